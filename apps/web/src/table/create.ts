import { commit, toHex } from '@orrery/kernel';
import type { Setup, TableRecord } from './record.ts';
import { unkept } from '../app/unkept.ts';
import { put } from './shelf.ts';
import { windowsFor } from './windows.ts';

const hex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Tables this browser would not keep: they last as long as the page. */
export const unstored = new Map<string, TableRecord>();

/** Writes a new table down, its shuffles sealed, and returns its id. */
export async function create(setup: Setup): Promise<string> {
  const id = hex(8);
  const secret = hex(32);
  const now = Date.now();
  const record: TableRecord = {
    id,
    game: setup.game,
    rules: setup.rules,
    options: setup.log ? setup.options : windowsFor(setup.options, setup.seats),
    pack: setup.pack ?? null,
    seats: setup.seats,
    seed: setup.seed ?? { commitment: commit(secret), nonces: setup.seats.map(() => hex(16)), match: id, secret },
    ...(setup.from ? { from: setup.from } : {}),
    log: setup.log ?? [],
    started: now,
    touched: now,
    ended: null,
    guided: setup.guided ?? false,
  };
  try {
    await put('tables', record);
  } catch {
    // Better a game that lasts as long as the page than none.
    unstored.set(id, record);
    unkept.value = true;
  }
  return id;
}
