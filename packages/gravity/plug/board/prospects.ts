/** What the actions of a card would do now, each in a short line. */
import type { Prospect, View, Yield } from '@orrery/gravity';
import { placesOf } from './aim.ts';
import { sayEffect, sayLack } from './actionWords.ts';
import type { ActionThing, Things } from './things.ts';
import { t } from './words.ts';

/** More islands than this are counted, not named. */
const NAMED = 2;

export interface Prospects {
  /** A line for an action, or null where nothing is foretold. */
  line(action: ActionThing): { readonly possible: boolean; readonly text: string } | null;
}

function islandsIn(prospect: Prospect): readonly string[] {
  return [...new Set((prospect.answers ?? []).flatMap((answer) => placesOf(answer).slice(0, 1)))].filter((place) => place !== 'airship');
}

export function prospectsOf(view: View, things: Things, prospects: readonly Prospect[], yields: () => readonly Yield[]): Prospects {
  const names = (islands: readonly string[]): string =>
    islands.length > NAMED
      ? t('gravity.can.islands', { count: islands.length })
      : islands.map((island) => things.island(island)).join(', ');
  const own = view.players[view.viewer];
  const said = (action: ActionThing, prospect: Prospect): string => {
    switch (action.op) {
      case 'recruit':
      case 'hire':
        return sayEffect(action, prospect.answers?.length ?? 0);
      case 'extract':
        return yields()
          .map(({ island, permanent, temporary }) => `${things.island(island)} +${permanent}+${temporary}`)
          .join(', ');
      case 'redeploy':
        return t('gravity.can.moves', { count: action.amount });
      case 'sabotage':
        return t('gravity.can.trunks', { count: prospect.answers?.length ?? 0 });
      case 'dig':
        return t('gravity.can.dig', {
          count: Math.min(action.holdLimit, (own?.tokens ?? 0) + Math.min(action.amount, view.supply.sources)),
          most: action.holdLimit,
        });
      case 'conserve':
        return t('gravity.can.units', { count: action.amount });
      default:
        return names(islandsIn(prospect));
    }
  };
  return {
    line(action) {
      const prospect = prospects.find((each) => each.action === action.id);
      if (!prospect) return null;
      if (prospect.answers !== null) return { possible: true, text: said(action, prospect) };
      const { hunters = 0, mercenaries = 0 } = own?.airship ?? {};
      return { possible: false, text: sayLack(action, { needs: prospect.needs ?? 0, hunters, crew: hunters + mercenaries }) };
    },
  };
}
