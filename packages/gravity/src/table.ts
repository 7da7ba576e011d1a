import { set, type DecisionTable, type Options, type Seat, type SeatSet } from '@orrery/kernel';
import type { CardSets, SetRange } from './card-sets.ts';
import type { Seen } from './decision.ts';
import { OPERATIONS, type GravityPack, type Module, type Operation } from './pack/pack.ts';
import type { State } from './state.ts';
import type { ActionIndex, CardKind, Choices, Direction, Island, LocalSide, speakChoices, speakEvents, Trunk } from './words.ts';

/** The number of islands: six that can lie round one. */
export const ISLANDS = 7;

/** One action of a card, as the engine reads it. */
export interface Action {
  readonly op: number;
  readonly amount: number;
  readonly adjacent: boolean;
  readonly scope: 'own' | 'ownOrAdjacent' | 'any';
  readonly hunterFirst: boolean;
  readonly temporary: number;
  readonly permanent: number;
  readonly holdLimit: number;
}

export const op = Object.fromEntries(OPERATIONS.map((name, i) => [name, i])) as Readonly<Record<Operation, number>>;

/** Everything that options and pack fix for one table, laid out for speed. */
export interface Table {
  readonly pack: GravityPack;
  readonly options: Options;
  readonly seats: number;
  readonly module: Module;
  /** Domination points that win; 0 without Domination. */
  readonly goal: number;
  /** Islands attracted with the lead that gives more than one. */
  readonly pullsWithLead: number;
  readonly teams: boolean;
  /** Sides: seats, or teams in Confrontation. */
  readonly sides: number;
  readonly side: readonly number[];
  /** −1 without a partner. */
  readonly partner: readonly Seat[];
  readonly members: readonly (readonly Seat[])[];

  readonly draw: number;
  readonly keep: number;
  readonly turns: number;

  readonly sets: CardSets;
  readonly keeps: SetRange;
  readonly saves: SetRange;
  readonly pays: SetRange;
  /** Two of each kind of card. */
  readonly actions: readonly Action[];
  readonly actionIds: readonly string[];

  readonly islandIds: readonly string[];
  readonly islands: readonly PrintedIsland[];
  /** Directions by the step that leads there: (q + 1) × 3 + r + 1. */
  readonly directionOf: readonly Direction[];
  /** Largest number of trunks on an island. */
  readonly mostTrunks: number;

  readonly choices: ReturnType<typeof speakChoices>['words'];
  readonly events: ReturnType<typeof speakEvents>['words'];
  readonly choiceCodec: ReturnType<typeof speakChoices>['codec'];
  readonly eventCodec: ReturnType<typeof speakEvents>['codec'];
  readonly decisions: DecisionTable<Choices, Table, State, Seen>;
}

/** What is printed on an island. */
interface PrintedIsland {
  /** Sources and the trunk that serves them (−1 without a pipeline), by local side. */
  readonly blue: readonly number[];
  readonly red: readonly number[];
  readonly trunk: readonly Trunk[];
  /** Trunks that can be sabotaged. */
  readonly trunks: number;
}

export const partnerOf = (table: Table, seat: Seat): Seat => table.partner[seat] as Seat;
export const sideOfSeat = (table: Table, seat: Seat): number => table.side[seat] as number;
export const membersOf = (table: Table, side: number): readonly Seat[] => table.members[side] as readonly Seat[];

/** A side is told by its first seat. */
export const firstOf = (table: Table, side: number): Seat => membersOf(table, side)[0] as Seat;
export const seatsOf = (table: Table, side: number): SeatSet => set.of(membersOf(table, side));

/** The two actions of a card, and the card of an action. */
export const actionOn = (kind: CardKind, which: number): ActionIndex => kind * 2 + which;
export const cardOf = (action: ActionIndex): CardKind => action >> 1;
/** Whether it is the first action of its card (0) or the second (1). */
export const whichOf = (action: ActionIndex): number => action & 1;
export const actionOf = (table: Table, action: ActionIndex): Action => table.actions[action] as Action;
export const actionId = (table: Table, action: ActionIndex): string => table.actionIds[action] as string;

export const islandId = (table: Table, island: Island): string => table.islandIds[island] as string;
export const printed = (table: Table, island: Island): PrintedIsland => table.islands[island] as PrintedIsland;
/** The trunk that serves a side of an island, −1 without a pipeline. */
export const trunkAt = (table: Table, island: Island, side: LocalSide): Trunk => printed(table, island).trunk[side] as Trunk;
export const trunksOf = (table: Table, island: Island): number => printed(table, island).trunks;
