import { findProgram, installPackages } from './programs.mjs';

const packages = ['python3'];

/** The Python that runs the example bots: ORRERY_PYTHON, or the first found on the path. @returns {string | null} */
export const findPython = () => process.env['ORRERY_PYTHON'] || findProgram(['python3']);

export const installPython = async () => ((await installPackages(packages)) ? findPython() : null);

export const missing = `Tests of the example bots need Python: install the Debian package "${packages.join(' ')}", or name its program in ORRERY_PYTHON.`;
