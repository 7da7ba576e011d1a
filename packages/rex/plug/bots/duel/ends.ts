import { RACE, type State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { COIN, estimate, unitsAt, type Board } from '../board.ts';

/** The first side of a battle, or the second. */
export type Side = 0 | 1;
/** What the first and the second side of a battle have of the victory after it. */
export type Shares = readonly [number, number];

/** How a battle may end, by what is lost with it. */
export interface Ends {
  /** The whole strength of each side. */
  readonly strengths: Shares;
  /** By side that wins, and by what it loses: its dial. */
  readonly wins: readonly [readonly Shares[], readonly Shares[]];
  readonly bothLost: Shares;
  readonly bothHome: Shares;
  /** By side that leaves the other alone. */
  readonly home: readonly [Shares, Shares];
}

/** Influence each unit collects. */
export const COLLECTED = 2;
/** What it is worth beside the board to hold the place afterwards: whoever dials little to spare units loses all of them with it. */
export const HELD = 0.4;
/** A unit that is lost has to be bought back and brought to the city again, as a share of what is at stake; one that comes home only the latter. */
const SPENT = 0.03;
const HOME = 0.3;
/** How much of a leader’s strength counts where nobody knows yet who will lead. */
const LEADING = 0.7;
/** Whoever can hardly win any more, or hardly lose, still fights as if so much depended on it. */
const AT_STAKE = 0.01;

/** What can still be won or lost by whoever has such a share. */
export const stake = (share: number): number => Math.max(AT_STAKE, share * (1 - share));

/** What a side has after one of them has won and lost what it dialled. */
export const shareOf = ({ strengths, wins }: Ends, winner: Side, dial: number, side: Side): number =>
  wins[winner][Math.min(dial, strengths[winner])]?.[side] ?? 0;

/** Takes so much strength of a seat from a place, ordinary units first; to the reserves or out of the game. */
function strip(board: Board, state: State, seat: Seat, place: number, strength: number, home: boolean): void {
  const { units } = state;
  const at = seat * board.places + place;
  const up = units.up[at] ?? 0;
  const rest = Math.max(0, strength - up);
  // A mechanized unit covers two: with one ordinary unit less nothing is lost beyond the dial.
  const spared = rest % 2 === 1 && up > 0 && seat === state.seatOf[RACE.LAZ] ? 1 : 0;
  const ordinary = Math.min(up, strength) - spared;
  units.up[at] = up - ordinary;
  if (home) units.reserve[seat] = (units.reserve[seat] ?? 0) + ordinary;
  if (seat === state.seatOf[RACE.LAZ]) {
    const heavy = Math.min(units.mechanized[place] ?? 0, Math.ceil((strength - ordinary) / 2));
    units.mechanized[place] = (units.mechanized[place] ?? 0) - heavy;
    if (home) units.reserveMechanized += heavy;
  }
  if (unitsAt(board, state, seat, place) === 0) units.standing[seat] = set.without(units.standing[seat] ?? 0, place);
}

/** Takes all of a seat from a place. */
export const leaving = (board: Board, state: State, seat: Seat, place: number): void =>
  strip(board, state, seat, place, unitsAt(board, state, seat, place), false);

/** Both shares by the evaluation of the board as each end leaves it. */
export function endsOf(board: Board, world: State, clone: (state: State) => State, seats: readonly [Seat, Seat]): Ends {
  const { location } = world.battle;
  const lasting = world.round < board.rounds ? 1 : 0;
  const values: number[] = [];
  /** After the first and the second side have lost so much there. */
  function after(first: number, second: number, home: readonly [boolean, boolean] = [false, false]): Shares {
    const state = clone(world);
    strip(board, state, seats[0], location, first, home[0]);
    strip(board, state, seats[1], location, second, home[1]);
    const standing = Array.from({ length: board.seats }, (_, seat) => seat).filter((seat) => unitsAt(board, state, seat, location) > 0);
    const [one, ...more] = standing;
    const spent = [lasting * (home[0] ? HOME : 1) * first, lasting * (home[1] ? HOME : 1) * second] as const;
    if (one === undefined || more.every((seat) => set.has(state.allies[one] ?? 0, seat))) return less(shares(state, one ?? -1), spent);
    // Whoever is left meets the others there, and the stronger of them holds the place.
    const power = standing.map((seat) => (unitsAt(board, state, seat, location) + LEADING * bestOf(seat)) ** 2);
    const all = power.reduce((sum, each) => sum + each, 0);
    const expected: [number, number] = [0, 0];
    standing.forEach((seat, i) => {
      const left = clone(state);
      let most = 0;
      for (const other of standing) {
        if (other === seat) continue;
        const units = unitsAt(board, left, other, location);
        most = Math.max(most, units);
        leaving(board, left, other, location);
      }
      strip(board, left, seat, location, Math.min(unitsAt(board, left, seat, location) - 1, Math.ceil(most / 2)), false);
      const [first0, second0] = shares(left, seat);
      expected[0] += (first0 * (power[i] ?? 0)) / all;
      expected[1] += (second0 * (power[i] ?? 0)) / all;
    });
    return less(expected, spent);
  }
  const bestOf = (seat: Seat): number =>
    Math.max(
      0,
      ...board.strength.filter((_, leader) => board.leaderRace[leader] === world.race[seat] && set.has(world.leaders.reserve, leader)),
    );
  /** What a share is worth to whoever has spent so many units for it. */
  const less = (values: Shares, spent: readonly [number, number]): Shares => [
    values[0] - SPENT * spent[0] * stake(values[0]),
    values[1] - SPENT * spent[1] * stake(values[1]),
  ];
  /** Where one seat holds the place, and collects what lies there. */
  function shares(state: State, master: Seat): Shares {
    estimate(board, state, values);
    const lying = state.lying[location] ?? 0;
    const worth = (seat: Seat): number => {
      const share = values[seat] ?? 0;
      if (seat !== master) return share;
      return share + stake(share) * (HELD + COIN * Math.min(lying, COLLECTED * unitsAt(board, state, seat, location)));
    };
    return [worth(seats[0]), worth(seats[1])];
  }
  const [all0, all1] = [unitsAt(board, world, seats[0], location), unitsAt(board, world, seats[1], location)];
  return {
    strengths: [all0, all1],
    wins: [
      Array.from({ length: all0 + 1 }, (_, loss) => after(loss, all1)),
      Array.from({ length: all1 + 1 }, (_, loss) => after(all0, loss)),
    ],
    bothLost: after(all0, all1),
    bothHome: after(all0, all1, [true, true]),
    home: [after(all0, 0, [true, false]), after(0, all1, [false, true])],
  };
}
