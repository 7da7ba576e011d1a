import { set, type Seat } from '@orrery/kernel';
import { RACE, type Seats, type State } from '@orrery/rex';
import { estimate, type Board } from './board.ts';

/** What each seat's estimated share becomes if these seats ally, and was before. */
export interface Change {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Each seat’s estimated share as things stand. */
export function estimated(board: Board, state: State): readonly number[] {
  const shares: number[] = [];
  estimate(board, state, shares);
  return shares;
}

/** Judges an alliance by its end: the members leave whatever they were in, and are one side from then on. One seat alone leaves its allies. */
export function ifAllied(board: Board, state: State, members: Seats, before = estimated(board, state)): Change {
  const kept = state.allies;
  const allies = kept.map((mates, seat) => (set.has(members, seat) ? set.without(members, seat) : set.minus(mates, members)));
  state.allies = allies;
  const after = estimated(board, state);
  state.allies = kept;
  return { before, after };
}

/** How many times its present share a seat has of the victory in an alliance. */
export const gainOf = ({ before, after }: Change, seat: Seat): number => ((after[seat] ?? 0) + 1e-4) / ((before[seat] ?? 0) + 1e-4);

/** The least any of them gains: who gains nothing does not agree. */
export const leastGain = (change: Change, members: Seats): number => Math.min(...set.list(members).map((member) => gainOf(change, member)));

/** Units that are brought to the city in one round at most, as far as anybody keeps influence for them. */
const AT_ONCE = 8;
/** What somebody keeps for cards while there is room for them, for a leader to be bought back, and anyway. */
const FOR_CARDS = 4;
const FOR_LEADER = 4;
const ANYWAY = 2;
/** Less than this is not worth a gift. */
const SLIGHT = 3;

/** What bringing units from the reserves to the city costs a seat in a round; in the last one they go where others stand. */
function fares(board: Board, state: State, seat: Seat): number {
  if (state.race[seat] === RACE.SOL) return 0;
  const hacan = state.seatOf[RACE.HAC] ?? -1;
  const halved = hacan >= 0 && set.has(set.with(state.allies[seat] ?? 0, seat), hacan);
  const waiting = (state.units.reserve[seat] ?? 0) + (state.race[seat] === RACE.LAZ ? state.units.reserveMechanized : 0);
  const units = Math.min(AT_ONCE, waiting) * (state.round === board.rounds ? 2 : 1);
  return halved ? Math.ceil(units / 2) : units;
}

/** What a seat can do with influence in this round: units, cards while it has room for them, and a leader. */
function uses(board: Board, state: State, seat: Seat, room: boolean): number {
  const fallen = board.leaderRace.some((race, leader) => race === state.race[seat] && set.has(state.leaders.lost, leader));
  return fares(board, state, seat) + (room ? FOR_CARDS : 0) + (fallen ? FOR_LEADER : 0);
}

/** What a seat should give an ally who can use it and lacks it; nothing where that would be slight. */
export function gift(board: Board, state: State, giver: Seat, taker: Seat, room: (seat: Seat) => boolean): number {
  if (!set.has(state.allies[giver] ?? 0, taker)) return 0;
  const kept = state.round < board.rounds ? ANYWAY : 0;
  const spare = (state.influence[giver] ?? 0) - uses(board, state, giver, room(giver)) - kept;
  const lacking = uses(board, state, taker, room(taker)) - (state.influence[taker] ?? 0);
  const amount = Math.min(spare, lacking);
  return amount >= SLIGHT ? amount : 0;
}
