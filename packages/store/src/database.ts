/** The file itself: one connection, used by one thread. */
import { randomBytes } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { readable } from './aliases.ts';
import { writes, type Answer, type Job, type Outcome, type Setup } from './jobs.ts';
import { Mark } from './mark.ts';
import { Rows } from './rows.ts';
import { forSqlite, type Line, type Step } from './people/steps.ts';
import { migrate } from './schema.ts';
import { Statements } from './statements.ts';
import { LIST_DEPTH, LISTED_OF_ONE, type Append, type StoredMatch, type StoreTrouble } from './store.ts';

export function troubleOf(error: unknown): StoreTrouble {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  // SQLite's primary result codes: FULL, READONLY and CANTOPEN.
  return code === 13 ? 'disk-full' : code === 8 || code === 14 ? 'read-only' : 'disk-error';
}
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const DUE_PAGE = 10_000;

export class Database {
  readonly #statements: Statements;
  readonly #rows: Rows;
  readonly #mark: Mark;
  readonly downtimes: readonly (readonly [number, number])[];
  /** Writes somebody was told of that are not in the file. */
  readonly missing: number;

  /** When it was opened; time goes on from there. */
  readonly started: number;
  readonly #origin = performance.now();

  constructor({ file, pages, now, resumed }: Setup) {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -16384; PRAGMA secure_delete = ON;',
    );
    if (pages > 0) database.exec(`PRAGMA max_page_count = ${pages}`);
    migrate(database);
    this.#statements = new Statements(database);
    this.#rows = new Rows(this.#statements);
    const alive = Number(this.#sql(`SELECT value FROM settings WHERE key = 'alive'`).get()?.['value'] ?? now);
    this.started = Math.max(now, alive);
    this.downtimes = this.#wake(alive, resumed);
    this.#mark = new Mark(file, this.#setting('data', randomBytes(9).toString('base64url')), this.#rows.last);
    this.missing = this.#mark.missing;
  }

  #sql(text: string): StatementSync {
    return this.#statements.sql(text);
  }

  /** Clocks stand still while no server runs: the time since the last sign of life is noted once. */
  #wake(alive: number, resumed: boolean): (readonly [number, number])[] {
    if (this.started > alive && !resumed) this.#sql('INSERT OR REPLACE INTO downtimes VALUES (?, ?)').run(alive, this.started);
    this.alive();
    return this.#sql('SELECT start, stop FROM downtimes ORDER BY start')
      .all()
      .map((row) => [Number(row['start']), Number(row['stop'])]);
  }

  /** A sign of life, by a clock that never goes back. */
  alive(): void {
    const now = Math.floor(this.started + performance.now() - this.#origin);
    this.#sql(`INSERT OR REPLACE INTO settings VALUES ('alive', ?)`).run(String(now));
  }

  /** Carries out a batch; its writes are one transaction and one wait for the disk, and fail or succeed together. */
  batch(jobs: readonly Job[]): Outcome[] {
    // Whoever looks into the log itself is to find everything there.
    if (jobs.some((job) => job.do === 'people' && job.steps.some(({ sql }) => sql.includes('orrery.log')))) this.tidy(false, true);
    if (!jobs.some(writes)) return jobs.map((job) => this.#attempt(job));
    try {
      const answers: Outcome[] = [];
      this.#statements.together(() => {
        this.#rows.begin();
        for (const job of jobs) answers.push({ ok: this.#carryOut(job) });
        this.#rows.write();
      });
      this.#rows.kept();
      this.#mark.set(this.#rows.last);
      return answers;
    } catch (error) {
      this.#rows.lost();
      const failed: Outcome = { trouble: troubleOf(error), reason: reasonOf(error) };
      return jobs.map((job) => (writes(job) ? failed : this.#attempt(job)));
    }
  }

  /** Somebody has been erased: what the write-ahead log still has of them goes too. */
  #erased = false;

  /** What can wait until nobody does: the journal is sorted in when it is long, or when there is nothing else to do. */
  tidy(idle: boolean, now = false): void {
    try {
      if (idle || now || this.#rows.full) this.#rows.sort();
      if (!idle || !this.#erased) return;
      this.#erased = false;
      this.#statements.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A disk that is full or gone is reported by the next append; the rows are safe where they are.
    }
  }

  #attempt(job: Job): Outcome {
    try {
      return { ok: this.#carryOut(job) };
    } catch (error) {
      return { trouble: troubleOf(error), reason: reasonOf(error) };
    }
  }

  #carryOut(job: Job): Answer {
    switch (job.do) {
      case 'append':
        return this.#append(job.append);
      case 'read':
        return this.#read(job.match, job.from);
      case 'list':
        return this.#sql(
          `SELECT match, summary FROM (
             SELECT id AS match, summary, made, row_number() OVER (PARTITION BY CASE maker WHEN '' THEN id ELSE maker END ORDER BY made DESC) AS nth
             FROM (SELECT * FROM matches WHERE public = 1 AND status = ? ORDER BY made DESC LIMIT ${LIST_DEPTH})
           ) WHERE nth <= ${LISTED_OF_ONE} ORDER BY made DESC LIMIT ?`,
        )
          .all(job.status, job.most)
          .map((row) => ({ match: String(row['match']), summary: String(row['summary']) }));
      case 'listOf':
        return this.#sql(
          `SELECT m.id AS match, m.summary FROM seats s JOIN matches m ON m.id = s.match WHERE s.person = ?
           ORDER BY m.status = 'ended', m.made DESC LIMIT ?`,
        )
          .all(job.person, job.most)
          .map((row) => ({ match: String(row['match']), summary: String(row['summary']) }));
      case 'due':
        return this.#sql('SELECT id AS match, due FROM matches WHERE due IS NOT NULL AND id > ? ORDER BY id LIMIT ?')
          .all(job.after, DUE_PAGE)
          .map((row) => ({ match: String(row['match']), due: Number(row['due']) }));
      case 'people':
        return this.#people(job.steps);
      case 'setting':
        return this.#setting(job.key, job.first);
      case 'close':
        return null;
    }
  }

  #people(steps: readonly Step[]): readonly Line[] {
    let found: readonly Line[] = [];
    for (const { text, values } of steps.map(forSqlite)) {
      found = this.#sql(text).all(...values);
      this.#erased ||= text.startsWith('DELETE FROM people');
    }
    return found;
  }

  #setting(key: string, first: string): string {
    this.#sql('INSERT OR IGNORE INTO settings VALUES (?, ?)').run(key, first);
    return String(this.#sql('SELECT value FROM settings WHERE key = ?').get(key)?.['value']);
  }

  /** All of it or, where somebody else has written that seq, nothing. */
  #append(append: Append): 'stored' | 'conflict' {
    if (!this.#rows.add(append)) return 'conflict';
    const { match, seq, rows, card, due, snapshot, people, aliases } = append;
    if (card)
      this.#sql(
        `INSERT INTO matches VALUES (?1, ?2, ?3, ?4, NULL, ?5, ?6) ON CONFLICT (id) DO UPDATE SET status = ?2, public = ?3, summary = ?5`,
      ).run(match, card.status, card.public ? 1 : 0, rows[0]?.time ?? 0, card.summary, card.maker);
    if (due !== undefined) this.#sql('UPDATE matches SET due = ? WHERE id = ?').run(due, match);
    if (snapshot !== undefined) this.#sql('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)').run(match, seq + rows.length - 1, snapshot);
    for (const person of people ?? []) this.#sql('INSERT OR IGNORE INTO seats VALUES (?, ?)').run(person, match);
    for (const { alias, person, text } of aliases ?? [])
      this.#sql('INSERT OR IGNORE INTO aliases VALUES (?, ?, ?, ?)').run(match, alias, person, text);
    return 'stored';
  }

  #read(match: string, from: number): StoredMatch | null {
    const { rows, more } = this.#rows.read(match, from);
    if (rows.length === 0) return null;
    const aliases = this.#sql('SELECT alias, text FROM aliases WHERE match = ?').all(match);
    const texts = new Map(aliases.map(({ alias, text }) => [String(alias), String(text)]));
    const kept = from === 0 ? this.#sql('SELECT seq, body FROM snapshots WHERE match = ?').get(match) : undefined;
    return {
      rows: rows.map((row) => ({ ...row, body: readable(row.body, texts) })),
      more,
      snapshot: kept ? { seq: Number(kept['seq']), body: String(kept['body']) } : null,
    };
  }

  close(): void {
    this.#statements.database.close();
    this.#mark.close();
  }
}
