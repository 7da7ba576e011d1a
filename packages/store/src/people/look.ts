/** Who people are, for a host without a browser: beside a running server, which takes note by itself. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFile } from '../sqlite.ts';
import { Registry } from './registry.ts';
import { forSqlite, type Line, type Step } from './steps.ts';

/** Without writing anything. */
export const lookAtPeople = <T>(folder: string, look: (people: Registry) => Promise<T>): Promise<T> => withPeople(folder, true, look);

/** What is changed is changed in one go, between two batches of the server. */
export const tendPeople = <T>(folder: string, tend: (people: Registry) => Promise<T>): Promise<T> => withPeople(folder, false, tend);

async function withPeople<T>(folder: string, readOnly: boolean, use: (people: Registry) => Promise<T>): Promise<T> {
  if (!existsSync(dataFile(folder))) throw new Error(`there are no data in ${folder}`);
  const database = new DatabaseSync(dataFile(folder), { readOnly, timeout: 10_000 });
  try {
    if (!database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'measures'`).get())
      throw new Error(`the data in ${folder} are of an earlier version; start the server on them once`);
    if (!readOnly) database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    const carry = (steps: readonly Step[]): readonly Line[] => {
      let found: readonly Line[] = [];
      for (const { text, values } of steps.map(forSqlite)) found = database.prepare(text).all(...values);
      return found;
    };
    return await use(
      new Registry((steps, writes) => {
        if (!writes) return Promise.resolve(carry(steps));
        database.exec('BEGIN IMMEDIATE');
        try {
          const found = carry(steps);
          database.exec('COMMIT');
          return Promise.resolve(found);
        } catch (error) {
          database.exec('ROLLBACK');
          throw error;
        }
      }),
    );
  } finally {
    database.close();
  }
}
