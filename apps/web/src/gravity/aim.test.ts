import { expect, test } from 'vitest';
import { cardAnswer, type Offer } from './aim.ts';

const play: Offer = { choice: 1, named: { verb: 'play', card: 2 } };
const idle: Offer = { choice: 2, named: { verb: 'idle', card: 2 } };
const castle: Offer = { choice: 3, named: { verb: 'castle', card: 2 } };
const copy: Offer = { choice: 4, named: { verb: 'copy', card: 2 } };

test('a card with nothing possible is never laid aside by clicks alone', () => {
  expect(cardAnswer([idle], false, false)).toBeNull();
  expect(cardAnswer([idle], true, false)).toBeNull();
});

test('a card that can be played or laid aside is played by the second click', () => {
  expect(cardAnswer([play, idle], false, false)).toBeNull();
  expect(cardAnswer([play, idle], true, false)).toBe(play);
});

test('castling asks for a second click, paying for a copy does not', () => {
  expect(cardAnswer([castle], false, true)).toBeNull();
  expect(cardAnswer([castle], true, true)).toBe(castle);
  expect(cardAnswer([copy], false, false)).toBe(copy);
});
