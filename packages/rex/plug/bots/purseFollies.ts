import { D, RACE, type ChoiceLexicon, type RexRules, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import type { Board } from './board.ts';
import type { Code, Judged } from './follies.ts';

/** Units that Sol, who deploys for nothing, never has to buy more of. */
const PLENTY = 5;
/** Units in the reserves beyond which nobody has to buy any more. */
const WAITING = 6;
/** Below this a bid breaks nobody, and so much is kept for bringing units to the city. */
const CHEAP = 4;
const KEPT = 3;
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
  const isIdle = (card: number): boolean => pack.strategyCards[card]?.effect.op === 'none';

  const freeLeft = ({ state, seat }: Judged): number => Math.max(0, (freeRecruits[state.race[seat] ?? 0] ?? 0) - state.recruitment.units);
  /** Units the seat could take up for nothing now. */
  const forNothing = (judged: Judged): number =>
    Math.min(freeLeft(judged), Math.max(0, ...judged.open.map((choice: Choice) => recruiting(null, choice) ?? 0)));
  const alive = ({ state, seat }: Judged): number =>
    board.leaderRace.filter((race, leader) => race === state.race[seat] && set.has(state.leaders.reserve, leader)).length;
  /** Nobody is left to lead, or hardly anybody of somebody rich, and somebody could be. */
  function leaderless(judged: Judged): boolean {
    const money = judged.state.influence[judged.seat] ?? 0;
    const wanting = alive(judged) === 0 || (alive(judged) === 1 && money >= WELL_OFF) || (alive(judged) < LED && money >= RICH);
    return wanting && judged.open.some((choice) => (bought(null, choice) ?? -1) >= 0);
  }
  const recruitLeader = (judged: Judged): Code | null =>
    alive(judged) >= LED && (judged.state.influence[judged.seat] ?? 0) < RICH ? 'overpaid' : null;

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

  /** The same with a card that brings them back for nothing. */
  const cheaply = (judged: Judged): boolean => {
    const { state, seat } = judged;
    const [waiting, lost] = [reserve(state, seat), state.units.lost[seat] ?? 0];
    return lost >= PLENTY && waiting + PLENTY <= ENOUGH && (state.influence[seat] ?? 0) - fares(judged, waiting + PLENTY) >= ABUNDANT;
  };

  function recruit(judged: Judged, units: number): Code | null {
    const { state, seat, open } = judged;
    if (units < forNothing(judged)) return 'free-refused';
    const paid = Math.max(0, units - freeLeft(judged));
    if (!leaderless(judged) && units <= easily(judged)) return units < easily(judged) ? 'hoarded' : null;
    if (paid === 0) return null;
    if (leaderless(judged)) return 'leaderless';
    if (open.some((choice) => playsRecruits(null, choice) ?? false)) return 'overpaid';
    const money = state.influence[seat] ?? 0;
    const before = reserve(state, seat) + units - paid;
    const sol = seat === state.seatOf[RACE.SOL];
    if (before >= WAITING) return 'overpaid';
    const bring = money * (seat === state.seatOf[RACE.HAC] ? 2 : 1);
    // Those who are bought have to be brought to the city too.
    return sol ? (before >= PLENTY ? 'overpaid' : null) : before >= bring - (recruitUnitCost + 1) * (paid - 1) ? 'overpaid' : null;
  }

  function end(judged: Judged): Code | null {
    if (judged.state.decision !== D['D-REC']) return null;
    if (leaderless(judged)) return 'leaderless';
    if (forNothing(judged) > 0) return 'free-refused';
    const money = judged.state.influence[judged.seat] ?? 0;
    if (judged.open.some((choice) => playsRecruits(null, choice) ?? false) && cheaply(judged)) return 'hoarded';
    const leader = money >= 2 * RICH && judged.open.some((choice) => (bought(null, choice) ?? -1) >= 0);
    return leader || easily(judged) > 0 ? 'hoarded' : null;
  }

  function bid({ state, seat, open }: Judged, amount: number): Code | null {
    const money = state.influence[seat] ?? 0;
    const [offered] = state.cards.row;
    if (state.race[seat] === RACE.JOL && state.auction.seen && isNeedless(state, seat, offered ?? -1)) return 'no-effect';
    // Whoever may bid less may as well.
    const next = state.auction.high + 1;
    if (amount > next + LEAP && open.includes(choices.bid(next))) return 'bid-leap';
    const waiting = seat === state.seatOf[RACE.SOL] ? 0 : reserve(state, seat);
    return amount >= CHEAP && money - amount < Math.min(KEPT, waiting) ? 'bid-broke' : null;
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

  /** Somebody is kept from bidding who could not have bid much. */
  function bar({ state, seat }: Judged, rival: Seat): Code | null {
    const friends = set.with(state.allies[seat] ?? 0, seat);
    const money = state.influence[rival] ?? 0;
    const richer = state.influence.some((other, who) => !set.has(friends, who) && who !== rival && other >= 2 * Math.max(1, money));
    const full = (state.cards.held[rival] ?? 0) >= (table.handLimit[state.race[rival] ?? 0] ?? 0);
    return money === 0 || full || richer ? 'no-effect' : null;
  }

  return { recruit, recruitLeader, freeLeft, end, bid, pass, discard, bar };
}
