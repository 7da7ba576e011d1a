import { D, RACE, type ChoiceLexicon, type RexRules, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { foretold, standings, unitsAt, type Board } from './board.ts';
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
/** Units that are worth Recruits, and units waiting besides that are next to none. */
const RECRUITED = 4;
const BARELY = 2;
const WORTH_RECRUITS = 3;
/** Leaders alive beyond whom nobody buys another, and what is left to whoever should. */
const LED = 3;
const WELL_OFF = 8;
const RICH = 14;
/** What Sol, who pays for nobody, keeps beside the best leader, or beside one for another battle. */
const PRIZED = 2;
const SECOND = 3;
/** How far a bid may go beyond the last one before it is simply thrown away. */
const LEAP = 2;
/** What a useful card is always worth, and of how much influence beyond wealth a coin more. */
const BARGAIN = 2;
const SURPLUS = 8;
/** One coin of so many that nothing else needs is well spent: on any card by whoever has none for battles or only one, and on two at once, on one that was seen, and on one nobody else bids for. */
const NONE = 3;
const ONE = 4;
const TWICE = 3;
const SEEN = 4;
const ALONE = 2;
/** What no card is worth to whoever has not seen it. */
const DEAR = 5;
/** What is left of abundance when everybody has been bought back and brought to the city, and units that are enough even then. */
const ABUNDANT = 12;
const ENOUGH = 10;
/** So much serves nobody but as units. */
const HOARD = 24;

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
  const heavy = byWord<ChoiceLexicon, null, number>(choices, { recruitMechanized: (_, _units, mechanized) => mechanized });
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
  /** Strengths of those who could lead, the best first, and of the best who could be had back. */
  const led = ({ state, seat }: Judged): readonly number[] =>
    board.strength
      .filter((_, leader) => board.leaderRace[leader] === state.race[seat] && set.has(state.leaders.reserve, leader))
      .toSorted((a, b) => b - a);
  const onSale = ({ open }: Judged): number =>
    open.reduce((most, choice) => Math.max(most, board.strength[bought(null, choice) ?? playedFor(null, choice) ?? -1] ?? 0), 0);
  const isSol = ({ state, seat }: Judged): boolean => seat === state.seatOf[RACE.SOL];
  const isLast = ({ state }: Judged): boolean => state.round === board.rounds;
  /** Sol, whose units cost nothing, wants its best leaders back. */
  function prized(judged: Judged): boolean {
    const kept = (judged.state.influence[judged.seat] ?? 0) - onSale(judged);
    const [first = 0, second = 0] = led(judged);
    if (!isSol(judged) || !judged.open.some((choice) => (bought(null, choice) ?? -1) >= 0)) return false;
    return (onSale(judged) > first && kept >= PRIZED) || (onSale(judged) > second && kept >= SECOND);
  }
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
    const wanted = money >= RICH || prized(judged);
    if (alive(judged) >= LED && !wanted) return 'overpaid';
    // Whoever leads nobody has no use for a leader, or for another one.
    if (left(judged, price) < Math.min(alive(judged) > 0 ? KEPT : BARELY, brought(judged)) && absent(judged)) return 'bid-broke';
    const free = isLast(judged) && judged.open.some((choice) => playedFor(null, choice) === leader);
    if (free && !recruitsWorth(judged, price)) return 'free-refused';
    if (wanted && price < onSale(judged)) return 'missed';
    return alive(judged) > 0 && costsUnits(judged, price) ? 'overpaid' : null;
  }
  /** A leader comes back for the card whom another one of those surpasses, or who could be paid for while units are lost. */
  function playLeader(judged: Judged, leader: number): Code | null {
    const price = board.strength[leader] ?? 0;
    if (price < onSale(judged)) return 'half-measure';
    const paid = judged.open.some((choice) => bought(null, choice) === leader);
    return paid && (recruitsWorth(judged, price) || bringsAll(judged, price)) ? 'half-measure' : null;
  }
  /** Units are lost, and there is influence to bring those who wait to the city, and them too. */
  const bringsAll = (judged: Judged, price: number): boolean =>
    (judged.state.units.lost[judged.seat] ?? 0) >= RECRUITED && left(judged, price) - reserve(judged.state, judged.seat) >= RECRUITED;
  /** Recruits bring a leader back who is wanted, and hardly anybody else any more, or whoever there is while another card has no place. */
  function leaderForNothing(judged: Judged): boolean {
    const { state, seat } = judged;
    const full = (state.cards.held[seat] ?? 0) >= (table.handLimit[state.race[seat] ?? 0] ?? 0);
    const better = alive(judged) < LED || onSale(judged) > (led(judged)[0] ?? 0);
    const wanted = alive(judged) === 0 || (isLast(judged) && better) || (full && (state.units.lost[seat] ?? 0) < RECRUITED);
    return wanted && judged.open.some((choice) => (playedFor(null, choice) ?? -1) >= 0);
  }

  /** What a price leaves, as units that it brings to the city. */
  const left = ({ state, seat }: Judged, price: number): number =>
    ((state.influence[seat] ?? 0) - price) * (seat === state.seatOf[RACE.HAC] ? 2 : 1);
  /** Units that influence still brings to the city; in the last round they go where somebody stands, unless a stronghold is empty. */
  function comes(judged: Judged, money: number): number {
    const { standing } = judged.state.units;
    const empty = set.list(board.strongholds).some((place) => !standing.some((places) => set.has(places, place)));
    return isLast(judged) && !empty ? Math.floor(money / 2) : money;
  }
  const brings = (judged: Judged, price: number): number => Math.min(brought(judged), comes(judged, left(judged, price)));
  /** Nothing comes after the last round: another leader for whom nobody is left to fight, or who is no stronger than what he costs. */
  function costsUnits(judged: Judged, price: number): boolean {
    const { state, seat } = judged;
    const lost = brings(judged, 0) - brings(judged, price);
    if (lost <= 0) return false;
    if (!isLast(judged)) return alive(judged) > 1 && left(judged, price) < Math.min(KEPT, brought(judged));
    const fights = set.size((state.units.standing[seat] ?? 0) & board.strongholds) + 1;
    const [best = 0] = led(judged);
    return alive(judged) >= fights && price - best <= lost;
  }
  /** Units waiting to be paid for. */
  const brought = ({ state, seat }: Judged): number => (seat === state.seatOf[RACE.SOL] ? 0 : reserve(state, seat));
  /** Nobody of the seat is in the city, or next to nobody. */
  const absent = ({ state, seat }: Judged): boolean =>
    set.list(state.units.present[seat] ?? 0).reduce((sum, place) => sum + unitsAt(board, state, seat, place), 0) <= FEW;
  /** Recruits in the hand, units to bring back, and influence to bring them to the city, or next to nobody who waits there for it. */
  function recruitsWorth(judged: Judged, price = 0): boolean {
    const { state, seat, open } = judged;
    if (!open.some((choice) => playsRecruits(null, choice) ?? false)) return false;
    const lost = (state.units.lost[seat] ?? 0) + (seat === state.seatOf[RACE.LAZ] ? state.units.lostMechanized : 0);
    const waiting = reserve(state, seat);
    const more = isSol(judged) ? PLENTY : left(judged, price) - waiting;
    if (isLast(judged)) return lost >= WORTH_RECRUITS && more > 0;
    return lost >= RECRUITED && waiting <= WAITING && (more >= RECRUITED || (waiting <= BARELY && price === 0));
  }

  /** A card that does nothing, that lies in the hand already, or that brings back units where there are none to bring. */
  function isNeedless(state: State, seat: Seat, card: number): boolean {
    const held = (state.cards.hand[seat * table.cards + card] ?? 0) > 0;
    return isIdle(card) || (held && table.icon[card] !== -1) || (card === recruits && (state.units.lost[seat] ?? 0) < PLENTY);
  }

  /** What brings so many units to the city. */
  const fares = ({ state, seat }: Judged, units: number): number =>
    seat === state.seatOf[RACE.SOL] ? 0 : seat === state.seatOf[RACE.HAC] ? Math.ceil(units / 2) : units;
  /** Others hold enough to win with at the end of this round. */
  const decided = ({ state, seat }: Judged): boolean =>
    standings(board, state).some(
      ({ members, held, needed }) => !set.has(members, seat) && set.size(held) >= needed && !foretold(state, seat, members),
    );
  /** Units that are bought back by somebody who has influence for nothing else. */
  function easily(judged: Judged): number {
    const { state, seat, open } = judged;
    if (open.some((choice) => playsRecruits(null, choice) ?? false)) return 0;
    const money = state.influence[seat] ?? 0;
    const waiting = reserve(state, seat);
    const left = (units: number): number =>
      money - recruitUnitCost * Math.max(0, units - freeLeft(judged)) - fares(judged, waiting + units);
    const numbers = open
      .map((choice) => recruiting(null, choice) ?? 0)
      .filter((units) => waiting + units <= ENOUGH || left(units) >= HOARD);
    // Where the game ends nothing is left to buy; where others stand each unit costs as much again.
    const kept = (units: number): number => (isLast(judged) || decided(judged) ? fares(judged, waiting + units) : ABUNDANT);
    return Math.max(0, ...numbers.filter((units) => left(units) >= kept(units)));
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
    return before >= WAITING || before + paid > comes(judged, left(judged, paid * recruitUnitCost)) ? 'overpaid' : null;
  }

  function end(judged: Judged): Code | null {
    if (judged.state.decision !== D['D-REC']) return null;
    if (leaderless(judged)) return 'leaderless';
    if (forNothing(judged) > 0) return 'free-refused';
    const money = judged.state.influence[judged.seat] ?? 0;
    const leader = prized(judged) || (onSale(judged) > (led(judged)[0] ?? 0) ? money >= RICH : money >= 2 * RICH);
    if (leader && judged.open.some((choice) => (bought(null, choice) ?? -1) >= 0)) return 'hoarded';
    if (recruitsWorth(judged) || leaderForNothing(judged)) return 'free-refused';
    return easily(judged) > 0 ? 'hoarded' : null;
  }

  /** A mechanized unit costs what an ordinary one costs, and fights as two. */
  function recruitMechanized(judged: Judged, units: number, mechanized: number): Code | null {
    const heavier = (choice: Choice): boolean => recruiting(null, choice) === units + mechanized && (heavy(null, choice) ?? 0) > mechanized;
    return recruit(judged, units + mechanized) ?? (judged.open.some(heavier) ? 'missed' : null);
  }

  /** Recruits for units while a dozen wait that nobody can pay for. */
  const playUnits = (judged: Judged): Code | null => {
    const waiting = reserve(judged.state, judged.seat);
    return waiting >= WAITING && !isSol(judged) && left(judged, 0) < waiting ? 'overpaid' : null;
  };

  /** An ally would have the card for less, who has no more of them, whom nobody else bids against, or who pays Lazax for it. */
  function outbids({ state, seat }: Judged): boolean {
    const { allies, auction, cards } = state;
    const mates = allies[seat] ?? 0;
    if (auction.high === 0 || !set.has(mates, auction.highSeat)) return false;
    const others = set.minus(set.without(auction.bidding, seat), mates);
    return others === 0 || seat === state.seatOf[RACE.LAZ] || (cards.held[auction.highSeat] ?? 0) <= (cards.held[seat] ?? 0);
  }

  function bid(judged: Judged, amount: number): Code | null {
    const { state, seat, open } = judged;
    const money = state.influence[seat] ?? 0;
    const [offered] = state.cards.row;
    if (state.race[seat] === RACE.JOL && state.auction.seen && isNeedless(state, seat, offered ?? -1)) return 'no-effect';
    if (outbids(judged)) return 'against-ally';
    const needed = amount >= CHEAP || absent(judged) || isLast(judged);
    // Before a card is dear all who wait are brought to the city.
    const kept = amount > DEAR ? fares(judged, brought(judged)) : Math.min(KEPT, brought(judged));
    if (needed && money - amount < kept) return 'bid-broke';
    // Whoever may bid less may as well, unless nobody else has more than that.
    const next = state.auction.high + 1;
    const most = Math.max(0, ...state.influence.filter((_, who) => who !== seat && set.has(state.auction.bidding, who)));
    const locksOut = amount === most;
    return amount > (locksOut ? next + LEAP : next) && open.includes(choices.bid(next)) ? 'bid-leap' : null;
  }

  /** What a seat has that neither units nor leaders need. */
  function spare(judged: Judged): number {
    const { state, seat } = judged;
    const units = fares(judged, reserve(state, seat)) * (isLast(judged) ? 2 : 1);
    return (state.influence[seat] ?? 0) - units - (alive(judged) < 2 ? KEPT : 0);
  }
  /** Cards in the hand that do something in a battle. */
  const weapons = ({ state, seat }: Judged): number =>
    table.icon.reduce(
      (sum: number, icon, card) => sum + (icon === -1 || isIdle(card) ? 0 : (state.cards.hand[seat * table.cards + card] ?? 0)),
      0,
    );
  /** How much any card is worth to whoever does not see it, because that would bring nothing otherwise. */
  function surplus(judged: Judged): number {
    const { state, seat } = judged;
    const money = state.influence[seat] ?? 0;
    const held = state.cards.held[seat] ?? 0;
    const armed = weapons(judged);
    const twice = state.race[seat] === RACE.LET && held + 2 <= (table.handLimit[RACE.LET] ?? 0);
    const alone = !state.influence.some((other, who) => who !== seat && other > state.auction.high && set.has(state.auction.bidding, who));
    const most = Math.max(
      armed < 2 ? Math.floor(spare(judged) / (armed === 0 ? NONE : ONE)) : 0,
      twice ? Math.floor(spare(judged) / TWICE) : 0,
      alone && armed < 2 && spare(judged) >= ALONE ? 1 : 0,
    );
    const rich = money >= RICH ? BARGAIN + Math.floor((money - RICH) / SURPLUS) : 0;
    return Math.max(rich, Math.min(DEAR, most));
  }

  /** A card that costs next to nothing: Jol-Nar has seen that it is worth having, or there is influence for nothing else. */
  function pass(judged: Judged): Code | null {
    const { state, seat, open } = judged;
    if (state.decision !== D['D-BID']) return null;
    const [offered = -1] = state.cards.row;
    const seen = state.race[seat] === RACE.JOL && state.auction.seen;
    const useful = table.icon[offered] !== -1 && !isNeedless(state, seat, offered);
    const known = Math.floor((state.influence[seat] ?? 0) / (weapons(judged) < 2 ? NONE : SEEN));
    const most = !seen ? surplus(judged) : useful ? Math.min(DEAR, known) : 0;
    const price = state.auction.high + 1;
    return price <= most && open.includes(choices.bid(price)) && bid(judged, price) === null ? 'bargain' : null;
  }

  /** Influence for cards, where no card can be taken and no unit waits to be paid for. */
  function give({ state, seat, known, open }: Judged, taker: Seat): Code | null {
    const full = (state.cards.held[taker] ?? 0) >= (table.handLimit[state.race[taker] ?? 0] ?? 0);
    const theirs = { state, seat: taker, known, open };
    const enough = (state.influence[taker] ?? 0) >= fares(theirs, reserve(state, taker));
    return state.decision === D['D-GIFT'] && seat !== taker && full && enough ? 'no-effect' : null;
  }

  /** Cards that do something go while others that do nothing stay. */
  function discard({ state, open }: Judged, card: number): Code | null {
    if (state.decision !== D['D-HANDCUT'] || isIdle(card)) return null;
    return open.some((choice) => isIdle(discarded(null, choice) ?? -1)) ? 'thrown-away' : null;
  }
  const discarded = byWord<ChoiceLexicon, null, number>(choices, { discard: (_, card) => card });

  return { recruit, recruitMechanized, recruitLeader, playUnits, playLeader, freeLeft, end, bid, pass, give, discard };
}
