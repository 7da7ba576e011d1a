import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@orrery/games/list';
import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { characterFigures, formerlyMeasured, strengthText } from './strength-document.ts';

const file = (path: string): string => readFileSync(join(checkout, path), 'utf8');

test('the document on strength says what was measured (npx orrery arena ladder GAME --kept)', async () => {
  expect(file('docs/strength.md')).toBe(await strengthText());
});

test.each(GAMES)(
  'set-up says of the opponents of %s what was measured: strengths, and how often each does what it is known for',
  (game) => {
    const measured = formerlyMeasured(game);
    expect(JSON.parse(file(`packages/${game}/plug/measured.json`))).toEqual(measured && characterFigures(measured));
  },
);
