/** All tables this process serves: found in memory or loaded, woken when their time comes, forgotten when nobody is there. */
import type { Replay, seeded } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Command, Listed, No, OwnListed } from '@orrery/protocol';
import { isShared, type Card, type Store } from '@orrery/store';
import type { Listener } from './audiences.ts';
import type { BotPool } from './bots/pool.ts';
import type { ThoughtQueue } from './bots/queue.ts';
import { Overloaded, type Chores } from './chores.ts';
import { Live, type LiveEnv } from './live.ts';
import type { Wish } from './lobby/pairing.ts';
import type { Metrics } from './metrics.ts';
import type { Company } from './processes/company.ts';
import { Overdue } from './processes/overdue.ts';
import { hexWord, matchId, type Entropy } from './secrets.ts';
import { tick } from './table/automatic.ts';
import { no, perform, type Actor, type Outcome, type TableCommand } from './table/commands.ts';
import { turnFor } from './table/info.ts';
import { Alarms, LATE } from './tables/alarms.ts';
import { Beats } from './tables/beats.ts';
import { Library } from './tables/library.ts';
import { Memory } from './tables/memory.ts';
import { Openings, type Arranged, type Sitting } from './tables/openings.ts';
import { Reading } from './tables/reading.ts';
import { replayOf } from './tables/replays.ts';
import type { Time } from './time.ts';

export interface TablesEnv {
  readonly store: Store;
  readonly chores: Chores;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly time: Time;
  readonly entropy: Entropy;
  readonly bots: BotPool;
  readonly thoughts: ThoughtQueue;
  readonly metrics: Metrics;
  /** Other processes that serve the same matches; null where there are none. */
  readonly company: Company | null;
  /** From which the ids of matches follow. */
  readonly key: string;
  readonly trouble: (id: string, error: unknown) => string | null;
  /** What lists show of a match has changed. */
  readonly listed: (match: string, card: Card) => void;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle: number;
  readonly source?: typeof seeded;
  readonly snapshotEvery: number;
}

/** A disk that refuses now may accept in so many milliseconds: time-outs are not lost. */
const RING_AGAIN = 2000;

export class Tables {
  readonly #env: TablesEnv;
  readonly #memory: Memory;
  readonly #alarms: Alarms;
  readonly #beats: Beats;
  readonly #liveEnv: LiveEnv;
  readonly #library: Library;
  readonly #reading: Reading;
  readonly #openings: Openings;
  readonly #overdue: Overdue | null;
  #closed = false;

  constructor(env: TablesEnv) {
    this.#env = env;
    this.#library = new Library(env.games, (shelf) => this.#memory.makeRoom(shelf));
    this.#memory = new Memory({
      time: env.time,
      idle: env.idle,
      load: (id) => this.#load(id),
      came: (rules) => this.#library.take(rules),
      left: (rules) => this.#library.give(rules),
    });
    this.#alarms = new Alarms(
      env.time,
      (id) => this.#memory.get(id)?.leads !== false,
      (id, when) => void this.#ring(id, when),
    );
    this.#beats = new Beats(env.time);
    const reading = new Reading(env, this.#library);
    this.#reading = reading;
    this.#liveEnv = {
      ...env,
      load: (id, known) => reading.again(id, known),
      alarm: (id, when) => this.#alarms.set(id, when),
      hold: (live) => this.#beats.hold(live),
    };
    this.#openings = new Openings(env, this.#library, {
      has: (id) => this.has(id),
      newTable: (id, made, now) => reading.newTable(id, made, now),
      live: (id, table) => new Live(id, table, this.#liveEnv, null),
      keep: (live) => this.#memory.keep(live),
    });
    const { store, company } = env;
    this.#overdue =
      company && isShared(store)
        ? new Overdue(
            store,
            (id) => this.#alarms.has(id),
            (id) => company.roster.isOwn(id),
            (id, due) => void this.#ring(id, due),
          )
        : null;
  }

  /** Everything that waited for a time when the last server stopped. Where there are others they may have rung: what nobody rings is found by looking. */
  async wake(): Promise<void> {
    if (this.#env.company) return;
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = await this.#env.store.due(last);
      for (const { match, due } of page) this.#alarms.set(match, due);
      last = page.at(-1)?.match;
    }
  }

  /** Whether a table is in memory. */
  has(id: string): boolean {
    return this.#memory.get(id) !== undefined;
  }

  /** How many rows each table in memory has. */
  heads(): readonly (readonly [match: string, seq: number])[] {
    return this.#memory.all.flatMap(({ id, seq }) => (seq === null ? [] : [[id, seq] as const]));
  }

  /** Whether this process acts at a table it has in memory. */
  leads(id: string): boolean {
    return this.#memory.get(id)?.leads ?? false;
  }

  get count(): number {
    return this.#memory.count;
  }

  // -- in and out of memory

  /** Whether a game can be opened without much thought. */
  knows(command: Command<'create'>): boolean {
    return this.#library.knows(command);
  }

  async #load(id: string): Promise<Live | null> {
    const loaded = await this.#reading.whole(id);
    return loaded && new Live(id, loaded, this.#liveEnv);
  }

  /** The table in memory, read where it is not there yet. */
  find(id: string): Promise<Live | null> {
    return this.#memory.find(id);
  }

  /** Everybody who shows the table shows what may be seen from now on; one of them acts. */
  async #ring(id: string, when: number): Promise<void> {
    try {
      const live = await this.find(id);
      live?.do({
        as: null,
        run: (table, now) => {
          if (live.leads || now >= when + LATE) tick(table, now);
          return { ok: {} };
        },
        done: (outcome) => {
          if ('no' in outcome) this.#alarms.again(id, RING_AGAIN);
        },
      });
    } catch (error) {
      if (error instanceof Overloaded) this.#alarms.again(id, RING_AGAIN);
      else this.#env.trouble(id, error);
    }
  }

  // -- commands

  /** Calls `done` once it is stored; rejects where the table cannot be read. */
  command(actor: Actor, command: TableCommand, done: (outcome: Outcome) => void): Promise<void> | null {
    const live = this.#memory.get(command.match);
    if (live) {
      this.#order(live, actor, command, done);
      return null;
    }
    return this.find(command.match).then((found) => {
      if (found) this.#order(found, actor, command, done);
      else done(no('no-such-match'));
    });
  }

  #order(live: Live, actor: Actor, command: TableCommand, done: (outcome: Outcome) => void): void {
    live.do({
      as: command.do === 'chat' ? null : (table) => table.seatOf(actor.person),
      run: (table, now) => perform(table, actor, command, now, () => this.secret()),
      done,
    });
  }

  async watch(listener: Listener, command: Command<'watch'>, done: (outcome: Outcome) => void): Promise<Live | null> {
    const live = await this.find(command.match);
    if (live) live.attach(listener, command.have, done);
    else done(no('no-such-match'));
    return live;
  }

  /** Lets a match of bots play though nobody looks on, as a tournament does; the returned function lets it rest again. */
  async attend(id: string): Promise<() => void> {
    const live = await this.find(id);
    if (!live) return () => {};
    live.attended++;
    await live.look(() => null);
    return () => void live.attended--;
  }

  /** Somebody's own games, with whom each of them waits for. The stored list may be a window behind: only an end is taken from it. */
  own(person: string, games: readonly Listed[]): Promise<OwnListed[]> {
    return Promise.all(
      games.map(async (game) => ({ ...game, turn: game.status === 'ended' ? null : await this.#turn(game.match, person) })),
    );
  }

  async #turn(id: string, person: string): Promise<OwnListed['turn']> {
    try {
      const live = await this.find(id);
      return (await live?.look((table, now) => turnFor(table, table.seatOf(person), now))) ?? null;
    } catch (error) {
      this.#env.trouble(id, error);
      return null;
    }
  }

  /** A new secret for a shuffle. */
  secret(): string {
    return hexWord(this.#env.entropy, 32);
  }

  // -- new matches, and matches that are over

  create(actor: Actor, command: Command<'create'>): Promise<Outcome> {
    return this.#openings.create(actor, command);
  }

  refuses(wish: Wish): Promise<Outcome | null> {
    return this.#openings.refuses(wish);
  }

  /** The id of a match, by what it is made for. */
  idFor(cause: string): string {
    return matchId(this.#env.key, cause);
  }

  arrange(id: string, wanted: Arranged, sitting: readonly Sitting[]): Promise<Outcome> {
    return this.#openings.arrange(id, wanted, sitting);
  }

  async rematch(actor: Actor, command: Command<'rematch'>): Promise<Outcome> {
    const live = await this.find(command.match);
    return live ? this.#openings.rematch(live, actor, command) : no('no-such-match');
  }

  /** The record of a game that has ended, for everybody. */
  async replay(id: string): Promise<Replay | No> {
    const live = await this.find(id);
    if (!live) return { code: 'no-such-match' };
    return this.#env.chores.do(() => replayOf(live, this.#library));
  }

  // -- other processes

  /** Another process has stored rows of a match. */
  rows(match: string, seq: number): void {
    this.#memory.get(match)?.hear(seq);
  }

  /** Who is connected to a table through another process. */
  here(match: string, process: string, seats: number, watchers: number): void {
    this.#memory.get(match)?.isElsewhere(process, { seats, watchers }, performance.now());
  }

  /** Processes came or went. */
  lookAround(): void {
    for (const live of this.#memory.all) live.lookAround();
  }

  /** Whatever others have said may have been lost, and with them what they would have done. */
  pulse(): void {
    if (this.#closed) return;
    const now = performance.now();
    for (const live of this.#memory.all) live.pulse(now);
    void this.#overdue?.look(this.#env.time.now()).catch((error: unknown) => this.#env.trouble('', error));
  }

  /** Stops waking tables and waits until what is under way is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#memory.close();
    this.#alarms.close();
    this.#beats.close();
    await this.settled();
  }

  /** Whether a command at any table waits for the table's time. */
  get deferring(): boolean {
    return this.#memory.all.some(({ deferring }) => deferring);
  }

  /** Resolves when nothing is under way at any table. */
  async settled(): Promise<void> {
    const deadline = performance.now() + 5000;
    while (this.#memory.busy && performance.now() < deadline) await new Promise((done) => setTimeout(done, 2));
  }
}
