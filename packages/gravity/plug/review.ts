import type { ReviewPlug } from '@orrery/games/plug';
import type { GravityRules, View } from '@orrery/gravity';
import { sidesOf } from './bots/sides.ts';

export const plug: ReviewPlug = {
  moment: (view) => (view as View).round,
  ledgers(rules) {
    const rows = Array.from({ length: rules.seats }, (_, seat) => ({ seat }));
    const sides = sidesOf(rules as GravityRules);
    return [
      {
        id: 'gravity',
        rows,
        chances: false,
        figures: ({ view }) =>
          rows.map(({ seat }) =>
            (view as View).islands
              .filter(({ hunters }) => (hunters[seat] ?? 0) > 0)
              .reduce((sum, { permanent, temporary }) => sum + permanent + temporary, 0),
          ),
      },
      {
        id: 'points',
        rows,
        chances: false,
        figures: ({ view }) => rows.map(({ seat }) => (view as View).points[sides.of[seat] ?? 0] ?? 0),
      },
    ];
  },
  tales: [{ id: 'pulls', kinds: ['balance', 'attractor', 'target', 'moved', 'surrounded', 'points'] }],
};
