import type { ReviewPlug } from '@orrery/games/plug';
import type { LiberationRules, View } from '@orrery/liberation';
import { chances } from './board/belief.ts';

export const plug: ReviewPlug = {
  moment: (view) => (view as View).turn,
  ledgers(rules, seat) {
    const { cities } = (rules as LiberationRules).table;
    return [
      {
        id: seat === 0 ? 'base' : 'hand',
        rows: cities.map((id) => ({ kind: 'city', id })),
        chances: true,
        figures({ view, past }) {
          const found = chances(rules as LiberationRules, { view: view as View, past });
          return cities.map((city) => (found.has(city) ? (found.get(city) as number) / 100 : null));
        },
      },
    ];
  },
  tales: [],
};
