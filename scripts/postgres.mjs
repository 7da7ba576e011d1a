import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, path } from './programs.mjs';

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
  const folders = [...versions.toSorted((a, b) => b - a).map((version) => join(debian, String(version), 'bin')), ...path()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

export const installPostgres = async () => ((await installPackages(packages)) ? findPostgres() : null);

export const missing = `Tests of the store on PostgreSQL need its programs: install the Debian package "${packages.join(' ')}", or name their folder in ORRERY_POSTGRES.`;
