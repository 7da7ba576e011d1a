import { victorNow, type GravityRules, type State, type View } from '@orrery/gravity';
import { quick, set, type Choice, type Known, type Seat } from '@orrery/kernel';
import type { Folly } from '@orrery/games/plug';

/** What speaks against a choice. `folly.<code>` of the messages says it. */
export const FOLLIES = [
  'half-measure',
  'no-effect',
  'undone',
  'burns-cards',
  'victory-given',
  'victory-missed',
  'victory-allowed',
] as const;
type Code = (typeof FOLLIES)[number];
const OVERLOOKED: ReadonlySet<Code> = new Set(['victory-allowed']);

/** Positions looked at before a defence is taken to be possible. */
const MOST = 3000;
const CORPORATIONS = 1;

interface Named {
  readonly verb: string;
  readonly [argument: string]: string | number;
}

export function follies(rules: GravityRules): (known: Known<View>, open: readonly Choice[]) => readonly Folly[] {
  const { table } = rules;
  const named = (choice: Choice): Named => rules.choices.name(choice);
  const islandOf = (choice: Named): number => table.islandIds.indexOf(String(choice.island));
  const sideOf = (seat: Seat): number => table.side[seat] ?? -1;
  const turning = new Set(
    table.pack.cards.flatMap((card) =>
      (['A', 'B'] as const).filter((which) => card.actions[which].op === 'turn').map((which) => `${card.number}${which}`),
    ),
  );
  /** Whether turning an own island gives it gravity. */
  const stirs = table.pack.cards.some(({ actions }) => [actions.A, actions.B].some(({ op, amount = 0 }) => op === 'turn' && amount > 0));
  /** Turning changes nothing there: nobody is beside it, and it gains nothing. */
  const idle = (state: State, seat: Seat, island: number): boolean =>
    state.islands[island]?.near === 0 && !(stirs && set.has(state.players[seat]?.control ?? 0, island));
  const { castlingCost } = table.pack.round;

  /** An own redeployment of the running action that this one takes back. */
  function takesBack({ past }: Known<View>, { piece, from, to }: Named): boolean {
    for (let i = past.length - 1; i >= 0; i--) {
      const entry = past[i] as number;
      if (entry >= 0) continue;
      const earlier = named(~entry);
      if (earlier.verb !== 'redeploy') return false;
      if (earlier.piece === piece && earlier.from === to && earlier.to === from) return true;
    }
    return false;
  }

  /** Two castlings leave turns without a card: one turn may be given up, not more. */
  function burns(state: State, seat: Seat): boolean {
    const player = state.players[seat];
    if (!player) return false;
    return player.held - castlingCost < table.turns - player.turns - 1;
  }

  function byItself(state: State, known: Known<View>, choice: Choice, open: readonly Choice[]): Code | null {
    const seat = known.view.viewer;
    const said = named(choice);
    switch (said.verb) {
      case 'stabiliseUnits':
        return open.some((other) => Number(named(other).units) > Number(said.units)) ? 'half-measure' : null;
      case 'turn':
        return idle(state, seat, islandOf(said)) ? 'no-effect' : null;
      case 'act':
        return turning.has(String(said.action)) && set.list(state.players[seat]?.control ?? 0).every((island) => idle(state, seat, island))
          ? 'no-effect'
          : null;
      case 'redeploy':
        return takesBack(known, said) ? 'undone' : null;
      case 'castle':
        return burns(state, seat) ? 'burns-cards' : null;
      case 'target':
      case 'cell':
        return pulled(state, seat, choice, open);
      default:
        return null;
    }
  }

  /** Whom a pull could make win at once. */
  function victors(state: State, seat: Seat, choice: Choice): readonly number[] {
    const after = rules.clone(state);
    rules.apply(after, seat, choice, quick(0));
    const result = rules.result(after);
    if (result) return result.winners.map(sideOf);
    if (named(choice).verb !== 'target' || !set.has(rules.asked(after), seat)) return [-1];
    const list: Choice[] = [];
    const n = rules.legal(after, seat, list);
    return list.slice(0, n).flatMap((cell) => (named(cell).verb === 'cell' ? victors(after, seat, cell) : [-1]));
  }

  function pulled(state: State, seat: Seat, choice: Choice, open: readonly Choice[]): Code | null {
    const own = sideOf(seat);
    const here = victors(state, seat, choice);
    if (here.length > 0 && here.every((side) => side >= 0 && side !== own)) return 'victory-given';
    return !here.includes(own) && open.some((other) => victors(state, seat, other).includes(own)) ? 'victory-missed' : null;
  }

  /** Whether a turn that begins with this choice can end so that no rival would win in the islands phase; true where that would take too long to say. */
  function defends(state: State, seat: Seat, choice: Choice, budget: { left: number }): boolean {
    const own = sideOf(seat);
    const list: Choice[] = [];
    const go = (from: State, by: Choice): boolean => {
      if (budget.left-- <= 0) return true;
      const after = rules.clone(from);
      rules.apply(after, seat, by, quick(0));
      const running = after.round.phase === CORPORATIONS && after.turn.actor === seat && rules.asked(after) === 1 << seat;
      if (!running) {
        const victor = after.round.phase === CORPORATIONS || after.round.number === from.round.number ? victorNow(table, after) : -1;
        return victor < 0 || victor === own;
      }
      const n = rules.legal(after, seat, list);
      const next = list.slice(0, n);
      // Which cards pay for a castling does not bear on the islands.
      return (named(next[0] as Choice).verb === 'pay' ? next.slice(0, 1) : next).some((each) => go(after, each));
    };
    return go(state, choice);
  }

  /** In the last turn of a side: choices after which a rival's victory can no longer be prevented, though it could be. */
  function allows(state: State, seat: Seat, open: readonly Choice[]): readonly Choice[] {
    const player = state.players[seat];
    if (!player || state.round.phase !== CORPORATIONS || state.turn.actor !== seat || rules.asked(state) !== 1 << seat) return [];
    const more = state.turn.card < 0 ? 1 : 0;
    if (player.turns < table.turns && player.held > more) return [];
    if (table.teams && (table.members[sideOf(seat)] ?? []).some((other) => other !== seat && (state.players[other]?.held ?? 0) > 0))
      return [];
    const victor = victorNow(table, state);
    if (victor < 0 || victor === sideOf(seat)) return [];
    const budget = { left: MOST };
    const good = open.map((choice) => defends(state, seat, choice, budget));
    return good.includes(true) ? open.filter((_, i) => !good[i]) : [];
  }

  return (known, open) => {
    const seat = known.view.viewer;
    const state = rules.sample(known)(quick(0));
    const allowing = new Set(allows(state, seat, open));
    return open.flatMap((choice) => {
      const code = byItself(state, known, choice, open) ?? (allowing.has(choice) ? 'victory-allowed' : null);
      return code ? [{ choice, code, values: {}, ...(OVERLOOKED.has(code) ? { overlooked: true } : {}) }] : [];
    });
  };
}
