import { conclave, duel } from '@orrery/kernel/fixtures';
import { expect, test } from 'vitest';
import { loadClauses } from './catalogs.ts';

test.each([duel, conclave].map((game) => [game.id, game] as const))(
  'the small game %s has a text for every clause, in the order of its rules',
  async (id, game) => {
    const book = await loadClauses(id);
    expect(Object.keys(book?.clauseTexts ?? {})).toEqual(game.clauses.map((clause) => clause.id));
  },
);
