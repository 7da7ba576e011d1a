/** The glossary of Liberation; missions and categories are the pack's, in its own words. */
import type { GlossaryPlug, Term, TermGroup, Terms } from '@orrery/games/glossary';
import type { Localized } from '@orrery/kernel';
import { HAND_LIMIT, type LiberationPack } from '@orrery/liberation';
import { firsts } from './glossary/firsts.ts';
import { cards, deeds, galaxy } from './glossary/table.ts';

const groupOf = (en: string, ru: string, de: string, terms: Terms): TermGroup => ({ title: { en, ru, de }, terms });

/** A pack's words as a message: its braces are no arguments. */
const plain = (text: string): string => text.replaceAll(/[{}]/g, "'$&'");
export const message = ({ en, ru, de }: Localized): Localized => ({ en: plain(en), ru: plain(ru), de: plain(de) });

const DYNASTY = { en: 'Dynasty', ru: 'Династия', de: 'Dynastie' };
const LIBERATION = { en: 'Liberation', ru: 'Сопротивление', de: 'Liberation' };

/** How many cities there are; with the expansion that depends on which map card it replaces. */
export function countOf({ maps }: LiberationPack, warped: boolean): string {
  const sizes = (expansion: boolean): number[] => maps.filter((map) => map.expansion === expansion).map(({ cities }) => cities.length);
  const all = sizes(false).reduce((sum, size) => sum + size, 0);
  const added = sizes(true)[0] ?? 0;
  const counts = warped ? sizes(false).map((size) => all - size + added) : [all];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least}–${most}`;
}

export const plug: GlossaryPlug = {
  glossary({ options, pack: given }) {
    const pack = given as LiberationPack;
    const warped = options['warpedWorld'] === true;
    const cities = pack.cities.filter(({ map }) => pack.maps.some(({ id, expansion }) => id === map && (warped || !expansion)));
    const inPlay = new Set(cities.flatMap(({ category, categoryMixed }) => [category, ...(categoryMixed ? [categoryMixed] : [])]));
    const categories = pack.categories.filter(({ id }) => inPlay.has(id));
    const mission = (id: string) => pack.missions.find((each) => each.id === id);
    const both = ({ dynasty, liberation }: (typeof categories)[number]): Localized => {
      const said = (language: keyof Localized): string =>
        `${DYNASTY[language]}: ${mission(dynasty)?.name[language] ?? ''}. ${LIBERATION[language]}: ${mission(liberation)?.name[language] ?? ''}.`;
      return message({ en: said('en'), ru: said('ru'), de: said('de') });
    };
    const used = new Set(categories.flatMap(({ dynasty, liberation }) => [dynasty, liberation]));
    const missions = pack.missions.filter(({ id }) => used.has(id));
    const termOf = (name: Localized, text: Localized): Term => ({ word: message(name), text });
    return {
      groups: [
        groupOf('The galaxy', 'Галактика', 'Die Galaxis', galaxy),
        groupOf('Cards', 'Карты', 'Karten', cards),
        groupOf('Deeds', 'Действия', 'Aktionen', deeds),
        groupOf(
          'Categories',
          'Категории',
          'Kategorien',
          Object.fromEntries(categories.map((category) => [`category-${category.id}`, termOf(category.name, both(category))])),
        ),
        groupOf(
          'Missions',
          'Миссии',
          'Befehle und Einsätze',
          Object.fromEntries(missions.map(({ id, name, text }) => [`mission-${id}`, termOf(name, message(text))])),
        ),
      ],
      figures: { cities: countOf(pack, warped), limit: HAND_LIMIT },
    };
  },
  firsts,
};
