import type { RulesPlug } from '@orrery/games/plug';
import { decisionClauses, gravity } from '@orrery/gravity';

export const plug: RulesPlug = {
  game: gravity,
  clauseOf: (decision) => decisionClauses[decision] ?? null,
};
