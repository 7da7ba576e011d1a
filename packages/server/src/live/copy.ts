import type { Append, StoredMatch } from '@orrery/store';
import type { Table } from '../table/table.ts';

type Rows = Append['rows'];

/** A match as the store is known to have it: where another process was first, only what is new has to be read. */
export class Copy {
  readonly #rows: Rows[number][];
  #snapshot: StoredMatch['snapshot'];

  constructor(rows: Rows = [], snapshot: StoredMatch['snapshot'] = null) {
    this.#rows = [...rows];
    this.#snapshot = snapshot;
  }

  get rows(): Rows {
    return this.#rows;
  }

  get snapshot(): StoredMatch['snapshot'] {
    return this.#snapshot;
  }

  add(rows: Rows): void {
    this.#rows.push(...rows);
  }

  /** The match after the last of its rows. */
  summarize(body: string): void {
    this.#snapshot = { seq: this.#rows.length - 1, body };
  }
}

/** A table, and what it was read from where others write to the same match. */
export interface Loaded {
  readonly table: Table;
  readonly copy: Copy | null;
}
