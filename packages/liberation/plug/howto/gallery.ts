/** The kinds of cities, with what each side can do by a card of that kind, and at what price. */
import type { Gallery } from '@orrery/games/howto';
import type { Localized } from '@orrery/kernel';
import type { LiberationPack } from '@orrery/liberation';
import { message } from '../glossary.ts';

type Language = keyof Localized;
type Mission = LiberationPack['missions'][number];

const SIDES = {
  dynasty: { en: 'Dynasty', ru: 'Династия', de: 'Dynastie' },
  liberation: { en: 'Liberation', ru: 'Сопротивление', de: 'Liberation' },
} as const;
const FREE: Localized = { en: 'free', ru: 'бесплатно', de: 'kostenlos' };
const EXPLOIT: Localized = { en: 'other cities exploited', ru: 'задействовать других локаций', de: 'andere Städte ausgebeutet' };
const DISCARD: Localized = { en: 'other cards discarded', ru: 'сбросить других карт', de: 'andere Karten abgeworfen' };

function priceOf({ cost }: Mission, language: Language): string {
  const count = (sign: string): number => cost.filter((each) => each === sign).length;
  const parts = [
    ...(count('E') > 0 ? [`${EXPLOIT[language]}: ${count('E')}`] : []),
    ...(count('X') > 0 ? [`${DISCARD[language]}: ${count('X')}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : FREE[language];
}

export function galleryOf({ categories, missions }: LiberationPack): readonly Gallery[] {
  const line = (side: keyof typeof SIDES, id: string): readonly Localized[] => {
    const mission = missions.find((each) => each.id === id);
    if (!mission) return [];
    const say = (language: Language): string =>
      `${SIDES[side][language]}: ${mission.name[language]} (${priceOf(mission, language)}). ${mission.text[language]}`;
    return [message({ en: say('en'), ru: say('ru'), de: say('de') })];
  };
  return [
    {
      title: { en: 'Cards and their missions', ru: 'Карты и их миссии', de: 'Karten und was sie können' },
      items: categories.map(({ id, name, dynasty, liberation }) => ({
        key: `category-${id}`,
        name: message(name),
        lines: [...line('dynasty', dynasty), ...line('liberation', liberation)],
      })),
    },
  ];
}
