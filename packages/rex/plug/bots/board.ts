import { set } from '@orrery/kernel';
import { PHASES, RACE, type Locations, type RexPack, type RexRules, type State } from '@orrery/rex';

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
  /** How far the fleet goes, by bombardment card. */
  readonly bombs: readonly number[];
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
    bombs: pack.bombardmentCards.map(({ value }) => value),
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

/** Who wins as one, which strongholds they hold alone, and how many they need. */
export interface Standing {
  readonly members: number;
  readonly held: Locations;
  readonly needed: number;
}

export function standings(board: Board, state: State): readonly Standing[] {
  const sides: Standing[] = [];
  for (let seat = 0; seat < board.seats; seat++) {
    const members = set.with(state.allies[seat] ?? 0, seat);
    if (set.first(members) !== seat) continue;
    let held: Locations = 0;
    for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
      const at = holder(board, state, set.first(rest));
      if (at >= 0 && set.has(members, at)) held = set.with(held, set.first(rest));
    }
    sides.push({ members, held, needed: board.needed[set.size(members)] ?? 9 });
  }
  return sides;
}

// What speaks for a side, as parts of the exponent by which its share of the victory grows: a regression over 1,870 ends of rounds in 374 games between bots.

/** Strongholds held in proportion to those needed, those fought over at a discount, and lacking no more than one. */
const NEAR = 0.6;
const CONTESTED = 0.4;
const ONE_SHORT = 0.8;
/** The weakest garrison of a stronghold, in full from so many units on. */
const GARRISON = 0.55;
const STEADY = 6;
const UNIT = 0.046;
/** A unit in the reserves, and how much more it is worth where there is influence to deploy it. */
const RESERVE = 0.012;
const DEPLOYABLE = 0.04;
const PURSE = 0.07;
export const CARD = 0.08;
/** A point of a leader's strength. */
export const LEADER = 0.01;
/** A coin more or less in a purse of usual size. */
export const COIN = 0.018;
/** Whoever wins if nobody has at the end, and more of it late in the game. */
const HEIR = 0.3;
const HEIR_LATE = 1.4;
/** What is still missing, shared by those who can fetch it, weighs on whoever does not inherit as the end comes near. */
const PRESSED = 0.8;
/** What the races are worth beside all that, and how time works for those who gain by waiting. */
const OUTLOOK: Readonly<Partial<Record<number, number>>> = {
  [RACE.HAC]: 0.3,
  [RACE.JOL]: -0.6,
  [RACE.LET]: -0.6,
  [RACE.XXC]: 0.6,
  [RACE.LAZ]: 0.5,
};
const PATIENCE: Readonly<Partial<Record<number, number>>> = { [RACE.HAC]: 1.6, [RACE.XXC]: 2 };

/** Once nobody moves any more, whoever holds enough wins at the end of the round, but for battles still to be fought; in the last round the heir, else. */
const DECIDED = 4;
const STILL_FOUGHT = 1.2;
const INHERITS = 2;
const BATTLES = PHASES.indexOf('battle');

/** What lasts beyond the round: men, money, cards and leaders. */
function means(board: Board, state: State, seat: number): number {
  let onBoard = 0;
  for (let place = 0; place < board.places; place++) onBoard += unitsAt(board, state, seat, place);
  let leaders = 0;
  for (let leader = 0; leader < board.strength.length; leader++)
    if (set.has(state.leaders.reserve, leader) && board.leaderRace[leader] === state.race[seat]) leaders += board.strength[leader] ?? 0;
  const reserve = (state.units.reserve[seat] ?? 0) + (seat === state.seatOf[RACE.LAZ] ? 2 * state.units.reserveMechanized : 0);
  const money = Math.max(0, state.influence[seat] ?? 0);
  return (
    UNIT * onBoard +
    RESERVE * reserve +
    DEPLOYABLE * (seat === state.seatOf[RACE.SOL] ? reserve : Math.min(reserve, money)) +
    PURSE * Math.sqrt(money) +
    CARD * (state.cards.held[seat] ?? 0) +
    LEADER * leaders
  );
}

/** Who would win if nobody had at the end of the last round and things stood as they do. */
export function inheritor(board: Board, state: State): number {
  const [sol, hacan] = [state.seatOf[RACE.SOL] ?? -1, state.seatOf[RACE.HAC] ?? -1];
  let heir = sol >= 0 ? sol : hacan;
  for (let rest = board.sites; rest !== 0 && heir === sol; rest = set.rest(rest)) {
    const at = holder(board, state, set.first(rest));
    if (at >= 0 && at !== sol) heir = hacan;
  }
  return heir;
}

/** The same, or Xxcha where it has foretold that. */
export function heirOf(board: Board, state: State): number {
  const heir = inheritor(board, state);
  if (heir < 0) return -1;
  const { race, round } = state.prediction;
  const named = round === board.rounds ? (state.seatOf[race] ?? -1) : -1;
  return named >= 0 && (named === heir || set.has(state.allies[heir] ?? 0, named)) ? (state.seatOf[RACE.XXC] ?? -1) : heir;
}

/** Whether time works for a seat: whoever else waits for the end loses with it. */
export function inherits(board: Board, state: State, seat: number): boolean {
  const heir = inheritor(board, state);
  return (heir >= 0 && set.has(set.with(state.allies[heir] ?? 0, heir), seat)) || heirOf(board, state) === seat;
}

/** Whether a seat is Xxcha, and has foretold that these win in this round. */
export function foretold(state: State, seat: number, members: number): boolean {
  const { race, round } = state.prediction;
  return state.race[seat] === RACE.XXC && round === state.round && race >= 0 && set.has(members, state.seatOf[race] ?? 31);
}

/** Each seat's estimated share of the victory: an alliance is one side, whose members share. */
export function estimate(board: Board, state: State, out: number[]): void {
  const { seats } = board;
  const late = (state.round / board.rounds) ** 2;
  const heir = heirOf(board, state);
  const moved = state.phase >= BATTLES;
  /** After the last movement nothing is kept for later. */
  const lasting = moved && state.round === board.rounds ? 0 : 1;
  const firm = new Array<number>(seats).fill(0);
  const fought = new Array<number>(seats).fill(0);
  const held = new Array<number>(seats).fill(0);
  const weakest = new Array<number>(seats).fill(STEADY);
  for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const place = set.first(rest);
    const at = holder(board, state, place);
    if (at >= 0) {
      held[at] = (held[at] ?? 0) + 1;
      firm[at] = (firm[at] ?? 0) + 1;
      weakest[at] = Math.min(weakest[at] ?? 0, unitsAt(board, state, at, place));
    } else
      for (let seat = 0; seat < seats; seat++)
        if (set.has(standingOf(state, seat), place)) {
          held[seat] = (held[seat] ?? 0) + CONTESTED;
          fought[seat] = (fought[seat] ?? 0) + 1;
        }
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const side = set.with(state.allies[seat] ?? 0, seat);
    const size = set.size(side);
    const needed = board.needed[size] ?? 9;
    let strongholds = 0;
    let sure = 0;
    let open = 0;
    let wealth = 0;
    let waiting = Number.NEGATIVE_INFINITY;
    let garrison = STEADY;
    for (let member = 0; member < seats; member++) {
      if (!set.has(side, member)) continue;
      strongholds += held[member] ?? 0;
      sure += firm[member] ?? 0;
      open += fought[member] ?? 0;
      wealth += means(board, state, member);
      if ((held[member] ?? 0) >= 1) garrison = Math.min(garrison, weakest[member] ?? 0);
      const race = state.race[member] ?? -1;
      // What Xxcha has foretold is nobody else’s victory.
      if (race === RACE.XXC && member !== seat) continue;
      const patience =
        (member === heir ? HEIR + HEIR_LATE * late + (state.round === board.rounds ? INHERITS : 0) : 0) + (PATIENCE[race] ?? 0) * late;
      waiting = Math.max(waiting, patience + (OUTLOOK[race] ?? 0));
    }
    const pressed = heir >= 0 && !set.has(side, heir) ? (PRESSED * late * Math.max(0, needed - strongholds)) / size : 0;
    const score =
      NEAR * Math.min(1.15, strongholds / needed) +
      (strongholds >= needed - 1 ? ONE_SHORT : 0) +
      (strongholds >= 1 ? (GARRISON * garrison) / STEADY : 0) +
      (lasting * wealth) / Math.sqrt(size) +
      (moved ? (sure >= needed ? DECIDED : sure + open >= needed ? STILL_FOUGHT : 0) : 0) +
      waiting -
      pressed;
    const share = Math.exp(score) / size;
    out[seat] = share;
    total += share;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] ?? 0) / total;
}
