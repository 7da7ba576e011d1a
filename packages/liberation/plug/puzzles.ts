import type { PuzzlesPlug } from '@orrery/games/puzzle';
import type { AnyRules } from '@orrery/games/load';
import type { LiberationRules, View } from '@orrery/liberation';
import type { Known, TableView } from '@orrery/kernel';
import { baseClues } from './puzzle/baseClues.ts';

const solve = (rules: AnyRules, known: Known<TableView>) => baseClues(rules as LiberationRules, known as Known<View>);

export const plug: PuzzlesPlug = {
  player: 'net',
  questions: [
    {
      id: 'base',
      kind: 'logic',
      title: { en: 'Where can the base be?', ru: 'Где может быть база?', de: 'Wo kann die Basis sein?' },
      thing: 'city',
      each: 1,
      solve,
      asks(rules, known) {
        const { viewer, decision, baseSet } = known.view as View;
        if (viewer !== 0 || decision !== 'dyn.step1' || !baseSet) return false;
        const { left, subtle } = solve(rules, known);
        return left.length <= 3 && subtle >= 4;
      },
      rating(rules, known) {
        const { left, subtle } = solve(rules, known);
        return Math.min(2200, 850 + 70 * subtle + 60 * left.length);
      },
    },
    {
      id: 'turn',
      kind: 'search',
      title: { en: 'Find the strongest answer', ru: 'Найдите сильнейший ответ', de: 'Finde die stärkste Antwort' },
      decisions: [],
      steps: 1,
      each: 2,
      asks: (_, { view }, open) => open.length >= 4 && /^(dyn|lib)\.step[12]$/.test(view.decision),
      lead: 0.1,
    },
  ],
};
