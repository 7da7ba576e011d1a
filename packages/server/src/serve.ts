/** The whole server: store, tables, sockets and pages, started and stopped as one. */
import type { AddressInfo } from 'node:net';
import type { Thinkers } from '@orrery/bots/threads';
import type { seeded } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Listed, Listing } from '@orrery/protocol';
import { isShared, lockFolder, makeFolder, openSqlite, type Store, type StoreError } from '@orrery/store';
import { pino, type Logger } from 'pino';
import { Accounts } from './accounts/accounts.ts';
import { Exports } from './accounts/exports.ts';
import { Farewells } from './accounts/farewells.ts';
import { BotPool } from './bots/pool.ts';
import { ThoughtQueue } from './bots/queue.ts';
import { Bucket } from './bucket.ts';
import { ALLOWANCES, Budgets, type Allowances } from './budgets.ts';
import { Chores } from './chores.ts';
import { Circle } from './conduct/circle.ts';
import { Manners } from './conduct/manners.ts';
import { Wardens } from './conduct/wardens.ts';
import { wordList } from './conduct/wordList.ts';
import type { Config } from './config.ts';
import type { ConnectionEnv } from './connection.ts';
import { Door } from './door.ts';
import { makeHttp } from './http.ts';
import { Lobby, OPEN_FOR, isHosted } from './lobby/lobby.ts';
import { Pairing } from './lobby/pairing.ts';
import { Leave } from './holidays/leave.ts';
import { Metrics } from './metrics.ts';
import { showNumbers } from './numbers.ts';
import { People } from './people.ts';
import { Crier } from './notices/crier.ts';
import { NoticeDesk } from './notices/desk.ts';
import { Mail } from './notices/mail.ts';
import { Push, pushKeys } from './notices/push.ts';
import { Bureau } from './ratings/bureau.ts';
import { silence, type Bus } from './processes/bus.ts';
import { Company } from './processes/company.ts';
import { Ledger } from './processes/ledger.ts';
import { newRequestId } from './requestId.ts';
import { hashOf, systemEntropy, word, type Entropy } from './secrets.ts';
import { Tables } from './tables.ts';
import { steadyTime, type Time } from './time.ts';
import { Tournaments } from './tournaments/tournaments.ts';

export interface Surroundings {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly time?: Time;
  readonly entropy?: Entropy;
  readonly source?: typeof seeded;
  readonly botWorker?: URL;
  readonly thinkers?: Thinkers;
  readonly store?: Store;
  /** How processes on one store hear of each other, instead of the one that is set. */
  readonly bus?: Bus;
  /** Milliseconds between two signs of life to other processes. */
  readonly beat?: number;
  /** The version other processes are told, instead of the program's own. */
  readonly version?: string;
  /** Rows between two snapshots of a match. */
  readonly snapshotEvery?: number;
  /** What an address, a person and everybody together may use, instead of what the program gives them. */
  readonly allowances?: Allowances;
  /** Seconds between two pings. */
  readonly heartbeat?: number;
  readonly logger?: Logger;
}

export interface Running {
  readonly port: number;
  /** Where the numbers for the host are; null where that port was taken and not asked for. */
  readonly metricsPort: number | null;
  readonly tables: Tables;
  /** Resolves where it cannot go on: whoever started it is to end the process and start it anew. */
  readonly failed: Promise<StoreError>;
  /** Acknowledged writes that are not in the data any more. */
  readonly missing: number;
  /** Resolves when nothing is under way at any table, and nobody is being erased. */
  settled(): Promise<void>;
  /** Takes no more commands, stores what is under way, then lets go of everything. */
  close(): Promise<void>;
}

export const VERSION = '0.2.0';
const LISTED = 50;
/** Lists are the same for everybody for this long. */
const LIST_FRESH = 1000;
/** What was done at the command line is taken note of so many beats later at most. */
const NOTICE = 5;
const BACKLOG = 1024 * 1024;

/** No stage of stopping may keep the next one waiting for longer. */
const STAGE = 2000;
const within = (milliseconds: number, done: Promise<unknown>): Promise<unknown> =>
  Promise.race([done, new Promise((late) => setTimeout(late, milliseconds).unref())]);

export async function serve(config: Config, around: Surroundings): Promise<Running> {
  const { store, unlock } = around.store ? { store: around.store, unlock: () => {} } : await openData(config);
  try {
    return await serveFrom(store, unlock, config, around);
  } catch (error) {
    // A start that fails leaves nothing running behind it.
    await store.close();
    unlock();
    throw error;
  }
}

async function openData({ data, dataLimit, store }: Config): Promise<{ readonly store: Store; readonly unlock: () => void }> {
  if (store !== '') {
    const { openPostgres } = await import('@orrery/store/postgres');
    return { store: await openPostgres(store), unlock: () => {} };
  }
  makeFolder(data);
  const unlock = lockFolder(data);
  try {
    return { store: await openSqlite(data, { limit: dataLimit }), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Processes of one house are those that share its key; others on the same Redis are none of theirs. */
async function openBus({ bus }: Config, key: string, log: Logger): Promise<Bus> {
  if (bus === '') return silence();
  const { redisBus } = await import('./processes/redisBus.ts');
  return redisBus(bus, `orrery ${hashOf(key).slice(0, 12)}`, (back, reason) =>
    back ? log.info('the bus is back') : log.warn({ reason }, 'the bus is away; tables follow the store'),
  );
}

async function serveFrom(store: Store, unlock: () => void, config: Config, around: Surroundings): Promise<Running> {
  const { games, entropy = systemEntropy, heartbeat = 20 } = around;
  const log = around.logger ?? pino({ level: config.log });
  const steady = steadyTime(
    () => store.now(),
    (milliseconds) => log.warn({ milliseconds }, 'the clock of this machine was set; tables go on by their own'),
  );
  const time = around.time ?? steady;
  const key = await store.setting('key', word(entropy, 24));
  const metrics = new Metrics(
    () => door.connections,
    () => tables.count,
    () => company?.roster.count ?? 1,
  );
  const bots = new BotPool(
    {
      threads: config.botThreads,
      milliseconds: config.botMilliseconds,
      ...(around.botWorker ? { worker: around.botWorker } : {}),
      ...(around.thinkers ? { thinkers: around.thinkers } : {}),
    },
    entropy,
  );
  // What goes into the log names a match and a cause, never a token, a seat's secret or a choice.
  // A disk that fails, fails for everybody at once: a few lines a second say it as well as thousands.
  const lines = new Bucket(50, 5, performance.now());
  let unsaid = 0;
  const trouble = (match: string | null, error: unknown, request: string = newRequestId()): string | null => {
    if (!lines.take(1, performance.now())) {
      unsaid++;
      return null;
    }
    const where = match === null ? {} : { match };
    log.error({ request, ...where, ...(unsaid > 0 ? { unsaid } : {}), err: error instanceof Error ? error : String(error) }, 'trouble');
    unsaid = 0;
    return request;
  };
  const bus = isShared(store) ? (around.bus ?? (await openBus(config, key, log))) : silence();
  const company: Company | null = isShared(store)
    ? new Company(bus, store, word(entropy, 6), around.version ?? VERSION, around.beat)
    : null;
  const ledger = company && new Ledger(bus, () => time.now());
  const chores = new Chores();
  const tables: Tables = new Tables({
    store,
    chores,
    games,
    time,
    entropy,
    bots,
    thoughts: new ThoughtQueue(config.botThreads),
    metrics,
    company,
    key,
    idle: config.idle,
    trouble,
    listed(match, card) {
      if (card.public) offers();
      if (card.status === 'ended') {
        bureau.over(match);
        tournaments.over(match);
      }
    },
    snapshotEvery: around.snapshotEvery ?? 256,
    ...(around.source ? { source: around.source } : {}),
  });
  const lobby = new Lobby({ store, time, trouble: (error) => trouble(null, error) });
  /** What is offered has changed, here first. */
  const offers = (): void => {
    lobby.changed();
    company?.lobby();
  };
  const bureau = new Bureau({ store, tables, time, trouble: (error) => trouble(null, error) });
  const pairing = new Pairing({
    store,
    tables,
    time,
    entropy,
    changed: offers,
    expect: (match, game) => bureau.expect(match, game),
    barredUntil: (person) => bureau.barredUntil(person),
    paired: () => company?.paired(),
    trouble: (error) => trouble(null, error),
  });
  const tournaments = new Tournaments({
    store,
    tables,
    time,
    entropy,
    own: (id) => company?.roster.isOwn(id) ?? true,
    expect: (match, game) => bureau.expect(match, game),
    barredUntil: (person) => bureau.barredUntil(person),
    changed: (id) => company?.tournament(id),
    connections: (person) => door.of(person),
    trouble: (error) => trouble(null, error),
  });
  await tables.wake();
  await pairing.wake();

  let lists: { readonly at: number; readonly all: Promise<Pick<Listing, 'open' | 'running'>> } | null = null;
  const parse = (found: readonly { readonly summary: string }[]): Listed[] => found.map(({ summary }) => JSON.parse(summary) as Listed);
  const publicLists = async (): Promise<Pick<Listing, 'open' | 'running'>> => {
    const [open, running] = await Promise.all([store.list('waiting', LISTED), store.list('running', LISTED)]);
    return { open: parse(open).filter((table) => isHosted(table) && time.now() - table.made < OPEN_FOR), running: parse(running) };
  };
  const budgets = new Budgets({
    factor: config.budgets,
    messages: [config.burst, config.perSecond],
    allowances: around.allowances ?? ALLOWANCES,
    ...(ledger ? { share: (budget, cost, bucket) => ledger.spend(budget, cost, bucket) } : {}),
  });
  /** Sessions with these hashes are over, at every process. */
  const ended = (tokens: readonly string[]): void => {
    // Whoever has ended their own is told so first.
    setImmediate(() => door.end(new Set(tokens)));
    for (const token of tokens) company?.ended(token);
  };
  const farewells = new Farewells({
    store,
    tables,
    time,
    key,
    own: (person) => company?.roster.isOwn(person) ?? true,
    ended,
    trouble: (error) => trouble(null, error),
  });
  /** What somebody may do or hears has changed, here first. */
  const changed = async (person: string): Promise<void> => {
    company?.person(person);
    await door.lookAgain(person);
  };
  const manners = new Manners({ store, tables, time, entropy, changed });
  const wardens = new Wardens({ store, tables, time, changed, trouble: (error) => trouble(null, error) });
  const mail = config.smtp === '' ? null : await Mail.open(config.smtp, config.mailFrom);
  mail?.verify().catch((error: unknown) => log.warn({ reason: String(error) }, 'the mail server takes no mail from here'));
  const push = new Push(await pushKeys(store), config.origin.startsWith('https:') ? config.origin : 'mailto:orrery@localhost');
  const own = (person: string): boolean => company?.roster.isOwn(person) ?? true;
  const leave = new Leave({ store, tables, time, own, every: config.look, trouble: (error) => trouble(null, error) });
  const crier = new Crier({
    store,
    tables,
    time,
    push,
    mail,
    site: config.origin,
    own,
    every: config.look,
    trouble: (error) => trouble(null, error),
  });
  const env: ConnectionEnv = {
    manners,
    circle: new Circle({ store, tables, time, manners, key }),
    wardens,
    tournaments,
    unwanted: wordList(config.words),
    tables,
    people: new People(store, entropy),
    lobby,
    pairing,
    bureau,
    accounts: new Accounts({ store, entropy, time, origin: config.origin, ended }),
    notices: new NoticeDesk({
      store,
      time,
      entropy,
      push,
      mail,
      leave,
      services: config.pushServices,
      trouble: (error) => trouble(null, error),
    }),
    time,
    metrics,
    limits: { backlog: BACKLOG, greeting: 10_000 },
    budgets,
    chores,
    unfinished: { bytes: 0 },
    long: budgets.all('long', time.now()),
    newRules: budgets.all('rules', time.now()),
    async list(person) {
      if (!lists || time.now() - lists.at > LIST_FRESH) lists = { at: time.now(), all: publicLists() };
      const [shared, mine] = await Promise.all([lists.all, store.listOf(person, LISTED)]);
      return { ...shared, mine: await tables.own(person, parse(mine)) };
    },
    trouble: (error) => trouble(null, error),
  };

  const health = async (): Promise<string | null> => {
    try {
      await store.setting('health', 'ok');
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'the store does not answer';
    }
  };
  let leaving = false;
  const app = await makeHttp({
    web: config.web,
    docs: config.docs,
    proxies: config.proxies,
    budgets,
    time,
    tables,
    exports: new Exports(store, time, chores),
    version: VERSION,
    health,
    ready: async () => (leaving ? 'leaving' : health()),
    trouble: (error, request) => void trouble(null, error, request),
  });
  const door: Door = new Door(app.server, config, env);
  const pings = setInterval(() => door.ping(), heartbeat * 1000);
  pings.unref();
  const looks = setInterval(
    () => {
      void wardens.look();
      tournaments.look();
    },
    NOTICE * (around.beat ?? 1000),
  );
  looks.unref();

  company?.begin({
    rows: (match, seq) => tables.rows(match, seq),
    here: (match, process, seats, watchers) => tables.here(match, process, seats, watchers),
    ended: (token) => door.end(new Set([token])),
    person: (person) => void door.lookAgain(person).catch((error: unknown) => trouble(null, error)),
    tournament: (id) => tournaments.heard(id),
    lobby: () => lobby.changed(),
    paired: () => pairing.collect(),
    changed: () => tables.lookAround(),
    pulse: () => tables.pulse(),
  });
  await app.listen({ port: config.port, host: config.host });
  tournaments.look();
  const { port } = app.server.address() as AddressInfo;
  const numbers = await showNumbers(
    metrics,
    config.metricsPort ?? (config.port === 0 ? 0 : (port % 65535) + 1),
    config.metricsHost,
    config.metricsPort !== null,
  ).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  log.info({ port, metrics: numbers.port, version: VERSION, games: Object.keys(games) }, 'serving');

  let closing: Promise<void> | null = null;
  /** What is under way is stored first; whoever does not take leave then is left. */
  const close = async (): Promise<void> => {
    leaving = true;
    company?.leave();
    await door.drain(config.drain);
    clearInterval(pings);
    clearInterval(looks);
    await within(STAGE, wardens.settled());
    await within(STAGE, tournaments.close());
    steady.stop();
    door.leave();
    lobby.close();
    await within(STAGE, pairing.close());
    await within(STAGE, bureau.close());
    await within(STAGE, farewells.close());
    await within(STAGE, crier.close());
    await within(STAGE, leave.close());
    mail?.close();
    await within(STAGE, tables.close());
    await within(STAGE, company?.close() ?? Promise.resolve());
    await within(STAGE, bots.close());
    await within(STAGE, store.close());
    unlock();
    numbers.close();
    await within(STAGE, app.close());
    log.info('stopped');
  };
  return {
    port,
    metricsPort: numbers.port,
    tables,
    failed: store.failed,
    missing: store.missing,
    async settled() {
      await Promise.all([farewells.settled(), pairing.settled(), wardens.settled(), crier.settled(), leave.settled()]);
      await tables.settled();
      await bureau.settled();
      await tournaments.settled();
      await lobby.settled();
    },
    close: () => (closing ??= close()),
  };
}
