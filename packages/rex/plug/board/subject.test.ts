import { loadClauses } from '@orrery/texts';
import { rex, type RexPack } from '@orrery/rex';
import { expect, test } from 'vitest';
import { clausesAbout } from './subject.ts';

test('every card and every race of the pack has clauses to read at the table, special victories included', async () => {
  const book = await loadClauses('rex');
  const all = Object.keys(book?.clauseTexts ?? {});
  const rules = rex.open({});
  const { strategyCards, races } = ('pack' in rules ? rules.pack : null) as RexPack;
  for (const { id } of strategyCards) {
    const found = clausesAbout({ kind: 'card', id }, all);
    expect(found.length, id).toBeGreaterThan(0);
    expect(found.join(), id).not.toContain('REX-CARD-GEN');
  }
  for (const { id, specialVictory } of races) {
    const found = clausesAbout({ kind: 'race', id }, all);
    expect(found.length, id).toBeGreaterThan(1);
    expect(
      found.some((clause) => clause.startsWith('REX-WIN')),
      id,
    ).toBe(specialVictory !== null);
    expect(found.filter((clause) => !all.includes(clause))).toEqual([]);
  }
});
