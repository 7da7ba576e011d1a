// One copy of the tree with its tests kept warm: writes a mutant into a file, runs the tests until one fails, and puts the file back.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * @typedef {{ readonly file: string, readonly text: string }} Change what a file is to say
 * @typedef {{ readonly change: Change | null, readonly files: readonly string[], readonly limit: number }} Job the tests to run, in their order, and the seconds of work they may take
 * @typedef {{ readonly passed: boolean, readonly cpu: number, readonly quickest: readonly string[], readonly failed: string }} Ran
 */

/** A mutant may never come to an end: beyond so many seconds of work the runner ends itself and says nothing more. */
let until = Infinity;
const seconds = () => process.cpuUsage().user / 1e6;
setInterval(() => {
  if (seconds() > until) process.exit(1);
}, 250).unref();

/** Files in the order they are handed in. */
class AsGiven {
  /** @param {readonly import('vitest/node').TestSpecification[]} files */
  sort = (files) => files;
  /** @param {readonly import('vitest/node').TestSpecification[]} files */
  shard = (files) => files;
}

const [, , include = '[]'] = process.argv;
const vitest = await createVitest('test', {
  config: false,
  watch: false,
  include: JSON.parse(include),
  pool: 'threads',
  isolate: false,
  fileParallelism: false,
  bail: 1,
  testTimeout: 2 ** 31 - 1,
  // @ts-expect-error Vitest asks for a class of its own.
  sequence: { sequencer: AsGiven },
  reporters: [{}],
});

/** @param {string} path */
const named = (path) => relative(process.cwd(), path).replaceAll('\\', '/');
const specifications = new Map((await vitest.globTestSpecifications()).map((one) => [named(one.moduleId), one]));

/** @param {readonly string[]} files @returns {Promise<Ran>} */
async function ran(files) {
  const before = seconds();
  const run = await vitest.runTestSpecifications(files.flatMap((file) => specifications.get(file) ?? []));
  const { unhandledErrors } = run;
  // Vitest also tells of files it ran before; what they found was in another mutant.
  const testModules = run.testModules.filter(({ moduleId }) => files.includes(named(moduleId)));
  const failed = testModules.find((one) => one.state() === 'failed');
  const test = failed && [...failed.children.allTests('failed')][0];
  return {
    passed: !failed && unhandledErrors.length === 0,
    cpu: seconds() - before,
    quickest: testModules.toSorted((a, b) => a.diagnostic().duration - b.diagnostic().duration).map(({ moduleId }) => named(moduleId)),
    failed: test?.name ?? failed?.errors()[0]?.message ?? (unhandledErrors.length > 0 ? 'an error nobody caught' : ''),
  };
}

/** @param {Change} change */
function write({ file, text }) {
  writeFileSync(file, text);
  vitest.invalidateFile(resolve(file));
}

/** @param {Job} job */
async function answer({ change, files, limit }) {
  const before = change && readFileSync(change.file, 'utf8');
  if (change) write(change);
  until = seconds() + limit;
  const found = await ran(files);
  until = Infinity;
  if (change && before !== null) write({ file: change.file, text: before });
  process.send?.(found);
}

process.on('message', (/** @type {Job} */ job) => void answer(job));
process.once('disconnect', () => process.exit());
process.send?.(null);
