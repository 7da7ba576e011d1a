import { loadClauses, loadGameTexts } from '@orrery/texts';
import { describe, expect, test } from 'vitest';
import { GAMES } from '@orrery/games/list';
import { loadRules } from '@orrery/games/load';

describe('every decision leads to a clause that exists', () => {
  test.each(GAMES)('of %s', async (id) => {
    const [book, words, plug] = await Promise.all([loadClauses(id), loadGameTexts(id, 'en'), loadRules(id)]);
    const decisions = (words?.keys ?? []).flatMap((key) => /^decision\.(.+?)(?:\.wait)?$/.exec(key)?.[1] ?? []);
    expect(decisions.length).toBeGreaterThan(0);
    const rules = plug?.game.open({});
    const clauses = rules && 'decisions' in rules ? rules.decisions : {};
    for (const decision of decisions.filter((each) => each !== 'over'))
      expect(Object.keys(book?.clauseTexts ?? {}), decision).toContain(clauses?.[decision]);
  });
});
