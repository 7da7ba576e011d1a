/** The cards, each with both of its actions. */
import type { Gallery } from '@orrery/games/howto';
import type { GravityPack } from '@orrery/gravity';
import type { Localized } from '@orrery/kernel';
import { deeds } from '../glossary/actions.ts';

const TITLES: Readonly<Record<string, Localized>> = {
  base: { en: 'Cards', ru: 'Карты', de: 'Karten' },
  war: { en: 'Cards of War for Resources', ru: 'Карты «Войны за ресурсы»', de: 'Karten aus Krieg um Ressourcen' },
  air: { en: 'Cards of Air Transport', ru: 'Карты «Транспортировки по воздуху»', de: 'Karten aus Lufttransport' },
};

type Action = GravityPack['cards'][number]['actions']['A'];

/** An action by its name, and what it does. */
const line = ({ op, name }: Action): Localized => ({
  en: `${name.en}: ${deeds[op].en}`,
  ru: `${name.ru}: ${deeds[op].ru}`,
  de: `${name.de}: ${deeds[op].de}`,
});

export function galleryOf({ cards }: GravityPack): readonly Gallery[] {
  return Object.entries(TITLES).map(([module, title]) => ({
    title,
    items: cards
      .filter((card) => card.module === module)
      .map(({ name, copies, actions: { A, B } }) => ({
        key: A.op,
        name: { en: `${name.en} × ${copies}`, ru: `${name.ru} × ${copies}`, de: `${name.de} × ${copies}` },
        lines: [line(A), line(B)],
      })),
  }));
}
