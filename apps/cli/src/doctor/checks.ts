/** What a machine needs to run Orrery, looked at one by one. Each finding is a message of the command line with its figures. */
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { Config } from '@orrery/server';
import type { Key } from '@orrery/texts';
import { createClient } from '@redis/client';
import pg from 'pg';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { findPostgres } from '../../../../scripts/postgres.mjs';
import { findPython } from '../../../../scripts/python.mjs';
import { findRedis } from '../../../../scripts/redis.mjs';

/** `mind`: it runs, but something could be better. */
export interface Finding {
  readonly state: 'ok' | 'mind' | 'wrong';
  readonly key: Key<'cli'>;
  readonly data?: Readonly<Record<string, string | number>>;
}

const PATIENCE = 3000;
const GIGABYTE = 1e9;
/** Less than that on the disk is soon too little. */
const ROOM = 1;
const POSTGRES = 15;

const reasonOf = (error: unknown): string => {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return (message || code || String(error)).split('\n')[0] ?? '';
};

export function checkNode(version: string): Finding {
  const enough = Number(version.slice(1).split('.')[0]) >= 24;
  return { state: enough ? 'ok' : 'wrong', key: enough ? 'doctor.node' : 'doctor.node.old', data: { version } };
}

export function checkPort(port: number, host: string): Promise<Finding> {
  return new Promise((found) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) => {
      const key = error.code === 'EADDRINUSE' ? 'doctor.port.busy' : 'doctor.port.closed';
      found({ state: 'wrong', key, data: { port, other: port === 65_535 ? 4700 : port + 1, reason: reasonOf(error) } });
    });
    probe.listen(port, host, () => probe.close(() => found({ state: 'ok', key: 'doctor.port', data: { port } })));
  });
}

export function checkDisk(folder: string): Finding {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    accessSync(there, constants.W_OK);
  } catch {
    return { state: 'wrong', key: 'doctor.disk.closed', data: { folder: there } };
  }
  const { bavail, bsize } = statfsSync(there);
  const free = Math.floor((bavail * bsize) / GIGABYTE);
  return free < ROOM
    ? { state: 'mind', key: 'doctor.disk.full', data: { folder } }
    : { state: 'ok', key: 'doctor.disk', data: { folder, free } };
}

export async function checkStore(address: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly server_version_num: string }>('SHOW server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    const enough = version >= POSTGRES;
    return { state: enough ? 'ok' : 'wrong', key: enough ? 'doctor.store' : 'doctor.store.old', data: { version, least: POSTGRES } };
  } catch (error) {
    return { state: 'wrong', key: 'doctor.store.away', data: { reason: reasonOf(error) } };
  } finally {
    await client.end().catch(() => {});
  }
}

export async function checkBus(address: string): Promise<Finding> {
  const client = createClient({ url: address, socket: { connectTimeout: PATIENCE, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return { state: 'ok', key: 'doctor.bus' };
  } catch (error) {
    return { state: 'mind', key: 'doctor.bus.away', data: { reason: reasonOf(error) } };
  } finally {
    client.destroy();
  }
}

/** Programs that only tests need. */
export function checkPrograms(): Finding[] {
  return Object.entries({
    'chromium-headless-shell': findChromium(),
    postgresql: findPostgres(),
    'redis-server': findRedis(),
    python3: findPython(),
  }).map(([program, path]) =>
    path
      ? { state: 'ok', key: 'doctor.program', data: { program, path } }
      : { state: 'mind', key: 'doctor.program.none', data: { program } },
  );
}

export async function examine(config: Config): Promise<Finding[]> {
  const { port, host, data, store, bus } = config;
  return [
    checkNode(process.version),
    await checkPort(port, host),
    ...(store === '' ? [checkDisk(data)] : [await checkStore(store)]),
    ...(bus === '' ? [] : [await checkBus(bus)]),
    ...checkPrograms(),
  ];
}
