/**
 * The rows of all matches. In the log they lie match by match, so that a match is read in one go; written there at once, fifty moves in fifty matches would
 * be fifty pages to the disk. So a group of rows goes into the journal as it comes, one or two pages, and from time to time the journal is sorted into the
 * log. Both are tables of one file: what is in either is stored.
 */
import { PAGE_SIZE } from './jobs.ts';
import type { Append, Row } from './store.ts';
import type { Statements } from './statements.ts';

/** So many rows, or letters of them, wait in the journal before they are sorted in; no more are sorted at once. */
const JOURNAL_ROWS = 4000;
const JOURNAL_SIZE = 4 * 1024 * 1024;
/** More matches than that are looked up again instead of remembered. */
const MOST_HEADS = 50_000;

interface Journaled extends Row {
  readonly match: string;
}

/** One write of many rows, under a number of its own; numbers only rise. */
interface Group {
  readonly number: number;
  readonly size: number;
  readonly rows: readonly Journaled[];
}

export class Rows {
  readonly #statements: Statements;
  /** The next seq of a match; of every match with rows in the journal, and of some others. */
  readonly #heads = new Map<string, number>();
  /** Heads as they were before the group under way. */
  #before: (readonly [match: string, head: number])[] = [];
  /** The group under way, four values a row: match, seq, time, body. */
  #group: (string | number)[] = [];
  /** Rows in the journal, and their letters. */
  #waiting = 0;
  #size = 0;
  #version: unknown = null;
  /** The number of the last write. */
  last = 0;

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
    this.#size = 0;
    this.last = Number(this.#statements.sql(`SELECT value FROM settings WHERE key = 'sorted'`).get()?.['value'] ?? 0);
    for (const { number, size, rows } of this.#journal()) {
      for (const { match, seq } of rows) this.#heads.set(match, seq + 1);
      this.#waiting += rows.length;
      this.#size += size;
      this.last = Math.max(this.last, number);
    }
    this.#version = version;
  }

  *#journal(): Generator<Group> {
    for (const group of this.#statements.sql('SELECT number, rows FROM journal ORDER BY number').iterate()) {
      const text = String(group['rows']);
      const values = JSON.parse(text) as readonly (string | number)[];
      const rows: Journaled[] = [];
      for (let i = 0; i < values.length; i += 4)
        rows.push({ match: String(values[i]), seq: Number(values[i + 1]), time: Number(values[i + 2]), body: String(values[i + 3]) });
      yield { number: Number(group['number']), size: text.length, rows };
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
    if (this.#group.length === 0) return;
    const text = JSON.stringify(this.#group);
    this.#statements.sql('INSERT INTO journal VALUES (?, ?)').run(this.last + 1, text);
    this.#written = text.length;
  }
  #written = 0;

  /** The transaction is on disk. */
  kept(): void {
    if (this.#group.length > 0) this.last++;
    this.#waiting += this.#group.length / 4;
    this.#size += this.#written;
    this.#written = 0;
    this.#before = [];
    this.#group = [];
  }

  /** The transaction came to nothing. */
  lost(): void {
    for (const [match, head] of this.#before.toReversed()) this.#heads.set(match, head);
    this.#written = 0;
    this.#before = [];
    this.#group = [];
  }

  /** A page of the rows of a match, those of the group under way included. */
  read(match: string, from: number): { readonly rows: Row[]; readonly more: boolean } {
    if (this.#statements.database.isTransaction) return this.#read(match, from);
    // Log and journal as they were at one moment.
    this.#statements.sql('BEGIN').run();
    try {
      return this.#read(match, from);
    } finally {
      this.#statements.sql('COMMIT').run();
    }
  }

  #read(match: string, from: number): { readonly rows: Row[]; readonly more: boolean } {
    const rows: Row[] = [];
    let room = PAGE_SIZE;
    this.#look();
    for (const row of this.#of(match, from)) {
      if (room < row.body.length && rows.length > 0) return { rows, more: true };
      room -= row.body.length;
      rows.push(row);
    }
    return { rows, more: false };
  }

  *#of(match: string, from: number): Generator<Row> {
    const page = this.#statements.sql('SELECT seq, time, body FROM log WHERE match = ? AND seq >= ? ORDER BY seq');
    for (const row of page.iterate(match, from)) yield { seq: Number(row['seq']), time: Number(row['time']), body: String(row['body']) };
    if (this.#waiting > 0 && this.#heads.has(match))
      for (const group of this.#journal())
        for (const { match: whose, seq, time, body } of group.rows) if (whose === match && seq >= from) yield { seq, time, body };
    for (let i = 0; i < this.#group.length; i += 4)
      if (this.#group[i] === match && Number(this.#group[i + 1]) >= from)
        yield { seq: Number(this.#group[i + 1]), time: Number(this.#group[i + 2]), body: String(this.#group[i + 3]) };
  }

  get full(): boolean {
    return this.#waiting >= JOURNAL_ROWS || this.#size >= JOURNAL_SIZE;
  }

  /** Sorts the journal into the log, a part at a time. Where the disk does not allow it the rows stay where they are, and are no less stored. */
  sort(): void {
    while (this.#waiting > 0) {
      let sorted = { rows: this.#waiting, size: this.#size };
      this.#statements.together(() => (sorted = this.#sortSome()));
      this.#waiting -= sorted.rows;
      this.#size -= sorted.size;
    }
  }

  #sortSome(): { readonly rows: number; readonly size: number } {
    const rows: Journaled[] = [];
    let [number, size] = [0, 0];
    for (const group of this.#journal()) {
      rows.push(...group.rows);
      number = group.number;
      size += group.size;
      if (size >= JOURNAL_SIZE || rows.length >= JOURNAL_ROWS) break;
    }
    // Another connection has sorted them in meanwhile.
    if (rows.length === 0) return { rows: this.#waiting, size: this.#size };
    rows.sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.seq - b.seq));
    const insert = this.#statements.sql('INSERT INTO log VALUES (?, ?, ?, ?)');
    for (const { match, seq, time, body } of rows) insert.run(match, seq, time, body);
    this.#statements.sql('DELETE FROM journal WHERE number <= ?').run(number);
    this.#statements.sql(`INSERT OR REPLACE INTO settings VALUES ('sorted', ?)`).run(String(number));
    return { rows: rows.length, size };
  }
}
