import { set } from '@orrery/kernel';
import type { Seats, State } from '@orrery/rex';
import { estimate, holder, inherits, type Board } from './board.ts';

/** What each seat's estimated share becomes if these seats ally, and was before. */
export interface Change {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** From this part of the game on those who do not inherit stand together. */
const LATE = 0.5;

/** Whether these seats are within one stronghold of what they would need together, or two where time works for others: only then is an alliance worth a closer look. */
export function promising(board: Board, state: State, members: Seats): boolean {
  let held = 0;
  for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const seat = holder(board, state, set.first(rest));
    if (seat >= 0 && set.has(members, seat)) held++;
  }
  const pressed = state.round > LATE * board.rounds && !set.list(members).some((seat) => inherits(board, state, seat));
  return held >= (board.needed[set.size(members)] ?? 9) - (pressed ? 2 : 1);
}

/** Judges an alliance by its end: the members leave whatever they were in, and are one side from then on. */
export function ifAllied(board: Board, state: State, members: Seats): Change {
  const before: number[] = [];
  estimate(board, state, before);
  const kept = state.allies;
  const allies = kept.map((mates, seat) => (set.has(members, seat) ? set.without(members, seat) : set.minus(mates, members)));
  const after: number[] = [];
  state.allies = allies;
  estimate(board, state, after);
  state.allies = kept;
  return { before, after };
}

/** How much an alliance draws a seat: more than 1 where its share of the victory grows. */
export function drawnTo(change: Change, seat: number): number {
  const [before, after] = [change.before[seat] ?? 0, change.after[seat] ?? 0];
  return Math.min(30, Math.max(0.02, Math.exp(25 * (after - before))));
}
