import type { GravityRules, View } from '@orrery/gravity';
import type { AimQuestion, PuzzlesPlug } from '@orrery/games/puzzle';

/** A pull: which island, and to which side of the one that attracts. */
const pull: Pick<AimQuestion, 'kind' | 'decisions' | 'steps' | 'asks'> = {
  kind: 'aim',
  decisions: ['islands.target', 'islands.cell'],
  steps: 2,
  asks: (_, { view }) => view.decision === 'islands.target',
};

export const plug: PuzzlesPlug = {
  player: 'level:4',
  questions: [
    {
      ...pull,
      id: 'ring',
      title: {
        en: 'Pull so that you win at once',
        ru: 'Притяните остров так, чтобы сразу победить',
        de: 'Zieh so, dass du sofort gewinnst',
      },
      counted: {
        en: '{count, select, 1 {wins} other {does not win}}',
        ru: '{count, select, 1 {победа} other {победы нет}}',
        de: '{count, select, 1 {gewinnt} other {gewinnt nicht}}',
      },
      each: 1,
      figure: (rules, state, seat) => Number(rules.result(state)?.winners.includes(seat) ?? false),
      least: 1,
      lead: 1,
    },
    {
      ...pull,
      id: 'pull',
      title: {
        en: 'Pull so that your next extraction brings the most',
        ru: 'Притяните остров так, чтобы следующая добыча принесла больше всего',
        de: 'Zieh so, dass deine nächste Förderung am meisten bringt',
      },
      counted: {
        en: '{count, plural, one {# crystal} other {# crystals}}',
        ru: '{count, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}',
        de: '{count, plural, one {# Kristall} other {# Kristalle}}',
      },
      each: 2,
      // What an extraction on the seat's islands would bring with the islands as they lie then.
      figure(rules, state, seat) {
        const view = rules.view(state, seat) as View;
        const own = new Set(view.islands.filter(({ hunters }) => (hunters[seat] ?? 0) > 0).map(({ id }) => id));
        return (rules as GravityRules).previews
          .yields(view)
          .reduce((sum, { island, permanent, temporary }) => sum + (own.has(island) ? permanent + temporary : 0), 0);
      },
      least: 4,
      lead: 1,
    },
  ],
};
