import type { Table } from './table.ts';

/** How many numbers a frame of the pending stack has: what is carried out, its next step, and one number of its own. */
export const FRAME = 3;

/**
 * The whole game as plain numbers. Seats, locations, cards, leaders and races are numbered in the order of the table and the pack;
 * −1 stands for none. Everything secret is in: deck orders, hands, traitors, betrayal cards, the prediction and `draft`, the answers not yet shown.
 */
export interface State {
  /** Frames being carried out, innermost last. Public. */
  stack: number[];
  decision: number;
  /** Seats the running decision was put to, and those that still have to answer. */
  called: number;
  asked: number;
  /** Steps of the answers to the running decision, by seat. */
  draft: number[][];
  /** Plays of closed windows not yet carried out: seat, choice, seat, choice … Public. */
  plays: number[];

  round: number;
  phase: number;
  first: number;
  fleet: number;
  /** Seat whose turn it is within the phase, −1 between turns. */
  turn: number;

  race: number[];
  seatOf: number[];
  influence: number[];
  /** What the bank holds; without a cap it starts at zero and may fall below. */
  bank: number;
  reserve: number[];
  reserveMech: number;
  lost: number[];
  lostMech: number;
  /** Ordinary face-up units, seat × places + location. */
  up: number[];
  /** Lazax's mechanized and Xxcha's face-down units, by location. */
  mech: number[];
  down: number[];
  /** Locations with any unit, and with a face-up unit, of each seat, as bits. */
  present: number[];
  standing: number[];
  /** Influence lying on the board. */
  gold: number[];
  /** Locations whose shield was destroyed, as bits. */
  shieldless: number;
  /** Leaders: 0 not in the game, 1 in the reserves, 2 in the casualty pool. */
  leader: number[];
  /** Location + 1 where a leader was used this round. */
  used: number[];
  /** Allies of each seat as bits. */
  allies: number[];

  deck: number[];
  discard: number[];
  removed: number[];
  row: number[];
  /** Copies in hand, seat × cards + card, and the size of each hand. */
  hand: number[];
  held: number[];

  influenceDeck: number[];
  influenceDiscard: number[];
  influenceRemoved: number[];
  aside: number[];
  shown: number;
  bombardmentDeck: number[];

  traitorDeck: number[];
  /** Holder of each traitor card; −1 in the deck, −2 not in the game. */
  traitor: number[];
  betrayal: number[];
  prediction: number[];

  /** Cards looked at and still where they were: Sol's bombardment card, Jol-Nar's influence card and card on offer. */
  seenBombardment: number;
  seenInfluence: number;
  seenOffer: number;
  /** Advantages cancelled for their present reach, as bits. */
  cancelled: number;

  /** Influence phase: a Ceasefire, an Offensive has taken effect. */
  ceased: number;
  struck: number;
  /** Sites of the running Offensive and the units that stood there: site × seats + seat. */
  sites: number[];
  eligible: number[];
  eligibleOther: number[];

  /** Ceasefire: lap, seats whose alliance a package of this lap has changed, packages by seat, and answers (bits) by proposer. */
  lap: number;
  changed: number;
  packages: number[][];
  yes: number[];

  /** Bidding. */
  barred: number;
  gifted: number;
  opener: number;
  bidder: number;
  high: number;
  highSeat: number;
  bidding: number;
  offer: number;

  /** The running turn of Recruitment or Maneuver. */
  recruited: number;
  hired: number;
  portSeats: number;
  steps: number;
  normalMove: number;
  deployed: number;
  /** The running deployment: location, units, mechanized, price, 1 for an Informant deployment. */
  deployment: number[];

  /** The running battle: location and both sides, attacker (who picked it) first. */
  battleAt: number;
  sides: number[];
  /** By side: card forbidden, answers bound by Jol-Nar (leader, attack, defence, number; −1 free, −2 none). */
  forbidden: number[];
  bound: number[];
  /** By side: dial, leader, slot, attack card, defence card. */
  dial: number[];
  lead: number[];
  slot: number[];
  attack: number[];
  defence: number[];
  winner: number;
  /** The seat whose command is announced, and the element Jol-Nar asked for. */
  commander: number;
  element: number;

  /** Bombardment: sectors the fleet is steered, −1 for a drawn card. */
  steer: number;
  /** Winners as bits, the way of winning, betrayal cards played: seats as bits and the highest difficulty. */
  winners: number;
  victory: number;
  betrayers: number;
  highest: number;
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const nones = (length: number): number[] => new Array<number>(length).fill(-1);

/** A table before anything was dealt (REX-SETUP-1). */
export function blankState(t: Table): State {
  const { seats, places, cards, leaders } = t;
  return {
    stack: [],
    decision: 0,
    called: 0,
    asked: 0,
    draft: Array.from({ length: seats }, () => []),
    plays: [],
    round: 0,
    phase: 0,
    first: 0,
    fleet: 0,
    turn: -1,
    race: nones(seats),
    seatOf: nones(6),
    influence: zeros(seats),
    bank: t.capped ? (t.pack.constants.bankTotal ?? 0) : 0,
    reserve: zeros(seats),
    reserveMech: 0,
    lost: zeros(seats),
    lostMech: 0,
    up: zeros(seats * places),
    mech: zeros(places),
    down: zeros(places),
    present: zeros(seats),
    standing: zeros(seats),
    gold: zeros(places),
    shieldless: 0,
    leader: zeros(leaders),
    used: zeros(leaders),
    allies: zeros(seats),
    deck: [],
    discard: [],
    removed: [],
    row: [],
    hand: zeros(seats * cards),
    held: zeros(seats),
    influenceDeck: [],
    influenceDiscard: [],
    influenceRemoved: [],
    aside: [],
    shown: -1,
    bombardmentDeck: [],
    traitorDeck: [],
    traitor: new Array<number>(leaders).fill(-2),
    betrayal: nones(seats),
    prediction: [-1, -1],
    seenBombardment: 0,
    seenInfluence: 0,
    seenOffer: 0,
    cancelled: 0,
    ceased: 0,
    struck: 0,
    sites: [-1, -1],
    eligible: zeros(2 * seats),
    eligibleOther: zeros(2 * seats),
    lap: 0,
    changed: 0,
    packages: Array.from({ length: seats }, () => []),
    yes: zeros(seats),
    barred: 0,
    gifted: 0,
    opener: -1,
    bidder: -1,
    high: 0,
    highSeat: -1,
    bidding: 0,
    offer: 0,
    recruited: 0,
    hired: 0,
    portSeats: 0,
    steps: 0,
    normalMove: 0,
    deployed: 0,
    deployment: [-1, 0, 0, 0, 0],
    battleAt: -1,
    sides: [-1, -1],
    forbidden: [-1, -1],
    bound: nones(8),
    dial: [0, 0],
    lead: [-1, -1],
    slot: [0, 0],
    attack: [-1, -1],
    defence: [-1, -1],
    winner: -1,
    commander: -1,
    element: -1,
    steer: -1,
    winners: 0,
    victory: -1,
    betrayers: 0,
    highest: 0,
  };
}
