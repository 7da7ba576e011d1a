// Programs the tests need beside Node: found on this machine, or installed from Debian where that is possible without asking.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './process.mjs';

/** The folders of the path. */
export const path = () => (process.env['PATH'] ?? '').split(delimiter);

/** The first of several programs on the path. @param {string[]} names @returns {string | null} */
export function findProgram(names) {
  for (const folder of path())
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

/** Installs packages of Debian; their own servers are not needed and not started. @param {string[]} packages @returns {Promise<boolean>} */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0) return false;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    if ((await capture('apt-get', ['-q', ...step], options)).code !== 0) return false;
  return true;
}
