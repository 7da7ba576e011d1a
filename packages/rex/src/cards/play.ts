import { ADVANTAGES } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * A strategy card that is played outside battles: what it can be aimed at in a decision, whether one aim is (still) allowed, and what it does.
 * The aim is a location, a seat, a number of sectors or an advantage, by its number; 0 for cards without one.
 */
export interface Playable {
  /** Writes every open play as a choice to out[n…] and returns the new n. */
  list(t: Table, s: State, seat: number, decision: number, out: number[], n: number): number;
  allowed(t: Table, s: State, seat: number, decision: number, aim: number): boolean;
  /** Carries the card out; it has left the hand already. */
  resolve(t: Table, s: State, seat: number, aim: number): void;
}

/** Shapes of the verb `play` for window cards, in the order of their codes. */
const CARD = 0;
const AT = 1;
const SEAT = 2;
const SECTORS = 3;
const ADVANTAGE = 4;

function shapeOf(t: Table, choice: number): number {
  const { c } = t;
  return choice < c.playAt
    ? CARD
    : choice < c.playSeat
      ? AT
      : choice < c.playSectors
        ? SEAT
        : choice < c.playAdvantage
          ? SECTORS
          : ADVANTAGE;
}

function radix(t: Table, shape: number): number {
  switch (shape) {
    case AT:
      return t.places;
    case SEAT:
      return t.seats;
    case SECTORS:
      return (t.c.playAdvantage - t.c.playSectors) / t.cards;
    case ADVANTAGE:
      return ADVANTAGES.length;
    default:
      return 1;
  }
}

function baseOf(t: Table, shape: number): number {
  const { c } = t;
  return shape === AT
    ? c.playAt
    : shape === SEAT
      ? c.playSeat
      : shape === SECTORS
        ? c.playSectors
        : shape === ADVANTAGE
          ? c.playAdvantage
          : c.playCard;
}

/** Whether a choice plays a window card. */
export const isPlay = (t: Table, choice: number): boolean => choice >= t.c.playCard && choice < t.c.playUnits;

/** The card of a play. */
export function cardOf(t: Table, choice: number): number {
  const shape = shapeOf(t, choice);
  return Math.floor((choice - baseOf(t, shape)) / radix(t, shape));
}

/** What a play is aimed at. */
export function aimOf(t: Table, choice: number): number {
  const shape = shapeOf(t, choice);
  return (choice - baseOf(t, shape)) % radix(t, shape);
}

/** Shape and arguments of the events `listed` and `played` of a play. */
export function eventShape(t: Table, choice: number): number {
  return shapeOf(t, choice);
}
