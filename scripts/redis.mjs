import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './process.mjs';

const names = ['redis-server', 'valkey-server'];
const packages = ['redis-server'];

/** The program of a Redis server: ORRERY_REDIS, or the first found on the path. @returns {string | null} */
export function findRedis() {
  const given = process.env['ORRERY_REDIS'];
  if (given) return given;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here
      }
    }
  return null;
}

/** Installs Debian's Redis where that is possible without asking. Its own server is not needed and not started. */
export async function installRedis() {
  if (process.getuid?.() !== 0) return null;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  for (const step of steps) if ((await capture('apt-get', ['-q', ...step], options)).code !== 0) return null;
  return findRedis();
}

export const missing = `Tests of several processes need a Redis server: install the Debian package "${packages.join(' ')}", or name its program in ORRERY_REDIS.`;
