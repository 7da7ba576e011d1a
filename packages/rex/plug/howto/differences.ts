/** What the number of players changes, as the pack has it. */
import type { Differences } from '@orrery/games/howto';
import type { Localized } from '@orrery/kernel';
import type { RexPack } from '@orrery/rex';
import { message } from '../glossary/gallery.ts';

const same = (value: number | string): Localized => ({ en: `${value}`, ru: `${value}`, de: `${value}` });
const NOTHING: Localized = { en: 'none', ru: 'нет', de: 'keiner' };
const NOBODY: Localized = { en: 'no alliances', ru: 'Альянсов нет', de: 'keine Bündnisse' };

export function differencesOf({ playerCounts, locations, races, constants }: RexPack): Differences {
  const counts = Object.entries(playerCounts);
  const named = (things: readonly { readonly id: string; readonly name: Localized }[], ids: readonly string[]): Localized => {
    const found = things.filter(({ id }) => ids.includes(id));
    const list = (language: keyof Localized): string => found.map(({ name }) => name[language]).join(', ');
    return message({ en: list('en'), ru: list('ru'), de: list('de') });
  };
  const row = (name: Localized, of: (count: (typeof counts)[number][1]) => Localized) => ({
    name,
    values: counts.map(([, count]) => of(count)),
  });
  return {
    title: { en: 'By number of players', ru: 'По числу игроков', de: 'Nach Zahl der Spieler' },
    head: counts.map(([players]) => same(players)),
    rows: [
      row({ en: 'In ruins', ru: 'В руинах', de: 'In Trümmern' }, ({ demolished }) =>
        demolished.length === 0 ? NOTHING : named(locations, demolished),
      ),
      row({ en: 'Places an influence card pays', ru: 'Мест на Карту Влияния', de: 'Orte je Einflusskarte' }, ({ placeSecond }) =>
        same(placeSecond ? 2 : 1),
      ),
      row({ en: 'Allies together, at most', ru: 'Союзников вместе, не больше', de: 'Verbündete zusammen, höchstens' }, ({ maxAlliance }) =>
        maxAlliance < 2 ? NOBODY : same(maxAlliance),
      ),
      row({ en: 'Strongholds to win, alone / allied', ru: 'Крепостей для победы', de: 'Festungen zum Sieg' }, ({ maxAlliance }) =>
        same(
          Object.entries(constants.strongholdsToWin)
            .filter(([together]) => Number(together) <= maxAlliance)
            .map(([, strongholds]) => strongholds)
            .join(' / '),
        ),
      ),
      row({ en: 'Races for a first game', ru: 'Расы для первой партии', de: 'Völker fürs erste Spiel' }, ({ recommended }) =>
        named(races, recommended),
      ),
    ],
  };
}
