/** Who people are, for a host who looks: beside a running server, and without writing anything. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFile } from '../sqlite.ts';
import { Registry } from './registry.ts';
import { forSqlite, type Line } from './steps.ts';

export async function lookAtPeople<T>(folder: string, look: (people: Registry) => Promise<T>): Promise<T> {
  if (!existsSync(dataFile(folder))) throw new Error(`there are no data in ${folder}`);
  const database = new DatabaseSync(dataFile(folder), { readOnly: true, timeout: 10_000 });
  try {
    if (!database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'sessions'`).get())
      throw new Error(`the data in ${folder} are of an earlier version; start the server on them once`);
    return await look(
      new Registry((steps) => {
        let found: readonly Line[] = [];
        for (const { text, values } of steps.map(forSqlite)) found = database.prepare(text).all(...values);
        return Promise.resolve(found);
      }),
    );
  } finally {
    database.close();
  }
}
