import { expect, test } from 'vitest';
import { count } from './test.mjs';

const file = (status: string, ...tests: readonly string[]) => ({ status, assertionResults: tests.map((result) => ({ status: result })) });
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
