import { quick, seeded, SPECTATOR, startMatch, type Chance, type Choice, type Match } from '@orrery/kernel';
import { gravity, type GravityEvent, type GravityRules, type View } from '@orrery/gravity';
import { expect, test } from 'vitest';
import { whyOf } from './why.ts';

const opened = gravity.open({ seats: 4, confrontation: true });
if ('faults' in opened) throw new Error('Gravity cannot be opened');
const rules: GravityRules = opened;
const told = (past: readonly number[]): readonly GravityEvent[] => past.flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry)]));

/** The reasons of the events from one on, as this viewer, nobody in particular, and everybody in a world dealt anew would be told them. */
function compare(
  match: Match<View>,
  viewer: number,
  events: readonly GravityEvent[],
  first: number,
  chance: Chance,
  codes: Set<string>,
): void {
  for (let at = first; at < events.length; at++) {
    const said = whyOf(rules, match.view(viewer), events, at);
    if (!said) continue;
    codes.add(said.code);
    const known = match.known(SPECTATOR);
    const redealt = rules.sample(known)(chance);
    const views = [known.view, ...Array.from({ length: rules.seats }, (_, other) => rules.view(redealt, other))];
    for (const view of views) expect(whyOf(rules, view, events, at)).toEqual(said);
  }
}

test('why partners vote as they do is told by what everybody sees: it stays the same whatever anybody secretly holds', () => {
  const codes = new Set<string>();
  for (let game = 0; game < 2; game++) {
    const chance = quick(game);
    const match = startMatch(rules, seeded(`why ${game}`));
    const heard = Array.from({ length: rules.seats }, () => ({ past: 0, events: [] as GravityEvent[] }));
    while (match.asked !== 0 && match.turn < 3000) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as Choice);
      for (const [viewer, { past, events }] of heard.entries()) {
        const now = match.past(viewer);
        const first = events.length;
        heard[viewer] = { past: now.length, events: [...events, ...told(now.slice(past))] };
        compare(match, viewer, heard[viewer].events, first, chance, codes);
      }
    }
  }
  expect(codes.has('disagreed')).toBe(true);
  expect(codes.size).toBeGreaterThan(3);
}, 60_000);
