/** Servers, their database and their bus fall, connections break, slow down and hang, clocks disagree; people play on. What is left is judged by the checker. */
import { fileURLToPath } from 'node:url';
import { GAMES } from '@orrery/games/list';
import { quick, type Chance } from '@orrery/kernel';
import { openPostgres } from '@orrery/store/postgres';
import { startPostgres } from '@orrery/store/private';
import { readWhole } from '@orrery/store';
import { startProcess, type ServerProcess } from '../bench/process.ts';
import { startRedis } from '../cluster/privateRedis.ts';
import { faultsIn } from './checker.ts';
import { Guest, deal } from './guest.ts';
import { link, type Link, type LinkMood } from './link.ts';
import { Wanderer } from './wanderer.ts';

export const FAULTS = [
  'process',
  'redis',
  'postgres',
  'postgres cut',
  'postgres slow',
  'postgres stuck',
  'redis cut',
  'redis slow',
  'redis stuck',
  'redis deaf',
  'door cut',
  'door slow',
  'door stuck',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface StormPlan {
  readonly seed: number;
  readonly processes: number;
  /** Matches between two people; one more is against a bot, and one with somebody who never answers in time. */
  readonly pairs: number;
  readonly faults: readonly Fault[];
  /** Answers that come between two faults. */
  readonly between: number;
}

export interface StormReport {
  readonly faults: Readonly<Record<string, number>>;
  readonly matches: number;
  readonly acknowledged: number;
  readonly wrong: readonly string[];
}

const SKEW = 30_000;
const CLOCK = 5;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const preload = fileURLToPath(new URL('skewedClock.ts', import.meta.url));

/** One server with its own way to the database and to the bus, and one by which people come to it. */
class Node {
  #server: ServerProcess | null = null;
  readonly #index: number;
  readonly postgres: Link;
  readonly redis: Link;
  readonly door: Link;

  private constructor(index: number, postgres: Link, redis: Link, door: Link) {
    this.#index = index;
    this.postgres = postgres;
    this.redis = redis;
    this.door = door;
  }

  static async at(index: number, postgres: number, redis: number): Promise<Node> {
    const node = new Node(index, await link(postgres), await link(redis), await link(0));
    await node.start();
    return node;
  }

  /** Where people come in; nowhere while it has fallen. */
  get urls(): readonly string[] {
    return this.#server ? [`ws://127.0.0.1:${this.door.port}/socket`] : [];
  }

  async start(): Promise<void> {
    this.#server = await startProcess('', {
      ORRERY_STORE: `postgres://orrery@127.0.0.1:${this.postgres.port}/postgres`,
      ORRERY_BUS: `redis://127.0.0.1:${this.redis.port}`,
      ORRERY_BURST: '100000',
      ORRERY_PER_SECOND: '100000',
      ORRERY_BUDGETS: '1000',
      ORRERY_LOG: 'silent',
      ORRERY_TEST_SKEW: String((this.#index % 2 === 0 ? 1 : -1) * SKEW),
      NODE_OPTIONS: `--import=${preload}`,
    });
    this.door.leadTo(this.#server.port);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.kill(signal);
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    await this.postgres.close();
    await this.redis.close();
    await this.door.close();
  }
}

async function begin(
  url: string,
  kind: 'pair' | 'bot' | 'sleeper',
  name: string,
  urls: () => readonly string[],
  chance: Chance,
): Promise<Wanderer[]> {
  const guests = await Promise.all(Array.from({ length: kind === 'bot' ? 1 : 2 }, () => Guest.arrive(url)));
  const clock = kind === 'sleeper' ? ({ clock: { kind: 'move', seconds: CLOCK }, timeout: 'fallback' } as const) : {};
  const match = await deal(GAMES[0], guests, { ...(kind === 'bot' ? { bots: 1 } : {}), ...clock });
  for (const guest of guests) await guest.leave();
  return guests.map(
    ({ token }, seat) =>
      new Wanderer(`${name}s${seat}`, token, match, urls, quick(chance.below(1_000_000)), kind !== 'sleeper' || seat === 0),
  );
}

export async function weather({ seed, processes, pairs, faults, between }: StormPlan): Promise<StormReport> {
  const chance = quick(seed);
  const postgres = await startPostgres();
  const redis = await startRedis();
  const nodes = await Promise.all(Array.from({ length: processes }, (_, i) => Node.at(i, postgres.port, redis.port)));
  const urls = (): readonly string[] => nodes.flatMap((each) => each.urls);
  const kinds = [...Array.from({ length: pairs }, () => 'pair' as const), 'bot' as const, 'sleeper' as const];
  const tables = await Promise.all(kinds.map((kind, i) => begin(urls()[i % processes] ?? '', kind, `m${i}`, urls, chance)));
  const wanderers = tables.flat();
  const count = (): number => wanderers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const wandering = Promise.all(wanderers.map((wanderer) => wanderer.wander()));
  /** Until people have played on, or have no more to play. */
  const playOn = async (answers: number): Promise<void> => {
    const enough = count() + answers;
    while (count() < enough && wanderers.some(({ ended }) => !ended)) await pause(20);
  };
  const counts: Record<string, number> = {};
  const node = (): Node => nodes[chance.below(nodes.length)] as Node;
  const spoil = async (way: Link, mood: LinkMood): Promise<void> => {
    way.be(mood);
    await pause(200 + chance.below(800));
    way.be('sound');
  };
  const strike = async (fault: Fault): Promise<void> => {
    switch (fault) {
      case 'process': {
        const struck = node();
        await struck.end('SIGKILL');
        return struck.start();
      }
      case 'redis':
        await redis.kill();
        await pause(chance.below(500));
        return redis.start();
      case 'postgres':
        await postgres.kill();
        return postgres.start();
      case 'redis deaf':
        for (const { redis: way } of nodes) way.be('stuck');
        await playOn(between);
        for (const { redis: way } of nodes) way.be('sound');
        return;
      default: {
        const [what, mood] = fault.split(' ') as ['postgres' | 'redis' | 'door', LinkMood];
        return spoil(node()[what], mood);
      }
    }
  };
  try {
    await playOn(between);
    for (const fault of faults) {
      await strike(fault);
      counts[fault] = (counts[fault] ?? 0) + 1;
      await playOn(between);
    }
    // All is well again: every match goes on, or is over.
    for (const table of tables) {
      const before = table.map(({ acknowledged }) => acknowledged.length);
      while (!table.some(({ acknowledged, ended }, i) => ended || acknowledged.length > (before[i] ?? 0))) await pause(10);
    }
    for (const wanderer of wanderers) wanderer.stopped = true;
    await wandering;
    const wrong: string[] = [];
    const store = await openPostgres(postgres.url);
    for (const table of tables) {
      const [first] = table;
      if (!first) continue;
      const [url = ''] = urls();
      for (const wanderer of table) await wanderer.lookBack(url);
      const stored = await readWhole(store, first.match);
      wrong.push(
        ...faultsIn(
          first.match,
          stored?.rows ?? [],
          table.map((wanderer, seat) => ({ seat, ...testimony(wanderer) })),
        ),
      );
    }
    await store.close();
    return { faults: counts, matches: tables.length, acknowledged: count(), wrong };
  } finally {
    for (const wanderer of wanderers) wanderer.stopped = true;
    await Promise.all(nodes.map((each) => each.close()));
    await redis.end();
    await postgres.end();
  }
}

const testimony = ({ acknowledged, wrongs, shown }: Wanderer): Pick<Wanderer, 'acknowledged' | 'wrongs' | 'shown'> => ({
  acknowledged,
  wrongs,
  shown,
});
