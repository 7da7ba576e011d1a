import type { RulesPlug } from '@orrery/games/plug';
import { rex, type RexView } from '@orrery/rex';
import { CLAUSE_OF_DECISION } from '../src/decision-clauses.ts';

export const plug: RulesPlug = {
  game: rex,
  clauseOf: (decision) => (CLAUSE_OF_DECISION as Readonly<Record<string, string>>)[decision] ?? null,
  become(view, seat) {
    const race = (view as RexView).players[seat]?.race ?? null;
    return race === null ? null : { kind: 'race', id: race };
  },
};
