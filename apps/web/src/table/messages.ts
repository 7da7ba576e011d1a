/** What the page and the worker say to each other. */
import type { Choice, Refusal, Seat } from '@orrery/kernel';
import type { Pace } from '../app/settings.ts';
import type { TableRecord } from './record.ts';
import type { Order } from '@orrery/protocol/orders';
import type { Advice, Snapshot } from './table.ts';

export type Call =
  | { readonly do: 'open'; readonly id: string; readonly pace: Pace; readonly unstored?: TableRecord }
  | { readonly do: 'answer'; readonly choice: Choice }
  | { readonly do: 'undo' }
  | { readonly do: 'why'; readonly choice: Choice }
  | { readonly do: 'handOver' }
  | { readonly do: 'take'; readonly seat: Seat }
  | { readonly do: 'advice' }
  | { readonly do: 'dismissAdvice' }
  | { readonly do: 'order'; readonly kind: string; readonly order: Order }
  | { readonly do: 'resign' }
  | { readonly do: 'pace'; readonly pace: Pace };

/** A refusal, advice, or nothing to say. */
export interface Answer {
  readonly refusal?: Refusal | null;
  readonly advice?: readonly Advice[];
}

export interface Asked {
  readonly number: number;
  readonly call: Call;
}
export type Said =
  | { readonly snapshot: Snapshot }
  | { readonly storageRefused: true }
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failed: string };
