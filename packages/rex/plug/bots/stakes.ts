import { set, type Seat } from '@orrery/kernel';
import type { Seats, State } from '@orrery/rex';
import { foretold, holder, inheritor, unitsAt, type Board } from './board.ts';

/** What the end of the round is worth to a seat: with its victory, without one, and with that of others. */
const [OWN, NONE, OTHERS] = [1, 0.5, 0];
/** Whoever has less than this share of what others have in a stronghold does not hold it in the end. */
const CLAIM = 0.5;

/** How a seat fares at the end of the round by who holds one place then. */
export interface Stakes {
  readonly lost: number;
  readonly empty: number;
  readonly held: number;
}

const alliance = (state: State, seat: Seat): Seats => set.with(state.allies[seat] ?? 0, seat);

/** Who of these holds a stronghold that is fought over if all goes well for them, or whoever stands there alone; −1 for nobody. */
function claimant(board: Board, state: State, place: number, favoured: Seats): number {
  const alone = holder(board, state, place);
  if (alone >= 0) return alone;
  let [best, most, others] = [-1, 0, 0];
  for (let seat = 0; seat < board.seats; seat++) {
    const units = unitsAt(board, state, seat, place);
    if (!set.has(favoured, seat)) others = Math.max(others, units);
    else if (units > most) [best, most] = [seat, units];
  }
  return most >= CLAIM * others ? best : -1;
}

/** Who has won when the round ends, if the strongholds are held so. */
function winners(board: Board, state: State, held: (place: number) => number): Seats {
  const counted = new Map<Seats, number>();
  for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const at = held(set.first(rest));
    if (at < 0) continue;
    const side = alliance(state, at);
    counted.set(side, (counted.get(side) ?? 0) + 1);
  }
  for (const [side, strongholds] of counted) if (strongholds >= (board.needed[set.size(side)] ?? 9)) return side;
  if (state.round < board.rounds) return 0;
  const heir = inheritor(board, state, held);
  return heir >= 0 ? alliance(state, heir) : 0;
}

/** How a seat fares at the end of the round if somebody holds a place then, where all goes well elsewhere for these. */
function worthIf(board: Board, state: State, seat: Seat, place: number, at: number, favoured: Seats): number {
  const won = winners(board, state, (other) => (other === place ? at : claimant(board, state, other, favoured)));
  if (won === 0) return NONE;
  return set.has(won, seat) || foretold(state, seat, won) ? OWN : OTHERS;
}

/** What hangs on a place between a seat and another, where all goes well elsewhere for these. */
export function stakesOf(board: Board, state: State, seat: Seat, place: number, rival: Seat, favoured: Seats): Stakes {
  const worth = (at: number): number => worthIf(board, state, seat, place, at, favoured);
  return { lost: worth(rival), empty: worth(-1), held: worth(seat) };
}

/** Whether the other side wins the game with this place, and nobody has it who beats them there. */
export function stops(board: Board, state: State, seat: Seat, place: number, rival: Seat): boolean {
  const { lost, empty, held } = stakesOf(board, state, seat, place, rival, alliance(state, rival));
  return lost < empty && held <= empty;
}

/** Whether a seat wins the game, alone or with its allies, if it holds this place, and not otherwise. */
export function wins(board: Board, state: State, seat: Seat, place: number, rival: Seat): boolean {
  const { lost, empty, held } = stakesOf(board, state, seat, place, rival, alliance(state, seat));
  return held === OWN && held > empty && held > lost;
}

/** Whether a seat fares better at the end of the round with one than with another in a place where these two fight. */
export function prefers(board: Board, state: State, seat: Seat, place: number, one: Seat, other: Seat): boolean {
  const worth = (at: Seat): number => worthIf(board, state, seat, place, at, alliance(state, one));
  return worth(one) > worth(other);
}

/** Strongholds that are theirs alone, or may well be when the fights are over. */
export function claims(board: Board, state: State, members: Seats): number {
  let found = 0;
  for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const at = claimant(board, state, set.first(rest), members);
    if (at >= 0 && set.has(members, at)) found++;
  }
  return found;
}
