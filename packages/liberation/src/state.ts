import { set, type Index } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import type { Placed } from './galaxy.ts';
import { DYNASTY, type Side } from './sides.ts';
import type { Mission } from './table.ts';

/**
 * The whole table: one JSON value of small integers. `layout` and `adjacent` are never changed in place, so clones share them.
 * City −1, mission −1 and map −1 mean none.
 */
export interface State {
  /** The running decision: `At.SPY_TAKE`. */
  at: number;
  /** Turns begun so far; 0 during setup. */
  turn: number;
  /** Whose turn it is; during setup who places. */
  side: Side;
  act: number;
  /** −1 while the game runs. */
  winner: Side;
  layout: Placed[];
  /** Neighbours of each city in this galaxy. */
  adjacent: Cities[];
  inPlay: Cities;
  /** The top card is the last. */
  deck: City[];
  discard: Cities;
  dynasty: Cities;
  liberation: Cities;
  base: City;
  occupied: Cities;
  /** Those of the occupied cities that lie sideways. */
  exploited: Cities;
  /** City turned sideways for an operation still to be chosen; nobody else knows of it yet. */
  exploiting: City;
  /** City exploited to start the running mission. */
  source: City;
  /** Hand card whose mission is being performed: in resolution. LIB-HANDMISSION-3 */
  played: City;
  mission: Mission;
  payExploit: number;
  payDiscard: number;
  /** Operation of the mission that runs now. */
  step: number;
  /** How often the running operation may still ask. */
  left: number;
  /** Cities the running operation has used. */
  used: Cities;
  /** Cards taken by an attack that wait for their decision. */
  captured: Cities;
  /** So many cards on top of the deck are being looked at. */
  looked: number;
  /** Map card about to be rotated, an index into the atlas. */
  map: Index<'map'>;
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
export const empty = (layout: Placed[], adjacent: Cities[], inPlay: Cities): State => ({
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

export const handOf = (state: State, side: Side): Cities => (side === DYNASTY ? state.dynasty : state.liberation);

export function setHand(state: State, side: Side, hand: Cities): void {
  if (side === DYNASTY) state.dynasty = hand;
  else state.liberation = hand;
}

/** Occupied cities that stand upright. */
export const ready = (state: State): Cities => set.minus(state.occupied, state.exploited);

export const neighbours = (state: State, city: City): Cities => state.adjacent[city] as Cities;

/** Neighbours of all these cities. */
export function around(state: State, cities: Cities): Cities {
  let near: Cities = 0;
  for (let rest = cities; rest !== 0; rest = set.rest(rest)) near = set.union(near, neighbours(state, set.first(rest)));
  return near;
}

/** Cities in play that are not occupied. */
export const unoccupied = (state: State): Cities => set.minus(state.inPlay, state.occupied);

/** A card of the deck by its place from the top, 0 first. */
export const fromTop = (state: State, place: number): City => state.deck[state.deck.length - 1 - place] as City;

/** Takes the top card from a deck that has one. */
export const takeTop = (state: State): City => state.deck.pop() as City;

/** Cards being looked at. */
export function lookedAt(state: State): Cities {
  let cards: Cities = 0;
  for (let place = 0; place < state.looked; place++) cards = set.with(cards, fromTop(state, place));
  return cards;
}
