/**
 * The rows of all matches. In the log they lie match by match, so that a match is read in one go; written there at once, fifty moves in fifty matches would
 * be fifty pages to the disk. So a group of rows goes into the journal as it comes, one or two pages, and from time to time the journal is sorted into the
 * log. Both are tables of one file: what is in either is stored.
 */
import type { Append, Row } from './store.ts';
import type { Statements } from './statements.ts';

/** So many rows wait in the journal before they are sorted in. */
const JOURNAL_ROWS = 4000;
/** More matches than that are looked up again instead of remembered. */
const MOST_HEADS = 50_000;

interface Journaled extends Row {
  readonly match: string;
}

export class Rows {
  readonly #statements: Statements;
  /** The next seq of a match; of every match with rows in the journal, and of some others. */
  readonly #heads = new Map<string, number>();
  /** Heads as they were before the group under way. */
  #before: (readonly [match: string, head: number])[] = [];
  /** The group under way, four values a row: match, seq, time, body. */
  #group: (string | number)[] = [];
  /** Rows in the journal. */
  #waiting = 0;
  #version: unknown = null;

  constructor(statements: Statements) {
    this.#statements = statements;
    this.#look();
    this.sort();
  }

  /** What another connection has written since: its rows arbitrate as ours do. */
  #look(): void {
    // A number that changes when another connection has written.
    const version = this.#statements.sql('PRAGMA data_version').get()?.['data_version'];
    if (version === this.#version) return;
    this.#heads.clear();
    this.#waiting = 0;
    for (const { match, seq } of this.#journal()) {
      this.#heads.set(match, seq + 1);
      this.#waiting++;
    }
    this.#version = version;
  }

  *#journal(): Generator<Journaled> {
    for (const group of this.#statements.sql('SELECT rows FROM journal ORDER BY number').all()) {
      const values = JSON.parse(String(group['rows'])) as readonly (string | number)[];
      for (let i = 0; i < values.length; i += 4)
        yield { match: String(values[i]), seq: Number(values[i + 1]), time: Number(values[i + 2]), body: String(values[i + 3]) };
    }
  }

  /** At the beginning of a transaction. */
  begin(): void {
    this.#look();
    if (this.#waiting === 0 && this.#heads.size > MOST_HEADS) this.#heads.clear();
  }

  /** False where the seq is taken or would leave a hole: it is somebody else's, and nothing is written. */
  add({ match, seq, rows }: Append): boolean {
    const head = this.#heads.get(match) ?? this.#headOf(match);
    if (seq !== head) return false;
    let at = seq;
    for (const { time, body } of rows) this.#group.push(match, at++, time, body);
    this.#before.push([match, head]);
    this.#heads.set(match, at);
    return true;
  }

  #headOf(match: string): number {
    return Number(this.#statements.sql('SELECT max(seq) + 1 AS head FROM log WHERE match = ?').get(match)?.['head'] ?? 0);
  }

  /** Before the transaction is over: its rows go into the journal. */
  write(): void {
    if (this.#group.length > 0) this.#statements.sql('INSERT INTO journal (rows) VALUES (?)').run(JSON.stringify(this.#group));
  }

  /** The transaction is on disk. */
  kept(): void {
    this.#waiting += this.#group.length / 4;
    this.#before = [];
    this.#group = [];
  }

  /** The transaction came to nothing. */
  lost(): void {
    for (const [match, head] of this.#before.toReversed()) this.#heads.set(match, head);
    this.#before = [];
    this.#group = [];
  }

  /** The rows of a match, those of the group under way included. */
  read(match: string): Row[] {
    if (this.#statements.database.isTransaction) return this.#read(match);
    // Log and journal as they were at one moment.
    this.#statements.sql('BEGIN').run();
    try {
      return this.#read(match);
    } finally {
      this.#statements.sql('COMMIT').run();
    }
  }

  #read(match: string): Row[] {
    const rows: Row[] = this.#statements
      .sql('SELECT seq, time, body FROM log WHERE match = ? ORDER BY seq')
      .all(match)
      .map((row) => ({ seq: Number(row['seq']), time: Number(row['time']), body: String(row['body']) }));
    this.#look();
    if (this.#waiting > 0 && this.#heads.has(match))
      for (const row of this.#journal()) if (row.match === match) rows.push({ seq: row.seq, time: row.time, body: row.body });
    for (let i = 0; i < this.#group.length; i += 4)
      if (this.#group[i] === match)
        rows.push({ seq: Number(this.#group[i + 1]), time: Number(this.#group[i + 2]), body: String(this.#group[i + 3]) });
    return rows;
  }

  get full(): boolean {
    return this.#waiting >= JOURNAL_ROWS;
  }

  /** Sorts the journal into the log. Where the disk does not allow it the rows stay where they are, and are no less stored. */
  sort(): void {
    if (this.#waiting === 0) return;
    this.#statements.together(() => {
      const rows = [...this.#journal()].sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.seq - b.seq));
      const insert = this.#statements.sql('INSERT INTO log VALUES (?, ?, ?, ?)');
      for (const { match, seq, time, body } of rows) insert.run(match, seq, time, body);
      this.#statements.sql('DELETE FROM journal').run();
    });
    this.#waiting = 0;
  }
}
