/** What the main thread and the thread of the database say to each other. */
import type { Append, ListedMatch, Person, StoredMatch, StoreTrouble } from './store.ts';

export type Job =
  | { readonly do: 'append'; readonly append: Append }
  | { readonly do: 'read'; readonly match: string }
  | { readonly do: 'list'; readonly status: string; readonly most: number }
  | { readonly do: 'listOf'; readonly person: string; readonly most: number }
  | { readonly do: 'due' }
  | { readonly do: 'addPerson'; readonly person: Person & { readonly tokenHash: string; readonly time: number } }
  | { readonly do: 'findPerson'; readonly tokenHash: string }
  | { readonly do: 'renamePerson'; readonly id: string; readonly name: string }
  | { readonly do: 'setting'; readonly key: string; readonly first: string }
  | { readonly do: 'close' };

export interface Answers {
  readonly append: 'stored' | 'conflict';
  readonly read: StoredMatch | null;
  readonly list: readonly ListedMatch[];
  readonly listOf: readonly ListedMatch[];
  readonly due: readonly { readonly match: string; readonly due: number }[];
  readonly addPerson: null;
  readonly findPerson: Person | null;
  readonly renamePerson: null;
  readonly setting: string;
  readonly close: null;
}
export type Answer = Answers[keyof Answers];
export type Outcome = { readonly ok: Answer } | { readonly trouble: StoreTrouble; readonly reason: string };

export const writes = (job: Job): boolean =>
  job.do === 'append' || job.do === 'addPerson' || job.do === 'renamePerson' || job.do === 'setting';

export interface Opened {
  readonly downtimes: readonly (readonly [number, number])[];
}
export interface Setup {
  readonly file: string;
  /** Largest size of the data file, in pages of 4 KiB; 0 for as large as the disk. */
  readonly pages: number;
  readonly heartbeat: number;
}
