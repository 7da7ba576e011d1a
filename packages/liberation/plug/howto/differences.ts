/** What the expansion changes, as the pack has it. */
import type { Differences } from '@orrery/games/howto';
import type { Localized } from '@orrery/kernel';
import type { LiberationPack } from '@orrery/liberation';
import { countOf } from '../glossary.ts';

const same = (value: number | string): Localized => ({ en: `${value}`, ru: `${value}`, de: `${value}` });

export function differencesOf(pack: LiberationPack): Differences {
  const kinds = (warped: boolean): number => {
    const maps = pack.maps.filter(({ expansion }) => warped || !expansion).map(({ id }) => id);
    return new Set(pack.cities.filter(({ map }) => maps.includes(map)).map(({ category }) => category)).size;
  };
  return {
    title: { en: 'With the expansion', ru: 'С дополнением', de: 'Mit der Erweiterung' },
    head: [
      { en: 'Base game', ru: 'Базовая игра', de: 'Grundspiel' },
      { en: 'Warped World', ru: 'Искажённый мир', de: 'Verquere Welt' },
    ],
    rows: [
      { name: { en: 'Players', ru: 'Игроков', de: 'Spieler' }, values: [same(2), same(2)] },
      {
        name: { en: 'Cities, and city cards', ru: 'Локаций и их карт', de: 'Städte und Stadtkarten' },
        values: [countOf(pack, false), countOf(pack, true)].map(same),
      },
      { name: { en: 'Kinds of cities', ru: 'Видов локаций', de: 'Arten von Städten' }, values: [kinds(false), kinds(true)].map(same) },
      {
        name: { en: 'Lines between cities', ru: 'Линии между локациями', de: 'Linien zwischen Städten' },
        values: [
          { en: 'stay as laid', ru: 'не меняются', de: 'bleiben, wie sie liegen' },
          {
            en: 'change when a map card rotates',
            ru: 'меняются, когда карту планеты поворачивают',
            de: 'ändern sich, wenn eine Planetenkarte rotiert',
          },
        ],
      },
    ],
  };
}
