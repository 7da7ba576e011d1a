import { expect, test } from 'vitest';
import { yoursFirst, yourTurn } from './turns.ts';

test('own games that wait for oneself come first, the rest in the order it had', () => {
  const games = [
    { match: 'ended', turn: null },
    { match: 'theirs', turn: { seat: 1, waits: 0b101 } },
    { match: 'mine', turn: { seat: 1, waits: 0b010 } },
    { match: 'everybody', turn: { seat: 0, waits: 0b111 } },
    { match: 'between', turn: { seat: 0, waits: 0 } },
  ];
  expect(yoursFirst(games).map(({ match }) => match)).toEqual(['mine', 'everybody', 'ended', 'theirs', 'between']);
  expect(games.filter(yourTurn)).toHaveLength(2);
});
