import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './process.mjs';

const debian = '/usr/lib/postgresql';
const packages = ['postgresql'];
/** The oldest whose features the schema uses. */
const OLDEST = 15;

/** The folder with the programs of a PostgreSQL server: ORRERY_POSTGRES, Debian's newest, or one on the path. @returns {string | null} */
export function findPostgres() {
  const given = process.env['ORRERY_POSTGRES'];
  if (given) return given;
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((version) => version >= OLDEST)
    : [];
  const folders = [
    ...versions.toSorted((a, b) => b - a).map((version) => join(debian, String(version), 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Installs Debian's PostgreSQL where that is possible without asking. Its own server is not needed and not started. */
export async function installPostgres() {
  if (process.getuid?.() !== 0) return null;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  for (const step of steps) if ((await capture('apt-get', ['-q', ...step], options)).code !== 0) return null;
  return findPostgres();
}

export const missing = `Tests of the store on PostgreSQL need its programs: install the Debian package "${packages.join(' ')}", or name their folder in ORRERY_POSTGRES.`;
