import { commit, toHex } from '@orrery/kernel';
import type { Setup, TableRecord } from './record.ts';
import { storageRefused } from '../app/storageRefused.ts';
import { loadTable } from '@orrery/games/load';
import { put } from './shelf.ts';

const hex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Tables the browser refused to store: they last as long as the page. */
export const unstored = new Map<string, TableRecord>();

/** Writes a new table down, its shuffles sealed, and returns its id. */
export async function create(setup: Setup): Promise<string> {
  const id = hex(8);
  const secret = hex(32);
  const now = Date.now();
  const people = setup.seats.filter(({ kind }) => kind === 'person').length;
  const customs = (await loadTable(setup.game))?.customs;
  const record: TableRecord = {
    id,
    game: setup.game,
    rules: setup.rules,
    options: setup.log ? setup.options : (customs?.atOneScreen?.(setup.options, people) ?? setup.options),
    pack: setup.pack ?? null,
    seats: setup.seats,
    seed: setup.seed ?? { commitment: commit(secret), nonces: setup.seats.map(() => hex(16)), match: id, secret },
    ...(setup.from ? { from: setup.from } : {}),
    log: setup.log ?? [],
    started: now,
    touched: now,
    ended: null,
  };
  try {
    await put('tables', record);
  } catch {
    // A game that lasts as long as the page is better than none.
    unstored.set(id, record);
    storageRefused.value = true;
  }
  return id;
}
