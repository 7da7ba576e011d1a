import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratch } from './scratch.mjs';

let memory = '';
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'orrery-memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

test('what tests keep lies in memory where there is room, in a folder that others may pass through', () => {
  const folder = scratch(memory, 1) ?? '';
  expect(folder.startsWith(join(memory, `orrery-test-${process.pid}-`))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test('without such a place, or with too little room in it, nothing is made there', () => {
  expect(scratch(join(memory, 'none'))).toBeNull();
  expect(scratch(memory, Infinity)).toBeNull();
  expect(readdirSync(memory)).toEqual([]);
});

test('what a killed run has left goes with the next one; what belongs to a run under way or to others stays', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [dead, alive, strange] = [`orrery-test-${pid}-abc`, `orrery-test-${process.pid}-abc`, 'somebody-else'];
  for (const name of [dead, alive, strange]) mkdirSync(join(memory, name));
  scratch(memory, 1);
  expect([dead, alive, strange].map((name) => existsSync(join(memory, name)))).toEqual([false, true, true]);
});
