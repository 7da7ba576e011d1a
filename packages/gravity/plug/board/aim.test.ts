import { expect, test } from 'vitest';
import { cardAnswer, type Offer } from './aim.ts';

const play: Offer = { choice: 1, named: { verb: 'play', card: 2 } };
const idle: Offer = { choice: 2, named: { verb: 'idle', card: 2 } };
const castle: Offer = { choice: 3, named: { verb: 'castle', card: 2 } };
const copy: Offer = { choice: 4, named: { verb: 'copy', card: 2 } };

test('a second click plays, castles or pays; a card with nothing possible is never laid aside by clicks alone', () => {
  expect(cardAnswer([play, idle])).toBe(play);
  expect(cardAnswer([castle])).toBe(castle);
  expect(cardAnswer([copy])).toBe(copy);
  expect(cardAnswer([idle])).toBeNull();
});
