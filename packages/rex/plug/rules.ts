import type { RulesPlug } from '@orrery/games/plug';
import { rex, type RexView } from '@orrery/rex';

export const plug: RulesPlug = {
  game: rex,
  become(view, seat) {
    const race = (view as RexView).players[seat]?.race ?? null;
    return race === null ? null : { kind: 'race', id: race };
  },
};
