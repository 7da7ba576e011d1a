import { set, type Seat } from '@orrery/kernel';
import { RACE, type RexRules, type Seats, type State } from '@orrery/rex';
import { unitsAt, type Board } from './board.ts';
import { fights, type Hands } from './fights.ts';
import { danger } from './ventures.ts';
import { rankOf } from './victories.ts';

/** What is less likely than this is left out. */
const RARE = 0.015;

/** How the round may end: with a victory of a seat, or of others. */
export interface Ending {
  readonly own: number;
  readonly others: number;
}

/** How likely it is that somebody wins at the end of a round, with so many units in the strongholds as are put there. */
export interface Endings {
  /** Looks at a position with the eyes of a seat. */
  begin(state: State, seat: Seat, hands?: Hands): void;
  /** Sol’s allies who move after somebody may still leave Sol what they hold. */
  await(rank: number): void;
  put(seat: Seat, place: number, units: number): void;
  there(seat: Seat, place: number): number;
  /** How likely a seat holds a stronghold at the end. */
  holds(seat: Seat, place: number): number;
  kept(): Float64Array;
  restore(kept: Float64Array): void;
  /** How the round ends for a seat as things stand. */
  ending(seat: Seat): Ending;
  readonly side: Int32Array;
}

export function endings(rules: RexRules, board: Board): Endings {
  const { places, seats } = board;
  const strongholds = set.list(board.strongholds);
  const fought = strongholds.length;
  const { look, holding } = fights(rules, board);
  const n = new Float64Array(seats * places);
  const safe = new Float64Array(places);
  const side = new Int32Array(seats);
  /** By stronghold: who may hold it at the end, and how likely. */
  const owners: number[][] = strongholds.map(() => []);
  const likely: number[][] = strongholds.map(() => []);
  const holds = new Int32Array(fought);
  /** By stronghold: units were put there since it was looked at; by place: which stronghold it is. */
  const changed = new Uint8Array(fought);
  const numbered = Array.from({ length: places }, (_, place) => strongholds.indexOf(place));
  /** By stronghold: the only one of Sol’s allies who stands there may still leave it to Sol. */
  const free = new Int32Array(fought);
  /** Sol’s allies who have not moved yet. */
  let leaving: Seats = 0;
  const counted = new Int32Array(seats);
  const out = new Float64Array(seats);
  const units: number[] = [];
  let none = 0;
  let spoilt = 0;
  let named = -1;
  /** Whom Xxcha has foretold for this round, which nobody else knows. */
  let foretold = -1;
  let last = false;
  let sol = -1;
  let hacan = -1;
  let xxcha = -1;
  let now: State;

  function settle(k: number): void {
    const place = strongholds[k] as number;
    const found = owners[k] as number[];
    found.length = units.length = 0;
    for (let seat = 0; seat < seats; seat++) {
      const standing = n[seat * places + place] as number;
      if (standing <= 0) continue;
      found.push(seat);
      units.push(standing);
    }
    const only = found.length === 1 ? (found[0] as number) : -1;
    free[k] = only >= 0 && set.has(leaving, only) && board.sectorOf[place] !== now.fleet.sector ? 1 : 0;
    const chance = (likely[k] = found.length > 0 ? holding(found, units) : []);
    let rest = 1;
    for (let i = found.length - 1; i >= 0; i--) {
      chance[i] = (safe[place] as number) * (chance[i] as number);
      if ((chance[i] as number) < RARE) {
        found.splice(i, 1);
        chance.splice(i, 1);
      } else rest -= chance[i] as number;
    }
    if (rest > RARE || found.length === 0) {
      found.push(-1);
      chance.push(rest);
    } else chance[0] = (chance[0] as number) + rest;
  }

  function winners(): Seats {
    for (let seat = 0; seat < seats; seat++) counted[seat] = 0;
    for (let k = 0; k < fought; k++) {
      const at = holds[k] as number;
      if (at < 0) continue;
      const members = side[at] as number;
      const first = set.first(members);
      counted[first] = (counted[first] as number) + 1;
      if (counted[first] >= (board.needed[set.size(members)] ?? 9)) return members;
    }
    if (!last) return 0;
    if (sol >= 0) {
      let barred = false;
      for (let k = 0; k < fought; k++)
        if (set.has(board.sites, strongholds[k] as number) && (holds[k] as number) >= 0 && holds[k] !== sol && free[k] === 0) barred = true;
      if (!barred) return side[sol] as number;
    }
    if (hacan >= 0) return side[hacan] as number;
    counted.fill(0);
    let most = 0;
    for (let k = 0; k < fought; k++) {
      const at = holds[k] as number;
      if (at >= 0) most = Math.max(most, (counted[at] = (counted[at] as number) + 1));
    }
    let found: Seats = 0;
    for (let seat = 0; seat < seats; seat++) if (counted[seat] === most) found = set.with(found, seat);
    return found;
  }

  function spread(k: number, chance: number): void {
    if (k === fought) {
      const won = winners();
      if (won === 0) none += chance;
      for (let rest = won; rest !== 0; rest = set.rest(rest)) out[set.first(rest)] = (out[set.first(rest)] as number) + chance;
      if (named >= 0 && set.has(won, named)) {
        spoilt += chance;
        if (set.has(won, xxcha)) out[xxcha] = (out[xxcha] as number) - chance;
      }
      return;
    }
    const found = owners[k] as number[];
    for (let i = 0; i < found.length; i++) {
      holds[k] = found[i] as number;
      spread(k + 1, chance * ((likely[k] as number[])[i] as number));
    }
  }

  function ending(seat: Seat): Ending {
    named = seat === xxcha ? foretold : -1;
    out.fill(0);
    none = spoilt = 0;
    for (let k = 0; k < fought; k++) if (changed[k] === 1) settle(k);
    changed.fill(0);
    spread(0, 1);
    const own = (out[seat] as number) + spoilt;
    return { own, others: Math.max(0, 1 - none - own) };
  }

  function awaiting(rank: number): void {
    changed.fill(1);
    leaving = 0;
    for (const ally of sol < 0 ? [] : set.list(now.allies[sol] ?? 0))
      if (rankOf(board, now, ally) > rank) leaving = set.with(leaving, ally);
  }

  function begin(state: State, seat: Seat, hands?: Hands): void {
    now = state;
    last = state.round === board.rounds;
    sol = state.seatOf[RACE.SOL] ?? -1;
    hacan = state.seatOf[RACE.HAC] ?? -1;
    xxcha = state.seatOf[RACE.XXC] ?? -1;
    foretold = seat === xxcha && state.prediction.round === state.round ? (state.seatOf[state.prediction.race] ?? -1) : -1;
    for (let other = 0; other < seats; other++) {
      side[other] = set.with(state.allies[other] ?? 0, other);
      for (let place = 0; place < places; place++)
        n[other * places + place] = unitsAt(board, state, other, place) + (other === xxcha ? (state.units.faceDown[place] ?? 0) : 0);
    }
    for (const place of strongholds) safe[place] = 1 - danger(board, state, seat, place);
    look(state, seat, hands);
    awaiting(rankOf(board, state, seat));
  }

  return {
    begin,
    await: awaiting,
    put: (seat, place, more) => {
      n[seat * places + place] = (n[seat * places + place] as number) + more;
      const k = numbered[place] as number;
      if (k >= 0) changed[k] = 1;
    },
    there: (seat, place) => n[seat * places + place] as number,
    holds(seat, place) {
      const k = numbered[place] as number;
      if (changed[k] === 1) settle(k);
      changed[k] = 0;
      return (likely[k] as number[])[(owners[k] as number[]).indexOf(seat)] ?? 0;
    },
    kept: () => n.slice(),
    restore: (kept) => {
      n.set(kept);
      changed.fill(1);
    },
    ending,
    side,
  };
}
