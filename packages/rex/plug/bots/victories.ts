import { set, type Seat } from '@orrery/kernel';
import { RACE, type Locations, type RexRules, type Seats, type State } from '@orrery/rex';
import { foretold, standings, unitsAt, type Board, type Standing } from './board.ts';

/** Somebody else who may win at the end of this round: how likely, how likely if nobody hinders them, and by which strongholds that could be denied them. */
export interface Victory {
  readonly members: Seats;
  readonly chance: number;
  readonly unhindered: number;
  readonly strongholds: Locations;
}

export interface Victories {
  /** Who may win, from a seat that is about to act: in this round, or in the next one at a discount. */
  threatening(state: State, seat: Seat): readonly Victory[];
  /** How many units somebody may bring to a stronghold with one turn, in the position that was looked at last. */
  coming(other: Seat, place: number): number;
  /** How many of them somebody would bring to where they are attacked, in the same position, perhaps with influence that is paid to them first. */
  joining(other: Seat, place: number, paid?: number): number;
}

/** How many more units make a fight half as doubtful. */
const DOUBT = 1.9;
/** So many stay behind where somebody moves out of a stronghold that is to be kept. */
const STAYING = 2;
/** Nobody takes more than this with one turn: with a movement, and with a deployment. */
const TAKEN = 2;
/** So often what looks certain comes true while one seat is left to hinder it, and with each one more; what is doubtful not much seldomer. Measured on games between bots. */
const TRUE = 0.5;
const HINDERED = 0.65;
const FLAT = 0.7;
/** What a victory counts that can only come in the next round, with so many to hinder it. */
const SOON = 0.5;
const LATER = 3;
/** Of the ways to what is missing those count that are so much worse than the best. */
const ALIKE = 0.5;

/** Turns of the phase go round from the first player. */
export const rankOf = (board: Board, state: State, seat: Seat): number => (seat - state.first + board.seats) % board.seats;

/** How often what looks so likely comes true, with so many who may still hinder it. */
const comes = (chance: number, hindering: number): number => TRUE * chance ** FLAT * HINDERED ** (hindering - 1);

const taken = (units: number, against: number): number =>
  units <= 0 ? 0 : against === 0 ? 1 : 1 / (1 + Math.exp((against - units) / DOUBT));

export function victories({ table }: RexRules, board: Board): Victories {
  const { deployCost, deployCostEnemy, moveBase, movePort } = table.pack.constants;
  const { places, seats } = board;
  const strongholds = set.list(board.strongholds);
  /** By seat and place: the largest group that may move there, the same if some stay behind, and what may be deployed. */
  const moved = new Float64Array(seats * places);
  const spared = new Float64Array(seats * places);
  const landed = new Float64Array(seats * places);
  const relocated = new Float64Array(seats);
  const there = new Float64Array(seats * places);
  /** By place: who stands there, and how many in all. */
  const standers = new Int32Array(places);
  const all = new Float64Array(places);
  let looked: State | null = null;

  function lookAt(state: State): void {
    looked = state;
    const { standing } = state.units;
    for (const place of strongholds) {
      standers[place] = 0;
      all[place] = 0;
      for (let seat = 0; seat < seats; seat++) {
        const units = unitsAt(board, state, seat, place);
        there[seat * places + place] = units;
        all[place] = all[place] + units;
        if (set.has(standing[seat] ?? 0, place)) standers[place] = set.with(standers[place], seat);
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const steps = set.has(state.maneuver.ports, seat) ? movePort : (table.moveBase[state.race[seat] ?? -1] ?? moveBase);
      const goals = table.reach[steps] ?? [];
      for (const place of strongholds) moved[seat * places + place] = spared[seat * places + place] = 0;
      for (let rest = standing[seat] ?? 0; rest !== 0; rest = set.rest(rest)) {
        const from = set.first(rest);
        const units = unitsAt(board, state, seat, from);
        const kept = units - (set.has(board.strongholds, from) ? STAYING : 0);
        for (let to = (goals[state.fleet.sector * places + from] ?? 0) & board.strongholds; to !== 0; to = set.rest(to)) {
          const at = seat * places + set.first(to);
          moved[at] = Math.max(moved[at] as number, units);
          spared[at] = Math.max(spared[at] as number, kept);
        }
      }
      for (const place of strongholds) landed[seat * places + place] = landing(state, seat, place);
      relocated[seat] = relocating(state, seat);
    }
  }

  function landing(state: State, seat: Seat, place: number, paid = 0): number {
    const kind = state.race[seat] ?? -1;
    const waiting = state.units.reserve[seat] ?? 0;
    if (kind === RACE.SOL) return set.has(table.solZone, place) ? waiting : 0;
    const met = set.without(standers[place] as number, seat) !== 0;
    const price = (met ? deployCostEnemy : deployCost) / (kind === RACE.HAC ? 2 : 1);
    const most = Math.floor(((state.influence[seat] ?? 0) + paid) / price);
    const mechanized = kind === RACE.LAZ ? Math.min(state.units.reserveMechanized, most) : 0;
    return 2 * mechanized + Math.min(waiting, most - mechanized);
  }

  /** Hacan, and whoever is allied with it, may bring a group from anywhere instead. */
  function relocating(state: State, seat: Seat): number {
    const hacan = state.seatOf[RACE.HAC] ?? -1;
    if (hacan < 0 || !set.has(set.with(state.allies[hacan] ?? 0, hacan), seat)) return 0;
    let most = 0;
    for (let rest = state.units.standing[seat] ?? 0; rest !== 0; rest = set.rest(rest)) {
      const from = set.first(rest);
      most = Math.max(most, unitsAt(board, state, seat, from) - (set.has(board.strongholds, from) ? STAYING : 0));
    }
    return Math.min(most, state.influence[seat] ?? 0);
  }

  const joining = (other: Seat, place: number, paid = 0): number => {
    const lands = looked && paid > 0 ? landing(looked, other, place, paid) : (landed[other * places + place] ?? 0);
    return (spared[other * places + place] ?? 0) + Math.max(lands, relocated[other] ?? 0);
  };
  const coming = (other: Seat, place: number): number => (moved[other * places + place] ?? 0) + (landed[other * places + place] ?? 0);

  /** How likely a side gets what it lacks, if those of it move who are named, and by which strongholds. */
  function winning({ members, held, needed }: Standing, moving: readonly Seat[]): Victory | null {
    const missing = needed - set.size(held);
    const fought = strongholds.filter((place) => ((standers[place] as number) & members) !== 0 && !set.has(held, place));
    if (missing > fought.length + TAKEN * moving.length) return null;
    let open: Locations = set.minus(board.strongholds, held);
    let turns = (1 << (TAKEN * moving.length)) - 1;
    const ownAt = (place: number): number => set.list(members).reduce((sum, member) => sum + (there[member * places + place] as number), 0);
    /** Whoever lacks one comes with everything; whoever lacks more moves to one and deploys in another. */
    const broughtBy = (turn: number, place: number): number => {
      const at = (moving[turn >> 1] as Seat) * places + place;
      return turn & 1 ? (landed[at] as number) : (spared[at] as number) + (missing === 1 ? (landed[at] as number) : 0);
    };
    let chance = 1;
    let least = 1;
    for (let lacking = missing; lacking > 0; lacking--) {
      least = 0;
      let found = -1;
      let by = -1;
      for (let rest = open; rest !== 0; rest = set.rest(rest)) {
        const place = set.first(rest);
        const own = ownAt(place);
        const against = (all[place] as number) - own;
        for (let turn = -1; turn < TAKEN * moving.length; turn++) {
          if (turn >= 0 && !set.has(turns, turn)) continue;
          const likely = taken(own + (turn < 0 ? 0 : broughtBy(turn, place)), against);
          if (likely > least) [least, found, by] = [likely, place, turn];
        }
      }
      if (found < 0) return null;
      open = set.without(open, found);
      if (by >= 0) turns = set.without(turns, by);
      chance *= least;
    }
    let ways: Locations = set.minus(board.strongholds, open);
    for (const place of set.list(open)) {
      const own = ownAt(place);
      const most = own + moving.reduce((units, member) => Math.max(units, coming(member, place)), 0);
      if (taken(most, (all[place] as number) - own) >= ALIKE * least) ways = set.with(ways, place);
    }
    return { members, chance, unhindered: chance, strongholds: ways };
  }

  function threatening(state: State, seat: Seat): readonly Victory[] {
    lookAt(state);
    const friends = set.with(state.allies[seat] ?? 0, seat);
    const rank = rankOf(board, state, seat);
    /** Where others stand already, it is theirs to defend. */
    const deniable = ({ members, strongholds: ways }: Victory): Locations =>
      set.of(
        set.list(ways).filter((place) => {
          const at = standers[place] as number;
          return (at & members) !== 0 || set.minus(at, friends) === 0;
        }),
      );
    const found: Victory[] = [];
    for (const side of standings(board, state)) {
      const { members, held, needed } = side;
      if (set.has(members, seat) || foretold(state, seat, members)) continue;
      const missing = needed - set.size(held);
      const hindering = board.seats - rank - set.list(members).filter((member) => rankOf(board, state, member) > rank).length;
      if (missing <= 0) {
        found.push({ members, chance: comes(1, hindering), unhindered: 1, strongholds: held });
        continue;
      }
      const each = set.list(members);
      const now = winning(
        side,
        each.filter((member) => rankOf(board, state, member) > rank),
      );
      const then = missing === 1 && state.round < board.rounds ? winning(side, each) : null;
      const soon = then && { ...then, chance: SOON * comes(then.chance, LATER), unhindered: SOON * then.chance };
      const likely = now && { ...now, chance: comes(now.chance, hindering) };
      const likelier = likely && (!soon || likely.chance >= soon.chance) ? likely : soon;
      const unhindered = Math.max(likely?.unhindered ?? 0, soon?.unhindered ?? 0);
      if (likelier) found.push({ ...likelier, unhindered, strongholds: deniable(likelier) });
    }
    return found;
  }

  return { threatening, coming, joining };
}
