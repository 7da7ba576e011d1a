/** A PostgreSQL server of a test's own, on a free port and in a folder that goes with it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, missing } from '../../../scripts/postgres.mjs';

/** Nobody: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** The folder of the server's programs, found or installed by the launcher of the tests. */
export const postgresPrograms = (): string => {
  const folder = process.env['ORRERY_POSTGRES'] ?? findPostgres();
  if (!folder) throw new Error(missing);
  return folder;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function command(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export interface PostgresServer {
  /** The address of a database of its own. */
  database(): Promise<string>;
  /** Ends it as a fall of the machine would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

export async function startPostgres(programs: string, settings: readonly string[] = []): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
  if ('uid' in user) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const address = (database: string): string => `postgres://orrery@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let databases = 0;

  const start = async (): Promise<void> => {
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'shared_buffers=32MB', ...settings];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    for (;;)
      try {
        return await command(address('postgres'), 'SELECT 1');
      } catch {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
        // After a fall the last of the old processes may still hold the memory they shared.
        if (server.exitCode !== null) return start();
      }
  };
  await start();

  return {
    async database() {
      const name = `test${databases++}`;
      await command(address('postgres'), `CREATE DATABASE ${name}`);
      return address(name);
    },
    async kill() {
      server.kill('SIGKILL');
      await ended(server);
    },
    start,
    async remove() {
      server.kill('SIGINT');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
