import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './process.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's packages: the browser, and a font with Cyrillic. */
const packages = ['chromium', 'fonts-dejavu-core'];

/** The browser the tests use: ORRERY_CHROMIUM, or the first found on the path. @returns {string | null} */
export function findChromium() {
  const given = process.env['ORRERY_CHROMIUM'];
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

/** Installs Debian's chromium where that is possible without asking. */
export async function installChromium() {
  if (process.getuid?.() !== 0) return null;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  for (const step of steps) if ((await capture('apt-get', ['-q', ...step], options)).code !== 0) return null;
  return findChromium();
}

export const missing = `Browser tests need chromium: install the Debian package "chromium" (apt-get install ${packages.join(' ')}).`;
