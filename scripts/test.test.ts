import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { count, slowest } from './test.mjs';

const file = (status: string, ...tests: readonly string[]) => ({
  name: join(root, 'a.test.ts'),
  status,
  assertionResults: tests.map((result, i) => ({ fullName: `${i}`, status: result, duration: i * 1000 })),
});
const record = (passed: number, failed: number, ...testResults: readonly ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [...testResults],
});

test('counts tests', () => {
  expect(count(record(2, 0, file('passed', 'passed', 'passed')), 0)).toEqual({ passed: 2, failed: 0 });
  expect(count(record(1, 1, file('failed', 'passed', 'failed')), 1)).toEqual({ passed: 1, failed: 1 });
});

test('a file that cannot be loaded is a failure though it has no tests', () => {
  expect(count(record(1, 0, file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that ends badly is never without a failure', () => {
  expect(count(record(3, 0, file('passed', 'passed', 'passed', 'passed')), 1)).toEqual({ passed: 3, failed: 1 });
  expect(count(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(count(null, 137)).toEqual({ passed: 0, failed: 1 });
});

test('the slowest tests are named with their file, the slowest first', () => {
  expect(slowest([file('passed', 'passed', 'passed'), file('failed', 'passed', 'passed', 'failed')], 2)).toEqual([
    '    2.0 s  a.test.ts: 2',
    '    1.0 s  a.test.ts: 1',
  ]);
});
