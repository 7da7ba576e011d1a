import type { RexPack, RexRules, State } from '@orrery/rex';

const SOL = 0;
const HACAN = 1;
const XXCHA = 4;
const LAZAX = 5;

/** What of the pack is looked up while judging: places as numbers, sets of them as bits. */
export interface Board {
  readonly seats: number;
  readonly places: number;
  readonly sectors: number;
  readonly rounds: number;
  readonly strongholds: number;
  readonly shields: number;
  readonly ports: number;
  readonly sites: number;
  readonly sectorOf: readonly number[];
  readonly strength: readonly number[];
  readonly leaderRace: readonly number[];
  readonly cards: number;
  readonly needed: readonly number[];
}

export function boardOf(rules: RexRules): Board {
  const pack = rules.pack as unknown as RexPack;
  const { locations, constants, leaders, races } = pack;
  const bits = (fits: (location: RexPack['locations'][number]) => boolean): number =>
    locations.reduce((set, location, i) => (fits(location) ? set | (1 << i) : set), 0);
  const gone = pack.playerCounts[String(rules.seats)]?.demolished ?? [];
  return {
    seats: rules.seats,
    places: locations.length,
    sectors: constants.sectors,
    rounds: constants.rounds,
    strongholds: bits((location) => location.stronghold && !gone.includes(location.id)),
    shields: bits((location) => location.shield),
    ports: bits((location) => constants.ports.includes(location.id)),
    sites: bits((location) => constants.solVictorySites.includes(location.id)),
    sectorOf: locations.map((location) => location.sector ?? 0),
    strength: leaders.map((leader) => leader.strength),
    leaderRace: leaders.map((leader) => races.findIndex((race) => race.id === leader.race)),
    cards: pack.strategyCards.length,
    needed: [0, 1, 2, 3, 4, 5, 6].map((size) => constants.strongholdsToWin[String(size)] ?? 9),
  };
}

/** Units of a seat in a place that count in a fight. */
export const unitsAt = (board: Board, state: State, seat: number, place: number): number =>
  (state.up[seat * board.places + place] as number) + (state.seatOf[LAZAX] === seat ? 2 * (state.mech[place] as number) : 0);

/** The only seat that stands in a place, or −1. */
export function holder(board: Board, state: State, place: number): number {
  let found = -1;
  for (let seat = 0; seat < board.seats; seat++)
    if (((state.standing[seat] as number) >> place) & 1) {
      if (found >= 0) return -1;
      found = seat;
    }
  return found;
}

const count = (set: number): number => {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** Whether the fleet may bomb a place at the end of this round. */
export function inDanger(board: Board, state: State, place: number): boolean {
  const sector = board.sectorOf[place] as number;
  if (sector === 0 || ((board.shields & ~state.shieldless) >> place) & 1) return false;
  const ahead = (sector - state.fleet + board.sectors) % board.sectors;
  return ahead >= 1 && ahead <= 6;
}

/** What lasts beyond the round: men, money, cards and leaders. */
function means(board: Board, state: State, seat: number): number {
  let onBoard = 0;
  for (let place = 0; place < board.places; place++) onBoard += unitsAt(board, state, seat, place);
  let leaders = 0;
  for (let leader = 0; leader < board.strength.length; leader++)
    if (state.leader[leader] === 1 && board.leaderRace[leader] === state.race[seat]) leaders += board.strength[leader] as number;
  return (
    0.1 * onBoard +
    0.06 * (state.reserve[seat] as number) +
    0.22 * Math.sqrt(Math.max(0, state.influence[seat] as number)) +
    0.16 * (state.held[seat] as number) +
    0.05 * leaders
  );
}

/** What a side gains by nobody else winning before the last round ends. */
function patience(board: Board, state: State, seat: number): number {
  const late = (state.round / board.rounds) ** 2;
  if (seat === state.seatOf[HACAN]) return 1.2 * late + 0.3;
  if (seat !== state.seatOf[SOL]) return seat === state.seatOf[XXCHA] ? 0.1 : 0;
  for (let rest = board.sites; rest !== 0; rest &= rest - 1) {
    const at = holder(board, state, 31 - Math.clz32(rest & -rest));
    if (at >= 0 && at !== seat) return 0.3;
  }
  return 1.4 * late + 0.3;
}

/** Each seat's estimated share of the victory: an alliance is one side, whose members share. */
export function estimate(board: Board, state: State, out: number[]): void {
  const strongholds = new Array<number>(board.seats).fill(0);
  const contested = new Array<number>(board.seats).fill(0);
  for (let rest = board.strongholds; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    const at = holder(board, state, place);
    if (at >= 0) strongholds[at] = (strongholds[at] as number) + 1;
    else
      for (let seat = 0; seat < board.seats; seat++)
        if (((state.standing[seat] as number) >> place) & 1) contested[seat] = (contested[seat] as number) + 0.4;
  }
  let total = 0;
  for (let seat = 0; seat < board.seats; seat++) {
    const side = (state.allies[seat] as number) | (1 << seat);
    const size = count(side);
    let held = 0;
    let wealth = 0;
    let waiting = 0;
    for (let member = 0; member < board.seats; member++) {
      if (!((side >> member) & 1)) continue;
      held += (strongholds[member] as number) + (contested[member] as number);
      wealth += means(board, state, member);
      waiting = Math.max(waiting, patience(board, state, member));
    }
    const near = held / (board.needed[size] ?? 9);
    const score = Math.exp(3.2 * Math.min(1.15, near) + (0.6 * wealth) / Math.sqrt(size) + waiting) / size;
    out[seat] = score;
    total += score / 1;
  }
  for (let seat = 0; seat < board.seats; seat++) out[seat] = (out[seat] as number) / total;
}
