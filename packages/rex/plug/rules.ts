import type { RulesPlug } from '@orrery/games/plug';
import { clauseOfDecision, rex, type RexView } from '@orrery/rex';

export const plug: RulesPlug = {
  game: rex,
  clauseOf: clauseOfDecision,
  become(view, seat) {
    const race = (view as RexView).players[seat]?.race ?? null;
    return race === null ? null : { kind: 'race', id: race };
  },
};
