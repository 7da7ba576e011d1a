import { D, RACE, type ChoiceLexicon, type RexRules, type Seats, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { estimated, gainOf, gift, ifAllied, leastGain, type Change } from './alliances.ts';
import { standings, unitsAt, type Board } from './board.ts';
import { ventures } from './ventures.ts';

/** What is judged: a seat's choices in a state, so many of them. */
interface Judged {
  readonly state: State;
  readonly seat: Seat;
  readonly n: number;
  /** What the seats have as things stand, once it has been asked for. */
  before?: readonly number[];
}

/** Influence that is not spent on cards, and below which a seat is poor. */
const KEPT_BACK = 4;

/** What a card is worth to somebody who has seen it, in influence. */
const CARD_WORTH: Readonly<Record<string, number>> = {
  energy_rifle: 6,
  bio_weapon: 6,
  personal_shield: 5,
  antitoxin: 5,
  tactical_retreat: 4,
  feint: 0.5,
  decoy: 0.5,
  recruits: 4,
  informant: 3,
  rapid_mobilization: 4,
  double_agent: 3,
};

/** How quickly what brings more appeals more, and from which loss on it makes no more odds. */
const APPEAL = 0.45;
const LOSS = 20;
/** What a movement should bring. */
const EFFORT = 1;
/** How many times its share of the victory an alliance must give a seat, how nearly as much as another one, and what somebody must gain by leaving. */
const GAIN = 1.08;
const SAME = 0.97;
const LEAVING = 1.15;
/** In the last rounds whoever wins so seldom asks for an alliance that makes it so many times more, unless it costs somebody else more than that. */
const LATE = 2;
const NO_HOPE = 0.06;
const HOPE = 2;
const ASKED = 0.4;
/** What an Informant is kept for. */
const INFORMED = 4;

/** Decisions in which a command is given, which costs nothing. */
const COMMANDS: ReadonlySet<number> = new Set([D['D-CMD-XX'], D['D-CMD-JN']]);

/** Decisions in which units go somewhere. */
const ON_THE_BOARD: ReadonlySet<number> = new Set([D['D-MOVE'], D['D-DEPLOY'], D['D-SOLPLACE'], D['D-OFF-MOVE']]);

/** A quick opinion on every open choice, from what the seat sees on the board and holds itself. */
export function inclination(
  rules: RexRules,
  board: Board,
): (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void {
  const { choices, pack, informant, gravitonNegator, handLimit } = rules.table;
  const { survey, moving, landing, bestMove, bestLanding, mine, risk } = ventures(rules, board);
  /** How much appeals what brings so much influence, or is worth as much. */
  const appeal = (brings: number): number => Math.exp(APPEAL * Math.max(-LOSS, brings));

  function units({ state, seat }: Judged, number: number): number {
    const begun = state.drafts[seat]?.[0];
    if (begun === undefined) return (number + 0.5) ** 1.5;
    if (state.decision === D['D-MOVE']) return appeal(moving(choices.move.read.from(begun), choices.move.read.to(begun), number));
    if (state.decision !== D['D-DEPLOY']) return (number + 0.5) ** 1.5;
    const place = landingAt(null, begun) ?? -1;
    if (place >= 0) return appeal(landing(place, number));
    return appeal(moving(choices.relocate.read.from(begun), choices.relocate.read.to(begun), number) - number);
  }

  /** Sol begins in the Palace, or where a shield protects it. */
  function place({ state }: Judged, where: number, number: number): number {
    const stronghold = set.has(board.strongholds, where);
    const shield = set.has(set.minus(board.shields, state.shieldless), where);
    return (stronghold ? 6 : shield ? 1 : 0.1) * number ** 2 * (1 - 0.9 * (risk[where] ?? 0));
  }

  /** Whoever has hardly anybody to lead buys the best back. */
  function recruitLeader({ state, seat }: Judged, leader: number): number {
    let alive = 0;
    for (let other = 0; other < board.strength.length; other++)
      if (board.leaderRace[other] === state.race[seat] && set.has(state.leaders.reserve, other)) alive++;
    const strength = board.strength[leader] ?? 0;
    return ([8, 4, 1.5, 0.5][alive] ?? 0.2) * (0.3 + 0.2 * strength);
  }

  /** What the next card is worth to a seat, in influence. */
  function cardWorth(state: State, seat: Seat): number {
    const held = state.cards.held[seat] ?? 0;
    const race = state.race[seat];
    if (race === RACE.JOL && state.auction.seen) return seenWorth[state.cards.row[0] ?? -1] ?? 3;
    // Whoever draws a second card with each one bought has two for the price.
    return (held === 0 ? 6 : held === 1 ? 4.5 : 3) * (race === RACE.LET ? 1.6 : 1);
  }

  function bid({ state, seat }: Judged, amount: number): number {
    const money = state.influence[seat] ?? 0;
    // What is spent here brings no units to the city; whoever has none left to bring may spend the rest.
    const price = seat === state.seatOf[RACE.SOL] ? 0 : seat === state.seatOf[RACE.HAC] ? 0.5 : 1;
    const waiting = price * (state.units.reserve[seat] ?? 0);
    const spare = Math.max(0, money - KEPT_BACK - waiting);
    const urge = waiting > money ? 0.25 : 0.5;
    const most = Math.max(1, Math.min(0.5 * (money - KEPT_BACK), spare + urge * cardWorth(state, seat)));
    const next = amount === state.auction.high + 1;
    if (amount > Math.min(cardWorth(state, seat) + money / 10, most)) return next ? 0.3 : 0.002;
    return next ? 3 : 0.2;
  }

  /** Nothing, where leaders and cards are to decide it, or what most plans of the other side ask for: what is dialled is lost even by the winner. */
  function dial({ state, seat, n }: Judged, number: number): number {
    const { location, sides } = state.battle;
    const rival = sides.find((side) => side.seat !== seat)?.seat ?? seat;
    const enough = Math.max(1, Math.min(n - 1, 0.7 * unitsAt(board, state, rival, location) + 2));
    if (number === 0) return 0.9;
    return number <= enough ? 0.3 + 0.7 * (number / enough) : 1 / (1 + 0.5 * (number - enough));
  }

  const allied = (judged: Judged, members: Seats): Change =>
    ifAllied(board, judged.state, members, (judged.before ??= estimated(board, judged.state)));

  /** Whether others lack no more than one stronghold. */
  const threatened = (state: State, seat: Seat): boolean =>
    standings(board, state).some(({ members, held, needed }) => !set.has(members, seat) && set.size(held) >= needed - 1);

  /** An alliance is offered where everybody in it gains: nobody else would agree. */
  function offer(judged: Judged, members: Seats): number {
    const { state, seat } = judged;
    const change = allied(judged, members);
    const least = leastGain(change, members);
    const gain = gainOf(change, seat);
    if (least > GAIN) return 6 * Math.min(3, least) * Math.min(20, gain);
    // Whoever has next to no hope left asks for what others may still refuse: that costs nothing.
    const late = state.round > board.rounds - LATE || threatened(state, seat);
    const asks = late && (change.before[seat] ?? 0) < NO_HOPE && gain > HOPE && least > ASKED;
    return asks ? 6 * (1 + least / 100) : 0.02;
  }

  /** A package of somebody is weighed by the alliance it makes, beside what else is on offer; what it moves from purse to purse is left aside. */
  function accept(judged: Judged, proposer: number): number {
    const { state, seat } = judged;
    const { offers } = state.ceasefire;
    const members: Seats = offers[proposer]?.members ?? 0;
    if (!set.has(members, seat)) return 0.3;
    const gain = gainOf(allied(judged, members), seat);
    const best = Math.max(
      ...offers.map((other) => (other && set.has(other.members, seat) ? gainOf(allied(judged, other.members), seat) : 0)),
    );
    return gain > GAIN && gain >= SAME * best ? 6 * gain : 0.1 * Math.min(1, gain ** 4);
  }

  /** Allies are left by whoever has better prospects alone, when everybody is asked; whoever bargains is free of them by the next alliance. */
  function leave({ state, seat }: Judged): number {
    if (state.decision !== D['D-CF-LEAVE']) return 0.02;
    const gain = gainOf(ifAllied(board, state, set.only(seat)), seat);
    return gain > LEAVING ? 3 * gain : 0.02;
  }

  const give = ({ state, seat }: Judged, taker: Seat, amount: number): number => {
    const due = gift(board, state, seat, taker, (who) => (state.cards.held[who] ?? 0) < (handLimit[state.race[who] ?? 0] ?? 0));
    return due > 0 && amount === due ? 12 : 0.002;
  };

  const landingAt = byWord<ChoiceLexicon, null, number>(choices, { deploy: (_, to) => to, playAt: (_, _card, to) => to });
  const seenWorth = pack.strategyCards.map(({ id }) => CARD_WORTH[id] ?? 3);
  const playing = (): number => 0.6;
  const parting = (): number => 0.002;
  const one = byWord<ChoiceLexicon, Judged, number>(choices, {
    move: (_, from, to) => appeal(bestMove(from, to) - EFFORT),
    units,
    unitsMechanized: (judged, number, others) => units(judged, number + 2 * others),
    unitsFaceDown: (judged, number, others) => units(judged, number + others),
    deploy: (_, to) => appeal(bestLanding(to)),
    relocate: (_, from, to) => appeal(bestMove(from, to) - 0.7 * (mine[from] ?? 0)),
    end: ({ state }) => (state.decision === D['D-REC'] ? 0.9 : 1),
    bid,
    dial,
    lead: (_, leader) => 0.3 + (board.strength[leader] ?? 0),
    slot: (_, slot) => [1, 2.5, 1.1, 4][slot] ?? 1,
    traitor: ({ state, seat }, leader) => (board.leaderRace[leader] === state.race[seat] ? 0.05 : (board.strength[leader] ?? 0) ** 2),
    call: () => 40,
    recruit: (_, number) => number + 0.2,
    recruitMechanized: (_, number, mechanized) => number + 2 * mechanized + 0.2,
    recruitLeader,
    pass: ({ state }) => (state.decision === D['D-BID'] ? 1 : COMMANDS.has(state.decision) ? 0.05 : 6),
    skip: () => 0.05,
    keep: () => 6,
    done: () => 6,
    play: playing,
    playAt: (_, card, to) => (card === informant ? appeal(bestLanding(to) - INFORMED) : card === gravitonNegator ? 0.03 : 0.6),
    playAgainst: playing,
    playSectors: playing,
    playAdvantage: playing,
    playUnits: playing,
    playLeader: playing,
    ally: offer,
    transfer: parting,
    give,
    amount: (_, amount) => 1 / (1 + amount),
    accept,
    leave,
    freeUnit: () => 3,
    place,
    // Mostly one of the two who win if nobody else does, but never so that it is known beforehand.
    predict: (_, race, round) =>
      round === board.rounds ? (race === RACE.HAC ? 3 : race === RACE.SOL ? 1.5 : 0.1) : round >= 3 ? 0.12 : 0.03,
    lose: (_, number) => 1 + number,
    race: (_, race) => (race <= RACE.HAC ? 3 : 1),
  });

  return (state, seat, list, n, out) => {
    if (ON_THE_BOARD.has(state.decision)) survey(state, seat);
    const judged: Judged = { state, seat, n };
    for (let i = 0; i < n; i++) out[i] = one(judged, list[i] ?? -1) ?? 1;
  };
}
