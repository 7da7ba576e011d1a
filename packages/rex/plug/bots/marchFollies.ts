import { D, notesOf, RACE, type ChoiceLexicon, type Locations, type RexRules, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { inherits, standings, unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';
import { danger, GARRISON, ventures, type Ventures } from './ventures.ts';

/** Influence worth a way of its own. */
const WORTH_FETCHING = 4;
/** A stronghold with so many units and nobody in it but friends wants no more while influence lies about. */
const ENOUGH = 4;
/** A fight that is won so seldom is none. */
const HOPELESS = 0.22;
/** And one that is lost more often than not is worth no influence. */
const DOUBTFUL = 0.4;
const DESPERATE = 0.05;
/** So few never attack so many more. */
const FEW = 2;
/** So few are left to die. */
const FORLORN = 0.08;
/** Where the fleet comes as likely as not nobody collects. */
const LIKELY = 0.5;
/** An attack that fails as often as not, and how many times as many as hold a stronghold could come for it before it is given up for lost. */
const EVEN = 0.5;
const OVERRUN = 1.5;
/** So much likelier to be won is worth more units. */
const MUCH_BETTER = 1.5;
/** In influence: what nobody gives away, what nobody leaves for something else, and what an Informant or another movement should bring, or units that cost nothing. */
const LOSS = 3;
const MISSED = 8;
const WORTH_A_CARD = 4;
const LITTLE = 2;
/** What influence should bring beyond its price to be fetched by whoever does nothing else, or even leaves a stronghold for it, and how much less than the best number of units may. */
const PAYS = 1;
const TEMPTS = 3;
const SHORT = 2;
/** Units that guard a stronghold, and how much of the chance elsewhere they may cost. */
const GUARD = 3;
const AS_GOOD = 0.75;
/** So many more than twice as many are beyond any doubt. */
const OVERWHELMING = 9;
/** Where a fight is won so surely, nobody more is sent. */
const CERTAIN = 0.95;
/** Units that are a beginning. */
const GATHERED = 5;
/** Units that are worth an Informant. */
const LANDED = 3;
/** Influence beyond all that has a use now. */
const ABUNDANT = 12;

/** What no sensible player does with units on the map. */
export function marchFollies(rules: RexRules, board: Board) {
  const { table } = rules;
  const { choices, pack } = table;
  const { collectPerUnit, deployCost, deployCostEnemy, moveBase, movePort } = pack.constants;
  const city = ventures(rules, board);
  let surveyed: Judged | null = null;
  /** What the most promising of the open choices brings, beside doing nothing. */
  let most = 0;
  function survey(judged: Judged): Ventures {
    if (surveyed !== judged) {
      surveyed = judged;
      city.survey(judged.state, judged.seat, notesOf(rules, judged.known).hands);
      most = judged.open.reduce((sum, choice) => Math.max(sum, brings(null, choice) ?? 0), 0);
    }
    return city;
  }
  const brings = byWord<ChoiceLexicon, null, number>(choices, {
    move: (_, from, to) => city.bestMove(from, to),
    deploy: (_, to) => city.bestLanding(to),
  });
  /** What a choice brings in influence, beside doing nothing. */
  function gain(judged: Judged, choice: Choice): number {
    const { bestMove, landing, moving } = survey(judged);
    const [begun] = judged.state.drafts[judged.seat] ?? [];
    const way = begunAs(null, begun ?? choice);
    if (!way) return 0;
    const units = begun === undefined ? undefined : counted(null, choice);
    if (units === undefined) return brings(null, choice) ?? bestMove(way.from, way.to);
    return way.from < 0 ? landing(way.to, units) : moving(way.from, way.to, units);
  }
  const isLast = (state: State): boolean => state.round === board.rounds;
  const own = ({ state, seat }: Judged, place: number): number => unitsAt(board, state, seat, place);
  function enemies({ state, seat }: Judged, place: number): number {
    // Nobody fights in the Council.
    if (place === table.council) return 0;
    const friends = set.with(state.allies[seat] ?? 0, seat);
    let found = 0;
    for (let other = 0; other < board.seats; other++) if (!set.has(friends, other)) found += unitsAt(board, state, other, place);
    return found;
  }
  const isHeld = (place: number): boolean => set.has(board.strongholds, place);

  /** Influence that lies there for nobody but this seat, beyond what its units there will collect. */
  function fetchable(judged: Judged, place: number): number {
    const { state } = judged;
    if (isLast(state) || danger(board, state, judged.seat, place) >= LIKELY || enemies(judged, place) > 0) return 0;
    return Math.max(0, (state.lying[place] ?? 0) - collectPerUnit * own(judged, place));
  }

  const deployedAt = byWord<ChoiceLexicon, null, number>(choices, { deploy: (_, to) => to });
  const landings = (judged: Judged): readonly number[] => judged.open.flatMap((choice) => deployedAt(null, choice) ?? []);

  /** Fewer than those there and a leader who surely lives while one’s own does not. */
  function outshot(judged: Judged, place: number, units: number): boolean {
    const leader = survey(judged).outgunned[place] ?? 0;
    return leader > 0 && units < enemies(judged, place) + leader;
  }
  /** So few against so many, whatever they fight with. */
  function hopeless(judged: Judged, place: number, coming: number): boolean {
    const { odds } = survey(judged);
    const units = own(judged, place) + coming;
    if (!isLast(judged.state) && outshot(judged, place, units)) return true;
    // Nobody keeps units for later in the last round.
    if (isLast(judged.state)) return odds(place, units) < DESPERATE;
    if (units <= FEW && enemies(judged, place) >= units + FEW) return true;
    return odds(place, units) < (isHeld(place) ? HOPELESS : DOUBTFUL);
  }
  /** A stronghold that would have held is left to whoever may still come, for an attack that rather fails. */
  function gambles(judged: Judged, from: number, to: number, units: number): boolean {
    const { state, seat } = judged;
    const [before, left] = [own(judged, from), own(judged, from) - units];
    if (!isHeld(from) || before < ENOUGH || enemies(judged, from) > 0 || enemies(judged, to) === 0) return false;
    const { odds, threat, unwanted } = survey(judged);
    if (unwanted(from) || (isLast(state) && !inherits(board, state, seat))) return false;
    if (standings(board, state).some(({ members, held, needed }) => !set.has(members, seat) && set.size(held) >= needed)) return false;
    const coming = threat[from] ?? 0;
    const follow = state.decision === D['D-MOVE'] ? affordable(judged, deployCost) : 0;
    if (coming > OVERRUN * before || coming <= left + follow) return false;
    return odds(to, own(judged, to) + units) < EVEN;
  }
  /** However many go. */
  function gambled(judged: Judged, from: number, to: number): boolean {
    const all = own(judged, from);
    if (!gambles(judged, from, to, all)) return false;
    const more = following(judged, to);
    for (let units = 1; units < all; units++) if (!gambles(judged, from, to, units) && !hopeless(judged, to, units + more)) return false;
    return true;
  }

  /** In the last round: a stronghold of one’s own that is fought over, or that somebody who moves later may still attack. */
  function besieged(judged: Judged, place: number): boolean {
    if (!isLast(judged.state) || !isHeld(place) || own(judged, place) === 0) return false;
    const { threat, unwanted } = survey(judged);
    return !unwanted(place) && (enemies(judged, place) > 0 || (threat[place] ?? 0) > 0);
  }
  /** Units that nothing else can be done with strengthen it. */
  function relieves(judged: Judged, choice: Choice): boolean {
    const way = begunAs(null, choice);
    if (!way || !besieged(judged, way.to)) return false;
    if (way.from < 0) return deploy(judged, way.to) === null;
    return judged.state.decision === D['D-MOVE'] && !isHeld(way.from) && move(judged, way.from, way.to) === null;
  }

  /** In the last round nothing counts but strongholds. */
  const pointless = ({ state }: Judged, to: number): boolean => isLast(state) && !isHeld(to);
  /** What speaks against something that brings so much. */
  function poor(judged: Judged, to: number, gain: number): Code | null {
    if (!isHeld(to) && enemies(judged, to) > 0 && (judged.state.lying[to] ?? 0) === 0) return 'for-nothing';
    // Whoever knows that the fleet comes goes before it only to collect.
    if (!isHeld(to) && gain <= 0 && danger(board, judged.state, judged.seat, to) === 1) return 'for-nothing';
    return gain < -LOSS ? 'for-nothing' : most - Math.max(0, gain) > MISSED && gain < LITTLE ? 'missed' : null;
  }

  /** How many units the seat can bring at a price. */
  function affordable({ state, seat }: Judged, price: number): number {
    const [money, mechanized] = [state.influence[seat] ?? 0, seat === state.seatOf[RACE.LAZ] ? state.units.reserveMechanized : 0];
    const paid = seat === state.seatOf[RACE.SOL] ? 99 : Math.floor((money * (seat === state.seatOf[RACE.HAC] ? 2 : 1)) / price);
    const heavy = Math.min(mechanized, paid);
    return 2 * heavy + Math.min(state.units.reserve[seat] ?? 0, paid - heavy);
  }

  function deploy(judged: Judged, to: number): Code | null {
    const { state } = judged;
    const there = enemies(judged, to);
    const price = there > 0 ? deployCostEnemy : deployCost;
    if (hopeless(judged, to, Math.max(1, affordable(judged, price)))) return 'hopeless';
    // A fight that is won already wants nobody who is paid for twice over.
    if (there > 0 && own(judged, to) >= 2 * there + OVERWHELMING) return 'no-effect';
    if (pointless(judged, to)) return 'no-effect';
    const idle = there === 0 && fetchable(judged, to) === 0 && (!isHeld(to) || own(judged, to) >= ENOUGH);
    // Where others are near, more are wanted all the same.
    if (idle && city.bestLanding(to) < MISSED && landings(judged).some((place) => fetchable(judged, place) >= WORTH_FETCHING))
      return 'left-lying';
    if (there === 0 && isHeld(to) && own(judged, to) >= GARRISON && !besieged(judged, to)) return 'crowded';
    const gain = city.bestLanding(to);
    const unwise = poor(judged, to, gain);
    if (unwise || there > 0) return unwise;
    // What brings nothing is not done where something else brings more.
    if (gain <= 0 && most >= WORTH_A_CARD) return 'missed';
    return !isHeld(to) && (state.lying[to] ?? 0) === 0 && !gathers(judged, to) ? 'aimless' : null;
  }

  /** Nobody of the seat is in the city, or next to nobody. */
  const absent = (judged: Judged): boolean =>
    set.list(judged.state.units.present[judged.seat] ?? 0).reduce((sum, place) => sum + own(judged, place), 0) <= FEW;
  /** Whoever has nobody in the city, or many who come for nothing, gathers where the fleet does no harm, within reach of a stronghold: there they cost half of what they do in it. */
  function gathers(judged: Judged, to: number): boolean {
    const { state, seat } = judged;
    if (affordable(judged, deployCost) < GATHERED) return false;
    const free = seat === state.seatOf[RACE.SOL] && (state.units.reserve[seat] ?? 0) >= GATHERED;
    return (free || absent(judged)) && !isLast(state) && danger(board, state, seat, to) === 0 && within(judged, to) !== 0;
  }

  /** Nothing is kept back in the last round, nor what costs nothing: whoever goes is followed by all that can be paid for. */
  function following(judged: Judged, to: number): number {
    const { state, seat } = judged;
    if (state.decision !== D['D-MOVE'] || !survey(judged).lands(to)) return 0;
    if (seat === state.seatOf[RACE.SOL]) return state.units.reserve[seat] ?? 0;
    return isLast(state) ? affordable(judged, deployCostEnemy) : 0;
  }

  function move(judged: Judged, from: number, to: number): Code | null {
    const { state } = judged;
    const more = following(judged, to);
    if (hopeless(judged, to, own(judged, from) + more)) return 'hopeless';
    if (gambled(judged, from, to)) return 'stripped';
    const leaves = city.unwanted(from);
    if (pointless(judged, to) && !leaves) return 'no-effect';
    const numbers = Array.from({ length: own(judged, from) }, (_, i) => i + 1).filter((units) => !hopeless(judged, to, units + more));
    const gain = Math.max(...numbers.map((units) => city.moving(from, to, units)));
    const unwise = poor(judged, to, gain) ?? (gain < 0 && withdraws(judged, from, to) ? 'for-nothing' : null);
    if (unwise || leaves || danger(board, state, judged.seat, from) >= LIKELY || enemies(judged, from) > 0) return unwise;
    if (isHeld(to) && enemies(judged, to) === 0 && own(judged, to) >= GARRISON && !besieged(judged, to)) return 'crowded';
    const taken = isHeld(to) && (enemies(judged, to) > 0 || own(judged, to) === 0);
    const needed = (state.lying[from] ?? 0) >= collectPerUnit * own(judged, from);
    if (!isLast(state) && needed && !taken && (state.lying[from] ?? 0) > 0 && fetchable(judged, to) <= (state.lying[from] ?? 0))
      return 'left-lying';
    if (isHeld(to) || (state.lying[to] ?? 0) > 0 || enemies(judged, to) > 0) return null;
    const exposed = danger(board, state, judged.seat, to) > 0;
    return isHeld(from) || exposed || set.minus(within(judged, to), within(judged, from)) === 0 ? 'aimless' : null;
  }

  /** Units are paid for to leave a stronghold, or influence, for what those who wait in the reserves would fetch for no more. */
  function relocate(judged: Judged, from: number, to: number): Code | null {
    const { state } = judged;
    const wanted = Math.ceil(fetchable(judged, to) / collectPerUnit);
    const needed = isHeld(from) || (state.lying[from] ?? 0) > 0;
    const instead = landings(judged).includes(to) && affordable(judged, deployCost) >= Math.min(wanted, own(judged, from));
    if (needed && wanted > 0 && !isHeld(to) && enemies(judged, from) === 0 && danger(board, state, judged.seat, from) < LIKELY && instead)
      return 'missed';
    return move(judged, from, to);
  }

  /** Out of a fight over a stronghold, to where nothing is. */
  function withdraws(judged: Judged, from: number, to: number): boolean {
    if (!isHeld(from) || city.unwanted(from) || enemies(judged, from) === 0) return false;
    return !isHeld(to) && (judged.state.lying[to] ?? 0) === 0 && enemies(judged, to) === 0;
  }

  /** Where units of the seat may go in this phase. */
  function reach(state: State, seat: Seat, from: number): Locations {
    const steps = set.has(state.maneuver.ports, seat) ? movePort : (table.moveBase[state.race[seat] ?? -1] ?? moveBase);
    return table.reach[steps]?.[state.fleet.sector * board.places + from] ?? 0;
  }

  /** Strongholds of others, or of nobody, that units of the seat could go to from a place. */
  function within({ state, seat }: Judged, from: number): Locations {
    const steps = table.moveBase[state.race[seat] ?? -1] ?? moveBase;
    const goals = set.with(table.reach[steps]?.[state.fleet.sector * board.places + from] ?? 0, from);
    return set.minus(goals & board.strongholds, state.units.standing[seat] ?? 0);
  }

  /** What a deployment of so many costs: halves are rounded up once. */
  function priceOf(judged: Judged, to: number, units: number): number {
    const { state, seat } = judged;
    const hacan = state.seatOf[RACE.HAC] ?? -1;
    const halved = hacan >= 0 && set.has(set.with(state.allies[hacan] ?? 0, hacan), seat);
    const full = seat === state.seatOf[RACE.SOL] ? 0 : units * (enemies(judged, to) > 0 ? deployCostEnemy : deployCost);
    return halved ? Math.ceil(full / 2) : full;
  }
  /** Another unit would come to a safe place for the same price; those of Sol come to a fight, or to where somebody may still come. */
  function refused(judged: Judged, to: number, number: number): boolean {
    const { state, seat, open } = judged;
    const after = own(judged, to) + number;
    const { odds, threat, unwanted } = survey(judged);
    if (after >= GARRISON || unwanted(to) || danger(board, state, seat, to) > 0) return false;
    const another = open.some((choice) => pieces(null, choice) === number + 1);
    if (!another || priceOf(judged, to, number + 1) > priceOf(judged, to, number)) return false;
    if (seat !== state.seatOf[RACE.SOL]) return true;
    return isHeld(to) && (enemies(judged, to) > 0 ? odds(to, after) < CERTAIN : (threat[to] ?? 0) > after);
  }
  const pieces = byWord<ChoiceLexicon, null, number>(choices, { units: (_, units) => units });

  /** The second step of either: how many. */
  function units(judged: Judged, number: number): Code | null {
    const { state, seat } = judged;
    const [begun] = state.drafts[seat] ?? [];
    if (begun === undefined) return null;
    const way = begunAs(null, begun);
    if (!way) return null;
    const larger = judged.open.some((choice) => (counted(null, choice) ?? 0) > number);
    // In the last round nobody keeps home what may still decide something; with an Informant the rest may go elsewhere.
    const informant = (state.cards.hand[seat * board.cards + table.informant] ?? 0) > 0;
    if (isLast(state) && way.from < 0 && !informant && isHeld(way.to) && !survey(judged).unwanted(way.to))
      return larger ? 'free-refused' : null;
    const spare = way.from >= 0 && !isHeld(way.from) && enemies(judged, way.from) === 0;
    if (spare && larger && (besieged(judged, way.to) || (isLast(state) && !isHeld(way.to)))) return 'free-refused';
    if (hopeless(judged, way.to, number + following(judged, way.to))) return 'hopeless';
    if (way.from >= 0 && gambles(judged, way.from, way.to, number)) return 'stripped';
    const chance = (units: number): number => city.odds(way.to, own(judged, way.to) + units);
    // Somebody has come into the stronghold: whoever could meet them does not leave a few behind to die.
    const [before, there] = way.from < 0 ? [0, 0] : [own(judged, way.from), enemies(judged, way.from)];
    const left = before - number;
    const kept = way.from >= 0 && isHeld(way.from) && !city.unwanted(way.from);
    if (kept && there > 0 && before >= there && left > 0 && left < there) return 'stripped';
    // Whoever attacks a stronghold does so with all it takes, as long as that leaves a guard.
    const free = before - (kept ? GUARD : 0);
    const better = (choice: Choice): boolean => {
      const more = counted(null, choice) ?? 0;
      return more > number && (way.from < 0 || more <= free) && chance(more) > MUCH_BETTER * chance(number);
    };
    if (isHeld(way.to) && enemies(judged, way.to) > 0 && chance(number) < EVEN && judged.open.some(better)) return 'hopeless';
    // Whoever goes out to attack leaves a guard, where as many would do and nobody can follow.
    const guarded = (choice: Choice): boolean => {
      const units = counted(null, choice) ?? 0;
      return units <= before - GUARD && chance(units) >= AS_GOOD * chance(number);
    };
    const bared = kept && there === 0 && before > GUARD && left < FEW;
    if (bared && affordable(judged, deployCost) < GUARD && judged.open.some(guarded)) return 'stripped';
    // Whoever gives a place up leaves nobody behind.
    const forlorn = (units: number): boolean => there > 0 && units < before && city.odds(way.from, before - units) < FORLORN;
    if (forlorn(number)) return 'for-nothing';
    // Where the fleet comes nobody stays but to collect.
    const bombed = (place: number): number => danger(board, state, seat, place);
    const staying = way.from >= 0 && there === 0 && !isHeld(way.from) && left > Math.ceil((state.lying[way.from] ?? 0) / collectPerUnit);
    if (staying && bombed(way.from) >= LIKELY && bombed(way.to) < bombed(way.from)) return 'for-nothing';
    // Whoever goes where nothing is goes with all that make a beginning, and leaves nobody behind for nothing.
    const gathering = !isHeld(way.to) && enemies(judged, way.to) === 0 && (state.lying[way.to] ?? 0) === 0;
    const needless = !isHeld(way.from) && there === 0 && left > Math.ceil((state.lying[way.from] ?? 0) / collectPerUnit);
    if (gathering && larger && (way.from < 0 ? own(judged, way.to) + number < GATHERED : needless)) return 'aimless';
    // Whoever goes to collect sends as many as there is something for.
    const fetched = way.from < 0 && there === 0 && !isHeld(way.to) ? fetchable(judged, way.to) : 0;
    if (larger && fetched > collectPerUnit * number) return 'left-lying';
    const gain = (units: number): number => (way.from < 0 ? city.landing(way.to, units) : city.moving(way.from, way.to, units));
    // Those who stay to fight are missed by none who goes.
    if (left > 0 && way.from >= 0 && withdraws(judged, way.from, way.to) && gain(number) < 0) return 'for-nothing';
    const crowded = (units: number): boolean => way.from < 0 && enemies(judged, way.to) === 0 && own(judged, way.to) + units > GARRISON;
    const numbers = judged.open
      .map((choice) => counted(null, choice) ?? number)
      .filter((units) => units === number || !(forlorn(units) || crowded(units) || hopeless(judged, way.to, units)));
    const best = Math.max(...numbers.map(gain));
    if (gain(number) < Math.min(-LOSS, best)) return 'for-nothing';
    // More of what lies there is had for the same.
    const more = (units: number): boolean => units > number && units <= Math.ceil(fetchable(judged, way.to) / collectPerUnit);
    if (fetchable(judged, way.to) > 0 && !isHeld(way.to) && numbers.some((units) => more(units) && gain(units) >= gain(number)))
      return 'left-lying';
    const fetches = !isLast(state) && !isHeld(way.to) && enemies(judged, way.to) === 0 && (state.lying[way.to] ?? 0) > 0;
    if (best - gain(number) > (fetches ? SHORT : MISSED)) return 'missed';
    return way.from < 0 && refused(judged, way.to, number) ? 'free-refused' : null;
  }
  const counted = byWord<ChoiceLexicon, null, number>(choices, {
    units: (_, units) => units,
    unitsMechanized: (_, units, others) => units + 2 * others,
    unitsFaceDown: (_, units, others) => units + others,
  });
  const begunAs = byWord<ChoiceLexicon, null, { readonly from: number; readonly to: number }>(choices, {
    deploy: (_, to) => ({ from: -1, to }),
    move: (_, from, to) => ({ from, to }),
    relocate: (_, from, to) => ({ from, to }),
  });

  /** Nothing is brought to the city though it costs nothing, pays for itself, or nobody of one's own is there. */
  function end(judged: Judged): Code | null {
    const { state, seat } = judged;
    survey(judged);
    const relieved = (): Code | null => (judged.open.some((choice) => relieves(judged, choice)) ? 'free-refused' : null);
    if (state.decision === D['D-MOVE']) {
      if (judged.open.some((choice) => collects(judged, choice))) return 'left-lying';
      return most > (isLast(state) ? LITTLE : MISSED) ? 'missed' : relieved();
    }
    if (state.decision !== D['D-DEPLOY'] || state.maneuver.deployed) return null;
    const places = landings(judged);
    // Whoever deploys for nothing defends what is attacked.
    const sol = seat === state.seatOf[RACE.SOL];
    if (sol && places.some((place) => isHeld(place) && own(judged, place) > 0 && enemies(judged, place) > 0)) return 'idle';
    if (judged.open.some((choice) => collects(judged, choice))) return 'left-lying';
    const welcoming = (place: number): boolean =>
      affordable(judged, deployCost) >= GATHERED || (isHeld(place) && enemies(judged, place) === 0);
    if (absent(judged) && places.some((place) => welcoming(place) && deploy(judged, place) === null)) return 'idle';
    const little = isLast(state) || abundant(judged);
    return most > (little ? LITTLE : sol ? WORTH_A_CARD : MISSED) ? 'missed' : relieved();
  }
  /** Influence that is left over when everybody has been brought to the city. */
  const abundant = (judged: Judged): boolean => {
    const { state, seat } = judged;
    const waiting = state.units.reserve[seat] ?? 0;
    const halved = seat === state.seatOf[RACE.HAC] ? 2 : 1;
    return (state.influence[seat] ?? 0) >= ABUNDANT + (deployCostEnemy * waiting) / halved;
  };
  /** Goes where influence lies for nobody else, and brings more of it than it costs. */
  function collects(judged: Judged, choice: Choice): boolean {
    const way = begunAs(null, choice);
    if (!way || isLast(judged.state) || enemies(judged, way.to) > 0 || isHeld(way.to)) return false;
    const more = (judged.state.lying[way.to] ?? 0) - collectPerUnit * own(judged, way.to);
    return (
      more >= collectPerUnit &&
      (brings(null, choice) ?? 0) >= (way.from >= 0 ? (isHeld(way.from) ? TEMPTS : PAYS) : abundant(judged) ? 0 : PAYS)
    );
  }

  /** Informant brings units where they could have gone without it, or where there is nothing to do. */
  function informed(judged: Judged, to: number): Code | null {
    if (!judged.state.maneuver.deployed && judged.open.some((choice: Choice) => deployedAt(null, choice) === to)) return 'no-effect';
    const { landing, bestLanding } = survey(judged);
    // Sol pays for each with this card, wherever they go.
    const sol = judged.seat === judged.state.seatOf[RACE.SOL];
    const paid = Math.min(judged.state.units.reserve[judged.seat] ?? 0, judged.state.influence[judged.seat] ?? 0);
    const numbers = Array.from({ length: paid }, (_, i) => i + 1);
    const units = sol ? paid : affordable(judged, enemies(judged, to) > 0 ? deployCostEnemy : deployCost);
    const gain = sol ? Math.max(...numbers.map((number) => landing(to, number) - number)) : bestLanding(to);
    if (units < LANDED || gain < WORTH_A_CARD) return 'half-measure';
    const quiet = isHeld(to) && own(judged, to) > 0 && enemies(judged, to) === 0;
    return quiet || (!isHeld(to) && (judged.state.lying[to] ?? 0) < WORTH_FETCHING) ? 'no-effect' : null;
  }

  /** A card for another movement, and nowhere to go with it. */
  function mobilized(judged: Judged, unwise: (from: number, to: number) => Code | null): Code | null {
    const { bestMarch } = survey(judged);
    const most = bestMarch(judged.state, judged.seat, (from, to) => !unwise(from, to));
    return most >= WORTH_A_CARD ? null : 'half-measure';
  }

  /** An Offensive where no more of others stand than of one’s own. */
  function tracked(judged: Judged): Code | null {
    const { state } = judged;
    const struck = table.influence[state.influenceCards.discard.at(-1) ?? -1];
    const sites = struck ? [struck.first.location, struck.second.location] : [];
    const sum = (count: (place: number) => number): number => sites.reduce((all, place) => all + (place < 0 ? 0 : count(place)), 0);
    // Sol and Sol’s allies are spared.
    const sol = state.seatOf[RACE.SOL] ?? -1;
    const spared = (place: number): number => {
      if (sol < 0) return 0;
      const safe = set.list(set.minus(set.with(state.allies[sol] ?? 0, sol), set.with(state.allies[judged.seat] ?? 0, judged.seat)));
      return safe.reduce((all, other) => all + unitsAt(board, state, other, place), 0);
    };
    return sum((place) => enemies(judged, place) - spared(place)) <= sum((place) => own(judged, place)) + 1 ? 'half-measure' : null;
  }

  /** A shield that falls on one's own, on nobody, or with the fleet far away. */
  function negated(judged: Judged, place: number): Code | null {
    const { state } = judged;
    const ahead = ((board.sectorOf[place] ?? 0) - state.fleet.sector + board.sectors) % board.sectors;
    if (ahead > 6) return 'no-effect';
    return own(judged, place) === 0 && enemies(judged, place) > 0 ? null : 'own-shield';
  }

  return { deploy, move, relocate, units, end, gain, informed, negated, mobilized, tracked, reach };
}
