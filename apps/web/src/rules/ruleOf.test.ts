import { loadClauses } from '@orrery/texts';
import { describe, expect, test } from 'vitest';
import { DECISIONS as rexDecisions } from '@orrery/rex';
import { DECISIONS as liberationDecisions, standard } from '@orrery/liberation';
import { gravity } from '@orrery/gravity';
import { ruleOf, ruleOfMission } from './ruleOf.ts';

const texts = async (game: string): Promise<ReadonlySet<string>> => new Set(Object.keys((await loadClauses(game))?.clauseTexts ?? {}));

describe('every decision leads to a clause that exists', () => {
  test.each([
    ['liberation', liberationDecisions.filter((decision) => decision !== 'over')],
    ['rex', rexDecisions],
  ] as const)('of %s', async (game, decisions) => {
    const clauses = await texts(game);
    for (const decision of decisions) expect(clauses, decision).toContain(ruleOf(game, decision));
  });

  test('of gravity', async () => {
    const [clauses, words] = await Promise.all([
      texts('gravity'),
      import('@orrery/texts').then(({ gameTexts }) => gameTexts['gravity']?.en()),
    ]);
    const decisions = Object.keys(words ?? {}).flatMap((key) => /^decision\.(.+?)(?:\.wait)?$/.exec(key)?.[1] ?? []);
    expect(gravity.id).toBe('gravity');
    expect(decisions.length).toBeGreaterThan(20);
    for (const decision of decisions.filter((each) => each !== 'over')) expect(clauses, decision).toContain(ruleOf('gravity', decision));
  });
});

test('every mission leads to a clause that exists', async () => {
  const clauses = await texts('liberation');
  for (const { id } of standard.missions) {
    expect(clauses).toContain(ruleOfMission(id));
    expect(ruleOfMission(id)).not.toBe(ruleOfMission('of-my-own'));
  }
});
