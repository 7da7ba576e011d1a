import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** The statements of one connection, each prepared once. */
export class Statements {
  readonly database: DatabaseSync;
  readonly #made = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  sql(text: string): StatementSync {
    let statement = this.#made.get(text);
    if (!statement) this.#made.set(text, (statement = this.database.prepare(text)));
    return statement;
  }

  /** All of it or nothing. */
  together(work: () => void): void {
    this.sql('BEGIN IMMEDIATE').run();
    try {
      work();
      this.sql('COMMIT').run();
    } catch (error) {
      if (this.database.isTransaction) this.sql('ROLLBACK').run();
      throw error;
    }
  }
}
