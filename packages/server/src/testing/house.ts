/** Several servers on one database, as a house that has outgrown one process. They live in one process here, and share a clock where a test has its own. */
import { newDatabase } from '@orrery/store/private';
import { MemoryBus, silence } from '../processes/bus.ts';
import type { Surroundings } from '../serve.ts';
import { oneServer, type TestServer } from './place.ts';

export interface House {
  readonly servers: readonly TestServer[];
  /** The address of the next server in turn. */
  readonly url: string;
  readonly http: string;
  readonly tables: {
    /** Whether a command at any table waits for the table's time. */
    readonly deferring: boolean;
    /** Resolves when nothing is under way at any server, and each shows what the others have stored. */
    settled(): Promise<void>;
  };
  /** Stops all of them; the data stay. */
  close(): Promise<void>;
  end(): Promise<void>;
}

export interface HouseOptions extends Partial<Omit<Surroundings, 'store'>> {
  readonly count?: number;
  /** A database there is already, instead of a new one. */
  readonly address?: string;
  /** Nobody hears anybody: tables follow the store by the pulse alone. */
  readonly silent?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** How far each table in memory has come. */
const heads = (servers: readonly TestServer[]): Map<string, Set<number>> => {
  const found = new Map<string, Set<number>>();
  for (const { tables } of servers) for (const [match, seq] of tables.heads()) found.set(match, (found.get(match) ?? new Set()).add(seq));
  return found;
};

export async function house(
  beside: string,
  { count = 3, silent = false, environment = {}, address, ...around }: HouseOptions = {},
): Promise<House> {
  const store = address ?? (await newDatabase(beside));
  const hub = new MemoryBus();
  const servers: TestServer[] = [];
  for (let i = 0; i < count; i++)
    servers.push(await oneServer({ bus: silent ? silence() : hub.join(), ...around }, { ORRERY_STORE: store, ...environment }));
  let turn = 0;
  const next = (): TestServer => {
    const server = servers[turn++ % servers.length];
    if (!server) throw new Error('the house is empty');
    return server;
  };
  return {
    servers,
    get url() {
      return next().url;
    },
    get http() {
      return next().http;
    },
    tables: {
      get deferring() {
        return servers.some(({ tables }) => tables.deferring);
      },
      async settled() {
        do {
          await Promise.all(servers.map(({ tables }) => tables.settled()));
          await new Promise((heard) => setTimeout(heard, 1));
        } while ([...heads(servers).values()].some((seqs) => seqs.size > 1));
        await Promise.all(servers.map(({ tables }) => tables.settled()));
      },
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
    async end() {
      await Promise.all(servers.map((server) => server.end()));
    },
  };
}
