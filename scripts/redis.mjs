import { findProgram, installPackages } from './programs.mjs';

const packages = ['redis-server'];

/** The program of a Redis server: ORRERY_REDIS, or the first found on the path. @returns {string | null} */
export const findRedis = () => process.env['ORRERY_REDIS'] || findProgram(['redis-server', 'valkey-server']);

export const installRedis = async () => ((await installPackages(packages)) ? findRedis() : null);

export const missing = `Tests of several processes need a Redis server: install the Debian package "${packages.join(' ')}", or name its program in ORRERY_REDIS.`;
