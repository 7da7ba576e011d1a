import type { Thing } from '@orrery/games/plug';
import type { Options, Replay, Seat } from '@orrery/kernel';
import type { Appraisal, Task } from '@orrery/review';
import type { Position } from '../table/position.ts';

/** The name of a worker that examines decisions. */
export const REVIEWER = 'review';

/** What a worker is given: a game, and which of its decisions to examine. */
export interface Order {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly pack: unknown;
  readonly replay: Pick<Replay, 'seed' | 'choices'>;
  readonly from: Position | null;
  readonly tasks: readonly Task[];
}

/** A decision as a page shows it: with the turn or round it fell in, and the figures its seat knew then, by ledger. */
export interface Found {
  readonly appraisal: Appraisal;
  readonly moment: number;
  readonly figures: readonly (readonly (number | null)[])[];
  /** What a decision that is a small game of its own is about. */
  readonly about: { readonly thing: Thing; readonly against: Seat } | null;
}

export type Report =
  | { readonly partners: number }
  | { readonly task: number; readonly found: Found }
  /** So many tasks are done. */
  | { readonly done: number }
  | { readonly fault: string };
