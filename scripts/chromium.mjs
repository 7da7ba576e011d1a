import { findProgram, installPackages } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's packages: the browser, and a font with Cyrillic. */
const packages = ['chromium', 'fonts-dejavu-core'];

/** The browser the tests use: ORRERY_CHROMIUM, or the first found on the path. @returns {string | null} */
export const findChromium = () => process.env['ORRERY_CHROMIUM'] || findProgram(names);

export const installChromium = async () => ((await installPackages(packages)) ? findChromium() : null);

export const missing = `Browser tests need chromium: install the Debian package "chromium" (apt-get install ${packages.join(' ')}).`;
