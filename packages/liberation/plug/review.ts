import type { ReviewPlug } from '@orrery/games/plug';
import type { LiberationRules, View } from '@orrery/liberation';
import { chances } from './board/belief.ts';

export const plug: ReviewPlug = {
  unit: 'turn',
  moment: (view) => (view as View).turn,
  ledgers(rules, seat) {
    const { cities } = (rules as LiberationRules).table;
    return [
      {
        id: seat === 0 ? 'base' : 'hand',
        title:
          seat === 0
            ? { en: 'Where the base could be', ru: 'Где могла быть база', de: 'Wo die Basis sein konnte' }
            : {
                en: 'What the Dynasty could hold',
                ru: 'Что могло быть на руках у Династии',
                de: 'Was die Dynastie auf der Hand haben konnte',
              },
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
