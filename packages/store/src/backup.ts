/** A copy of the data of a running server: consistent, compact, and no reason for the server to wait. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { lockFolder } from './lock.ts';
import { forgetMark } from './mark.ts';
import { dataFile } from './sqlite.ts';

export function backup(folder: string, target: string): void {
  if (existsSync(target)) throw new Error(`${target} is there already`);
  if (!existsSync(dataFile(folder))) throw new Error(`there are no data in ${folder}`);
  const database = new DatabaseSync(dataFile(folder), { readOnly: true, timeout: 10_000 });
  const part = `${target}.part`;
  rmSync(part, { force: true });
  try {
    database.prepare('VACUUM INTO ?').run(part);
    renameSync(part, target);
  } finally {
    database.close();
    rmSync(part, { force: true });
  }
}

/** Puts a copy in the place of the data, which are there until it is. The server must not run: its thread would go on writing into the old file. */
export function restore(source: string, folder: string): void {
  if (!existsSync(source)) throw new Error(`there is no copy ${source}`);
  const unlock = existsSync(folder) ? lockFolder(folder) : () => {};
  const file = dataFile(folder);
  const part = `${file}.part`;
  try {
    const copy = new DatabaseSync(source, { readOnly: true });
    try {
      const sound = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
      if (sound !== 'ok') throw new Error(`${source} is damaged: ${String(sound)}`);
      mkdirSync(folder, { recursive: true });
      if (inUse(file)) throw new Error(`a server is using the data in ${folder}; stop it first`);
      rmSync(part, { force: true });
      copy.prepare('VACUUM INTO ?').run(part);
    } finally {
      copy.close();
    }
    // A log of what is no database would be taken for one of the copy.
    for (const old of [`${file}-wal`, `${file}-shm`]) rmSync(old, { force: true });
    renameSync(part, file);
    forgetMark(file);
  } finally {
    unlock();
  }
}

/** Only whoever is alone with a file may change how its journal is kept; where that is so, everything is then in the file itself. */
function inUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 200 });
  try {
    return database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'] !== 'delete';
  } catch (error) {
    // What is no database can be in nobody's use.
    return !(error instanceof Error && /not a database/.test(error.message));
  } finally {
    database.close();
  }
}
