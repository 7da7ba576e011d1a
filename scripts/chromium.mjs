import { findProgram, installPackages } from './programs.mjs';

/** The browser without its own windows comes first: the same pages for half the work. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's packages, and a font with Cyrillic. */
const packages = ['chromium-headless-shell', 'fonts-dejavu-core'];
/** For a Debian that has no such shell yet. */
const whole = ['chromium', 'fonts-dejavu-core'];

/** The browser the tests use: ORRERY_CHROMIUM, or the first found on the path. @returns {string | null} */
export const findChromium = () => process.env['ORRERY_CHROMIUM'] || findProgram(names);

export const installChromium = async () => ((await installPackages(packages)) || (await installPackages(whole)) ? findChromium() : null);

export const missing = `Browser tests need chromium: install the Debian package "chromium-headless-shell" (apt-get install ${packages.join(' ')}), or "chromium".`;
