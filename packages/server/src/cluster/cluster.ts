/** Several servers on this machine with a PostgreSQL and a Redis of their own, behind one address, all ended together. */
import { join } from 'node:path';
import { startPostgres } from '@orrery/store/private';
import { startProcess, type ServerProcess } from '../bench/process.ts';
import { balance } from './balancer.ts';
import { startRedis } from './privateRedis.ts';

export interface ClusterOptions {
  readonly processes: number;
  readonly port: number;
  readonly host: string;
  /** Where the games lie, and stay; nothing is kept where absent. */
  readonly data?: string;
  /** Settings of the servers. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Cluster {
  readonly port: number;
  readonly store: string;
  readonly bus: string;
  readonly servers: readonly ServerProcess[];
  end(): Promise<void>;
}

export async function startCluster({ processes, port, host, data, environment = {} }: ClusterOptions): Promise<Cluster> {
  /** What is to be ended, the last that began first. */
  const begun: (() => Promise<void>)[] = [];
  let over = false;
  const end = async (): Promise<void> => {
    over = true;
    for (let last = begun.pop(); last; last = begun.pop()) await last();
  };
  try {
    const postgres = await startPostgres(data === undefined ? {} : { folder: join(data, 'postgres') });
    begun.push(() => postgres.end());
    const redis = await startRedis();
    begun.push(() => redis.end());
    const servers: ServerProcess[] = [];
    const start = async (i: number): Promise<void> => {
      const server = await startProcess('', {
        ORRERY_STORE: postgres.url,
        ORRERY_BUS: redis.url,
        ORRERY_PROXY: '127.0.0.1',
        ORRERY_DRAIN_SECONDS: '2',
        ...environment,
      });
      servers[i] = server;
      // One that falls is started again.
      server.child.once('exit', () => {
        if (!over) void start(i).catch(() => {});
      });
    };
    begun.push(async () => {
      await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    });
    await Promise.all(Array.from({ length: processes }, (_, i) => start(i)));
    const balancer = await balance(() => servers.map((server) => server.port), port, host);
    begun.push(() => balancer.close());
    return { port: balancer.port, store: postgres.url, bus: redis.url, servers, end };
  } catch (error) {
    await end();
    throw error;
  }
}
