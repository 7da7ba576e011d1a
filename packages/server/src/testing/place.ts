/** A whole server on loopback with data of its own, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@orrery/games';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { readConfig } from '../config.ts';
import { serve, type Running, type Surroundings } from '../serve.ts';
import type { Time } from '../time.ts';

export const fixtures: Readonly<Record<string, AnyGame>> = { duel, conclave };

export interface TestServer extends Running {
  readonly url: string;
  readonly http: string;
  /** Where its numbers are. */
  readonly metrics: string;
  readonly folder: string;
  /** Stops it, keeps the data and starts it again. */
  restart(): Promise<TestServer>;
  end(): Promise<void>;
}

/**
 * One server; three that share a database where ORRERY_TEST_HOUSE is the address of a PostgreSQL: whoever comes then comes in at the next of them, and nobody
 * should be able to tell.
 */
export async function testServer(
  around: Partial<Surroundings> = {},
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<TestServer> {
  const beside = process.env['ORRERY_TEST_HOUSE'];
  if (!beside || around.store || environment['ORRERY_STORE'] !== undefined || environment['PORT'] !== undefined)
    return oneServer(around, environment, folder);
  const { store: _, ...others } = around;
  return houseAsServer(beside, others, environment, folder);
}

/** Databases of houses by the folders they stand for. */
const databases = new Map<string, string>();

/** Several servers as one: what is asked of all is asked of each. */
async function houseAsServer(
  beside: string,
  around: Partial<Omit<Surroundings, 'store'>>,
  environment: Readonly<Record<string, string>>,
  folder: string = mkdtempSync(join(tmpdir(), 'orrery-house-')),
): Promise<TestServer> {
  const [{ newDatabase }, { house }] = [await import('@orrery/store/private'), await import('./house.ts')];
  const address = databases.get(folder) ?? (await newDatabase(beside));
  databases.set(folder, address);
  const all = await house(beside, { ...around, environment, address });
  const [first] = all.servers;
  if (!first) throw new Error('the house is empty');
  const { tables } = first;
  const shared = {
    get count(): number {
      return all.servers.reduce((sum, server) => sum + server.tables.count, 0);
    },
    get deferring(): boolean {
      return all.tables.deferring;
    },
    settled: () => all.tables.settled(),
  };
  return {
    ...first,
    folder,
    get url() {
      return all.url;
    },
    get http() {
      return all.http;
    },
    tables: new Proxy(tables, {
      get(target, name) {
        if (Object.hasOwn(shared, name)) return Reflect.get(shared, name);
        const found: unknown = Reflect.get(target, name, target);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    }),
    settled: async () => void (await Promise.all(all.servers.map((server) => server.settled()))),
    close: () => all.close(),
    async restart() {
      await all.close();
      return houseAsServer(beside, around, environment, folder);
    },
    async end() {
      await all.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function oneServer(
  around: Partial<Surroundings> = {},
  environment: Readonly<Record<string, string>> = {},
  folder: string = mkdtempSync(join(tmpdir(), 'orrery-server-')),
): Promise<TestServer> {
  const config = readConfig({
    PORT: '0',
    ORRERY_HOST: '127.0.0.1',
    ORRERY_DATA: folder,
    ORRERY_LOG: 'silent',
    ORRERY_BURST: '5000',
    ORRERY_PER_SECOND: '5000',
    ORRERY_BUDGETS: '1000',
    // Bots answer soon, and are soon expected to.
    ORRERY_BOT_MILLISECONDS: '50',
    // Days that pass by hand are not to be looked through minute by minute.
    ORRERY_LOOK_SECONDS: '3600',
    ...environment,
  });
  const running = await serve(config, { games: fixtures, ...around });
  return {
    ...running,
    url: `ws://127.0.0.1:${running.port}/socket`,
    http: `http://127.0.0.1:${running.port}`,
    metrics: `http://127.0.0.1:${running.metricsPort}/metrics`,
    folder,
    async restart() {
      await running.close();
      return oneServer(around, environment, folder);
    },
    async end() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Time that passes when it is told to. */
export class HandTime implements Time {
  #now = 1_800_000_000_000;
  #waiting: { readonly when: number; readonly what: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  at(when: number, what: () => void): () => void {
    const entry = { when, what };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  /** Lets time pass, alarm by alarm; what an alarm starts has `settle` to finish in. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter(({ when }) => when <= end).sort((a, b) => a.when - b.when)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.when);
      next.what();
      // What it starts begins a moment later.
      await new Promise((begun) => setImmediate(begun));
      await settle();
    }
    this.#now = end;
    await settle();
  }
}
