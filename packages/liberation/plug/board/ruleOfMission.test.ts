import { standard } from '@orrery/liberation';
import { loadClauses } from '@orrery/texts';
import { expect, test } from 'vitest';
import { ruleOfMission } from './ruleOfMission.ts';

test('every mission leads to a clause that exists', async () => {
  const clauses = Object.keys((await loadClauses('liberation'))?.clauseTexts ?? {});
  for (const { id } of standard.missions) {
    expect(clauses).toContain(ruleOfMission(id));
    expect(ruleOfMission(id)).not.toBe(ruleOfMission('of-my-own'));
  }
});
