import { set } from '@orrery/kernel';
import { PHASES, RACE, type Locations, type RexPack, type RexRules, type Seats, type State } from '@orrery/rex';

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
  /** How likely it goes at least so far. */
  readonly reached: readonly number[];
  /** By influence card: whether it is an Offensive, and the places it names. */
  readonly offensives: readonly boolean[];
  readonly named: readonly Locations[];
}

export function boardOf(rules: RexRules): Board {
  const pack = rules.pack as unknown as RexPack;
  const { locations, constants, leaders, races } = pack;
  const where = (fits: (location: RexPack['locations'][number]) => boolean): Locations =>
    set.of(locations.flatMap((location, i) => (fits(location) ? [i] : [])));
  const bombs = pack.bombardmentCards.map(({ value }) => value);
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
    bombs,
    reached: Array.from({ length: constants.sectors }, (_, ahead) => bombs.filter((sectors) => sectors >= ahead).length / bombs.length),
    offensives: pack.influenceCards.map(({ kind }) => kind === 'offensive'),
    named: pack.influenceCards.map(({ first, second }) => where(({ id }) => id === first?.loc || id === second?.loc)),
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

// How likely a side wins by strongholds in a round, as an exponent: counted at the beginnings of rounds in games between bots, alliances among them.

/** With nothing missing, and for each stronghold that is; with everybody more who moves for the side half a one less. */
const WON = -1.2;
const MISSING = 1.9;
const MOVER = 0.5;
/** What is fought over counts for so much of a stronghold. */
const CONTESTED = 0.4;
/** Later rounds, by members at a full table, and how much of what is ahead now, or of what is owned, is so still then. */
const LATER: readonly number[] = [0, 0.009, 0.025, 0.05];
const CARRIED = 0.3;
const OWNED = 0.7;
const FULL = 6;
const ORDINARY = -4.6;
/** How much the means of whoever inherits keep others from winning before. */
const RESISTED = 0.5;
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
/** All that, as seats usually have it. */
const USUAL = 1.7;
/** What the races are worth beside all that. */
const OUTLOOK: Readonly<Partial<Record<number, number>>> = { [RACE.JOL]: -0.3, [RACE.LET]: -0.3, [RACE.LAZ]: 0.4 };

/** Once nobody moves any more: whoever holds enough wins at the end of the round, and each battle that is still to be won for it leaves so much. */
const HELD = 0.93;
const TO_WIN = 0.45;
const BATTLES = PHASES.indexOf('battle');

/** What whoever holds nothing still may hope for. */
const FEWEST = 0.4;

/** How likely nobody but Sol has one of Sol’s sites at the end: Sol holds it, an ally does who may leave, nobody does, somebody else does; and once nobody moves any more. */
const SITE = { sol: 0.65, ally: 0.5, open: 0.4, other: 0.2 };
const SITE_MOVED = { sol: 0.95, ally: 0.02, open: 0.95, other: 0.03 };

/** What lasts beyond the round: men, money, cards and leaders. */
function means(board: Board, state: State, seat: number): number {
  let onBoard = 0;
  for (let rest = standingOf(state, seat); rest !== 0; rest = set.rest(rest)) onBoard += unitsAt(board, state, seat, set.first(rest));
  let leaders = 0;
  for (let leader = 0; leader < board.strength.length; leader++)
    if (set.has(state.leaders.reserve, leader) && board.leaderRace[leader] === state.race[seat]) leaders += board.strength[leader] ?? 0;
  const reserve = (state.units.reserve[seat] ?? 0) + (seat === state.seatOf[RACE.LAZ] ? 2 * state.units.reserveMechanized : 0);
  const money = Math.max(0, state.influence[seat] ?? 0);
  const hacan = state.seatOf[RACE.HAC] ?? -1;
  const halved = hacan >= 0 && set.has(set.with(state.allies[seat] ?? 0, seat), hacan);
  return (
    UNIT * onBoard +
    RESERVE * reserve +
    DEPLOYABLE * (seat === state.seatOf[RACE.SOL] ? reserve : Math.min(reserve, money * (halved ? 2 : 1))) +
    PURSE * Math.sqrt(money) +
    CARD * (state.cards.held[seat] ?? 0) +
    LEADER * leaders
  );
}

/** Who would win if nobody had at the end of the last round and things stood as they do. */
export function inheritor(board: Board, state: State, held = (place: number): number => holder(board, state, place)): number {
  const [sol, hacan] = [state.seatOf[RACE.SOL] ?? -1, state.seatOf[RACE.HAC] ?? -1];
  let heir = sol >= 0 ? sol : hacan;
  for (let rest = board.sites; rest !== 0 && heir === sol; rest = set.rest(rest)) {
    const at = held(set.first(rest));
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

/** How likely Sol’s special victory is if nobody wins before. */
function solsChance(board: Board, state: State): number {
  const sol = state.seatOf[RACE.SOL] ?? -1;
  if (sol < 0) return 0;
  const over = state.round === board.rounds && state.phase >= BATTLES;
  const likely = over ? SITE_MOVED : SITE;
  let chance = 1;
  for (let rest = board.sites & board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const place = set.first(rest);
    const at = holder(board, state, place);
    if (at >= 0) chance *= at === sol ? likely.sol : set.has(state.allies[sol] ?? 0, at) ? likely.ally : likely.other;
    else if (over) {
      let all = 0;
      for (let seat = 0; seat < board.seats; seat++) all += unitsAt(board, state, seat, place);
      chance *= all > 0 ? 0.1 + (0.8 * unitsAt(board, state, sol, place)) / all : likely.open;
    } else chance *= likely.open;
  }
  return chance;
}

/** How likely a side wins by strongholds: in the round at hand, in a later one, and at its end where nobody moves any more. */
interface Outlook {
  readonly members: Seats;
  readonly size: number;
  readonly soon: number;
  readonly later: number;
  readonly now: number;
  /** What its members have, beside what seats usually have. */
  readonly means: number;
}

function outlooks(board: Board, state: State, moved: boolean): Outlook[] {
  const { seats } = board;
  const sides: Outlook[] = [];
  const standing = state.units.standing;
  for (let seat = 0; seat < seats; seat++) {
    const members = set.with(state.allies[seat] ?? 0, seat);
    if (set.first(members) !== seat) continue;
    const size = set.size(members);
    const needed = board.needed[size] ?? 9;
    let sure = 0;
    let open = 0;
    let garrison = STEADY;
    for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
      const place = set.first(rest);
      const at = holder(board, state, place);
      if (at >= 0 && set.has(members, at)) {
        sure++;
        garrison = Math.min(garrison, unitsAt(board, state, at, place));
      } else if (at < 0) for (let all = members; all !== 0; all = set.rest(all)) if (set.has(standing[set.first(all)] ?? 0, place)) open++;
    }
    let lasting = 0;
    for (let all = members; all !== 0; all = set.rest(all)) {
      const member = set.first(all);
      lasting += means(board, state, member) + (OUTLOOK[state.race[member] ?? -1] ?? 0);
    }
    const missing = Math.max(0, needed - sure - CONTESTED * open - MOVER * (size - 1));
    const near = WON - MISSING * missing + (sure > 0 ? GARRISON * (garrison / STEADY - 0.5) : 0);
    const rich = lasting / size - USUAL;
    sides.push({
      members,
      size,
      soon: Math.exp(near + rich),
      later: (LATER[size] ?? 0) * (FULL / seats) * Math.exp(CARRIED * (near - ORDINARY) + OWNED * rich),
      means: rich,
      now: !moved ? 0 : sure >= needed ? HELD : sure + open >= needed ? HELD * TO_WIN ** (needed - sure) : 0,
    });
  }
  return sides;
}

/** Each seat's estimated share of the victory. An alliance is one side, whose members share: by strongholds in one of the rounds that are left, or by what comes to those who wait. */
export function estimate(board: Board, state: State, out: number[]): void {
  const { seats } = board;
  for (let seat = 0; seat < seats; seat++) out[seat] = 0;
  const moved = state.phase >= BATTLES;
  const left = board.rounds - state.round + (moved ? 0 : 1);
  const sides = outlooks(board, state, moved);
  const { race, round } = state.prediction;
  const xxcha = state.seatOf[RACE.XXC] ?? -1;
  const named = race >= 0 && xxcha >= 0 && round >= state.round ? (state.seatOf[race] ?? -1) : -1;
  /** A side wins, with so much chance, of which so much is in the round that Xxcha has foretold. */
  const wins = ({ members, size }: Outlook, chance: number, foretold: number): void => {
    const taken = named >= 0 && set.has(members, named) ? foretold : 0;
    for (let rest = members; rest !== 0; rest = set.rest(rest))
      out[set.first(rest)] = (out[set.first(rest)] ?? 0) + (chance * (1 - taken)) / size;
    if (taken > 0) out[xxcha] = (out[xxcha] ?? 0) + chance * taken;
  };
  let decided = 0;
  let hazard = 0;
  for (const side of sides) {
    decided += side.now;
    if (left > 0) hazard += side.soon + (left - 1) * side.later;
  }
  const due = Math.max(1, decided);
  for (const side of sides) if (side.now > 0) wins(side, side.now / due, round === state.round ? 1 : 0);
  const rest = 1 - decided / due;
  const waiting = sides.find(({ members }) => set.has(members, inheritor(board, state)));
  const undecided = Math.exp(-hazard * Math.exp(-RESISTED * (waiting?.means ?? 0)));
  if (hazard > 0)
    for (const side of sides)
      wins(
        side,
        (rest * (1 - undecided) * (side.soon + (left - 1) * side.later)) / hazard,
        round < board.rounds || left === 1 ? 1 / left : 0,
      );
  const end = rest * undecided;
  const foretold = round === board.rounds ? 1 : 0;
  const sol = solsChance(board, state);
  const hacan = state.seatOf[RACE.HAC] ?? -1;
  let free = 1 - sol;
  for (const side of sides) {
    if (set.has(side.members, state.seatOf[RACE.SOL] ?? 31)) wins(side, end * sol, foretold);
    if (hacan >= 0 && set.has(side.members, hacan)) {
      wins(side, end * free, foretold);
      free = 0;
    }
  }
  if (free > 0) mostHeld(board, state, end * free, out);
}

/** Without Hacan whoever holds most has the victory alone at the end. */
function mostHeld(board: Board, state: State, chance: number, out: number[]): void {
  const weight = Array.from({ length: board.seats }, () => FEWEST);
  for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
    const at = holder(board, state, set.first(rest));
    if (at >= 0) weight[at] = (weight[at] ?? 0) + 1;
  }
  const total = weight.reduce((sum, each) => sum + each ** 2, 0);
  weight.forEach((each, seat) => (out[seat] = (out[seat] ?? 0) + (chance * each ** 2) / total));
}
