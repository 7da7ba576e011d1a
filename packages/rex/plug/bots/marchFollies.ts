import { D, RACE, type ChoiceLexicon, type Locations, type RexRules, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { inDanger, unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';

/** Influence worth a way of its own. */
const WORTH_FETCHING = 4;
/** A stronghold with so many units and nobody in it but friends wants no more while influence lies about. */
const ENOUGH = 4;
/** Against so many times as many nobody goes without a weapon or a traitor, and against so many nobody at all. */
const HOPELESS = 2;
const SUICIDAL = 5;

/** What no sensible player does with units on the map: `meet` says where somebody is about to win. */
export function marchFollies({ table }: RexRules, board: Board, meet: (state: State, seat: Seat) => Locations) {
  const { choices, killsLeader, cards, pack } = table;
  const { collectPerUnit, deployCost, deployCostEnemy } = pack.constants;
  const isLast = (state: State): boolean => state.round === board.rounds;
  const own = ({ state, seat }: Judged, place: number): number => unitsAt(board, state, seat, place);
  function enemies({ state, seat }: Judged, place: number): number {
    const friends = set.with(state.allies[seat] ?? 0, seat);
    let found = 0;
    for (let other = 0; other < board.seats; other++) if (!set.has(friends, other)) found += unitsAt(board, state, other, place);
    return found;
  }
  const isHeld = (place: number): boolean => set.has(board.strongholds, place);

  /** Influence that lies there for nobody but this seat, beyond what its units there will collect. */
  function fetchable(judged: Judged, place: number): number {
    const { state } = judged;
    if (isLast(state) || inDanger(board, state, place) || enemies(judged, place) > 0) return 0;
    return Math.max(0, (state.lying[place] ?? 0) - collectPerUnit * own(judged, place));
  }

  const deployedAt = byWord<ChoiceLexicon, null, number>(choices, { deploy: (_, to) => to });
  const landings = (judged: Judged): readonly number[] => judged.open.flatMap((choice) => deployedAt(null, choice) ?? []);

  /** Whether something can be won against more: a weapon, or somebody bought among them. */
  function armed({ state, seat }: Judged, place: number): boolean {
    for (let card = 0; card < cards; card++) if (killsLeader[card] && (state.cards.hand[seat * cards + card] ?? 0) > 0) return true;
    return state.leaders.traitor.some((holder, leader) => {
      const rival = state.seatOf[board.leaderRace[leader] ?? -1] ?? -1;
      return holder === seat && set.has(state.leaders.reserve, leader) && rival >= 0 && set.has(state.units.standing[rival] ?? 0, place);
    });
  }
  /** So few against so many, with nothing else to fight with. */
  function hopeless(judged: Judged, place: number, coming: number): boolean {
    const there = enemies(judged, place);
    const outnumbered = there / Math.max(1, own(judged, place) + coming);
    if (outnumbered <= HOPELESS || (outnumbered <= SUICIDAL && armed(judged, place))) return false;
    return !set.has(meet(judged.state, judged.seat), place);
  }

  function deploy(judged: Judged, to: number): Code | null {
    const { state, seat } = judged;
    const there = enemies(judged, to);
    const price = there > 0 ? deployCostEnemy : deployCost;
    const most = Math.min(state.units.reserve[seat] ?? 0, Math.floor((state.influence[seat] ?? 0) / price));
    if (hopeless(judged, to, Math.max(1, most))) return 'hopeless';
    if (there > 0) return null;
    const idle = fetchable(judged, to) === 0 && (!isHeld(to) || own(judged, to) >= ENOUGH);
    if (idle && landings(judged).some((place) => fetchable(judged, place) >= WORTH_FETCHING)) return 'left-lying';
    return !isHeld(to) && (state.lying[to] ?? 0) === 0 ? 'aimless' : null;
  }

  function move(judged: Judged, from: number, to: number): Code | null {
    const { state } = judged;
    if (hopeless(judged, to, own(judged, from))) return 'hopeless';
    if (inDanger(board, state, from) || enemies(judged, from) > 0) return null;
    const taken = isHeld(to) && (enemies(judged, to) > 0 || own(judged, to) === 0);
    const needed = (state.lying[from] ?? 0) >= collectPerUnit * own(judged, from);
    if (!isLast(state) && needed && !taken && (state.lying[from] ?? 0) > 0 && fetchable(judged, to) <= (state.lying[from] ?? 0))
      return 'left-lying';
    return isHeld(from) && !isHeld(to) && (state.lying[to] ?? 0) === 0 && enemies(judged, to) === 0 ? 'aimless' : null;
  }

  /** The second step of either: how many. */
  function units(judged: Judged, number: number): Code | null {
    const { state, seat } = judged;
    const [begun] = state.drafts[seat] ?? [];
    if (begun === undefined) return null;
    const way = begunAs(null, begun);
    if (!way) return null;
    if (hopeless(judged, way.to, number)) return 'hopeless';
    if (way.from < 0 || !isHeld(way.from)) return null;
    // Somebody has come into the stronghold: whoever could meet them does not leave a few behind to die.
    const [before, there] = [own(judged, way.from), enemies(judged, way.from)];
    const left = before - number;
    return there > 0 && before >= there && left > 0 && left < there ? 'stripped' : null;
  }
  const begunAs = byWord<ChoiceLexicon, null, { readonly from: number; readonly to: number }>(choices, {
    deploy: (_, to) => ({ from: -1, to }),
    move: (_, from, to) => ({ from, to }),
  });

  /** Nothing is brought to the city though it costs nothing, pays for itself, or nobody of one's own is there. */
  function end(judged: Judged): Code | null {
    const { state, seat } = judged;
    if (state.decision !== D['D-DEPLOY'] || state.maneuver.deployed) return null;
    const places = landings(judged);
    // Whoever deploys for nothing defends what is attacked.
    const sol = seat === state.seatOf[RACE.SOL];
    if (sol && places.some((place) => isHeld(place) && own(judged, place) > 0 && enemies(judged, place) > 0)) return 'idle';
    if (places.some((place) => fetchable(judged, place) >= collectPerUnit)) return 'left-lying';
    const absent = (state.units.present[seat] ?? 0) === 0;
    const welcoming = (place: number): boolean => isHeld(place) && !inDanger(board, state, place) && enemies(judged, place) === 0;
    return absent && places.some(welcoming) ? 'idle' : null;
  }

  /** Informant brings units where they could have gone without it, or where there is nothing to do. */
  function informed(judged: Judged, to: number): Code | null {
    if (!judged.state.maneuver.deployed && judged.open.some((choice: Choice) => deployedAt(null, choice) === to)) return 'no-effect';
    const quiet = isHeld(to) && own(judged, to) > 0 && enemies(judged, to) === 0;
    return quiet || (!isHeld(to) && (judged.state.lying[to] ?? 0) < WORTH_FETCHING) ? 'no-effect' : null;
  }

  /** A shield that falls on more of one's own than of others, or with the fleet far away. */
  function negated(judged: Judged, place: number): Code | null {
    const { state } = judged;
    const ahead = ((board.sectorOf[place] ?? 0) - state.fleet.sector + board.sectors) % board.sectors;
    if (ahead > 6) return 'no-effect';
    return enemies(judged, place) > own(judged, place) ? null : 'own-shield';
  }

  return { deploy, move, units, end, informed, negated };
}
