import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@orrery/store';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../run.ts';

const out = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'orrery-people-'));
const DAY = 86_400_000;

beforeAll(async () => {
  const store = await openSqlite(folder);
  await store.people.add({ id: 'first', name: 'Ada', tokenHash: 'a', device: 'firefox linux', time: DAY });
  await store.people.add({ id: 'second', name: 'Bob', tokenHash: 'b', device: '', time: 2 * DAY });
  await store.people.rename('first', 'Grace', 3 * DAY);
  await store.people.rename('first', 'Mary', 4 * DAY);
  await store.close();
});
beforeEach(() => {
  out.mockClear();
  errors.mockClear();
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each(['Mary', 'Ada', 'first'])('a host finds somebody by a name of now or before, or by the id: %s', async (name) => {
  expect(await run(['people', name, '--data', folder])).toBe(0);
  expect(out.mock.calls.map(([text]) => String(text)).join('')).toBe(
    'Mary  first  guest, 1 signed in, last here 1970-01-02\n  Grace  until 1970-01-05\n  Ada  until 1970-01-04\n',
  );
});

test.each([
  [['people', 'Eve', '--data', folder], 'nobody is or was called “Eve”'],
  [['people', 'Ada', '--data', join(folder, 'none')], 'there are no data in'],
])('what is not there is said in one line', async (args, line) => {
  expect(await run(args)).toBe(1);
  expect(errors.mock.calls).toHaveLength(1);
  expect(String(errors.mock.calls[0]?.[0])).toContain(line);
});
