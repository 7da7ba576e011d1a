import type { ReviewPlug } from '@orrery/games/plug';
import type { GravityRules, View } from '@orrery/gravity';
import { sidesOf } from './bots/sides.ts';

export const plug: ReviewPlug = {
  unit: 'round',
  moment: (view) => (view as View).round,
  ledgers(rules) {
    const rows = Array.from({ length: rules.seats }, (_, seat) => ({ seat }));
    const sides = sidesOf(rules as GravityRules);
    return [
      {
        id: 'gravity',
        title: {
          en: 'Gravity held, over the rounds',
          ru: 'Гравитация под контролем по раундам',
          de: 'Gehaltene Gravitation von Runde zu Runde',
        },
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
        title: { en: 'Domination over the rounds', ru: 'Доминирование по раундам', de: 'Dominanz von Runde zu Runde' },
        rows,
        chances: false,
        figures: ({ view }) => rows.map(({ seat }) => (view as View).points[sides.of[seat] ?? 0] ?? 0),
      },
    ];
  },
  tales: [
    {
      id: 'pulls',
      title: { en: 'Pulls', ru: 'Притяжения', de: 'Anziehungen' },
      kinds: ['balance', 'attractor', 'target', 'moved', 'surrounded', 'points'],
      drawn: ['moved'],
    },
  ],
};
