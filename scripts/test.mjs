// npm test: checks, then all tests. The last line printed is "N passed, N failed".
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium, installChromium, missing } from './chromium.mjs';
import { buildClient } from './client.mjs';
import { findPostgres, installPostgres, missing as missingPostgres } from './postgres.mjs';
import { run } from './process.mjs';
import { findPython, installPython, missing as missingPython } from './python.mjs';
import { findRedis, installRedis, missing as missingRedis } from './redis.mjs';
import { cache, compiled, root } from './root.mjs';
import { scratch } from './scratch.mjs';
import { report, runChecks, seconds } from './stages.mjs';

/**
 * What a run of vitest leaves behind.
 * @typedef {{ fullName: string, status: string, duration?: number | null }} Test
 * @typedef {{ name: string, status: string, assertionResults: Test[] }} File
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: File[] }} Record
 */

/**
 * A stage of tests: a project of vitest.config.ts, and what has to be there before it can run. A stage that needs a database or another program
 * is one more of these.
 * @typedef {{ project: string, args?: string[], prepare?: () => Promise<string | null> }} Stage
 */

/**
 * Stages, all at the same time. A page often waits for what is not this machine's work, a database for its disk, a unit test for a program it has started:
 * what one leaves of two cores the others use.
 * @type {Stage[]}
 */
const stages = [
  // A third of its time is waiting, for programs it has started and for moments that have to pass.
  { project: 'unit', args: ['--maxWorkers=3'], prepare: prepareExamples },
  { project: 'browser', args: ['--maxWorkers=3'], prepare: prepareBrowser },
  // Half of its time is waiting for what has fallen to come back: one lane is done long before the others.
  { project: 'database', args: ['--maxWorkers=1'], prepare: prepareDatabase },
];

/** Whatever is being made ready: one after the other, for whatever installs programs serves one at a time. */
let preparing = Promise.resolve(/** @type {string | null} */ (null));

/** Where a failing browser test leaves its pictures, its console and its record. */
const failures = join(cache, 'failures');
const SLOWEST = 10;

/** Finds or installs Python, for the example that is written in it. Returns what is missing, or null. */
async function prepareExamples() {
  const python = findPython() ?? (await installPython());
  if (!python) return missingPython;
  process.env['ORRERY_PYTHON'] = python;
  return null;
}

/** Finds or installs PostgreSQL and Redis: tests start servers of their own. Returns what is missing, or null. */
async function prepareDatabase() {
  const programs = findPostgres() ?? (await installPostgres());
  if (!programs) return missingPostgres;
  process.env['ORRERY_POSTGRES'] = programs;
  const redis = findRedis() ?? (await installRedis());
  if (!redis) return missingRedis;
  process.env['ORRERY_REDIS'] = redis;
  return null;
}

/** Finds chromium and builds the client, once, before several files at a time ask for them; returns what is missing, or null. */
async function prepareBrowser() {
  const chromium = findChromium() ?? (await installChromium());
  if (!chromium) return missing;
  process.env['ORRERY_CHROMIUM'] = chromium;
  return (await buildClient()) === null ? 'Browser tests need the web client.' : null;
}

/**
 * Passed and failed tests of a run. A file that cannot be loaded, an error outside a test and a run without a record count as one failure each.
 * @param {Record | null} record
 * @param {number} code the exit code of the run
 */
export function count(record, code) {
  const broken = record?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = (record?.numFailedTests ?? 0) + (broken?.length ?? 0);
  return { passed: record?.numPassedTests ?? 0, failed: code === 0 && record ? failed : Math.max(failed, 1) };
}

/**
 * The tests that took longest, one line each.
 * @param {readonly File[]} files @param {number} most
 */
export function slowest(files, most) {
  return files
    .flatMap(({ name, assertionResults }) => assertionResults.map(({ fullName, duration }) => ({ name, fullName, took: duration ?? 0 })))
    .toSorted((a, b) => b.took - a.took)
    .slice(0, most)
    .map(({ name, fullName, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${relative(root, name)}: ${fullName}`);
}

/**
 * Runs one stage, counts its tests and says what it left behind.
 * @param {Stage} stage @param {string[]} args
 */
async function runStage({ project, args: own = [], prepare }, args) {
  const started = performance.now();
  const problem = prepare ? await (preparing = preparing.then(prepare)) : null;
  if (problem !== null) {
    console.log(problem);
    report(project, true, '', started);
    return { project, passed: 0, failed: 1, files: [] };
  }
  const file = join(cache, `vitest-${project}.json`);
  rmSync(file, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(process.execPath, [vitest, 'run', '--project', project, '--passWithNoTests', ...reporters, ...own, ...args], {
    cwd: root,
  });
  /** @type {Record | null} */
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const { passed, failed } = count(record, code);
  report(project, failed > 0, `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`, started);
  return { project, passed, failed, files: record?.testResults ?? [] };
}

/** @param {string[]} args passed on to vitest, e.g. a part of a path */
export async function main(args) {
  const started = performance.now();
  mkdirSync(cache, { recursive: true });
  // Many tests start a program: its compiled code is kept from start to start.
  process.env['NODE_COMPILE_CACHE'] ||= compiled;
  const folder = scratch();
  if (folder) process.env['TMPDIR'] = folder;
  rmSync(failures, { recursive: true, force: true });
  const broken = await runChecks();
  let passed = 0;
  let failed = broken.length;
  /** @type {File[]} */
  const files = [];
  for (const done of await Promise.all(stages.map((stage) => runStage(stage, args)))) {
    passed += done.passed;
    failed += done.failed;
    files.push(...done.files);
    if (done.failed > 0) broken.push(done.project);
  }
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  console.log(`the ${SLOWEST} slowest tests:\n${slowest(files, SLOWEST).join('\n')}`);
  if (existsSync(failures))
    for (const name of readdirSync(failures))
      console.log(`pictures, console and record of a failure: ${relative(root, join(failures, name))}`);
  console.log(`${broken.length > 0 ? `failed: ${broken.join(', ')}` : 'all stages passed'} in ${seconds(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
