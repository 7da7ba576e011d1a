/** A PostgreSQL server of one's own, on a free port of this machine: for tests, measurements and `orrery cluster`. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, missing } from '../../../../scripts/postgres.mjs';
import { endWithThisProcess } from './watchdog.ts';

export { endWithThisProcess };

/** Nobody: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
/** A server that does not begin in this time will not. */
const PATIENCE = 60_000;

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

let databases = 0;

/** A new database beside the one at an address; returns its own address. */
export async function newDatabase(beside: string): Promise<string> {
  const name = `orrery_${process.pid}_${Date.now()}_${databases++}`;
  await command(beside, `CREATE DATABASE ${name}`);
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Where something is found in a database, as `what: table`: in a row as it reads, or in the bytes of a table and its indexes once they are written anew. What
 * is there more than once is said once.
 */
export async function tracesIn(url: string, whats: readonly string[]): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('VACUUM FULL');
    await client.query('CHECKPOINT');
    const { rows: tables } = await client.query<{ name: string; files: string[] }>(
      `SELECT t.relname AS name, array_agg(pg_relation_filepath(f.oid)) AS files
       FROM pg_class t JOIN pg_class f ON f.oid IN (t.oid, t.reltoastrelid) OR f.oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = t.oid)
       WHERE t.relkind = 'r' AND t.relnamespace = 'orrery'::regnamespace GROUP BY t.relname`,
    );
    const found: string[] = [];
    for (const { name, files } of tables)
      for (const what of whats) {
        const { rows } = await client.query(
          `SELECT 1 FROM orrery.${name} AS t WHERE position($1 in t::text) > 0
           UNION SELECT 1 FROM unnest($2::text[]) AS file WHERE position(convert_to($1, 'UTF8') in pg_read_binary_file(file)) > 0`,
          [what, files],
        );
        if (rows.length > 0) found.push(`${what}: ${name}`);
      }
    return found;
  } finally {
    await client.end();
  }
}

export interface PrivatePostgres {
  /** The address of its first database. */
  readonly url: string;
  readonly port: number;
  readonly pid: () => number;
  /** Makes a standby the server that is written to. */
  promote(): Promise<void>;
  /** Ends it as a fall of the machine would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it in good order; a folder made for it goes with it. */
  end(): Promise<void>;
}

export interface PrivateOptions {
  /** Settings as in `postgresql.conf`. */
  readonly settings?: readonly string[];
  /** Where its data lie, and stay; a passing folder where absent. */
  readonly folder?: string;
  /** A server whose every write it repeats, until it is promoted. */
  readonly standbyOf?: PrivatePostgres;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

export async function startPostgres({ settings = [], folder: given, standbyOf }: PrivateOptions = {}): Promise<PrivatePostgres> {
  const programs = postgresPrograms();
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = given ?? mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if ('uid' in user) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  if (standbyOf)
    execFileSync(join(programs, 'pg_basebackup'), ['-D', data, '-d', standbyOf.url, '-R', '--no-sync', '-c', 'fast'], {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    });
  else if (!existsSync(join(data, 'PG_VERSION')))
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    });
  const port = await freePort();
  const url = `postgres://orrery@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let unwatch = (): void => {};

  const start = async (): Promise<void> => {
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'shared_buffers=32MB', ...settings];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      // What a terminal tells everybody is not meant for it: it ends when those who write to it have.
      detached: true,
    });
    unwatch();
    unwatch = endWithThisProcess(server.pid, given === undefined ? folder : '');
    for (const until = performance.now() + PATIENCE; performance.now() < until;)
      try {
        return await command(url, 'SELECT 1');
      } catch {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
        // After a fall the last of the old processes may still hold the memory they shared.
        if (server.exitCode !== null) return start();
      }
    server.kill('SIGKILL');
    throw new Error(`a PostgreSQL server with its data in ${data} did not begin`);
  };
  await start();

  return {
    url,
    port,
    pid: () => server.pid ?? 0,
    async promote() {
      await command(url, 'SELECT pg_promote(true, 60)');
    },
    async kill() {
      unwatch();
      server.kill('SIGKILL');
      await ended(server);
    },
    start,
    async end() {
      unwatch();
      server.kill('SIGINT');
      await ended(server);
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
