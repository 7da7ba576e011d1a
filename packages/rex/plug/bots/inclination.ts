import { D, RACE, type ChoiceLexicon, type RexRules, type Seats, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { drawnTo, ifAllied, promising } from './alliances.ts';
import { inDanger, standings, unitsAt, type Board } from './board.ts';

/** What is judged: a seat's choices in a state, so many of them. */
interface Judged {
  readonly state: State;
  readonly seat: Seat;
  readonly n: number;
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

/** Decisions in which a command is given, which costs nothing. */
const COMMANDS: ReadonlySet<number> = new Set([D['D-CMD-XX'], D['D-CMD-JN']]);

/** Decisions in which units go somewhere. */
const ON_THE_BOARD: ReadonlySet<number> = new Set([D['D-MOVE'], D['D-DEPLOY'], D['D-SOLPLACE'], D['D-OFF-MOVE']]);

/** A quick opinion on every open choice, from what the seat sees on the board and holds itself. */
export function inclination(
  { table: { choices, pack } }: RexRules,
  board: Board,
): (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void {
  const mine = new Float64Array(board.places);
  /** Strongholds that somebody else would win the game with at the end of this round, and how many this side still needs. */
  let threatening = 0;
  let wanting = 9;
  const theirs = new Float64Array(board.places);

  function survey(state: State, seat: Seat): void {
    const friends = set.with(state.allies[seat] ?? 0, seat);
    const xxcha = seat === state.seatOf[RACE.XXC];
    for (let place = 0; place < board.places; place++) {
      mine[place] = unitsAt(board, state, seat, place) + (xxcha ? (state.units.faceDown[place] ?? 0) : 0);
      let enemy = 0;
      for (let other = 0; other < board.seats; other++) if (!set.has(friends, other)) enemy += unitsAt(board, state, other, place);
      theirs[place] = enemy;
    }
    const sides = standings(board, state);
    threatening = 0;
    wanting = 9;
    for (const { members, held, needed } of sides)
      if (set.has(members, seat)) wanting = needed - set.size(held);
      else if (set.size(held) >= needed) threatening |= held;
  }

  /** What it is worth to bring so many units to a place. */
  function worth(state: State, place: number, coming: number): number {
    const enemy = theirs[place] ?? 0;
    const own = mine[place] ?? 0;
    let value: number;
    if (set.has(board.strongholds, place)) {
      if (enemy === 0) value = own === 0 ? 9 : own < 5 ? 4 : 0.9;
      else value = own + coming > 1.6 * enemy + 1 ? 8 : own + coming > enemy ? 3.5 : 0.8;
      // A victory is taken, and somebody else's contested, wherever that can be.
      if (wanting === 1 && (enemy > 0 || own === 0)) value *= 2.5;
      if (set.has(threatening, place)) value = 3 * value + 9;
    } else {
      const lying = state.lying[place] ?? 0;
      value = enemy > 0 ? 0.12 : own > 0 ? 0.1 : lying > 0 ? Math.min(3, 0.3 * lying) : 0.05;
    }
    return inDanger(board, state, place) ? value * 0.32 : value;
  }

  function move(state: State, from: number, to: number): number {
    const units = mine[from] ?? 0;
    const value = worth(state, to, units);
    if (inDanger(board, state, from)) return value * 2.5 + 0.2;
    return set.has(board.strongholds, from) && theirs[from] === 0 ? value * (units > 3 ? 0.5 : 0.3) : value;
  }

  /** How many to land: enough to win or to stand there, and what costs nothing besides. */
  function landing(state: State, seat: Seat, number: number, begun: Choice): number {
    const place = landingAt(null, begun) ?? -1;
    if (place < 0 || seat === state.seatOf[RACE.SOL]) return (number + 0.5) ** 1.5;
    const enemy = theirs[place] ?? 0;
    const own = mine[place] ?? 0;
    const wanted = enemy > 0 ? 1.6 * enemy + 2 - own : set.has(board.strongholds, place) ? 6 - own : 1 + (state.lying[place] ?? 0) / 2;
    return 1 / (1 + Math.max(0, wanted - number) + 0.4 * Math.max(0, number - wanted));
  }

  function units({ state, seat }: Judged, number: number): number {
    const begun = state.drafts[seat]?.[0];
    if (state.decision === D['D-DEPLOY'] && begun !== undefined) return landing(state, seat, number, begun);
    if (state.decision !== D['D-MOVE'] || begun === undefined) return (number + 0.5) ** 1.5;
    const from = choices.move.read.from(begun);
    if (!set.has(board.strongholds, from) || inDanger(board, state, from)) return (number + 0.5) ** 2;
    // Some stay behind in a stronghold.
    const wanted = Math.max(1, (mine[from] ?? 0) - 2);
    return 1 / (1 + Math.abs(number - wanted));
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
    const waiting = seat === state.seatOf[RACE.SOL] ? 0 : (state.units.reserve[seat] ?? 0);
    const spare = Math.max(0, money - KEPT_BACK - waiting);
    const most = Math.max(1, Math.min(0.5 * (money - KEPT_BACK), spare + 0.5 * cardWorth(state, seat)));
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

  /** An alliance is offered where everybody in it gains: nobody else would agree. */
  function offer({ state, seat }: Judged, members: Seats): number {
    if (!promising(board, state, members)) return 0.01;
    const change = ifAllied(board, state, members);
    let least = 30;
    for (let rest = members; rest !== 0; rest = set.rest(rest)) least = Math.min(least, drawnTo(change, set.first(rest)));
    return least > 1.2 ? 4 * least : 0.05 * drawnTo(change, seat);
  }

  /** A package of somebody is weighed by the alliance it makes; what it moves from purse to purse is left aside. */
  function accept({ state, seat }: Judged, proposer: number): number {
    const members: Seats = state.ceasefire.offers[proposer]?.members ?? 0;
    return members > 0 && set.has(members, seat) ? drawnTo(ifAllied(board, state, members), seat) : 0.3;
  }

  const landingAt = byWord<ChoiceLexicon, null, number>(choices, { deploy: (_, to) => to, playAt: (_, _card, to) => to });
  const seenWorth = pack.strategyCards.map(({ id }) => CARD_WORTH[id] ?? 3);
  const playing = (): number => 0.6;
  const parting = (): number => 0.002;
  const one = byWord<ChoiceLexicon, Judged, number>(choices, {
    move: ({ state }, from, to) => move(state, from, to),
    units,
    unitsMechanized: (judged, number, others) => units(judged, number + others),
    unitsFaceDown: (judged, number, others) => units(judged, number + others),
    deploy: ({ state, seat }, place) => worth(state, place, Math.min(state.units.reserve[seat] ?? 0, (state.influence[seat] ?? 0) / 1.5)),
    relocate: ({ state }, from, to) => 0.5 * move(state, from, to),
    end: ({ state }) => (state.decision === D['D-REC'] ? 0.9 : 1.1),
    bid,
    dial,
    lead: (_, leader) => 0.3 + (board.strength[leader] ?? 0),
    slot: (_, slot) => [1, 2.5, 1.1, 4][slot] ?? 1,
    traitor: ({ state, seat }, leader) => (board.leaderRace[leader] === state.race[seat] ? 0.05 : (board.strength[leader] ?? 0) ** 2),
    call: () => 40,
    recruit: (_, number) => number + 0.2,
    recruitMechanized: (_, number, mechanized) => number + mechanized + 0.2,
    recruitLeader: () => 0.6,
    pass: ({ state }) => (state.decision === D['D-BID'] ? 1 : COMMANDS.has(state.decision) ? 0.05 : 6),
    skip: () => 0.05,
    keep: () => 6,
    done: () => 6,
    play: playing,
    playAt: playing,
    playAgainst: playing,
    playSectors: playing,
    playAdvantage: playing,
    playUnits: playing,
    playLeader: playing,
    ally: offer,
    transfer: parting,
    give: parting,
    amount: (_, amount) => 1 / (1 + amount),
    accept,
    leave: () => 0.3,
    freeUnit: () => 3,
    place: ({ state }, place, number) => 0.2 + worth(state, place, number),
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
