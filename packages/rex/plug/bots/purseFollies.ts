import { D, RACE, type ChoiceLexicon, type RexRules, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';

/** Units that Sol, who deploys for nothing, never has to buy more of. */
const PLENTY = 5;
/** Units in the reserves beyond which nobody has to buy any more. */
const WAITING = 6;
/** So few in the city are nobody. */
const FEW = 2;
/** Below this a bid breaks nobody, and so much is kept for bringing units to the city. */
const CHEAP = 4;
const KEPT = 3;
/** Units that are worth Recruits. */
const RECRUITED = 4;
/** Leaders alive beyond whom nobody buys another, and what is left to whoever should. */
const LED = 3;
const WELL_OFF = 8;
const RICH = 14;
/** How far a bid may go beyond the last one before it is simply thrown away. */
const LEAP = 3;
/** What a useful card is always worth, and of how much influence beyond wealth a coin more. */
const BARGAIN = 2;
const SURPLUS = 8;
/** What is left of abundance when everybody has been bought back and brought to the city, and units that are enough even then. */
const ABUNDANT = 12;
const ENOUGH = 10;

/** What no sensible player does with influence, cards in the hand and units in the pool. */
export function purseFollies({ table }: RexRules, board: Board) {
  const { choices, pack, freeRecruits, recruits } = table;
  const { recruitUnitCost } = pack.constants;
  const reserve = (state: State, seat: Seat): number =>
    (state.units.reserve[seat] ?? 0) + (seat === state.seatOf[RACE.LAZ] ? state.units.reserveMechanized : 0);
  const recruiting = byWord<ChoiceLexicon, null, number>(choices, {
    recruit: (_, units) => units,
    recruitMechanized: (_, units, mechanized) => units + mechanized,
  });
  const bought = byWord<ChoiceLexicon, null, number>(choices, { recruitLeader: (_, leader) => leader });
  const playsRecruits = byWord<ChoiceLexicon, null, boolean>(choices, { playUnits: (_, card) => card === recruits });
  const playedFor = byWord<ChoiceLexicon, null, number>(choices, { playLeader: (_, _card, leader) => leader });
  const isIdle = (card: number): boolean => pack.strategyCards[card]?.effect.op === 'none';

  const freeLeft = ({ state, seat }: Judged): number => Math.max(0, (freeRecruits[state.race[seat] ?? 0] ?? 0) - state.recruitment.units);
  /** Units the seat could take up for nothing now. */
  const forNothing = (judged: Judged): number =>
    Math.min(freeLeft(judged), Math.max(0, ...judged.open.map((choice: Choice) => recruiting(null, choice) ?? 0)));
  const alive = ({ state, seat }: Judged): number =>
    board.leaderRace.filter((race, leader) => race === state.race[seat] && set.has(state.leaders.reserve, leader)).length;
  /** The strongest of those who could lead, and of those who could be had back. */
  const strongest = ({ state, seat }: Judged): number =>
    board.strength.reduce(
      (most, strength, leader) =>
        board.leaderRace[leader] === state.race[seat] && set.has(state.leaders.reserve, leader) ? Math.max(most, strength) : most,
      0,
    );
  const onSale = ({ open }: Judged): number =>
    open.reduce((most, choice) => Math.max(most, board.strength[bought(null, choice) ?? playedFor(null, choice) ?? -1] ?? 0), 0);
  /** Nobody is left to lead, or hardly anybody of somebody rich, and somebody could be. */
  function leaderless(judged: Judged): boolean {
    const money = judged.state.influence[judged.seat] ?? 0;
    const wanting = alive(judged) === 0 || (alive(judged) === 1 && money >= WELL_OFF) || (alive(judged) < LED && money >= RICH);
    return (
      wanting &&
      judged.open.some((choice) => (bought(null, choice) ?? -1) >= 0 && recruitLeader(judged, bought(null, choice) ?? -1) === null)
    );
  }
  function recruitLeader(judged: Judged, leader: number): Code | null {
    const { state, seat } = judged;
    const [money, price] = [state.influence[seat] ?? 0, board.strength[leader] ?? 0];
    if (alive(judged) >= LED && money < RICH) return 'overpaid';
    // Whoever leads nobody has no use for another leader.
    if (alive(judged) > 0 && left(judged, price) < Math.min(KEPT, brought(judged)) && absent(judged)) return 'bid-broke';
    return money >= RICH && price < onSale(judged) ? 'missed' : null;
  }
  /** A leader comes back for the card whom another one of those surpasses. */
  const playLeader = (judged: Judged, leader: number): Code | null =>
    (board.strength[leader] ?? 0) < onSale(judged) ? 'half-measure' : null;

  /** What a price leaves, as units that it brings to the city. */
  const left = ({ state, seat }: Judged, price: number): number =>
    ((state.influence[seat] ?? 0) - price) * (seat === state.seatOf[RACE.HAC] ? 2 : 1);
  /** Units waiting to be paid for. */
  const brought = ({ state, seat }: Judged): number => (seat === state.seatOf[RACE.SOL] ? 0 : reserve(state, seat));
  /** Nobody of the seat is in the city, or next to nobody. */
  const absent = ({ state, seat }: Judged): boolean =>
    set.list(state.units.present[seat] ?? 0).reduce((sum, place) => sum + unitsAt(board, state, seat, place), 0) <= FEW;
  /** Recruits in the hand, units to bring back, and influence to bring them to the city. */
  function recruitsWorth(judged: Judged): boolean {
    const { state, seat, open } = judged;
    const back = Math.min(PLENTY, state.units.lost[seat] ?? 0);
    return (
      back >= RECRUITED &&
      reserve(state, seat) <= WAITING &&
      left(judged, 0) >= reserve(state, seat) + back &&
      open.some((choice) => playsRecruits(null, choice) ?? false)
    );
  }

  /** A card that does nothing, that lies in the hand already, or that brings back units where there are none to bring. */
  function isNeedless(state: State, seat: Seat, card: number): boolean {
    const held = (state.cards.hand[seat * table.cards + card] ?? 0) > 0;
    return isIdle(card) || (held && table.icon[card] !== -1) || (card === recruits && (state.units.lost[seat] ?? 0) < PLENTY);
  }

  /** What brings so many units to the city. */
  const fares = ({ state, seat }: Judged, units: number): number =>
    seat === state.seatOf[RACE.SOL] ? 0 : seat === state.seatOf[RACE.HAC] ? Math.ceil(units / 2) : units;
  /** Units that are bought back by somebody who has influence for nothing else. */
  function easily(judged: Judged): number {
    const { state, seat, open } = judged;
    if (open.some((choice) => playsRecruits(null, choice) ?? false)) return 0;
    const money = state.influence[seat] ?? 0;
    const waiting = reserve(state, seat);
    const left = (units: number): number =>
      money - recruitUnitCost * Math.max(0, units - freeLeft(judged)) - fares(judged, waiting + units);
    const numbers = open.map((choice) => recruiting(null, choice) ?? 0).filter((units) => waiting + units <= ENOUGH);
    return Math.max(0, ...numbers.filter((units) => left(units) >= ABUNDANT));
  }

  function recruit(judged: Judged, units: number): Code | null {
    const { state, seat, open } = judged;
    if (units < forNothing(judged)) return 'free-refused';
    const paid = Math.max(0, units - freeLeft(judged));
    if (!leaderless(judged) && units <= easily(judged)) return units < easily(judged) ? 'hoarded' : null;
    if (paid === 0) return null;
    if (leaderless(judged)) return 'leaderless';
    if (open.some((choice) => playsRecruits(null, choice) ?? false)) return 'overpaid';
    const before = reserve(state, seat) + units - paid;
    const sol = seat === state.seatOf[RACE.SOL];
    if (sol) return before >= PLENTY ? 'overpaid' : null;
    // Those who are bought have to be brought to the city too.
    return before >= WAITING || before + paid > left(judged, paid * recruitUnitCost) ? 'overpaid' : null;
  }

  function end(judged: Judged): Code | null {
    if (judged.state.decision !== D['D-REC']) return null;
    if (leaderless(judged)) return 'leaderless';
    if (forNothing(judged) > 0) return 'free-refused';
    const money = judged.state.influence[judged.seat] ?? 0;
    const leader = onSale(judged) > strongest(judged) ? money >= RICH : money >= 2 * RICH;
    if (leader && judged.open.some((choice) => (bought(null, choice) ?? -1) >= 0)) return 'hoarded';
    return easily(judged) > 0 || recruitsWorth(judged) ? 'hoarded' : null;
  }

  /** Recruits for units while a dozen wait that nobody can pay for. */
  const playUnits = ({ state, seat }: Judged): Code | null =>
    reserve(state, seat) >= WAITING && seat !== state.seatOf[RACE.SOL] && (state.influence[seat] ?? 0) < reserve(state, seat)
      ? 'overpaid'
      : null;

  function bid(judged: Judged, amount: number): Code | null {
    const { state, seat, open } = judged;
    const money = state.influence[seat] ?? 0;
    const [offered] = state.cards.row;
    if (state.race[seat] === RACE.JOL && state.auction.seen && isNeedless(state, seat, offered ?? -1)) return 'no-effect';
    // Whoever may bid less may as well.
    const next = state.auction.high + 1;
    if (amount > next + LEAP && open.includes(choices.bid(next))) return 'bid-leap';
    const needed = amount >= CHEAP || absent(judged) || state.round === board.rounds;
    return needed && money - amount < Math.min(KEPT, brought(judged)) ? 'bid-broke' : null;
  }

  /** A card that costs next to nothing: Jol-Nar has seen that it is worth having, and the rich have influence for nothing else. */
  function pass({ state, seat, open }: Judged): Code | null {
    if (state.decision !== D['D-BID']) return null;
    const [offered = -1] = state.cards.row;
    const money = state.influence[seat] ?? 0;
    const seen = state.race[seat] === RACE.JOL && state.auction.seen;
    const wanted = seen ? table.icon[offered] !== -1 && !isNeedless(state, seat, offered) && money >= WELL_OFF : money >= RICH;
    const price = state.auction.high + 1;
    const most = BARGAIN + Math.max(0, Math.floor((money - RICH) / SURPLUS));
    return wanted && price <= most && open.includes(choices.bid(price)) ? 'bargain' : null;
  }

  /** Cards that do something go while others that do nothing stay. */
  function discard({ state, open }: Judged, card: number): Code | null {
    if (state.decision !== D['D-HANDCUT'] || isIdle(card)) return null;
    return open.some((choice) => isIdle(discarded(null, choice) ?? -1)) ? 'thrown-away' : null;
  }
  const discarded = byWord<ChoiceLexicon, null, number>(choices, { discard: (_, card) => card });

  return { recruit, recruitLeader, playUnits, playLeader, freeLeft, end, bid, pass, discard };
}
