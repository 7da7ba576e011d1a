import { spawn } from 'node:child_process';

/**
 * Runs a program with this terminal; interrupts reach it directly, so this process only waits for its exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    const wait = () => {};
    const stop = () => child.kill('SIGTERM');
    process.on('SIGINT', wait);
    process.on('SIGTERM', stop);
    const done = (/** @type {number} */ code) => {
      process.off('SIGINT', wait);
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
