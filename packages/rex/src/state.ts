import { set } from '@orrery/kernel';
import { RACES } from './pack/pack.ts';
import type { Table } from './table.ts';
import type { Advantages, Card, Leader, Leaders as LeaderSet, Location, Locations, RaceNumber, Seat, Seats } from './words.ts';

/** One thing being carried out: which flow, its next step, and the place in turn order (or on its list) to go on with. */
export interface Frame {
  flow: number;
  step: number;
  next: number;
  /** Card windows: their decision, and plays that have been shown and not yet carried out. */
  decision: number;
  plays: readonly Play[];
}

/** A strategy card listed in a window: who plays it, and the choice it was. */
export interface Play {
  readonly seat: Seat;
  readonly choice: number;
}
/** Most frames have none, and never write into this one. */
export const NO_PLAYS: readonly Play[] = [];

/** Units by kind and by where they are. */
export interface Units {
  /** Ordinary face-up units, seat × locations + location. */
  up: number[];
  /** Lazax's mechanized and Xxcha's face-down units, by location. */
  mechanized: number[];
  faceDown: number[];
  /** Locations with any unit, and with a face-up unit, of each seat. */
  present: Locations[];
  standing: Locations[];
  reserve: number[];
  reserveMechanized: number;
  lost: number[];
  lostMechanized: number;
}

export interface Fleet {
  /** 0 before it is placed. */
  sector: number;
  /** Sectors it is steered, −1 for a drawn card. */
  steered: number;
  deck: number[];
  /** Sol has looked at the top card, and it is still there. */
  seen: number;
}

/** A leader that has fought this round, and where. */
export interface Use {
  readonly leader: Leader;
  readonly location: Location;
}

export interface Leaders {
  /** Those in the reserves and those in the casualty pool; the others are not in the game. */
  reserve: LeaderSet;
  lost: LeaderSet;
  /** Those used this round, each once: a leader fights again only where it has fought. */
  used: Use[];
  /** Holder of each traitor card; −1 in the deck, −2 not in the game. */
  traitor: Seat[];
  traitorDeck: Leader[];
}

export interface StrategyCards {
  deck: Card[];
  discard: Card[];
  removed: Card[];
  /** Cards still to be auctioned, the one on offer first. */
  row: Card[];
  /** Copies in hand, seat × cards + card, and the size of each hand. */
  hand: number[];
  held: number[];
}

export interface InfluenceCards {
  deck: number[];
  discard: number[];
  removed: number[];
  aside: number[];
  shown: number;
  /** Jol-Nar has looked at the top card, and it is still there. */
  seen: number;
}

/** A location struck by an Offensive, and the units there that survived it, by seat. */
export interface Site {
  location: Location;
  units: number[];
  others: number[];
}

export interface Offensive {
  /** One has taken effect in this Influence phase. */
  struck: number;
  /** The left and the right one; none before the first Offensive. */
  sites: Site[];
}

export interface Transfer {
  readonly giver: Seat;
  readonly taker: Seat;
  readonly amount: number;
}

/** What a seat puts forward in one lap; nobody changes it afterwards. */
export interface Offer {
  /** Leaving the own alliance, or a package of an alliance (where it has members) and transfers. */
  readonly kind: number;
  readonly members: Seats;
  /** Everybody whose yes it needs. */
  readonly needed: Seats;
  readonly transfers: readonly Transfer[];
}

export interface Ceasefire {
  /** One has taken effect in this Influence phase. */
  held: number;
  lap: number;
  /** Seats whose alliance a package of this lap has changed. */
  changed: Seats;
  /** By proposer: the offer, null for none, and who has agreed to it. */
  offers: (Offer | null)[];
  agreed: Seats[];
}

export interface Auction {
  /** Barred by Diplomatic Interference; given something by Lazax in this phase. */
  barred: Seats;
  gifted: Seats;
  opener: Seat;
  /** Who is to bid, or to be given something. */
  bidder: Seat;
  high: number;
  highSeat: Seat;
  bidding: Seats;
  /** Number of the card on offer, from 1. */
  offer: number;
  /** Jol-Nar has looked at the card on offer. */
  seen: number;
}

export interface Recruitment {
  units: number;
  leaders: number;
}

/** A deployment that has been declared; nobody changes it afterwards. */
export interface Deployment {
  readonly location: Location;
  readonly units: number;
  readonly mechanized: number;
  readonly price: number;
  readonly byInformant: boolean;
}

export interface Maneuver {
  /** Seats with the bonus of a spaceport. */
  ports: Seats;
  /** Of the running turn: movement steps left, whether the next one is the normal one, whether it has deployed. */
  steps: number;
  normal: number;
  deployed: number;
  deployment: Deployment | null;
}

/** One side of the running battle; −1 and 0 until something is chosen. */
export interface Combatant {
  seat: Seat;
  /** Card forbidden by Xxcha. */
  forbidden: Card;
  /** Promised to Jol-Nar, by element: −1 free, −2 none. */
  bound: number[];
  dial: number;
  lead: Leader;
  slot: number;
  /** The attack card and the defence card played. */
  cards: [Card, Card];
}

export interface Battle {
  location: Location;
  /** Whoever picked the battle first; nobody where there is no battle. */
  sides: Combatant[];
  winner: number;
  /** The seat whose command is announced, and what it asked for: an element for Jol-Nar, a card for Xxcha. */
  commander: Seat;
  commanded: number;
}

export interface Victory {
  winners: Seats;
  /** Way of winning. */
  way: number;
  /** Who has played a betrayal card, the highest difficulty of those cards, and how many have declined in a row since. */
  betrayers: Seats;
  highest: number;
  declines: number;
}

/**
 * The whole game as plain numbers. Seats, locations, cards, leaders and races are numbered in the order of the table and the pack;
 * −1 stands for none. Everything secret is in: deck orders, hands, traitors, betrayal cards, the prediction and the drafts, answers not yet shown.
 */
export interface State {
  /** What is being carried out, innermost last. Public. */
  stack: Frame[];
  decision: number;
  /** Seats the running decision was put to, and those that still have to answer. */
  called: Seats;
  asked: Seats;
  /** Steps of the answers to the running decision, by seat. */
  drafts: number[][];

  round: number;
  phase: number;
  first: Seat;
  /** Seat whose turn it is within the phase, −1 between turns. */
  turn: Seat;

  race: RaceNumber[];
  seatOf: Seat[];
  allies: Seats[];
  influence: number[];
  /** What the bank holds; without a cap it starts at zero and may fall below. */
  bank: number;
  /** Influence lying on the board. */
  lying: number[];
  /** Locations whose shield was destroyed. */
  shieldless: Locations;
  /** Betrayal card of each seat, and Xxcha's prediction. */
  betrayal: number[];
  prediction: { race: RaceNumber; round: number };
  /** Advantages cancelled for their present reach. */
  cancelled: Advantages;

  units: Units;
  fleet: Fleet;
  leaders: Leaders;
  cards: StrategyCards;
  influenceCards: InfluenceCards;

  offensive: Offensive;
  ceasefire: Ceasefire;
  auction: Auction;
  recruitment: Recruitment;
  maneuver: Maneuver;
  battle: Battle;
  victory: Victory;
}

/** Kinds of offers. */
export const LEAVES = 0;
export const PACKAGE = 1;

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const nones = (length: number): number[] => new Array<number>(length).fill(-1);
/** A side before anything is chosen. */
export const combatantFor = (seat: Seat): Combatant => ({
  seat,
  forbidden: -1,
  bound: nones(4),
  dial: 0,
  lead: -1,
  slot: 0,
  cards: [-1, -1],
});
export const siteIn = (location: Location, seats: number): Site => ({ location, units: zeros(seats), others: zeros(seats) });
const noBattle = (): Battle => ({ location: -1, sides: [], winner: -1, commander: -1, commanded: -1 });

/** A table before anything was dealt (REX-SETUP-1). */
export function blankState({ seats, locations, cards, leaders, capped, pack }: Table): State {
  return {
    stack: [],
    decision: 0,
    called: 0,
    asked: 0,
    drafts: Array.from({ length: seats }, () => []),
    round: 0,
    phase: 0,
    first: 0,
    turn: -1,
    race: nones(seats),
    seatOf: nones(RACES.length),
    allies: zeros(seats),
    influence: zeros(seats),
    bank: capped ? (pack.constants.bankTotal ?? 0) : 0,
    lying: zeros(locations),
    shieldless: 0,
    betrayal: nones(seats),
    prediction: { race: -1, round: -1 },
    cancelled: 0,
    units: {
      up: zeros(seats * locations),
      mechanized: zeros(locations),
      faceDown: zeros(locations),
      present: zeros(seats),
      standing: zeros(seats),
      reserve: zeros(seats),
      reserveMechanized: 0,
      lost: zeros(seats),
      lostMechanized: 0,
    },
    fleet: { sector: 0, steered: -1, deck: [], seen: 0 },
    leaders: { reserve: 0, lost: 0, used: [], traitor: new Array<number>(leaders).fill(-2), traitorDeck: [] },
    cards: { deck: [], discard: [], removed: [], row: [], hand: zeros(seats * cards), held: zeros(seats) },
    influenceCards: { deck: [], discard: [], removed: [], aside: [], shown: -1, seen: 0 },
    offensive: { struck: 0, sites: [] },
    ceasefire: { held: 0, lap: 0, changed: 0, offers: new Array<Offer | null>(seats).fill(null), agreed: zeros(seats) },
    auction: { barred: 0, gifted: 0, opener: -1, bidder: -1, high: 0, highSeat: -1, bidding: 0, offer: 0, seen: 0 },
    recruitment: { units: 0, leaders: 0 },
    maneuver: { ports: 0, steps: 0, normal: 0, deployed: 0, deployment: null },
    battle: noBattle(),
    victory: { winners: 0, way: -1, betrayers: 0, highest: 0, declines: 0 },
  };
}

/** Nothing of a battle stays in the state. */
export function clearBattle(battle: Battle): void {
  battle.location = -1;
  battle.winner = -1;
  battle.commander = -1;
  battle.commanded = -1;
  battle.sides = [];
}

// What is looked up by its number exists wherever rules look: each relation says so once, under its name.

export const raceOf = (state: State, seat: Seat): RaceNumber => state.race[seat] as RaceNumber;
/** Who plays a race, −1 where nobody does. */
export const seatOf = (state: State, race: RaceNumber): Seat => state.seatOf[race] as Seat;
export const alliesOf = (state: State, seat: Seat): Seats => state.allies[seat] as Seats;
export const influenceOf = (state: State, seat: Seat): number => state.influence[seat] as number;
export const lyingAt = (state: State, location: Location): number => state.lying[location] as number;
export const draftOf = (state: State, seat: Seat): number[] => state.drafts[seat] as number[];
/** The deployment being carried out. */
export const deploymentOf = (state: State): Deployment => state.maneuver.deployment as Deployment;
/** Size of a hand. */
export const heldBy = (state: State, seat: Seat): number => state.cards.held[seat] as number;
export const presentOf = (state: State, seat: Seat): Locations => state.units.present[seat] as Locations;
export const standingOf = (state: State, seat: Seat): Locations => state.units.standing[seat] as Locations;
export const reserveOf = (state: State, seat: Seat): number => state.units.reserve[seat] as number;
export const lostBy = (state: State, seat: Seat): number => state.units.lost[seat] as number;
export const betrayalCardOf = (state: State, seat: Seat): number => state.betrayal[seat] as number;
export const holderOfTraitor = (state: State, leader: Leader): Seat => state.leaders.traitor[leader] as Seat;
/** What a seat has put forward in this lap, if anything. */
export const offerOf = (state: State, proposer: Seat): Offer | null => state.ceasefire.offers[proposer] ?? null;

export const isAlive = (state: State, leader: Leader): boolean => set.has(state.leaders.reserve, leader);
export const isLost = (state: State, leader: Leader): boolean => set.has(state.leaders.lost, leader);
/** Where a leader was used this round, −1 where it was not. */
export function usedAt({ leaders }: State, leader: Leader): Location {
  for (const use of leaders.used) if (use.leader === leader) return use.location;
  return -1;
}

export const isAllied = (state: State, one: Seat, other: Seat): boolean => set.has(alliesOf(state, one), other);
