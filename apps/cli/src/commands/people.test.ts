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
  await store.people.add({ id: 'third', name: 'Twin', tokenHash: 'c', device: '', time: 2 * DAY });
  await store.people.add({ id: 'fourth', name: 'Twin', tokenHash: 'd', device: '', time: 3 * DAY });
  await store.people.rename('fourth', 'Other', 4 * DAY);
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
  [['people', 'role', 'Mary', 'king', '--data', folder], 'there is no role "king"; there are: moderator, none'],
  [['people', 'ban', 'Mary', '--for', 'ever', '--data', folder], '--for takes hours or days such as 12h or 7d, or good, not "ever"'],
  [['people', 'silence', 'Twin', '--data', folder], '2 people are or were called “Twin”; give an id: third (Twin), fourth (Other)'],
  [['people', 'end', 'no-such-table', '--data', folder], 'there is no table “no-such-table”'],
])('what is not there is said in one line', async (args, line) => {
  expect(await run(args)).toBe(1);
  expect(errors.mock.calls).toHaveLength(1);
  expect(String(errors.mock.calls[0]?.[0])).toContain(line);
});

test('a host gives roles, silences, shuts out and lets in again; everything is in the log', async () => {
  const said = async (...args: string[]): Promise<string> => {
    out.mockClear();
    expect(await run(['people', ...args, '--data', folder]), errors.mock.calls.join()).toBe(0);
    return out.mock.calls.map(([text]) => String(text)).join('');
  };
  expect(await said('list')).toBe('nobody has a role or is under a measure\n');
  expect(await said('reports')).toBe('there are no reports\n');
  expect(await said('role', 'Bob', 'moderator')).toContain('  moderator\n');
  expect(await said('silence', 'Mary', '--for', '12h', '--reason', 'insults')).toMatch(/ {2}silenced until \S+Z: insults\n/);
  expect(await said('ban', 'Mary', '--for', 'good', '--address')).toContain('  shut out for good\n');
  expect(await said('ban', '2001:db8:1:2:3::4', '--for', '7d')).toMatch(/2001:db8:1:2 {2}shut out until/);
  const list = await said('list');
  for (const line of ['Bob  second  moderator', 'Mary  first  shut out for good', 'Mary  first  silenced until'])
    expect(list).toContain(line);
  await said('unban', 'Mary');
  await said('unban', '2001:db8:1:2::');
  await said('unsilence', 'first');
  await said('role', 'Bob', 'none');
  expect(await said('list')).toBe('nobody has a role or is under a measure\n');
  const log = (await said('log')).trim().split('\n');
  expect(log.map((line) => line.split('  ')[2])).toEqual(['unrole', 'unsilence', 'unban', 'unban', 'ban', 'ban', 'silence', 'role']);
  expect(log[6]).toContain('host  silence  Mary  first  until');
});
