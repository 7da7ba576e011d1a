// npm test: checks, then all tests. The last line printed is "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, hasBrowserTests, installChromium, missing } from './chromium.mjs';
import { buildClient } from './client.mjs';
import { run } from './process.mjs';
import { cache, root } from './root.mjs';
import { report, runChecks, seconds } from './stages.mjs';

/**
 * Passed and failed tests of a run. A file that cannot be loaded, an error outside a test and a run without a record count as one failure each.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | null} record
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
 * Runs the tests of one vitest project and counts them.
 * @param {string} project @param {string[]} args
 */
async function tests(project, args) {
  const started = performance.now();
  const record = join(cache, `vitest-${project}.json`);
  rmSync(record, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${record}`];
  const code = await run(process.execPath, [vitest, 'run', '--project', project, '--passWithNoTests', ...reporters, ...args], {
    cwd: root,
  });
  const { passed, failed } = count(existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : null, code);
  report(project, failed > 0, `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`, started);
  return { passed, failed };
}

/** @param {string[]} args passed on to vitest, e.g. a part of a path */
export async function main(args) {
  const started = performance.now();
  mkdirSync(cache, { recursive: true });
  const broken = await runChecks();
  const unit = await tests('unit', args);
  let passed = unit.passed;
  let failed = broken.length + unit.failed;
  const failures = [...broken, ...(unit.failed > 0 ? ['unit'] : [])];

  if (hasBrowserTests()) {
    const chromium = findChromium() ?? (await installChromium());
    if (chromium) {
      process.env['ORRERY_CHROMIUM'] = chromium;
      // Once, before several files at a time ask for it; what is wrong with it, each of them says.
      await buildClient();
      // A page often waits for what is not this machine's work: three files at a time keep two cores busy.
      const browser = await tests('browser', ['--maxWorkers=3', ...args]);
      passed += browser.passed;
      failed += browser.failed;
      if (browser.failed > 0) failures.push('browser');
    } else {
      console.log(missing);
      failed += 1;
      failures.push('browser');
    }
  }

  console.log(`${failures.length > 0 ? `failed: ${failures.join(', ')}` : 'all stages passed'} in ${seconds(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
