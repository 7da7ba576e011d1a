import { set } from '@orrery/kernel';
import { RACE, type Locations, type RexPack, type RexRules, type State } from '@orrery/rex';

/** What of the pack is looked up while judging: places as numbers, and sets of them. */
export interface Board {
  readonly seats: number;
  readonly places: number;
  readonly sectors: number;
  readonly rounds: number;
  readonly strongholds: Locations;
  readonly shields: Locations;
  readonly ports: Locations;
  readonly sites: Locations;
  readonly sectorOf: readonly number[];
  readonly strength: readonly number[];
  readonly leaderRace: readonly number[];
  readonly cards: number;
  readonly needed: readonly number[];
}

export function boardOf(rules: RexRules): Board {
  const pack = rules.pack as unknown as RexPack;
  const { locations, constants, leaders, races } = pack;
  const where = (fits: (location: RexPack['locations'][number]) => boolean): Locations =>
    set.of(locations.flatMap((location, i) => (fits(location) ? [i] : [])));
  const gone = pack.playerCounts[String(rules.seats)]?.demolished ?? [];
  return {
    seats: rules.seats,
    places: locations.length,
    sectors: constants.sectors,
    rounds: constants.rounds,
    strongholds: where((location) => location.stronghold && !gone.includes(location.id)),
    shields: where((location) => location.shield),
    ports: where((location) => constants.ports.includes(location.id)),
    sites: where((location) => constants.solVictorySites.includes(location.id)),
    sectorOf: locations.map((location) => location.sector ?? 0),
    strength: leaders.map((leader) => leader.strength),
    leaderRace: leaders.map((leader) => races.findIndex((race) => race.id === leader.race)),
    cards: pack.strategyCards.length,
    needed: [0, 1, 2, 3, 4, 5, 6].map((size) => constants.strongholdsToWin[String(size)] ?? 9),
  };
}

/** Units of a seat in a place that count in a fight. */
export const unitsAt = (board: Board, state: State, seat: number, place: number): number =>
  (state.units.up[seat * board.places + place] ?? 0) + (state.seatOf[RACE.LAZ] === seat ? 2 * (state.units.mechanized[place] ?? 0) : 0);

const standingOf = (state: State, seat: number): Locations => state.units.standing[seat] ?? 0;

/** The only seat that stands in a place, or −1. */
export function holder(board: Board, state: State, place: number): number {
  let found = -1;
  for (let seat = 0; seat < board.seats; seat++)
    if (set.has(standingOf(state, seat), place)) {
      if (found >= 0) return -1;
      found = seat;
    }
  return found;
}

/** Whether the fleet may bomb a place at the end of this round. */
export function inDanger(board: Board, state: State, place: number): boolean {
  const sector = board.sectorOf[place] ?? 0;
  if (sector === 0 || set.has(set.minus(board.shields, state.shieldless), place)) return false;
  const ahead = (sector - state.fleet.sector + board.sectors) % board.sectors;
  return ahead >= 1 && ahead <= 6;
}

/** What lasts beyond the round: men, money, cards and leaders. */
function means(board: Board, state: State, seat: number): number {
  let onBoard = 0;
  for (let place = 0; place < board.places; place++) onBoard += unitsAt(board, state, seat, place);
  let leaders = 0;
  for (let leader = 0; leader < board.strength.length; leader++)
    if (set.has(state.leaders.reserve, leader) && board.leaderRace[leader] === state.race[seat]) leaders += board.strength[leader] ?? 0;
  return (
    0.1 * onBoard +
    0.06 * (state.units.reserve[seat] ?? 0) +
    0.22 * Math.sqrt(Math.max(0, state.influence[seat] ?? 0)) +
    0.16 * (state.cards.held[seat] ?? 0) +
    0.05 * leaders
  );
}

/** What a side gains by nobody else winning before the last round ends. */
function patience(board: Board, state: State, seat: number): number {
  const late = (state.round / board.rounds) ** 2;
  if (seat === state.seatOf[RACE.HAC]) return 1.2 * late + 0.3;
  if (seat !== state.seatOf[RACE.SOL]) return seat === state.seatOf[RACE.XXC] ? 0.1 : 0;
  for (let rest = board.sites; rest !== 0; rest = set.rest(rest)) {
    const at = holder(board, state, set.first(rest));
    if (at >= 0 && at !== seat) return 0.3;
  }
  return 1.4 * late + 0.3;
}

/** Each seat's estimated share of the victory: an alliance is one side, whose members share. */
export function estimate(board: Board, state: State, out: number[]): void {
  const strongholds = new Array<number>(board.seats).fill(0);
  const contested = new Array<number>(board.seats).fill(0);
  for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const place = set.first(rest);
    const at = holder(board, state, place);
    if (at >= 0) strongholds[at] = (strongholds[at] ?? 0) + 1;
    else
      for (let seat = 0; seat < board.seats; seat++)
        if (set.has(standingOf(state, seat), place)) contested[seat] = (contested[seat] ?? 0) + 0.4;
  }
  let total = 0;
  for (let seat = 0; seat < board.seats; seat++) {
    const side = set.with(state.allies[seat] ?? 0, seat);
    const size = set.size(side);
    let held = 0;
    let wealth = 0;
    let waiting = 0;
    for (let member = 0; member < board.seats; member++) {
      if (!set.has(side, member)) continue;
      held += (strongholds[member] ?? 0) + (contested[member] ?? 0);
      wealth += means(board, state, member);
      waiting = Math.max(waiting, patience(board, state, member));
    }
    const near = held / (board.needed[size] ?? 9);
    const score = Math.exp(3.2 * Math.min(1.15, near) + (0.6 * wealth) / Math.sqrt(size) + waiting) / size;
    out[seat] = score;
    total += score / 1;
  }
  for (let seat = 0; seat < board.seats; seat++) out[seat] = (out[seat] ?? 0) / total;
}
