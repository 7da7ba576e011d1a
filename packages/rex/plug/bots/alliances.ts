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

/** What somebody keeps of influence for cards and leaders, beside what brings all units from the reserves to the city. */
const KEPT = 8;
/** What whoever is given something may use beside that while there is room for cards. */
const USED = 4;
/** Less than this is not worth a gift. */
const SLIGHT = 3;

/** What bringing all units from the reserves to the city costs a seat. */
function fares(state: State, seat: Seat): number {
  if (state.race[seat] === RACE.SOL) return 0;
  const hacan = state.seatOf[RACE.HAC] ?? -1;
  const halved = hacan >= 0 && set.has(set.with(state.allies[seat] ?? 0, seat), hacan);
  const units = (state.units.reserve[seat] ?? 0) + (state.race[seat] === RACE.LAZ ? state.units.reserveMechanized : 0);
  return halved ? Math.ceil(units / 2) : units;
}

/** What a seat should give an ally who lacks what it has in abundance; nothing where that would be slight. */
export function gift(state: State, giver: Seat, taker: Seat, room: boolean): number {
  if (!set.has(state.allies[giver] ?? 0, taker)) return 0;
  const spare = (state.influence[giver] ?? 0) - fares(state, giver) - KEPT;
  const lacking = fares(state, taker) + (room ? USED : 0) - (state.influence[taker] ?? 0);
  const amount = Math.min(spare, lacking);
  return amount >= SLIGHT ? amount : 0;
}
