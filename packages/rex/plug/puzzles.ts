import type { PuzzlesPlug } from '@orrery/games/puzzle';

export const plug: PuzzlesPlug = {
  player: 'level:3',
  questions: [
    {
      id: 'battle',
      kind: 'search',
      title: { en: 'Plan this battle', ru: 'Спланируйте битву', de: 'Plane diesen Kampf' },
      decisions: ['D-PLAN'],
      steps: 3,
      each: 3,
      asks: (_, { view }, open) => view.decision === 'D-PLAN' && open.length >= 3,
      lead: 0.015,
    },
  ],
};
