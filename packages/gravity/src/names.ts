import type { Localized, Name, Names } from '@orrery/kernel';
import type { Table } from './table.ts';

type Lists = Record<string, Record<string, Name>>;

const units: Record<string, Localized> = {
  permanent: { en: 'permanent', ru: 'постоянная', de: 'dauerhaft' },
  temporary: { en: 'temporary', ru: 'временная', de: 'flüchtig' },
};
const pieces: Record<string, Localized> = {
  hunter: { en: 'hunter', ru: 'охотник', de: 'Jäger' },
  mercenary: { en: 'mercenary', ru: 'наёмник', de: 'Söldner' },
};
const colours: Record<string, Localized> = {
  blue: { en: 'blue', ru: 'синий', de: 'blau' },
  red: { en: 'red', ru: 'красный', de: 'rot' },
};
const phases: Record<string, Localized> = {
  preparation: { en: 'preparation', ru: 'подготовка', de: 'Vorbereitung' },
  corporations: { en: 'corporations', ru: 'корпорации', de: 'Konzerne' },
  islands: { en: 'islands', ru: 'острова', de: 'Inseln' },
  transition: { en: 'transition', ru: 'переход', de: 'Übergang' },
};
const directions: readonly Localized[] = [
  { en: 'right', ru: 'справа', de: 'rechts' },
  { en: 'lower right', ru: 'справа снизу', de: 'unten rechts' },
  { en: 'lower left', ru: 'слева снизу', de: 'unten links' },
  { en: 'left', ru: 'слева', de: 'links' },
  { en: 'upper left', ru: 'слева сверху', de: 'oben links' },
  { en: 'upper right', ru: 'справа сверху', de: 'oben rechts' },
];
/** Sides and trunks are counted from one, as the board shows them. */
const counted = (number: number): Record<string, Localized> =>
  Object.fromEntries(Array.from({ length: number }, (_, i) => [String(i), { en: `${i + 1}`, ru: `${i + 1}`, de: `${i + 1}` }]));
const airship: Localized = { en: 'airship', ru: 'дирижабль', de: 'Luftschiff' };
const partnerAirship: Localized = { en: 'partner’s airship', ru: 'дирижабль напарника', de: 'Luftschiff des Partners' };
const noCards: Localized = { en: 'no cards', ru: 'ни одной карты', de: 'keine Karten' };

/** Names of everything a choice or an event speaks of, by argument and value. */
export function names(table: Table): Names {
  const cardsInPlay = table.pack.cards.filter((card) => table.sets.numbers.includes(card.number));
  const islands = Object.fromEntries(table.pack.islands.map(({ id, name }) => [id, name]));
  const places = { airship, ...islands };
  const card = Object.fromEntries(cardsInPlay.map(({ number, name }) => [String(number), name]));
  const action = Object.fromEntries(
    cardsInPlay.flatMap(({ number, actions }) => [
      [`${number}A`, actions.A.name],
      [`${number}B`, actions.B.name],
    ]),
  );
  const lists: Lists = {
    card,
    action,
    island: islands,
    attractor: islands,
    target: islands,
    from: places,
    to: places,
    origin: { airship, partnerAirship, ...islands },
    piece: pieces,
    unit: units,
    colour: colours,
    phase: phases,
    direction: Object.fromEntries(directions.map((name, i) => [String(i), name])),
    side: counted(6),
    trunk: counted(table.mostTrunks),
  };
  let sets: Record<string, Localized> | undefined;
  return Object.defineProperty(lists, 'cards', {
    enumerable: true,
    // thousands of sets, of which few are ever spoken of
    get: () => (sets ??= Object.fromEntries(table.sets.text.map((text) => [text, setName(text, card)]))),
  });
}

function setName(text: string, card: Readonly<Record<string, Localized>>): Localized {
  if (text === 'none') return noCards;
  const list = text.split(' ').map((number) => card[number] ?? noCards);
  return { en: list.map(({ en }) => en).join(', '), ru: list.map(({ ru }) => ru).join(', '), de: list.map(({ de }) => de).join(', ') };
}
