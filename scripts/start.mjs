// npm start: builds the web client where its sources changed and serves it on http://localhost:4700 (PORT), data in .data (ORRERY_DATA).
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildClient } from './client.mjs';
import { run } from './process.mjs';
import { compiled, root } from './root.mjs';

const orrery = join(root, 'apps/cli/src/main.ts');

/** The port asked for; null where PORT is no port. */
function port() {
  const given = process.env['PORT'];
  if (given === undefined || given === '') return 4700;
  const number = /^\d{1,5}$/.test(given) ? Number(given) : -1;
  return number >= 0 && number <= 65535 ? number : null;
}

/** Why a port cannot be opened, in one line, or null: asked before anything is built. @param {number} at @returns {Promise<string | null>} */
function occupied(at) {
  return new Promise((done) => {
    const probe = createServer();
    probe.on('error', (error) => done(trouble(error, at)));
    probe.listen(at, () => probe.close(() => done(null)));
  });
}

/** @param {NodeJS.ErrnoException} error @param {number} at */
function trouble(error, at) {
  if (error.code === 'EADDRINUSE')
    return `Port ${at} is in use. Stop the other program or choose another port: PORT=${at === 65535 ? 4700 : at + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${at} needs more rights than this user has. Choose one from 1024 on: PORT=4700 npm start`;
  return `Port ${at} cannot be opened: ${error.message}`;
}

/** Compiles the server's code beforehand: it runs once for a moment, on data of its own, while the client is being built. @param {string} kept */
async function compile(kept) {
  const data = mkdtempSync(join(tmpdir(), 'orrery-first-'));
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ORRERY_')));
  const child = spawn(process.execPath, [orrery, 'serve', '--port', '0', '--data', data], {
    cwd: root,
    env: { ...own, ORRERY_METRICS_PORT: '0', ORRERY_HOST: '127.0.0.1', ORRERY_PARENT: String(process.pid), NODE_COMPILE_CACHE: kept },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  await new Promise((done) => child.once('close', done).once('error', done));
  rmSync(data, { recursive: true, force: true });
}

export async function main() {
  const at = port();
  if (at === null) {
    console.error(`PORT is "${process.env['PORT']}", which is not a number from 0 to 65535.`);
    return 1;
  }
  const problem = await occupied(at);
  if (problem) {
    console.error(problem);
    return 1;
  }
  // Keeps compiled code on disk: a server that finds it there starts in half the time and needs some 40 MB less.
  const kept = process.env['NODE_COMPILE_CACHE'] || compiled;
  const [dist] = await Promise.all([buildClient(), existsSync(kept) ? null : compile(kept)]);
  if (!dist) return 1;
  const docs = join(root, 'dist/docs');
  const env = {
    ...(existsSync(docs) ? { ORRERY_DOCS: docs } : {}),
    ...process.env,
    PORT: String(at),
    ORRERY_DATA: resolve(process.env['ORRERY_DATA'] || join(root, '.data')),
    ORRERY_WEB: dist,
    NODE_COMPILE_CACHE: kept,
  };
  // What lives shortly has less room, which costs a twentieth of the speed: a server that is stormed stays a hundred MB smaller.
  return run(process.execPath, ['--max-semi-space-size=8', orrery, 'serve'], { cwd: root, env });
}
