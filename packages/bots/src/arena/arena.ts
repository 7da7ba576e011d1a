import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Piscina } from 'piscina';
import type { Entrant } from '../player.ts';
import { openTable, type TableName } from '../workers/task.ts';
import type { Bout } from './thread.ts';
import { openHouse, type Guests } from './guests.ts';
import { identity } from './identity.ts';
import { schedule, type Fixture } from './schedule.ts';
import { tally, type Outcome, type Tally } from './tally.ts';

export interface Contest {
  readonly table: TableName;
  readonly first: Entrant;
  readonly second: Entrant;
  readonly games: number;
  readonly seed: string;
  /** Finished games are appended here and not played again, unless one of the two has come to play differently. */
  readonly record?: string;
  /** Only what was written down before: nothing is played. */
  readonly recordedOnly?: boolean;
  readonly threads?: number;
  /** How far the threads step back for others; 10 unless told. */
  readonly nice?: number;
  /** Programs of others among the entrants. */
  readonly guests?: Guests;
}

/** Outcomes written down by an earlier run; a line cut short by a crash is played again. */
function recorded(file: string | undefined, head: string): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  if (!file || !existsSync(file)) return outcomes;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const entry = JSON.parse(line) as { readonly head?: string; readonly outcome?: Outcome };
      if (entry.head === head && entry.outcome) outcomes.set(entry.outcome.id, entry.outcome);
    } catch {
      continue;
    }
  }
  return outcomes;
}

/** Where games are played. */
interface Place {
  play(fixture: Fixture): Promise<Outcome>;
  identity(entrant: Entrant): Promise<string>;
  close(): Promise<void>;
}

/** Our own bots among themselves: a thread plays a whole game. */
export function openPool(table: TableName, most = availableParallelism(), nice = 10): Place {
  const pool = new Piscina({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    niceIncrement: process.platform === 'linux' ? nice : 0,
  });
  return {
    play: async (fixture) => (await pool.run({ table, fixture } satisfies Bout)) as Outcome,
    identity: (entrant) => identity(table, entrant),
    close: () => pool.destroy(),
  };
}

/** Plays them in their order: a pool given all at once has an order of its own, and whoever stops halfway would have seen one seat only. */
export async function playAll(
  place: Place,
  fixtures: readonly Fixture[],
  lanes = availableParallelism(),
  ended: (outcome: Outcome) => void,
): Promise<void> {
  const next = fixtures.values();
  const lane = async (): Promise<void> => {
    for (const fixture of next) ended(await place.play(fixture));
  };
  await Promise.all(Array.from({ length: Math.min(lanes, fixtures.length) }, lane));
}

/** Plays a contest on all cores at low priority. `progress` hears after every game. */
export async function contest(given: Contest, progress: (done: number, all: number, sofar: Tally) => void = () => {}): Promise<Tally> {
  const { table, guests, threads: lanes = availableParallelism(), nice = 10 } = given;
  const place = guests ? await openHouse(table, guests, { threads: lanes, nice }) : openPool(table, lanes, nice);
  try {
    return await playAt(place, given, lanes, progress);
  } finally {
    await place.close();
  }
}

async function playAt(
  place: Place,
  { table, first, second, games, seed, record, recordedOnly }: Contest,
  lanes: number,
  progress: (done: number, all: number, sofar: Tally) => void,
): Promise<Tally> {
  const rules = await openTable(table);
  const fixtures = schedule(first, second, rules.seats, games, seed);
  const head = record ? JSON.stringify([table, first, second, seed, await place.identity(first), await place.identity(second)]) : '';
  const outcomes = recorded(record, head);
  if (record) mkdirSync(dirname(record), { recursive: true });
  const left = recordedOnly ? [] : fixtures.filter((fixture) => !outcomes.has(fixture.id));
  await playAll(place, left, lanes, (outcome) => {
    outcomes.set(outcome.id, outcome);
    if (record) appendFileSync(record, `${JSON.stringify({ head, outcome })}\n`);
    progress(outcomes.size, fixtures.length, tally(fixtures, outcomes));
  });
  return tally(fixtures, outcomes);
}
