/**
 * A table in memory with the people around it. One thing happens at a time: a command is tried, what it causes is stored, and only then anybody, the sender
 * included, hears of it.
 */
import { SPECTATOR, type Seat, type SeatSet, type Viewer } from '@orrery/kernel';
import { digest, type Command, type No } from '@orrery/protocol';
import { StoreError, type Append, type Store } from '@orrery/store';
import type { BotPool } from './bots/pool.ts';
import type { Metrics } from './metrics.ts';
import { chatFor, chatLine, hears, listed, tableInfo, updateFor } from './table/info.ts';
import { NEVER } from './table/customs.ts';
import type { TableRecord } from './table/record.ts';
import type { Table } from './table/table.ts';
import type { Time } from './time.ts';

/** Somebody at the other end of a socket. */
export interface Listener {
  readonly person: string;
  readonly closed: boolean;
  send(text: string): void;
}

export type Outcome = { readonly ok: object } | { readonly no: No };
/** Something to be done at the table, when its turn comes. */
export interface Task {
  /** The viewer it is done for: not heard while it may not see. */
  readonly as: Viewer | ((table: Table) => Viewer | null) | null;
  run(table: Table, now: number): Outcome;
  /** Called once, after everything it caused is stored and published. */
  done(outcome: Outcome): void;
}

export interface LiveEnv {
  readonly store: Store;
  readonly time: Time;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  /** Rows between two snapshots. */
  readonly snapshotEvery: number;
  load(id: string): Promise<Table | null>;
  /** Puts the table's alarm; NEVER takes it away. */
  alarm(id: string, when: number): void;
  /** Something else wrote to this match: whoever serves it should look. */
  trouble(id: string, error: unknown): void;
}

interface Audience {
  readonly listeners: Set<Listener>;
  /** What all of them have been shown. */
  at: number;
  past: readonly number[];
}

const TRIES = 5;
/** Comings and goings are told together. */
const PRESENCE = 400;

const common = (a: readonly number[], b: readonly number[]): number => {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a[same] === b[same]) same++;
  return same;
};

export class Live {
  readonly id: string;
  readonly #env: LiveEnv;
  #table: Table | null;
  readonly #tasks: Task[] = [];
  #busy = false;
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #viewers = new Map<Listener, Viewer>();
  /** Tasks of people who may not be heard yet. */
  #deferred: Task[] = [];
  readonly #thinking = new Map<Seat, number>();
  #storedDue: number | null | undefined;
  #cardDue = false;
  #snapshotAt = 0;
  #presence: (() => void) | null = null;
  touched: number;

  constructor(id: string, table: Table, env: LiveEnv, stored: { readonly due?: number | null }) {
    this.id = id;
    this.#table = table;
    this.#env = env;
    this.#storedDue = stored.due;
    this.#snapshotAt = table.seq;
    this.touched = env.time.now();
  }

  get idle(): boolean {
    return (
      !this.#busy &&
      this.#tasks.length === 0 &&
      this.#deferred.length === 0 &&
      this.#viewers.size === 0 &&
      this.#thinking.size === 0 &&
      !this.#presence
    );
  }

  get busy(): boolean {
    return this.#busy || this.#tasks.length > 0;
  }

  do(task: Task): void {
    this.#tasks.push(task);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) await this.#handle(task);
    this.#busy = false;
  }

  async #handle(task: Task): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const table = this.#table ?? (await this.#reload());
      if (!table) return task.done({ no: { code: 'not-stored' } });
      const now = this.#env.time.now();
      this.touched = now;
      const viewer = typeof task.as === 'function' ? task.as(table) : task.as;
      if (viewer !== null && !table.hears(viewer, now)) {
        this.#deferred.push(task);
        return;
      }
      const before = { status: table.status, takeback: table.takeback };
      let outcome: Outcome;
      try {
        outcome = task.run(table, now);
      } catch (error) {
        // A fault in rules or table must not take other tables with it: what it left half done is thrown away.
        this.#env.trouble(this.id, error);
        this.#table = null;
        return task.done({ no: { code: 'internal' } });
      }
      const stored = table.dirty || (this.#cardDue && table.hears(SPECTATOR, now)) ? await this.#keep(table, before, now) : 'unchanged';
      if (stored === 'conflict' && attempt < TRIES) continue;
      if (stored === 'failed' || stored === 'conflict') return task.done({ no: { code: 'not-stored' } });
      this.publish(now);
      task.done(outcome);
      this.#think(now);
      return;
    }
  }

  async #reload(): Promise<Table | null> {
    try {
      this.#table = await this.#env.load(this.id);
    } catch (error) {
      this.#env.trouble(this.id, error);
      this.#table = null;
    }
    this.#storedDue = undefined;
    return this.#table;
  }

  #infoChanged = true;

  /** Stores what the table has written since. After a conflict or a failure the table is read again: nothing that is not stored stays. */
  async #keep(table: Table, before: Pick<Table, 'status' | 'takeback'>, now: number): Promise<'stored' | 'conflict' | 'failed'> {
    const { seq, rows } = table.take();
    const append: { -readonly [K in keyof Append]: Append[K] } = { match: this.id, seq, rows };
    let chats = 0;
    let info = before.status !== table.status || before.takeback !== table.takeback;
    if (rows.length !== 1 || !rows[0]?.body.startsWith('{"k":"answer"')) {
      const records = rows.map(({ body }) => JSON.parse(body) as TableRecord);
      chats = records.filter(({ k }) => k === 'chat').length;
      info ||= records.some(({ k }) => k !== 'answer' && k !== 'undo' && k !== 'chat');
      const people = records.flatMap((record) => (record.k === 'sat' || record.k === 'claimed' ? [record.person] : []));
      if (people.length > 0) append.people = people;
      if (people.length > 0 || records.some(({ k }) => k === 'left')) this.#seatListeners(table);
    }
    if (info || seq === 0) this.#cardDue = true;
    if (this.#cardDue && table.hears(SPECTATOR, now)) {
      append.card = { status: table.status, public: table.made.public, summary: JSON.stringify(listed(table)) };
      this.#cardDue = false;
    }
    const due = this.#due(table, now);
    if (due !== this.#storedDue) append.due = due;
    if (table.status === 'running' && table.seq - this.#snapshotAt >= this.#env.snapshotEvery) {
      const snapshot = table.snapshot();
      if (snapshot !== null) append.snapshot = snapshot;
    }
    const started = performance.now();
    try {
      const outcome = await this.#env.store.append(append);
      if (outcome === 'conflict') {
        this.#table = null;
        return 'conflict';
      }
    } catch (error) {
      this.#env.trouble(this.id, error instanceof StoreError ? error.code : error);
      this.#table = null;
      return 'failed';
    }
    this.#env.metrics.stored(rows.length, performance.now() - started);
    if (append.snapshot !== undefined) this.#snapshotAt = table.seq;
    this.#storedDue = due;
    if (info) this.#infoChanged = true;
    if (chats > 0) this.#tellChat(table, table.chat.length - chats);
    return 'stored';
  }

  /** What a restart has to know: when to wake this match, at once where a bot is to move. */
  #due(table: Table, now: number): number | null {
    if (table.places.some((_, seat) => table.botAsked(seat, now))) return 0;
    const due = table.due(now);
    return due === NEVER ? null : due;
  }

  // -- who listens

  attach(listener: Listener, have: Command<'watch'>['have'], done: (outcome: Outcome) => void): void {
    this.do({
      as: (table) => table.seatOf(listener.person) ?? SPECTATOR,
      run: (table, now) => {
        const viewer = table.seatOf(listener.person) ?? SPECTATOR;
        if (!this.#mayWatch(table, viewer)) return { no: { code: 'no-spectators' } };
        this.detach(listener);
        if (listener.closed) return { ok: {} };
        // Those who are there already and the one who comes must have been shown the same.
        this.#audience(viewer);
        this.publish(now);
        this.#add(listener, viewer);
        const [here, watchers] = this.#here();
        listener.send(JSON.stringify({ on: this.id, table: tableInfo(table, viewer, here, watchers) }));
        const lines = chatFor(table, viewer);
        listener.send(JSON.stringify({ on: this.id, chat: lines, whole: true }));
        const kept = (past: readonly number[]): number =>
          have && have.length <= past.length && digest(past, have.length) === have.digest ? have.length : 0;
        const update = updateFor(table, viewer, kept, now);
        if (update) listener.send(JSON.stringify(update));
        this.#presenceSoon();
        return { ok: { viewer } };
      },
      done,
    });
  }

  detach(listener: Listener): void {
    const viewer = this.#viewers.get(listener);
    if (viewer === undefined) return;
    this.#viewers.delete(listener);
    const audience = this.#audiences.get(viewer);
    audience?.listeners.delete(listener);
    if (audience?.listeners.size === 0) this.#audiences.delete(viewer);
    this.#presenceSoon();
  }

  #audience(viewer: Viewer): Audience {
    let audience = this.#audiences.get(viewer);
    if (!audience) this.#audiences.set(viewer, (audience = { listeners: new Set(), at: -1, past: [] }));
    return audience;
  }

  #add(listener: Listener, viewer: Viewer): void {
    this.#viewers.set(listener, viewer);
    this.#audience(viewer).listeners.add(listener);
  }

  /** People took or left seats: they look through other eyes from now on. */
  #seatListeners(table: Table): void {
    for (const [listener, viewer] of this.#viewers) {
      const now = table.seatOf(listener.person) ?? SPECTATOR;
      if (now === viewer) continue;
      const before = this.#audiences.get(viewer);
      before?.listeners.delete(listener);
      if (before?.listeners.size === 0) this.#audiences.delete(viewer);
      // The whole of what the new seat knows is sent with the next publication.
      this.#viewers.set(listener, now);
      const audience = this.#audience(now);
      audience.listeners.add(listener);
      audience.at = -1;
      audience.past = [];
    }
  }

  #mayWatch(table: Table, viewer: Viewer): boolean {
    return viewer !== SPECTATOR || table.made.spectators === 'public' || table.status !== 'running';
  }

  #here(): readonly [SeatSet, number] {
    let here = 0;
    for (const viewer of this.#audiences.keys()) if (viewer !== SPECTATOR) here |= 1 << viewer;
    return [here, this.#audiences.get(SPECTATOR)?.listeners.size ?? 0];
  }

  #presenceSoon(): void {
    this.#presence ??= this.#env.time.at(this.#env.time.now() + PRESENCE, () => {
      this.#presence = null;
      this.do({
        as: null,
        run: () => {
          this.#infoChanged = true;
          return { ok: {} };
        },
        done: () => {},
      });
    });
  }

  // -- telling

  readonly #owedInfo = new Set<Viewer>();

  /** Tells every viewer who may see now what it has not been told. */
  publish(now: number): void {
    const table = this.#table;
    if (!table) return;
    if (this.#infoChanged) {
      this.#infoChanged = false;
      for (const viewer of this.#audiences.keys()) this.#owedInfo.add(viewer);
    }
    for (const [viewer, audience] of this.#audiences) {
      if (table.hears(viewer, now) && this.#owedInfo.delete(viewer)) {
        const [here, watchers] = this.#here();
        this.#send(audience, JSON.stringify({ on: this.id, table: tableInfo(table, viewer, here, watchers) }));
      }
      if (!table.match || table.match.at(viewer) === audience.at) continue;
      if (!table.shows(viewer, now) || !this.#mayWatch(table, viewer)) continue;
      let whole: readonly number[] = [];
      const update = updateFor(table, viewer, (past) => common(audience.past, (whole = past)), now);
      if (!update) continue;
      audience.at = update.at;
      audience.past = whole.slice();
      this.#send(audience, JSON.stringify(update));
    }
    this.#env.alarm(this.id, table.due(now));
    if (this.#deferred.length > 0 && table.hearsAgain(now) === 0) {
      const heard = this.#deferred;
      this.#deferred = [];
      this.#tasks.unshift(...heard);
    }
  }

  #tellChat(table: Table, from: number): void {
    const ended = table.status === 'ended';
    for (const [viewer, audience] of this.#audiences) {
      const lines = table.chat.slice(from).filter((line) => hears(viewer, line, ended));
      if (lines.length > 0) this.#send(audience, JSON.stringify({ on: this.id, chat: lines.map(chatLine) }));
    }
  }

  #send(audience: Audience, text: string): void {
    for (const listener of audience.listeners) listener.send(text);
  }

  // -- bots

  #think(now: number): void {
    const table = this.#table;
    const match = table?.match;
    if (!table || !match) return;
    for (const [seat, place] of table.places.entries()) {
      if (!table.botAsked(seat, now)) continue;
      const n = match.answers(seat);
      if (this.#thinking.get(seat) === n) continue;
      this.#thinking.set(seat, n);
      void this.#env.bots
        .think({
          game: table.made.game,
          options: table.made.options,
          pack: table.made.pack,
          level: place.level,
          known: match.known(seat),
          open: match.open(seat),
        })
        .then((choice) => {
          if (this.#thinking.get(seat) === n) this.#thinking.delete(seat);
          this.do(this.#botAnswer(seat, n, choice));
        });
    }
  }

  /** A bot's answer is an ordinary one: it names its question, and where that is no longer asked nothing happens. */
  #botAnswer(seat: Seat, n: number, choice: number | null): Task {
    return {
      as: seat,
      run: (table, now) => {
        const match = table.match;
        if (!match || !table.botAsked(seat, now) || match.answers(seat) !== n) return { no: { code: 'stale' } };
        const open = match.open(seat);
        const taken =
          choice !== null && open.includes(choice) ? choice : table.rules.fallback(match.known(seat), open, this.#env.bots.chance);
        const refused = table.answer(seat, taken, now);
        return refused ? { no: refused } : { ok: {} };
      },
      done: () => {},
    };
  }
}
