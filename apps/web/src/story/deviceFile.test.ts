import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DeviceFile, missing, readDeviceFile } from './deviceFile.ts';

const replay = readFileSync(new URL('../../../../replays/liberation/end-attack.json', import.meta.url), 'utf8');
const table = {
  id: 't',
  game: 'liberation',
  rules: '2',
  options: { setupDiscards: 1 },
  pack: null,
  seats: [
    { kind: 'person', name: '', level: 0 },
    { kind: 'bot', name: '', level: 2 },
  ],
  seed: { match: 'm', commitment: 'c', nonces: ['n', 'n'], secret: 's' },
  log: [[0, 3]],
  started: 1,
  touched: 2,
  ended: null,
} as const;
const file = (over: object = {}): string =>
  JSON.stringify({
    format: 1,
    kind: 'orrery device',
    made: 1,
    settings: { theme: 'light' },
    tables: [table],
    replays: [{ id: 'r', text: replay, added: 1 }],
    packs: [],
    ...over,
  });

test('a file that was saved is read as it was', () => {
  const read = readDeviceFile(file());
  expect(read).toEqual(JSON.parse(file()));
});

test('anything else is refused with the place that is wrong', () => {
  expect(readDeviceFile('{')).toEqual({ wrong: 'json', path: '' });
  expect(readDeviceFile('[]')).toEqual({ wrong: 'kind', path: '' });
  expect(readDeviceFile(replay)).toEqual({ wrong: 'kind', path: '' });
  expect(readDeviceFile(file({ tables: 3 }))).toEqual({ wrong: 'entry', path: '/tables' });
  expect(readDeviceFile(file({ tables: [table, { ...table, log: [[0]] }] }))).toEqual({ wrong: 'entry', path: '/tables/1' });
  expect(readDeviceFile(file({ tables: [{ ...table, log: [[0, 1.5]] }] }))).toEqual({ wrong: 'entry', path: '/tables/0' });
  expect(readDeviceFile(file({ tables: [{ ...table, game: 'chess' }] }))).toEqual({ wrong: 'entry', path: '/tables/0' });
  expect(readDeviceFile(file({ replays: [{ id: 'r', text: '{}', added: 1 }] }))).toEqual({ wrong: 'entry', path: '/replays/0' });
  expect(readDeviceFile(file({ settings: { theme: 4 } }))).toEqual({ wrong: 'entry', path: '/settings/theme' });
});

test('nobody becomes somebody else by a file: the key to online games is neither saved nor taken', () => {
  expect(readDeviceFile(file({ settings: { token: 'x' } }))).toEqual({ wrong: 'entry', path: '/settings/token' });
  expect(readDeviceFile(file({ settings: { guest: 'x' } }))).toEqual({ wrong: 'entry', path: '/settings/guest' });
});

test('what is here stays; what is missing is taken, and a game that went on elsewhere as far as it went', () => {
  const read = readDeviceFile(file()) as DeviceFile;
  const [own] = read.tables;
  if (!own) throw new Error('no table');
  const here = { tables: read.tables, replays: [], packs: [] };
  expect(missing(read, { tables: [], replays: [], packs: [] })).toMatchObject({ tables: [{ id: 't' }], replays: [{ id: 'r' }] });
  expect(missing(read, here)).toMatchObject({ tables: [], replays: [{ id: 'r' }] });
  const further = { ...own, log: [...own.log, [1, 4] as const] };
  expect(missing({ ...read, tables: [further] }, here).tables).toEqual([further]);
  const other = { ...own, log: [[0, 9] as const, [1, 4] as const] };
  expect(missing({ ...read, tables: [other] }, here).tables).toEqual([]);
  expect(missing(read, { ...here, tables: [further] }).tables).toEqual([]);
});
