import { spawn } from 'node:child_process';

/** Longest time a program has to stop in, in milliseconds. */
const STOPS_WITHIN = 10_000;

/** Calls back when the process that started this one is gone. @param {() => void} gone @returns {() => void} stops watching */
function watchParent(gone) {
  const parent = process.ppid;
  const alive = () => {
    try {
      return process.ppid === parent && process.kill(parent, 0);
    } catch (error) {
      return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
    }
  };
  const timer = setInterval(() => alive() || gone(), 500);
  return () => clearInterval(timer);
}

/**
 * Runs a program with this terminal until it ends, and stops it when this process is told to stop. npm tells its shell alone, which tells nobody: so under
 * npm a parent that is gone means the same. The program learns by ORRERY_PARENT whom to look after in turn.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const env = { ...(options.env ?? process.env), ORRERY_PARENT: String(process.pid) };
    const child = spawn(file, args, { stdio: 'inherit', ...options, env });
    /** @type {NodeJS.Timeout | undefined} */
    let late;
    const stop = () => {
      child.kill('SIGTERM');
      late ??= setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN);
    };
    // A terminal interrupts the program by itself.
    const interrupted = () => process.stdin.isTTY || child.kill('SIGINT');
    process.on('SIGINT', interrupted);
    process.on('SIGTERM', stop);
    const unwatch = process.env['npm_lifecycle_event'] === undefined ? () => {} : watchParent(stop);
    const done = (/** @type {number} */ code) => {
      clearTimeout(late);
      unwatch();
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', stop);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${file} cannot be started: ${error.message}`);
      done(1);
    });
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/**
 * Runs a program quietly and keeps what it says.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${file} cannot be started: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
