import type { Cities } from './cities.ts';
import type { Answering } from './decision.ts';
import type { EffectOp } from './pack/schema.ts';
import type { Uses } from './uses.ts';

/** Operations as missions carry them out: an attack on one city and one on an area are two, a single sabotage repeats once. */
export type OpName = Exclude<EffectOp['op'], 'attack' | 'exploitOccupied' | 'sabotage'> | 'attackCity' | 'attackArea';
export type Effect<Name extends EffectOp['op']> = Extract<EffectOp, { readonly op: Name }>;
/** What kind of area an operation names. */
export type Scope = 'map' | 'planet' | 'category';
/** Where an operation looks for cities; `own` is next to the base or the hand. */
export type Near = 'anywhere' | 'source' | 'occupied' | 'own';

/** One operation of a mission; every operation has every field, so that the hot path meets one shape. */
export interface Op {
  readonly op: OpName;
  /** Starts it; true when it asks. */
  readonly begin: (at: Answering, op: Op) => boolean;
  /** Most answers it asks for and most cards it brings to a hand, which have to be discarded again at worst. */
  readonly mostAnswers: number;
  /** How many: cards, cities, uses. */
  readonly count: number;
  /** The fraction of the deck that is milled is count / divisor. */
  readonly divisor: number;
  readonly roundUp: boolean;
  /** The player may decline or stop. */
  readonly optional: boolean;
  /** The player names how many discards return, up to the count. */
  readonly namesCount: boolean;
  /** One of the cards looked at may be taken. */
  readonly takes: boolean;
  /** The player puts the cards it looked at in an order of its own. */
  readonly orders: boolean;
  /** The cost of the borrowed mission is paid as well. */
  readonly paysCost: boolean;
  /** The base may stay where it is. */
  readonly mayStay: boolean;
  /** What may be repeated, and whether each city is chosen once only. */
  readonly exploits: boolean;
  readonly sabotages: boolean;
  readonly eachOnce: boolean;
  /** The opponent picks what it discards; else chance does. */
  readonly opponentPicks: boolean;
  readonly near: Near;
  readonly scope: Scope;
  /** What a city may be exploited for. */
  readonly uses: Uses;
  /** Cities that may not be borrowed from. */
  readonly excluded: Cities;
}

const plain: Op = {
  op: 'millDeck',
  begin: () => false,
  mostAnswers: 2,
  count: 0,
  divisor: 1,
  roundUp: false,
  optional: false,
  namesCount: false,
  takes: false,
  orders: false,
  paysCost: false,
  mayStay: false,
  exploits: false,
  sabotages: false,
  eachOnce: false,
  opponentPicks: false,
  near: 'anywhere',
  scope: 'map',
  uses: 0,
  excluded: 0,
};

export const operation = (op: OpName, begin: Op['begin'], rest: Partial<Op> = {}): Op => ({ ...plain, op, begin, ...rest });
