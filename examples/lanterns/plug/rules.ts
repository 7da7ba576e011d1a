import type { RulesPlug } from '@orrery/games/plug';
import { clauses, lanterns } from '@orrery/lanterns';

export const plug: RulesPlug = {
  game: lanterns,
  clauseOf: (decision) => clauses[decision] ?? null,
};
