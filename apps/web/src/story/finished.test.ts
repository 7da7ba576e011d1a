import { expect, test } from 'vitest';
import type { TableRecord } from '../table/record.ts';
import { ofMatch, ofTable } from './finished.ts';
import { levelOf, resultsBy } from './results.ts';

const person = { kind: 'person', name: '', level: 0 } as const;
const bot = (level: number) => ({ kind: 'bot', name: '', level }) as const;
const table = (over: Partial<TableRecord>): TableRecord => ({
  id: 'a',
  game: 'liberation',
  rules: '2',
  options: {},
  pack: null,
  seats: [person, bot(3)],
  seed: { match: 'm', commitment: '', nonces: [], secret: '' },
  log: [
    [0, 1],
    [1, 2],
  ],
  started: 1,
  touched: 2,
  ended: { how: 'rules', result: { winners: [0], clause: 'LIB-END-2' }, seat: null },
  ...over,
});

test('a finished table names the own seat, the opponents and the share of the victory', () => {
  expect(ofTable(table({ ended: null }))).toBeNull();
  expect(ofTable(table({}))).toMatchObject({ seat: 0, share: 1, others: [{ kind: 'bot', level: 3 }], moves: 2, where: 'device' });
  const resigned = (seat: number) => ofTable(table({ ended: { how: 'resigned', result: null, seat } }));
  expect([resigned(0)?.share, resigned(1)?.share]).toEqual([0, 1]);
  const three = { seats: [person, bot(1), bot(2)], game: 'rex' } as const;
  expect(ofTable(table({ ...three, ended: { how: 'resigned', result: null, seat: 1 } }))?.share).toBeNull();
  expect(ofTable(table({ ...three, ended: { how: 'rules', result: { winners: [0, 2], clause: 'X' }, seat: null } }))?.share).toBe(0.5);
});

test('games of several people at one screen, and unfinished ones, do not count', () => {
  expect(ofTable(table({ seats: [person, person] }))).toMatchObject({ seat: null, share: null });
  expect(ofTable(table({ ended: { how: 'unfinished', result: null, seat: null } }))?.share).toBeNull();
});

test('a game with people is read from its record', () => {
  const seat = { name: 'Ada', ready: true } as const;
  const listed = {
    match: 'mmmmmmmm',
    game: 'liberation',
    status: 'ended',
    seats: [
      { ...seat, kind: 'person' },
      { ...seat, kind: 'bot', name: '', level: '4' },
    ],
    clock: { kind: 'none' },
    spectators: 'public',
    made: 9,
  } as const;
  const replay = {
    format: 1,
    game: 'liberation',
    rules: '2',
    pack: { id: 'p', hash: '' },
    options: {},
    seats: [],
    seed: { match: 'mmmmmmmm', commitment: '', nonces: [], secret: '' },
    choices: [1, 2, 3],
    end: { ended: 'timeout', seat: 1 },
  } as const;
  expect(ofMatch(listed, replay, 0)).toMatchObject({
    where: 'people',
    share: 1,
    by: 1,
    how: 'timeout',
    others: [{ kind: 'bot', level: 4 }],
  });
  expect(ofMatch(listed, replay, null).share).toBeNull();
});

test('results come with Wilson’s interval, by whatever is asked', () => {
  const games = [1, 1, 0, 1].map((won, i) =>
    ofTable(table({ id: String(i), ended: { how: 'rules', result: { winners: [won ? 0 : 1], clause: 'X' }, seat: null } })),
  );
  const [line] = resultsBy(
    games.flatMap((game) => game ?? []),
    (game) => levelOf(game),
  );
  expect(line).toMatchObject({ key: '3', games: 4, mean: 0.75 });
  // The textbook's figures for three of four.
  expect(line?.low).toBeCloseTo(0.3006, 3);
  expect(line?.high).toBeCloseTo(0.9544, 3);
});
