import { set, type Seat } from '@orrery/kernel';
import { D, RACE, type Locations, type RexRules, type Seats, type State } from '@orrery/rex';
import { holder, inherits, standings, unitsAt, type Board } from './board.ts';
import { facing } from './facing.ts';
import type { Hands } from './fights.ts';
import { rankOf, victories } from './victories.ts';

// Everything here is counted in influence.

/** A unit in the reserves that could be brought to the city soon, and one that waits there in vain; how many of those halve the difference. */
const NEEDED = 1.5;
const SURPLUS = 0.25;
const SPARE = 2;
/** What a unit is worth that falls in a fight, and how much of one is lost to the fleet that is taken up again for nothing. */
const FALLEN = 1.5;
const RETURNED = 0.6;
/** What a unit is worth in the city beyond what it is in the reserves, to whoever brings it for nothing. */
const BROUGHT = 0.2;
/** What everybody is paid before the next deployment. */
const PAID = 2;
/** A unit that stands about. */
const IDLE = 0.15;
/** A stronghold held firmly; one that wins the game, or that others would win it with; how much of that one held with which another would win, or one of two that would for allies; one that decides who inherits; how much more late in the game, and of that for those held already. */
const STRONGHOLD = 20;
const WINNING = 60;
const ALMOST = 0.6;
const INHERITED = 120;
const PRESSING = 3;
const KEEPING = 0.5;
/** Who inherits is fought out in the last round, and prepared in those before it: by Sol, who has to be there, and by Hacan. */
const PREPARED: readonly number[] = [1, 0.8, 0.5];
const HINDERED: readonly number[] = [1, 0.3];
/** How many more units make a fight half as doubtful, and what somebody counts who comes in the next round only, as long as there is one. */
const DOUBT = 1.9;
const LATER = 0.5;
/** How much of what leaders and cards make of it counts, and from how many times as many on a few are too few. */
const LED = 0.8;
/** How many of those whom somebody could bring who moves later and is attacked count as there already. */
const REINFORCED = 0.4;
const TOKEN = 2;
/** What is given up with a deployment that mans a stronghold anew, and what Xxcha gains by anybody’s deployment. */
const MANNED = 2;
const GIVEN = 0.8;
/** More units than this in a place are idle as long as nobody comes. */
export const GARRISON = 12;
/** How likely influence is still there for a few who collect it where somebody who moves later could come for it with so many, the least of that, and how much less many have to fear. */
const LEFT = 0.92;
const UNDISPUTED = 0.75;
const FETCHING = 3;
const ALONE = 3;
/** In the last round: a stronghold by how many are wanting, where the side holds it and where it does not, and what is worth no more than the fun of it. */
const HOLDING = [60, 36, 8];
const TAKING = [10, 60, 12, 4];
const VAIN = 2;
/** What it is worth in the last round to keep others from a victory, for whoever inherits only if others are driven out first. */
const DOUBTFUL = 0.2;
/** How much more whoever inherits loses by a victory of others, who wins twice as often as anybody else. */
const AWAITED = 2;
/** And so many what others are kept from, for whoever does not inherit. */
const DENYING = 6;
/** Beyond so much influence another coin is worth less. */
const AMPLE = 6;
/** And more to whoever has units waiting for it. */
const POOR = 1.2;

/** Numbers of units for which it is kept what they are worth in a place: the same are asked about again and again. */
const ASKED = 32;

/** What it is worth to be somewhere with so many units, for whoever has surveyed the city. */
export interface Ventures {
  /** Cards by seat may be named that are known to be in a hand. */
  survey(state: State, seat: Seat, hands?: Hands): void;
  /** So many units in a place, as everything else stands. */
  at(place: number, units: number): number;
  /** What changes if so many go from one place to another, or come from the reserves. */
  moving(from: number, to: number, units: number): number;
  landing(to: number, units: number): number;
  /** The most that any number of those who could would bring. */
  bestMove(from: number, to: number): number;
  bestLanding(to: number): number;
  /** Whether units may follow there from the reserves in the same turn. */
  lands(place: number): boolean;
  /** The best another movement would bring, among those that are worth the thought. */
  bestMarch(state: State, seat: Seat, worth: (from: number, to: number) => boolean): number;
  /** How likely so many are to win a place that others stand in. */
  odds(place: number, units: number): number;
  /** Whether nobody of this side should stand there when the game ends. */
  unwanted(place: number): boolean;
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
  /** How many somebody else may bring there, those who have moved already at a discount. */
  readonly threat: Float64Array;
  readonly risk: Float64Array;
  /** The strength of a leader there who surely kills one’s own, and whom nothing in the hand kills. */
  readonly outgunned: Float64Array;
}

/** How likely units are destroyed in a place once they have collected: by the fleet, Sol may have seen how far, or by an Offensive that Jol-Nar has seen. */
export function danger(board: Board, state: State, seat: Seat, place: number): number {
  if (struck(board, state, seat, place)) return 1;
  const sector = board.sectorOf[place] ?? 0;
  if (sector === 0 || set.has(set.minus(board.shields, state.shieldless), place)) return 0;
  const ahead = (sector - state.fleet.sector + board.sectors) % board.sectors;
  if (ahead === 0) return 0;
  const drawn = state.fleet.seen && seat === state.seatOf[RACE.SOL] ? board.bombs[state.fleet.deck.at(-1) ?? -1] : undefined;
  if (drawn !== undefined) return drawn >= ahead ? 1 : 0;
  return board.reached[ahead] ?? 0;
}

/** Where the Offensive that Jol-Nar has seen on top will find the latest influence; it spares Sol and Sol’s allies, and no shield helps. */
function struck(board: Board, state: State, seat: Seat, place: number): boolean {
  const { deck, discard, seen } = state.influenceCards;
  if (seen === 0 || seat !== state.seatOf[RACE.JOL] || state.round === board.rounds) return false;
  const sol = state.seatOf[RACE.SOL] ?? -1;
  if (!board.offensives[deck.at(-1) ?? -1] || (sol >= 0 && set.has(state.allies[seat] ?? 0, sol))) return false;
  return set.has(board.named[discard.at(-1) ?? -1] ?? 0, place);
}

const MOVING = D['D-MOVE'];

export function ventures(rules: RexRules, board: Board): Ventures {
  const { table } = rules;
  const { collectPerUnit, deployCost, deployCostEnemy, moveBase, movePort } = table.pack.constants;
  const { places, seats } = board;
  const { coming, joining, threatening } = victories(rules, board);
  const { leading, meeting } = facing(rules, board);
  const mine = new Float64Array(places);
  const theirs = new Float64Array(places);
  /** Others by the time it is fought: with those whom they may still bring, unless they need them to win. */
  const met = new Float64Array(places);
  const needing = new Float64Array(seats);
  const risk = new Float64Array(places);
  /** What a place is worth to whoever holds it: a stronghold, or the influence that lies there. */
  const prize = new Float64Array(places);
  const lying = new Float64Array(places);
  const threat = new Float64Array(places);
  /** What it is worth besides that somebody else does not win with it. */
  const denied = new Float64Array(places);
  /** Points of strength beyond units by which a fight is won or lost. */
  const handicap = new Float64Array(places);
  const outgunned = new Float64Array(places);
  /** By place and number of units: what they are worth there, and what a deployment would bring beside them; not a number as long as nobody has asked. */
  const worths = new Float64Array(places * ASKED);
  const supports = new Float64Array(places * ASKED);
  /** What everything is worth as it stands. */
  const standing = new Float64Array(places);
  let reserve = 0;
  let mechanized = 0;
  let money = 0;
  let coin = 1;
  let unit = FALLEN;
  let bombing = NEEDED;
  let brought = 1;
  /** What others have of a deployment. */
  let given = 0;
  /** Where units could still be brought after the movement, and the places where they would do most, the best first. */
  let landings: Locations = 0;
  const options: { place: number; brings: number }[] = [];
  /** How likely it is that nobody comes for what lies there. */
  const undisputed = new Float64Array(places);
  let race = -1;
  const isHeld = (place: number): boolean => set.has(board.strongholds, place);
  /** Pieces that so much strength from the reserves is made of: Lazax’s mechanized units count for two. */
  const pieces = (strength: number): number => strength - Math.min(mechanized, strength >> 1);
  const priceAt = (place: number): number => {
    if (race === RACE.SOL) return 0;
    const full = (theirs[place] ?? 0) > 0 && place !== table.council ? deployCostEnemy : deployCost;
    return race === RACE.HAC ? full / 2 : full;
  };

  function survey(state: State, seat: Seat, hands: Hands = []): void {
    const friends = set.with(state.allies[seat] ?? 0, seat);
    race = state.race[seat] ?? -1;
    const last = state.round === board.rounds;
    reserve = (state.units.reserve[seat] ?? 0) + (race === RACE.LAZ ? 2 * state.units.reserveMechanized : 0);
    mechanized = race === RACE.LAZ ? state.units.reserveMechanized : 0;
    money = state.influence[seat] ?? 0;
    // What is kept before the last round is what that is fought with.
    const lasting = last ? 0 : 1;
    const sol = race === RACE.SOL;
    const soon = sol ? reserve : Math.floor((money + PAID) / priceAt(table.council));
    const waiting = Math.max(0, reserve - soon);
    const ample = Math.max(AMPLE, sol ? 0 : reserve * priceAt(table.council));
    coin = lasting * (waiting > SPARE ? POOR : money > ample ? Math.max(0.25, ample / money) : 1);
    const again = (state.units.lost[seat] ?? 0) < (table.freeRecruits[race] ?? 0) ? RETURNED : 1;
    const worth = again * (SURPLUS + (NEEDED - SURPLUS) / (1 + waiting / SPARE));
    brought = sol ? BROUGHT * lasting : coin;
    unit = lasting * FALLEN;
    bombing = lasting * worth + brought;
    const xxcha = state.seatOf[RACE.XXC] ?? -1;
    given = xxcha >= 0 && !set.has(friends, xxcha) && (state.units.reserve[xxcha] ?? 0) > 0 ? GIVEN * lasting : 0;
    countEnemies(state, friends);
    let fights = 0;
    for (let place = 0; place < places; place++) {
      mine[place] = unitsAt(board, state, seat, place) + (race === RACE.XXC ? (state.units.faceDown[place] ?? 0) : 0);
      if ((theirs[place] ?? 0) > 0 && (mine[place] ?? 0) > 0) fights++;
      risk[place] = danger(board, state, seat, place);
      lying[place] = last ? 0 : (state.lying[place] ?? 0);
      prize[place] = 0;
      threat[place] = 0;
      denied[place] = 0;
    }
    weighStrongholds(state, seat, friends);
    reinforce(state, seat, friends);
    weighFights(state, seat, friends, fights, hands);
    dispute(state, seat, friends);
    worths.fill(Number.NaN);
    for (let place = 0; place < places; place++) standing[place] = at(place, mine[place] ?? 0);
    prepare(state, seat);
  }

  /** In the Council nobody is an enemy. */
  function countEnemies(state: State, friends: Seats): void {
    theirs.fill(0);
    for (let other = 0; other < seats; other++) {
      if (set.has(friends, other)) continue;
      for (let rest = set.without(state.units.standing[other] ?? 0, table.council); rest !== 0; rest = set.rest(rest)) {
        const place = set.first(rest);
        theirs[place] = (theirs[place] ?? 0) + unitsAt(board, state, other, place);
      }
    }
  }

  /** Whoever is attacked and moves later brings more. */
  function reinforce(state: State, seat: Seat, friends: number): void {
    const rank = rankOf(board, state, seat);
    // Whoever deploys pays Hacan for it, who may use that at once.
    const hacan = race === RACE.SOL || state.decision !== D['D-DEPLOY'] ? -1 : (state.seatOf[RACE.HAC] ?? -1);
    const paid = Math.min(money, deployCostEnemy * reserve);
    for (let place = 0; place < places; place++) {
      met[place] = theirs[place] ?? 0;
      if (!isHeld(place) || met[place] === 0) continue;
      let most = 0;
      for (let other = 0; other < seats; other++)
        if (!set.has(friends, other) && rankOf(board, state, other) > rank && set.has(state.units.standing[other] ?? 0, place))
          most = Math.max(most, (1 - (needing[other] ?? 0)) * joining(other, place, other === hacan ? paid : 0));
      met[place] = (met[place] ?? 0) + REINFORCED * most;
    }
  }

  /** Somebody who moves later may come for the same influence. */
  function dispute(state: State, seat: Seat, friends: number): void {
    undisputed.fill(1);
    for (let other = 0; other < seats; other++) {
      if (set.has(friends, other) || rankOf(board, state, other) <= rankOf(board, state, seat)) continue;
      const kind = state.race[other] ?? -1;
      const goals = table.reach[set.has(state.maneuver.ports, other) ? movePort : (table.moveBase[kind] ?? moveBase)] ?? [];
      const waiting = state.units.reserve[other] ?? 0;
      const landed = kind === RACE.SOL ? waiting : Math.min(waiting, (state.influence[other] ?? 0) / deployCostEnemy);
      for (let place = 0; place < places; place++) {
        if ((lying[place] ?? 0) === 0) continue;
        let coming = kind !== RACE.SOL || set.has(table.solZone, place) ? landed : 0;
        for (let rest = state.units.standing[other] ?? 0; rest !== 0; rest = set.rest(rest)) {
          const from = set.first(rest);
          if (isHeld(from) || !set.has(goals[state.fleet.sector * places + from] ?? 0, place)) continue;
          coming = Math.max(coming, unitsAt(board, state, other, from));
        }
        if (coming >= FETCHING) undisputed[place] = Math.max(UNDISPUTED, (undisputed[place] ?? 0) * LEFT);
      }
    }
  }

  /** Where allies are nobody may come to. */
  function alliesAt(state: State, seat: Seat): Locations {
    let barred: Locations = 0;
    for (const ally of set.list(state.allies[seat] ?? 0)) barred |= set.without(state.units.present[ally] ?? 0, table.council);
    return barred;
  }

  /** What could be brought to the city after a movement. */
  function prepare(state: State, seat: Seat): void {
    options.length = 0;
    landings = 0;
    if (state.decision !== MOVING || reserve === 0 || (money === 0 && race !== RACE.SOL)) return;
    supports.fill(Number.NaN);
    const barred = alliesAt(state, seat);
    for (let place = 0; place < places; place++) {
      if (!isHeld(place) && (lying[place] ?? 0) === 0) continue;
      if (set.has(barred, place) || board.sectorOf[place] === state.fleet.sector) continue;
      if (race === RACE.SOL && !set.has(table.solZone, place)) continue;
      landings = set.with(landings, place);
      const brings = reinforced(place, mine[place] ?? 0);
      if (brings > 0) options.push({ place, brings });
    }
    options.sort((a, b) => b.brings - a.brings);
  }
  /** The most a deployment would bring where so many of one’s own stand by then. */
  function reinforced(place: number, there: number): number {
    if (!set.has(landings, place)) return 0;
    const asked = there < ASKED ? supports[place * ASKED + there] : undefined;
    if (asked !== undefined && !Number.isNaN(asked)) return asked;
    const brings = Math.max(
      0,
      best(affordable(place), place, there, (units) => landed(place, there, units)),
    );
    if (there < ASKED) supports[place * ASKED + there] = brings;
    return brings;
  }
  function elsewhere(from: number, to: number): number {
    for (const { place, brings } of options) if (place !== from && place !== to) return brings;
    return 0;
  }

  function weighStrongholds(state: State, seat: Seat, friends: number): void {
    const sides = standings(board, state);
    let wanting = 9;
    let held: Locations = 0;
    for (const side of sides) if (set.has(side.members, seat)) [wanting, held] = [side.needed - set.size(side.held), side.held];
    const rivals = threatening(state, seat);
    needing.fill(0);
    for (const { members, unhindered } of rivals) for (const member of set.list(members)) needing[member] = unhindered;
    // Time works for whoever inherits: everybody else has to press, and does not win by keeping what is held.
    const patient = inherits(board, state, seat);
    const pressing = patient ? 1 : 1 + PRESSING * (state.round / board.rounds) ** 2;
    // Whoever cannot win later gains nothing by keeping others from it.
    const last = state.round === board.rounds;
    const lost = last && patient && waits(state, seat);
    const denial = WINNING * (lost ? DOUBTFUL : patient ? AWAITED : Math.min(1, (board.rounds - state.round) / DENYING));
    for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
      const place = set.first(rest);
      const own = set.has(held, place);
      let value = STRONGHOLD * (own ? 1 + KEEPING * (pressing - 1) : pressing);
      // Whoever lacks one wins with it only if the others are still held.
      if (own ? wanting <= 0 : wanting === 1) value = Math.max(value, WINNING * pressing);
      else if (own ? wanting === 1 : wanting === 2 && set.size(friends) > 1) value = Math.max(value, ALMOST * WINNING * pressing);
      // Nothing else counts in the last round than what wins.
      if (last) value = ((own ? HOLDING[Math.max(0, wanting)] : TAKING[Math.max(0, wanting)]) ?? VAIN) * pressing;
      prize[place] = set.has(board.sites, place) ? decisive(state, seat, place, value, wanting) : value;
      for (const { chance, strongholds } of rivals)
        if (set.has(strongholds, place)) denied[place] = Math.max(denied[place] ?? 0, denial * chance);
      for (let other = 0; other < seats; other++) {
        if (set.has(friends, other)) continue;
        const discount = rankOf(board, state, other) > rankOf(board, state, seat) ? 1 : last ? 0 : LATER;
        threat[place] = Math.max(threat[place] ?? 0, discount * coming(other, place));
      }
    }
  }

  /** Whose victory at the end is the seat’s too: that of its side, or of those whom Xxcha has foretold. */
  function siding(state: State, seat: Seat): Seats {
    const { race: foretold, round } = state.prediction;
    const named = race === RACE.XXC && round === board.rounds ? (state.seatOf[foretold] ?? -1) : -1;
    return named >= 0 ? set.with(state.allies[named] ?? 0, named) : set.with(state.allies[seat] ?? 0, seat);
  }
  /** Sol’s side inherits only if others are driven out first. */
  function waits(state: State, seat: Seat): boolean {
    const [sol, hacan] = [state.seatOf[RACE.SOL] ?? -1, state.seatOf[RACE.HAC] ?? -1];
    const side = siding(state, seat);
    if (sol < 0 || !set.has(side, sol) || (hacan >= 0 && set.has(side, hacan))) return false;
    return state.units.standing.some((standers, other) => other !== sol && (standers & board.sites) !== 0);
  }

  /** Who inherits is decided where Sol’s sites are: there Sol wants nobody else, not even an ally, and Hacan anybody but Sol. */
  function decisive(state: State, seat: Seat, place: number, value: number, wanting: number): number {
    const urgent = board.rounds - state.round;
    const [sol, hacan] = [state.seatOf[RACE.SOL] ?? -1, state.seatOf[RACE.HAC] ?? -1];
    if (sol < 0) return value;
    const friends = siding(state, seat);
    if (seat === sol) return Math.max(value, INHERITED * (PREPARED[urgent] ?? 0));
    // Xxcha may fight there so that nobody is left.
    const spoiling = race === RACE.XXC && (theirs[place] ?? 0) > 0 ? INHERITED / 6 : -INHERITED;
    if (set.has(friends, sol)) return urgent === 0 && wanting > 1 ? spoiling : value;
    if (hacan < 0 || !set.has(friends, hacan)) return value;
    // One of them is enough; an ally of Sol may still leave it.
    const leaving = set.with(state.allies[sol] ?? 0, sol);
    const barred = set.list(board.sites).some((site) => {
      const at = holder(board, state, site);
      return at >= 0 && at !== seat && !set.has(leaving, at);
    });
    return barred ? value : Math.max(value, INHERITED * (HINDERED[urgent] ?? 0));
  }

  function weighFights(state: State, seat: Seat, friends: number, fights: number, hands: Hands): void {
    const { lead, leaders } = leading(state, seat);
    const rivals = meeting(state, seat, friends, hands);
    for (let place = 0; place < places; place++) {
      handicap[place] = outgunned[place] = 0;
      if ((theirs[place] ?? 0) === 0) continue;
      const led = leaders - fights + ((mine[place] ?? 0) > 0 ? 1 : 0) > 0;
      let worst = 0;
      let traitors = 0;
      for (const rival of rivals) {
        if (!set.has(rival.standing, place)) continue;
        if (rival.outguns) outgunned[place] = Math.max(outgunned[place] ?? 0, rival.lead);
        worst = Math.max(worst, rival.lead * (led ? 1 - rival.hit : 1) + (led ? lead * rival.armed : 0));
        traitors += rival.traitors;
      }
      handicap[place] = (led ? lead : 0) - worst + traitors;
      if (traitors > 0) outgunned[place] = 0;
    }
  }

  function odds(place: number, units: number): number {
    const enemy = met[place] ?? 0;
    if (enemy === 0) return 1;
    const even = 1 / (1 + Math.exp(-(units + LED * (handicap[place] ?? 0) - enemy - 0.5) / DOUBT));
    return even * Math.min(1, (TOKEN * units + (coin === 0 ? TOKEN : 0)) / enemy);
  }

  function at(place: number, units: number): number {
    if (units <= 0) return 0;
    const asked = units < ASKED ? worths[place * ASKED + units] : undefined;
    if (asked !== undefined && !Number.isNaN(asked)) return asked;
    const value = worthAt(place, units);
    if (units < ASKED) worths[place * ASKED + units] = value;
    return value;
  }

  function worthAt(place: number, units: number): number {
    const enemy = theirs[place] ?? 0;
    const chance = odds(place, units);
    const spent = enemy === 0 ? 0 : Math.min(0.8 * units, 0.4 * enemy + 0.5);
    const left = units - spent;
    const bombed = risk[place] ?? 0;
    const lost = (1 - chance) * units + chance * spent;
    // A few are driven off more easily than many.
    const kept = 1 - ((1 - (undisputed[place] ?? 1)) * ALONE) / (left + 1);
    const gold = Math.min(lying[place] ?? 0, collectPerUnit * left) * kept;
    let value = gold * coin;
    if (isHeld(place)) {
      const firmly = ((1 - bombed) * left) / (left + 1.2 + 0.3 * (threat[place] ?? 0));
      value += (prize[place] ?? 0) * firmly + (denied[place] ?? 0) * (enemy > 0 ? 1 : firmly);
    } else if (race !== RACE.XXC || place !== table.council) value -= IDLE * Math.max(0, left - (lying[place] ?? 0) / collectPerUnit);
    return chance * value - unit * lost - bombing * chance * left * bombed;
  }

  function moving(from: number, to: number, units: number): number {
    const staying = (mine[from] ?? 0) - units;
    const going = (mine[to] ?? 0) + units;
    const change = at(to, going) - (standing[to] ?? 0) + at(from, staying) - (standing[from] ?? 0);
    if (landings === 0) return change;
    // The deployment that follows may go to either, or elsewhere as before; nobody counts on manning again what was left altogether.
    const then = Math.max(elsewhere(from, to), staying > 0 ? reinforced(from, staying) - MANNED : 0, reinforced(to, going));
    return change + then - (options[0]?.brings ?? 0);
  }
  const landed = (to: number, there: number, units: number): number =>
    at(to, there + units) - at(to, there) + pieces(units) * (brought - priceAt(to) * coin) - given;
  const landing = (to: number, units: number): number => landed(to, mine[to] ?? 0, units);

  /** Numbers worth a thought: all, all but a guard, those who collect what lies there, and those who stand a chance. */
  function best(all: number, to: number, there: number, brings: (units: number) => number): number {
    const most = (theirs[to] ?? 0) > 0 ? all : Math.min(all, Math.max(1, GARRISON - there));
    if (most < 1) return Number.NEGATIVE_INFINITY;
    const collecting = Math.ceil((lying[to] ?? 0) / collectPerUnit) - there;
    const winning = Math.ceil((theirs[to] ?? 0) - (handicap[to] ?? 0) + 3 - there);
    let value = brings(most);
    for (const units of [most - 2, most - 4, most >> 1, collecting, winning])
      if (units >= 1 && units < most) value = Math.max(value, brings(units));
    return value;
  }
  const bestMove = (from: number, to: number): number => best(mine[from] ?? 0, to, mine[to] ?? 0, (units) => moving(from, to, units));
  function affordable(to: number): number {
    const price = priceAt(to);
    const paid = price > 0 ? Math.floor(money / price) : reserve;
    return Math.min(reserve, paid + Math.min(mechanized, paid));
  }
  const bestLanding = (to: number): number => best(affordable(to), to, mine[to] ?? 0, (units) => landing(to, units));
  function bestMarch(state: State, seat: Seat, worth: (from: number, to: number) => boolean): number {
    const steps = set.has(state.maneuver.ports, seat) ? movePort : (table.moveBase[state.race[seat] ?? -1] ?? moveBase);
    const goals = table.reach[steps] ?? [];
    const barred = alliesAt(state, seat);
    let most = Number.NEGATIVE_INFINITY;
    for (const from of set.list(state.units.standing[seat] ?? 0))
      for (const to of set.list(set.minus(goals[state.fleet.sector * places + from] ?? 0, barred))) {
        const brings = bestMove(from, to);
        if (brings > most && worth(from, to)) most = brings;
      }
    return most;
  }
  const lands = (place: number): boolean => set.has(landings, place);

  const unwanted = (place: number): boolean => (prize[place] ?? 0) < 0;

  return {
    unwanted,
    survey,
    at,
    moving,
    lands,
    landing,
    bestMove,
    bestLanding,
    bestMarch,
    odds,
    mine,
    theirs,
    threat,
    risk,
    outgunned,
  };
}
