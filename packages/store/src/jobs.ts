/** What the main thread and the thread of the database say to each other. */
import type { Line, Step } from './people/steps.ts';
import type { Append, ListedMatch, StoredMatch, StoreTrouble } from './store.ts';

export type Job =
  | { readonly do: 'append'; readonly append: Append }
  | { readonly do: 'read'; readonly match: string; readonly from: number }
  | { readonly do: 'list'; readonly status: string; readonly most: number }
  | { readonly do: 'listOf'; readonly person: string; readonly most: number }
  | { readonly do: 'due'; readonly after: string }
  | { readonly do: 'people'; readonly steps: readonly Step[]; readonly writes: boolean }
  | { readonly do: 'setting'; readonly key: string; readonly first: string }
  | { readonly do: 'close' };

export interface Answers {
  readonly append: 'stored' | 'conflict';
  readonly read: StoredMatch | null;
  readonly list: readonly ListedMatch[];
  readonly listOf: readonly ListedMatch[];
  readonly due: readonly { readonly match: string; readonly due: number }[];
  readonly people: readonly Line[];
  readonly setting: string;
  readonly close: null;
}
export type Answer = Answers[keyof Answers];
export type Outcome = { readonly ok: Answer } | { readonly trouble: StoreTrouble; readonly reason: string };

export const writes = (job: Job): boolean => job.do === 'append' || (job.do === 'people' && job.writes) || job.do === 'setting';

/**
 * A batch on its way to the thread. Nearly every job is one row for a match that changes nothing else: it travels as four values in a row (match, seq, time,
 * body), which costs a fifth of what a nest of objects does.
 */
export type Parcel = readonly (string | number | Job)[];

export function packed(jobs: readonly { readonly job: Job }[]): Parcel {
  const parcel: (string | number | Job)[] = [];
  for (const { job } of jobs) {
    const row = job.do === 'append' ? plainRow(job.append) : undefined;
    if (job.do === 'append' && row) parcel.push(job.append.match, job.append.seq, row.time, row.body);
    else parcel.push(job);
  }
  return parcel;
}

const plainRow = ({ rows, card, due, snapshot, people, aliases }: Append): Append['rows'][number] | undefined =>
  rows.length === 1 && !card && due === undefined && snapshot === undefined && !people && !aliases ? rows[0] : undefined;

export function unpacked(parcel: Parcel): Job[] {
  const jobs: Job[] = [];
  for (let i = 0; i < parcel.length; i++) {
    const match = parcel[i];
    const [seq, time, body] = [parcel[i + 1], parcel[i + 2], parcel[i + 3]];
    if (typeof match === 'object') jobs.push(match);
    else if (typeof match === 'string' && typeof seq === 'number' && typeof time === 'number' && typeof body === 'string') {
      jobs.push({ do: 'append', append: { match, seq, rows: [{ time, body }] } });
      i += 3;
    } else throw new TypeError('a batch is not as it was packed');
  }
  return jobs;
}

/** The answer to a whole parcel; `true` where every job of it was an append that has been stored. */
export type Reply = true | readonly Outcome[];

/** The first word of the thread. */
export type Opened =
  | { readonly downtimes: readonly (readonly [number, number])[]; readonly missing: number; readonly started: number }
  | { readonly trouble: StoreTrouble; readonly reason: string };
export interface Setup {
  readonly file: string;
  /** Largest size of the data file, in pages of 4 KiB; 0 for as large as the disk. */
  readonly pages: number;
  readonly heartbeat: number;
  /** The time now, as whoever starts the thread knows it. */
  readonly now: number;
  /** In the place of a thread that has died: nobody was away. */
  readonly resumed: boolean;
}

/** What a job takes of the thread's memory with its answer, in letters, roughly. */
export const sizeOf = (job: Job): number => (job.do === 'read' ? PAGE_SIZE / 8 : heldBy(job));

/** What a job that waits holds. */
export function heldBy(job: Job): number {
  if (job.do !== 'append') return job.do === 'read' ? 0 : SMALL;
  const { rows, card, snapshot } = job.append;
  let size = card || snapshot !== undefined ? SMALL + (card?.summary.length ?? 0) + (snapshot?.length ?? 0) : 0;
  for (const { body } of rows) size += body.length;
  return size;
}
const SMALL = 4096;

/** A match is read in pages of so many letters: a row more than that is a page of its own. */
export const PAGE_SIZE = 512 * 1024;
