/** All tables this process serves: found in memory or loaded, woken when their time comes, forgotten when nobody is there. */
import { SPECTATOR, quick, recordReplay, type Replay, type seeded } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Command, Listed, No, OwnListed } from '@orrery/protocol';
import { isShared, readWhole, type Store } from '@orrery/store';
import type { Listener } from './audiences.ts';
import type { BotPool } from './bots/pool.ts';
import type { ThoughtQueue } from './bots/queue.ts';
import { Overloaded, type Chores } from './chores.ts';
import { Live, type LiveEnv } from './live.ts';
import type { Metrics } from './metrics.ts';
import type { Company } from './processes/company.ts';
import { Overdue } from './processes/overdue.ts';
import { hashOf, hexWord, matchId, seatKey, type Entropy } from './secrets.ts';
import { tick } from './table/automatic.ts';
import { MATCH_SIZE } from './table/bounds.ts';
import { GoneRules, closing } from './table/closed.ts';
import { elapsedWithout } from './table/clocks.ts';
import { perform, start, type Actor, type Outcome, type TableCommand } from './table/commands.ts';
import { turnFor } from './table/info.ts';
import type { Made } from './table/record.ts';
import { Table, type TableEnv } from './table/table.ts';
import { Alarms, LATE } from './tables/alarms.ts';
import { Beats } from './tables/beats.ts';
import { Library } from './tables/library.ts';
import { onceMore, planned, type Plan } from './tables/making.ts';
import { Memory } from './tables/memory.ts';
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
  readonly trouble: (id: string, error: unknown) => void;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle: number;
  readonly source?: typeof seeded;
  readonly snapshotEvery: number;
}

const no = (code: string, data?: No['data']): Outcome => ({ no: data ? { code, data } : { code } });
/** A disk that refuses now may accept in so many milliseconds: time-outs are not lost. */
const RING_AGAIN = 2000;

export class Tables {
  readonly #env: TablesEnv;
  readonly #memory: Memory;
  readonly #alarms: Alarms;
  readonly #beats: Beats;
  readonly #liveEnv: LiveEnv;
  readonly #library: Library;
  readonly #elapsed: ReturnType<typeof elapsedWithout>;
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
    this.#elapsed = elapsedWithout(() => env.store.downtimes);
    this.#liveEnv = {
      store: env.store,
      time: env.time,
      bots: env.bots,
      thoughts: env.thoughts,
      metrics: env.metrics,
      company: env.company,
      key: env.key,
      snapshotEvery: env.snapshotEvery,
      load: (id) => this.#read(id),
      alarm: (id, when) => this.#alarms.set(id, when),
      hold: (live) => this.#beats.hold(live),
      trouble: env.trouble,
    };
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

  async #read(id: string): Promise<Table | null> {
    const stored = await readWhole(this.#env.store, id, MATCH_SIZE);
    if (!stored) return null;
    const { rows, snapshot } = stored;
    const size = rows.reduce((sum, { body }) => sum + body.length, 0);
    try {
      return await this.#env.chores.do(() => Table.load(id, rows, snapshot, (made) => this.#tableEnv(made)), size);
    } catch (error) {
      // Processes of a later version may know them.
      if (!(error instanceof GoneRules) || this.#env.company?.roster.uniform === false) throw error;
      await this.#env.store.append(closing(id, stored.rows)).catch((trouble: unknown) => this.#env.trouble(id, trouble));
      throw error;
    }
  }

  /** Whether a game can be opened without much thought. */
  knows(command: Command<'create'>): boolean {
    return this.#library.knows(command);
  }

  #tableEnv(made: Made): TableEnv {
    const rules = this.#library.rules(made);
    if (!rules) throw new GoneRules(made);
    const { source } = this.#env;
    return {
      rules,
      elapsed: this.#elapsed,
      chance: quick(Buffer.from(this.#env.entropy(6)).readUIntBE(0, 6)),
      ...(source ? { source } : {}),
    };
  }

  async #load(id: string): Promise<Live | null> {
    const table = await this.#read(id);
    return table && new Live(id, table, this.#liveEnv, {});
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

  async create(actor: Actor, command: Command<'create'>): Promise<Outcome> {
    const game = this.#library.game(command.game);
    if (!game) return no('no-such-game');
    const open = (): ReturnType<AnyGame['open']> => this.#library.open(game, command.options ?? {}, command.pack);
    const rules = this.knows(command) ? open() : await this.#env.chores.do(open);
    if ('faults' in rules) return no('bad-options', { path: rules.faults[0]?.path ?? '', problem: rules.faults[0]?.problem ?? '' });
    const plan = planned(command, game, rules, actor.person, this.secret());
    if ('no' in plan) return plan;
    return this.#make(matchId(this.#env.key, `${actor.person}/${command.id}`), plan, actor, command.id);
  }

  /** A new secret for a shuffle. */
  secret(): string {
    return hexWord(this.#env.entropy, 32);
  }

  /** The same players once more; asked for by several it is still one match. */
  async rematch(actor: Actor, command: Command<'rematch'>): Promise<Outcome> {
    const live = await this.find(command.match);
    if (!live) return no('no-such-match');
    const id = matchId(this.#env.key, `rematch ${command.match}`);
    const found = await new Promise<Outcome & { plan?: Plan }>((keep) =>
      live.do({
        as: (table) => table.seatOf(actor.person),
        run: (table) => {
          const seat = table.seatOf(actor.person);
          if (seat === null) return no('no-seat');
          if (table.status !== 'ended') return no('not-ended');
          return { ok: {}, plan: onceMore(table, this.#library.renewed(table.made), actor.person, seat, this.secret()) };
        },
        done: keep,
      }),
    );
    if (!found.plan) return found;
    const outcome = await this.#make(id, found.plan, actor, command.id);
    if ('no' in outcome) return outcome;
    return new Promise((keep) =>
      live.do({
        as: null,
        run: (table, now) => {
          if (table.rematch === null) table.write({ k: 'rematch', match: id }, now);
          return outcome;
        },
        done: keep,
      }),
    );
  }

  async #make(id: string, { made, own }: Plan, actor: Actor, command: string): Promise<Outcome> {
    const { store, time } = this.#env;
    const answer = { ok: { match: id, ...(own >= 0 ? { seat: own, key: seatKey(actor.token, id, own) } : {}) } };
    if (await store.read(id)) return answer;
    const now = time.now();
    const table = new Table(id, made, now, this.#tableEnv(made));
    table.write(made, now);
    if (own >= 0) {
      const key = hashOf(seatKey(actor.token, id, own));
      table.write({ k: 'sat', seat: own, person: actor.person, name: actor.name, key, cmd: `${actor.person}/${command}` }, now);
    } else start(table, now);
    const live = new Live(id, table, this.#liveEnv, { due: null });
    const stored = await new Promise<Outcome>((keep) => live.do({ as: null, run: () => answer, done: keep }));
    if ('ok' in stored) this.#memory.keep(live);
    return stored;
  }

  /** The record of a game that has ended, for everybody. */
  async replay(id: string): Promise<Replay | No> {
    const live = await this.find(id);
    if (!live) return { code: 'no-such-match' };
    return this.#env.chores.do(() => this.#record(live));
  }

  #record(live: Live): Promise<Replay | No> {
    return new Promise((keep) => {
      let replay: Replay | null = null;
      live.do({
        as: SPECTATOR,
        run: (table) => {
          const game = this.#library.game(table.made.game, table.made.rules);
          if (table.status !== 'ended' || !game) return no('not-ended');
          // A record names nobody: its id is the same whatever anybody is called, now or later.
          const seats = table.places.map(({ kind }) => ({ name: '', kind: kind === 'bot' ? ('bot' as const) : ('person' as const) }));
          replay = recordReplay({
            game,
            rules: table.rules,
            seats,
            seed: table.shuffle.opened,
            log: table.log,
            ...(table.broken ? { broken: table.broken } : {}),
            takebacks: table.places.some(({ kind }) => kind === 'bot') ? table.log.filter(([seat]) => seat < 0).length : 0,
          });
          return { ok: {} };
        },
        done: (outcome) => keep(replay ?? ('no' in outcome ? outcome.no : { code: 'not-ended' })),
      });
    });
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
