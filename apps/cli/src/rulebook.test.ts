import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { loadClauses, loadGameTexts } from '@orrery/texts';
import { describe, expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { rulebook } from './rulebook.ts';

const withBook = Object.values(games);

describe.each(withBook.map((game) => [game.id, game] as const))('rules of %s', (id, game) => {
  test('every clause has a text and every text is of a clause, in the same order', async () => {
    const book = await loadClauses(id);
    expect(Object.keys(book?.clauseTexts ?? {})).toEqual(game.clauses.map((clause) => clause.id));
  });

  test(`docs/rules is current; "npx orrery rules --write" makes it so`, async () => {
    const [book, texts] = [await loadClauses(id), await loadGameTexts(id, 'en')];
    const file = join(checkout, 'docs/rules', `${id}.md`);
    expect(book && existsSync(file)).toBe(true);
    if (book) expect(readFileSync(file, 'utf8')).toBe(rulebook(texts?.say('game.name') ?? id, game, book));
  });
});

test('docs/rules has nothing but the rules of the games there are', () => {
  const files = readdirSync(join(checkout, 'docs/rules')).toSorted();
  expect(files).toEqual(withBook.map(({ id }) => `${id}.md`).toSorted());
});
