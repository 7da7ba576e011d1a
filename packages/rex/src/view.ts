import { set, SPECTATOR, type Result, type TableView, type Viewer } from '@orrery/kernel';
import { pendingOf, type Pending } from './copy.ts';
import { copies } from './hand.ts';
import { ADVANTAGES, DECISIONS, isWindow, PHASES, RACE, VICTORIES, type DecisionId, type PhaseId } from './ids.ts';
import { RACES, type Race } from './pack/pack.ts';
import {
  alliesOf,
  draftOf,
  heldBy,
  holderOfTraitor,
  influenceOf,
  isAlive,
  lostBy,
  lyingAt,
  presentOf,
  raceOf,
  reserveOf,
  seatOf,
  type State,
  usedAt,
} from './state.ts';
import { cardId, leaderId, locationId, strengthOf, type Table } from './table.ts';
import { controller, faceDown, mechanized, ordinary, shieldsUp, underFire } from './units.ts';
import type { Location, Seat } from './words.ts';

export interface LeaderView {
  readonly leader: string;
  readonly strength: number;
  readonly alive: boolean;
  /** Location where it was used this round. */
  readonly used: string | null;
}

export interface PlayerView {
  readonly race: Race | null;
  readonly influence: number;
  readonly reserves: number;
  readonly casualties: number;
  /** Lazax only; 0 for everybody else. */
  readonly mechanizedReserves: number;
  readonly mechanizedCasualties: number;
  readonly leaders: readonly LeaderView[];
  /** Numbers of strategy and traitor cards. */
  readonly cards: number;
  readonly traitors: number;
  readonly allies: readonly number[];
  readonly strongholds: number;
}

export interface UnitsView {
  readonly seat: number;
  /** Ordinary face-up, mechanized and face-down units. */
  readonly units: number;
  readonly mechanized: number;
  readonly faceDown: number;
}

export interface LocationView {
  readonly location: string;
  readonly units: readonly UnitsView[];
  readonly influence: number;
  readonly controller: number | null;
  readonly shield: boolean;
  readonly underFire: boolean;
  readonly demolished: boolean;
}

/** What only this seat sees; for a spectator everything is empty. */
export interface OwnView {
  /** Strategy cards, a name as often as it is held. */
  readonly hand: readonly string[];
  readonly traitors: readonly string[];
  readonly betrayal: string | null;
  readonly prediction: { readonly race: Race; readonly round: number } | null;
  /** Cards looked at that are still where they were. */
  readonly bombardment: number | null;
  readonly influenceCard: string | null;
  readonly offer: string | null;
  /** Steps of the own answer to the running decision, as choices. */
  readonly steps: readonly number[];
}

/** The table as one viewer sees it. */
export interface RexView extends TableView {
  readonly decision: DecisionId;
  readonly phase: PhaseId;
  readonly round: number;
  readonly first: number;
  /** Sector of the fleet, 0 before it is placed. */
  readonly fleet: number;
  readonly turn: number | null;
  /** What is left in a capped bank, null without a cap. */
  readonly bank: number | null;
  readonly players: readonly PlayerView[];
  readonly locations: readonly LocationView[];
  readonly influenceDiscard: readonly string[];
  readonly influenceRemoved: readonly string[];
  readonly influenceAside: readonly string[];
  readonly influenceShown: string | null;
  readonly influenceDeck: number;
  readonly strategyDeck: number;
  readonly strategyDiscard: readonly string[];
  readonly strategyRemoved: readonly string[];
  /** Cards still to be auctioned, the one on offer first. */
  readonly row: number;
  readonly traitorDeck: number;
  readonly bombardmentDeck: number;
  /** Race advantages cancelled at the moment. */
  readonly cancelled: readonly string[];
  /** Looks taken and still good: by Sol at the bombardment card, by Jol-Nar at the influence card and at the card on offer. */
  readonly looks: { readonly bombardment: boolean; readonly influence: boolean; readonly offer: boolean };
  readonly own: OwnView;
  /** The public parts of the state by which the running phase is carried on. */
  readonly pending: Pending;
}

export function resultOf({ stack, victory }: State): Result | null {
  if (stack.length > 0 || victory.winners === 0) return null;
  return { winners: set.list(victory.winners), clause: VICTORIES[victory.way] ?? '' };
}

/** What stands at a place of a list; −1 is no place, and a list asked for it would be searched by name. */
const at = <T>(list: readonly T[], place: number): T | undefined => (place < 0 ? undefined : list[place]);

function traitorsHeld(table: Table, state: State, seat: Seat): number {
  let held = 0;
  for (let leader = 0; leader < table.leaders; leader++) if (holderOfTraitor(state, leader) === seat) held++;
  return held;
}

function strongholdsHeld({ strongholds }: Table, seat: Seat, control: readonly Seat[]): number {
  let held = 0;
  for (let rest = strongholds; rest !== 0; rest = set.rest(rest)) if (control[set.first(rest)] === seat) held++;
  return held;
}

function playerView(table: Table, state: State, seat: Seat, control: readonly Seat[]): PlayerView {
  const race = raceOf(state, seat);
  const lazax = race === RACE.LAZ;
  return {
    race: RACES[race] ?? null,
    influence: influenceOf(state, seat),
    reserves: reserveOf(state, seat),
    casualties: lostBy(state, seat),
    mechanizedReserves: lazax ? state.units.reserveMechanized : 0,
    mechanizedCasualties: lazax ? state.units.lostMechanized : 0,
    leaders: (table.leadersOf[race] ?? []).map((leader) => ({
      leader: leaderId(table, leader),
      strength: strengthOf(table, leader),
      alive: isAlive(state, leader),
      used: at(table.pack.locations, usedAt(state, leader))?.id ?? null,
    })),
    cards: heldBy(state, seat),
    traitors: traitorsHeld(table, state, seat),
    allies: set.list(alliesOf(state, seat)),
    strongholds: strongholdsHeld(table, seat, control),
  };
}

function locationView(table: Table, state: State, location: Location, holder: Seat): LocationView {
  const units: UnitsView[] = [];
  for (let seat = 0; seat < table.seats; seat++)
    if (set.has(presentOf(state, seat), location))
      units.push({
        seat,
        units: ordinary(table, state, seat, location),
        mechanized: mechanized(state, seat, location),
        faceDown: faceDown(state, seat, location),
      });
  return {
    location: locationId(table, location),
    units,
    influence: lyingAt(state, location),
    controller: holder >= 0 ? holder : null,
    shield: set.has(shieldsUp(table, state), location),
    underFire: set.has(underFire(table, state), location),
    demolished: set.has(table.demolished, location),
  };
}

function ownView(table: Table, state: State, seat: Seat): OwnView {
  const { pack } = table;
  const { fleet, influenceCards, auction, cards, prediction } = state;
  const predicted = seat === seatOf(state, RACE.XXC) ? RACES[prediction.race] : undefined;
  const sol = seat === seatOf(state, RACE.SOL);
  const jolNar = seat === seatOf(state, RACE.JOL);
  const hand: string[] = [];
  for (let card = 0; card < table.cards; card++)
    for (let left = copies(table, state, seat, card); left > 0; left--) hand.push(cardId(table, card));
  const traitors: string[] = [];
  for (let leader = 0; leader < table.leaders; leader++)
    if (holderOfTraitor(state, leader) === seat) traitors.push(leaderId(table, leader));
  return {
    hand,
    traitors,
    betrayal: at(pack.betrayalCards, state.betrayal[seat] ?? -1)?.id ?? null,
    prediction: predicted ? { race: predicted, round: prediction.round } : null,
    bombardment: fleet.seen && sol ? (pack.bombardmentCards[fleet.deck.at(-1) ?? -1]?.value ?? null) : null,
    influenceCard: influenceCards.seen && jolNar ? (pack.influenceCards[influenceCards.deck.at(-1) ?? -1]?.id ?? null) : null,
    offer: auction.seen && jolNar ? (pack.strategyCards[cards.row[0] ?? -1]?.id ?? null) : null,
    steps: set.has(state.called, seat) ? [...draftOf(state, seat)] : [],
  };
}

const NOTHING: OwnView = {
  hand: [],
  traitors: [],
  betrayal: null,
  prediction: null,
  bombardment: null,
  influenceCard: null,
  offer: null,
  steps: [],
};

export function viewOf(table: Table, state: State, viewer: Viewer): RexView {
  const { cards, influenceCards, fleet, auction } = state;
  const finished = set.minus(state.called, state.asked);
  const control = table.pack.locations.map((_, location) => controller(table, state, location));
  const cardIds = (list: readonly number[]): string[] => list.map((card) => cardId(table, card));
  const influenceIds = (list: readonly number[]): string[] => list.map((card) => table.pack.influenceCards[card]?.id ?? '');
  return {
    viewer,
    seats: table.seats,
    decision: DECISIONS[state.decision] ?? 'D-RACE',
    asked: state.called,
    // a window never shows who has answered; a seat knows its own answer
    answered: isWindow(state.decision) ? (viewer === SPECTATOR ? 0 : set.both(finished, set.only(viewer))) : finished,
    result: resultOf(state),
    phase: PHASES[state.phase] ?? 'setup',
    round: state.round,
    first: state.first,
    fleet: fleet.sector,
    turn: state.turn >= 0 ? state.turn : null,
    bank: table.capped ? state.bank : null,
    players: Array.from({ length: table.seats }, (_, seat) => playerView(table, state, seat, control)),
    locations: control.map((holder, location) => locationView(table, state, location, holder)),
    influenceDiscard: influenceIds(influenceCards.discard),
    influenceRemoved: influenceIds(influenceCards.removed),
    influenceAside: influenceIds(influenceCards.aside),
    influenceShown: at(table.pack.influenceCards, influenceCards.shown)?.id ?? null,
    influenceDeck: influenceCards.deck.length,
    strategyDeck: cards.deck.length,
    strategyDiscard: cardIds(cards.discard),
    strategyRemoved: cardIds(cards.removed),
    row: cards.row.length,
    traitorDeck: state.leaders.traitorDeck.length,
    bombardmentDeck: fleet.deck.length,
    cancelled: ADVANTAGES.filter((_, advantage) => set.has(state.cancelled, advantage)),
    looks: { bombardment: fleet.seen === 1, influence: influenceCards.seen === 1, offer: auction.seen === 1 },
    own: viewer === SPECTATOR ? NOTHING : ownView(table, state, viewer),
    pending: pendingOf(state),
  };
}
