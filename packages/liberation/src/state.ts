import type { CitySet } from './cities.ts';

/**
 * The whole table: one JSON value of small integers. `layout` and `adjacent` are never changed in place, so clones share them.
 * City −1, mission −1 and map −1 mean none.
 */
export interface State {
  /** The running decision, an index into DECISIONS. */
  at: number;
  /** Turns begun so far; 0 during setup. */
  turn: number;
  /** Whose turn it is; during setup who places. */
  side: number;
  act: number;
  /** −1 while the game runs. */
  winner: number;
  layout: number[];
  /** Neighbours of each city in this galaxy. */
  adjacent: CitySet[];
  inPlay: CitySet;
  /** The top card is the last. */
  deck: number[];
  discard: CitySet;
  dynasty: CitySet;
  liberation: CitySet;
  base: number;
  occupied: CitySet;
  /** Those of the occupied cities that lie sideways. */
  exploited: CitySet;
  /** City turned sideways for an operation still to be chosen; nobody else knows of it yet. */
  exploiting: number;
  /** City exploited to start the running mission. */
  source: number;
  /** Hand card whose mission is being performed: in resolution. LIB-HANDMISSION-3 */
  played: number;
  mission: number;
  payExploit: number;
  payDiscard: number;
  /** Operation of the mission that runs now. */
  step: number;
  /** How often the running operation may still ask. */
  left: number;
  /** Cities the running operation has used. */
  used: CitySet;
  /** Cards taken by an attack that wait for their decision. */
  captured: CitySet;
  /** So many cards on top of the deck are being looked at. */
  looked: number;
  /** Map card about to be rotated, an index into the atlas. */
  map: number;
}

export const clone = (state: State): State => ({
  at: state.at,
  turn: state.turn,
  side: state.side,
  act: state.act,
  winner: state.winner,
  layout: state.layout,
  adjacent: state.adjacent,
  inPlay: state.inPlay,
  deck: state.deck.slice(),
  discard: state.discard,
  dynasty: state.dynasty,
  liberation: state.liberation,
  base: state.base,
  occupied: state.occupied,
  exploited: state.exploited,
  exploiting: state.exploiting,
  source: state.source,
  played: state.played,
  mission: state.mission,
  payExploit: state.payExploit,
  payDiscard: state.payDiscard,
  step: state.step,
  left: state.left,
  used: state.used,
  captured: state.captured,
  looked: state.looked,
  map: state.map,
});

/** A table before anything is dealt. */
export const empty = (layout: number[], adjacent: CitySet[], inPlay: CitySet): State => ({
  at: 0,
  turn: 0,
  side: 0,
  act: 1,
  winner: -1,
  layout,
  adjacent,
  inPlay,
  deck: [],
  discard: 0,
  dynasty: 0,
  liberation: 0,
  base: -1,
  occupied: 0,
  exploited: 0,
  exploiting: -1,
  source: -1,
  played: -1,
  mission: -1,
  payExploit: 0,
  payDiscard: 0,
  step: 0,
  left: 0,
  used: 0,
  captured: 0,
  looked: 0,
  map: -1,
});

/** Hand of a side: 0 the Dynasty, 1 the Liberation. */
export const handOf = (state: State, side: number): CitySet => (side === 0 ? state.dynasty : state.liberation);

export function setHand(state: State, side: number, hand: CitySet): void {
  if (side === 0) state.dynasty = hand;
  else state.liberation = hand;
}

/** Occupied cities that stand upright. */
export const ready = (state: State): CitySet => state.occupied & ~state.exploited;
