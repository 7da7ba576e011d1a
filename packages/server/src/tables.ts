/** All tables this process serves: found in memory or loaded, woken when their time comes, forgotten when nobody is there. */
import { SPECTATOR, TURN_CAP, quick, recordReplay, versionOf, type Options, type Replay, type seeded } from '@orrery/kernel';
import type { AnyGame, AnyRules } from '@orrery/games';
import type { Command, Listed, No, OwnListed } from '@orrery/protocol';
import { isShared, readWhole, type Store } from '@orrery/store';
import { PATIENCE, type Listener } from './audiences.ts';
import type { BotPool } from './bots/pool.ts';
import type { ThoughtQueue } from './bots/queue.ts';
import { Overloaded, type Chores } from './chores.ts';
import { Live, type LiveEnv, type Outcome } from './live.ts';
import type { Metrics } from './metrics.ts';
import type { Company } from './processes/company.ts';
import { Overdue } from './processes/overdue.ts';
import { hashOf, hexWord, matchId, seatKey, type Entropy } from './secrets.ts';
import { RulesShelf } from './rulesShelf.ts';
import { tick } from './table/automatic.ts';
import { MATCH_SIZE } from './table/bounds.ts';
import { GoneRules, closing } from './table/closed.ts';
import { elapsedWithout } from './table/clocks.ts';
import { perform, start, type Actor, type TableCommand } from './table/commands.ts';
import { NEVER } from '@orrery/games/tables';
import { ownPack, turnFor } from './table/info.ts';
import type { Made, SeatPlan } from './table/record.ts';
import { Table, type TableEnv } from './table/table.ts';
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
/** Bots by strength; the plain ones for trials. */
const LEVELS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', 'random', 'greedy'];

/** Tables in memory from which on those nobody looks at leave at once, and how many are looked at for each that comes. */
const CROWDED = 500;
const LOOKED_AT = 8;

/** So many milliseconds after its time something is done by whoever has it in memory. */
const LATE = 1500;

export class Tables {
  readonly #env: TablesEnv;
  readonly #live = new Map<string, Live>();
  readonly #loading = new Map<string, Promise<Live | null>>();
  readonly #alarms = new Map<string, { readonly when: number; readonly cancel: () => void }>();
  readonly #liveEnv: LiveEnv;
  readonly #shelf = new RulesShelf();
  readonly #elapsed: ReturnType<typeof elapsedWithout>;
  readonly #overdue: Overdue | null;
  #sweep: () => void = () => {};
  #closed = false;

  constructor(env: TablesEnv) {
    this.#env = env;
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
      alarm: (id, when) => this.#alarm(id, when),
      hold: (live) => this.#hold(live),
      trouble: env.trouble,
    };
    const { store, company } = env;
    this.#overdue =
      company && isShared(store)
        ? new Overdue(
            store,
            (id) => !this.#closed && !this.#alarms.has(id) && company.roster.isOwn(id),
            (id, due) => void this.#ring(id, due),
          )
        : null;
    this.#sweepSoon();
  }

  /** Everything that waited for a time when the last server stopped. Where there are others they may have rung: what nobody rings is found by looking. */
  async wake(): Promise<void> {
    if (this.#env.company) return;
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = await this.#env.store.due(last);
      for (const { match, due } of page) this.#alarm(match, due);
      last = page.at(-1)?.match;
    }
  }

  /** Whether a table is in memory. */
  has(id: string): boolean {
    return this.#live.has(id);
  }

  /** How many rows each table in memory has. */
  heads(): readonly (readonly [match: string, seq: number])[] {
    return [...this.#live].flatMap(([id, { seq }]) => (seq === null ? [] : [[id, seq] as const]));
  }

  /** Whether this process acts at a table it has in memory. */
  leads(id: string): boolean {
    return this.#live.get(id)?.leads ?? false;
  }

  get count(): number {
    return this.#live.size;
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

  /** A game by its id, under a version of its rules where one is named. */
  #game(id: string, rules?: string): AnyGame | undefined {
    const { games } = this.#env;
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    return game && rules !== undefined ? versionOf(game, rules) : game;
  }

  /** The rules a match is played by; null where this house no longer has them. */
  #rules({ game: id, rules: version, options, pack }: Made): AnyRules | null {
    const game = this.#game(id, version);
    const rules = game && this.#open(game, options, pack);
    return rules && !('faults' in rules) ? rules : null;
  }

  /** Where there is no room for other rules than those that are played by, tables nobody looks at make some. */
  #open(game: AnyGame, options: Options, pack: unknown): ReturnType<AnyGame['open']> {
    if (this.#shelf.full && !this.#shelf.has(game, options, pack))
      for (const [id, live] of this.#live) {
        if (!this.#shelf.full) break;
        if (live.idle && this.#shelf.rare(live.rules)) this.#forget(id, live);
      }
    return this.#shelf.open(game, options, pack);
  }

  /** Whether a game can be opened without much thought. */
  knows({ game: id, options = {}, pack }: Command<'create'>): boolean {
    const game = this.#game(id);
    return pack === undefined && (!game || this.#shelf.has(game, options, pack));
  }

  #tableEnv(made: Made): TableEnv {
    const rules = this.#rules(made);
    if (!rules) throw new GoneRules(made);
    const { source } = this.#env;
    return {
      rules,
      elapsed: this.#elapsed,
      chance: quick(Buffer.from(this.#env.entropy(6)).readUIntBE(0, 6)),
      ...(source ? { source } : {}),
    };
  }

  /** The table in memory; loaded once, however many ask for it at the same time. */
  find(id: string): Promise<Live | null> {
    const live = this.#live.get(id);
    if (live) return Promise.resolve(live);
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Live | null> {
    try {
      const table = await this.#read(id);
      const made = this.#live.get(id);
      if (made || !table) return made ?? null;
      const live = new Live(id, table, this.#liveEnv, {});
      this.#remember(id, live);
      return live;
    } finally {
      this.#loading.delete(id);
    }
  }

  /** Where many are in memory those nobody looks at leave early, the oldest first. */
  #remember(id: string, live: Live): void {
    this.#live.set(id, live);
    this.#shelf.take(live.rules);
    if (this.#live.size <= CROWDED) return;
    let looked = 0;
    for (const [old, other] of this.#live) {
      if (++looked > LOOKED_AT || this.#live.size <= CROWDED) return;
      if (other.idle && other !== live) this.#forget(old, other);
      else {
        // Whoever is not idle goes to the end of the line.
        this.#live.delete(old);
        this.#live.set(old, other);
      }
    }
  }

  #forget(id: string, live: Live): void {
    this.#live.delete(id);
    this.#shelf.give(live.rules);
  }

  #sweepSoon(): void {
    const { time, idle } = this.#env;
    this.#sweep = time.at(time.now() + Math.max(idle / 4, 50), () => {
      const now = time.now();
      for (const [id, live] of this.#live) if (live.idle && now - live.touched > idle) this.#forget(id, live);
      if (!this.#closed) this.#sweepSoon();
    });
  }

  #alarm(id: string, when: number): void {
    const set = this.#alarms.get(id);
    if (set?.when === when) return;
    set?.cancel();
    this.#alarms.delete(id);
    if (when === NEVER || this.#closed) return;
    const { time } = this.#env;
    // Where another process acts for the table this one would in a while.
    const led = this.#live.get(id)?.leads !== false;
    const cancel = time.at(led || when > time.now() ? when : when + LATE, () => {
      this.#alarms.delete(id);
      void this.#ring(id, when);
    });
    this.#alarms.set(id, { when, cancel });
  }

  /** Tables with something to tell in a moment, in the order in which their moment comes. */
  readonly #held: { readonly live: Live; readonly when: number }[] = [];

  #hold(live: Live): void {
    this.#held.push({ live, when: this.#env.time.now() + PATIENCE });
    if (this.#held.length === 1) this.#beatSoon();
  }

  #beatSoon(): void {
    const { time } = this.#env;
    time.at(this.#held[0]?.when ?? 0, () => {
      const now = time.now();
      const later = this.#held.findIndex(({ when }) => when > now);
      const ready = this.#held.splice(0, later < 0 ? this.#held.length : later);
      if (this.#held.length > 0) this.#beatSoon();
      if (!this.#closed) for (const { live } of ready) live.beat();
    });
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
          // A disk that refuses now may accept later: time-outs are not lost.
          if ('no' in outcome && !this.#closed) this.#alarm(id, this.#env.time.now() + 2000);
        },
      });
    } catch (error) {
      if (error instanceof Overloaded) this.#alarm(id, this.#env.time.now() + 2000);
      else this.#env.trouble(id, error);
    }
  }

  // -- commands

  /** Calls `done` once it is stored; rejects where the table cannot be read. */
  command(actor: Actor, command: TableCommand, done: (outcome: Outcome) => void): Promise<void> | null {
    const live = this.#live.get(command.match);
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
      run: (table, now) => perform(table, actor, command, now, () => hexWord(this.#env.entropy, 32)),
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
    const game = this.#game(command.game);
    if (!game) return no('no-such-game');
    const { options = {}, pack: brought } = command;
    const open = (): ReturnType<AnyGame['open']> => this.#open(game, options, brought);
    const rules = this.knows(command) ? open() : await this.#env.chores.do(open);
    if ('faults' in rules) return no('bad-options', { path: rules.faults[0]?.path ?? '', problem: rules.faults[0]?.problem ?? '' });
    if (rules.seats !== command.seats.length) return no('wrong-seats', { seats: rules.seats });
    const own = command.seats.findIndex(({ kind }) => kind === 'me');
    if (command.seats.filter(({ kind }) => kind === 'me').length > 1) return no('one-seat-each');
    if (command.seats.some((plan) => plan.kind === 'bot' && plan.level !== undefined && !LEVELS.includes(plan.level)))
      return no('no-such-level');
    const seats = command.seats.map((plan): SeatPlan =>
      plan.kind === 'bot' ? { kind: 'bot', ...(plan.level === undefined ? {} : { level: plan.level }) } : { kind: 'open' },
    );
    const pack = ownPack(game, brought);
    const option = (id: string): unknown => rules.options[id];
    const made: Made = {
      k: 'made',
      game: game.id,
      rules: game.rules,
      options: rules.options,
      ...(pack === undefined ? {} : { pack }),
      seats,
      public: command.public ?? false,
      spectators: option('spectators') === 'none' ? 'none' : (command.spectators ?? 'public'),
      memoryAid: option('memoryAid') === 'strict' || option('memoryAid') === false ? false : (command.memoryAid ?? true),
      clock: command.clock ?? { kind: 'none' },
      timeout: command.timeout ?? 'fallback',
      turnCap: command.turnCap ?? TURN_CAP,
      by: actor.person,
      secret: hexWord(this.#env.entropy, 32),
    };
    const id = matchId(this.#env.key, `${actor.person}/${command.id}`);
    return this.#make(id, made, actor, own, command.id);
  }

  /** The same players, each one seat further round; asked for by several it is still one match. */
  async rematch(actor: Actor, command: Command<'rematch'>): Promise<Outcome> {
    const live = await this.find(command.match);
    if (!live) return no('no-such-match');
    const id = matchId(this.#env.key, `rematch ${command.match}`);
    const found = await new Promise<Outcome & { plan?: { made: Made; own: number } }>((keep) =>
      live.do({
        as: (table) => table.seatOf(actor.person),
        run: (table) => {
          const seat = table.seatOf(actor.person);
          if (seat === null) return no('no-seat');
          if (table.status !== 'ended') return no('not-ended');
          const count = table.places.length;
          const seats = table.places.map((_, i): SeatPlan => {
            const place = table.place((i + 1) % count);
            return place.kind === 'bot'
              ? { kind: 'bot', ...(place.level === '' ? {} : { level: place.level }) }
              : { kind: 'open', ...(place.people[0] === undefined ? {} : { keep: place.people[0] }) };
          });
          const made: Made = { ...this.#renewed(table.made), seats, by: actor.person, secret: hexWord(this.#env.entropy, 32) };
          return { ok: {}, plan: { made, own: (seat + count - 1) % count } };
        },
        done: keep,
      }),
    );
    if (!found.plan) return found;
    const { made, own } = found.plan;
    const outcome = await this.#make(id, made, actor, own, command.id);
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

  /** Another game is played by the present rules, where they know these options and pack. */
  #renewed(made: Made): Made {
    const now = { ...made, rules: this.#game(made.game)?.rules ?? made.rules };
    return this.#rules(now)?.seats === made.seats.length ? now : made;
  }

  async #make(id: string, made: Made, actor: Actor, own: number, command: string): Promise<Outcome> {
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
    if ('ok' in stored && !this.#live.has(id)) this.#remember(id, live);
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
          const game = this.#game(table.made.game, table.made.rules);
          if (table.status !== 'ended' || !game) return no('not-ended');
          const seats = table.places.map(({ kind, name }) => ({ name, kind: kind === 'bot' ? ('bot' as const) : ('person' as const) }));
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
    this.#live.get(match)?.hear(seq);
  }

  /** Who is connected to a table through another process. */
  here(match: string, process: string, seats: number, watchers: number): void {
    this.#live.get(match)?.isElsewhere(process, { seats, watchers }, performance.now());
  }

  /** Processes came or went. */
  lookAround(): void {
    for (const live of this.#live.values()) live.lookAround();
  }

  /** Whatever others have said may have been lost, and with them what they would have done. */
  pulse(): void {
    if (this.#closed) return;
    const now = performance.now();
    for (const live of this.#live.values()) live.pulse(now);
    void this.#overdue?.look(this.#env.time.now()).catch((error: unknown) => this.#env.trouble('', error));
  }

  /** Stops waking tables and waits until what is under way is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#sweep();
    for (const { cancel } of this.#alarms.values()) cancel();
    this.#alarms.clear();
    await this.settled();
  }

  /** Whether a command at any table waits for the table's time. */
  get deferring(): boolean {
    return [...this.#live.values()].some(({ deferring }) => deferring);
  }

  /** Resolves when nothing is under way at any table. */
  async settled(): Promise<void> {
    const deadline = performance.now() + 5000;
    while ((this.#loading.size > 0 || [...this.#live.values()].some(({ busy }) => busy)) && performance.now() < deadline)
      await new Promise((done) => setTimeout(done, 2));
  }
}
