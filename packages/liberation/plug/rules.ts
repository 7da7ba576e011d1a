import type { RulesPlug } from '@orrery/games/plug';
import { decisionClauses, liberation } from '@orrery/liberation';

export const plug: RulesPlug = {
  game: liberation,
  clauseOf: (decision) => decisionClauses[decision] ?? null,
};
