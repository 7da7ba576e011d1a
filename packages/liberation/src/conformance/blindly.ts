import type { World } from '@orrery/kernel/conformance';
import { At } from '../decision-ids.ts';
import { size } from '../cities.ts';
import { ready, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { LiberationChoice, LiberationEvent } from '../words.ts';

/**
 * A way to play whose visible choices are drawn from what everybody sees, so that they carry no weight about secrets: never an occupation or a sabotage
 * that not every hand would allow, missions only where every hand card could pay for its own. Hidden choices are even.
 */
export function blindly(
  { rules, state }: World<State, View, LiberationChoice, LiberationEvent>,
  _seat: number,
  open: readonly number[],
  below: (bound: number) => number,
): number {
  const verbs = open.map((choice) => rules.choices.name(choice).verb);
  const among = (fits: (verb: string) => boolean): number => {
    const found = open.map((_, i) => i).filter((i) => fits(verbs[i] ?? ''));
    return found[below(found.length)] as number;
  };
  const one = (...wanted: readonly string[]): number => among((verb) => wanted.includes(verb));
  switch (state.at) {
    case At.DYN_STEP2: {
      const attackers = open.filter(
        (choice, i) =>
          verbs[i] === 'exploit' && freeNeighbours(state, choice, rules.choices.code({ verb: 'exploit', city: firstCity(rules) })),
      );
      if (size(state.dynasty) >= 2 && size(ready(state)) >= 3 && below(3) === 0) return one('mission');
      if (attackers.length > 0 && below(4) !== 0) return open.indexOf(attackers[below(attackers.length)] as number);
      return verbs.includes('unexploit') && below(2) === 0 ? one('unexploit') : one('pass');
    }
    case At.DYN_EXPLOIT:
    case At.WARP_OP:
      return verbs.includes('perform') && below(3) === 0 ? one('perform') : one('attack', ...(verbs.includes('attack') ? [] : ['perform']));
    case At.WARP_EXPLOIT:
      return one('skip');
    case At.LIB_STEP2: {
      const wish = below(3);
      if (wish === 0 && size(state.liberation) >= 2) return one('mission');
      return wish === 1 ? one('evade') : one('pass');
    }
    case At.SPY_TAKE:
      return below(2) === 0 ? one('takeNone') : one('take');
    default:
      return below(open.length);
  }
}

const firstCity = (rules: { readonly names: Readonly<Record<string, Readonly<Record<string, unknown>>>> }): string =>
  Object.keys(rules.names['city'] ?? {})[0] ?? '';

/** A city that could attack is worth exploiting whatever the hand. */
const freeNeighbours = (state: State, choice: number, base: number): boolean =>
  ((state.adjacent[choice - base] as number) & ~state.occupied) !== 0;
