import { join } from 'node:path';
import { capture } from './process.mjs';
import { root } from './root.mjs';

/** The checks that need no running program, each by the arguments of the launcher; the longest first. */
const checks = {
  // One checker: several would each learn the same types, and another check keeps the other core busy.
  types: ['tsc', '-p', 'tsconfig.json', '--checkers', '1'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '--format=unix'],
  'dead code': ['knip', '--no-progress', '--no-config-hints', '--cache', '--cache-location=.cache/knip'],
  clauses: ['apps/cli/bin/orrery.mjs', 'rules'],
  format: ['oxfmt', '--check', '.'],
  names: ['scripts/names.mjs'],
};

/** @param {number} started */
export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/**
 * One short line for a stage that has ended, and its words where it failed.
 * @param {string} name @param {boolean} failed @param {string} note @param {number} started
 */
export function report(name, failed, note, started) {
  console.log(`${name.padEnd(10)}${failed ? 'FAILED' : 'ok    '} ${seconds(started).padStart(8)}${note && `  ${note}`}`);
}

/** Whether the stage passed. @param {string} name @param {string[]} args */
async function stage(name, args) {
  const started = performance.now();
  const { code, output } = await capture(process.execPath, [join(root, 'scripts/run.mjs'), ...args], { cwd: root });
  const failed = code !== 0;
  report(name, failed, '', started);
  if (failed) console.log(output.trimEnd().replace(/^/gm, '  '));
  return !failed;
}

/** Runs all checks, two at a time; returns the names of those that failed. */
export async function runChecks() {
  const waiting = Object.entries(checks);
  /** @type {string[]} */
  const failed = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await stage(...next))) failed.push(next[0]);
  };
  await Promise.all([lane(), lane()]);
  return failed;
}
