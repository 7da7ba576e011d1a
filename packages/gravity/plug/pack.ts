/** The forms in which a pack of Gravity is edited. */
import type { Localized } from '@orrery/kernel';
import type { GravityPack } from '@orrery/gravity';
import { copies, flag, name, number } from '@orrery/web/packs/formFields.ts';
import type { Field, PackPlug } from '@orrery/web/packs/plug.ts';

type Card = GravityPack['cards'][number];
type Action = Card['actions']['A'];

/** The numbers an action may have; others stand in its operation. */
const NUMBERS: Readonly<Partial<Record<keyof Action, Localized>>> = {
  amount: { en: 'so many', ru: 'сколько', de: 'wie viele' },
  temporary: { en: 'temporary units', ru: 'временных единиц', de: 'flüchtige Einheiten' },
  permanent: { en: 'permanent units', ru: 'постоянных единиц', de: 'dauerhafte Einheiten' },
  holdLimit: { en: 'aboard at most', ru: 'на борту не больше', de: 'höchstens an Bord' },
};

function action(which: 'A' | 'B', { actions }: Card): readonly Field[] {
  const given = actions[which];
  const said = ({ en, ru, de }: Localized): Localized => ({
    en: `Action ${which}: ${en}`,
    ru: `Действие ${which}: ${ru}`,
    de: `Aktion ${which}: ${de}`,
  });
  return [
    { kind: 'words', at: `/actions/${which}/name`, name: said({ en: 'name', ru: 'название', de: 'Name' }) },
    ...(Object.entries(NUMBERS) as [keyof Action, Localized][])
      .filter(([key]) => typeof given[key] === 'number')
      .map(([key, what]) => number(`/actions/${which}/${key}`, said(what), 1, 99)),
  ];
}

const SIDES = [0, 1, 2, 3, 4, 5] as const;

const drawn = (at: string, { en, ru, de }: Localized): readonly Field[] => [
  number(`${at}/draw`, { en: `${en}: cards drawn`, ru: `${ru}: взять карт`, de: `${de}: gezogene Karten` }, 1, 20),
  number(`${at}/keep`, { en: `${en}: cards kept`, ru: `${ru}: оставить карт`, de: `${de}: behaltene Karten` }, 1, 20),
  number(`${at}/turns`, { en: `${en}: turns`, ru: `${ru}: ходов`, de: `${de}: Züge` }, 1, 20),
];

export const plug: PackPlug = {
  parts: [
    {
      at: '/islands',
      title: { en: 'Islands', ru: 'Острова', de: 'Inseln' },
      entry: (island: GravityPack['islands'][number]) => island.name,
      zones: ({ id }: GravityPack['islands'][number]) => [`island-${id}`],
      fields: [
        name,
        number('/garrison', { en: 'Garrison', ru: 'Гарнизон', de: 'Garnison' }, 0, 20),
        ...SIDES.map((side): Field => ({
          kind: 'letters',
          of: 'BR',
          at: `/sources/${side}`,
          name: {
            en: `Side ${side + 1}: sources (B blue, R red)`,
            ru: `Сторона ${side + 1}: источники (B синие, R красные)`,
            de: `Seite ${side + 1}: Quellen (B blau, R rot)`,
          },
        })),
      ],
    },
    {
      at: '/cards',
      title: { en: 'Action cards', ru: 'Карты действий', de: 'Aktionskarten' },
      entry: ({ number: n, name: { en, ru, de } }: Card) => ({ en: `${n} ${en}`, ru: `${n} ${ru}`, de: `${n} ${de}` }),
      entries: {
        another: (like: Card, { cards }: GravityPack): Card => ({ ...like, number: Math.max(...cards.map((card) => card.number)) + 1 }),
      },
      fields: (card: Card): readonly Field[] => [name, copies(9), ...action('A', card), ...action('B', card)],
    },
    {
      at: '/pieces',
      title: { en: 'Pieces', ru: 'Фишки', de: 'Figuren' },
      fields: [
        number('/hunters', { en: 'Hunters of a player', ru: 'Охотники игрока', de: 'Jäger je Spieler' }, 1, 40),
        number(
          '/startOnIsland',
          { en: 'Hunters on the first island', ru: 'Охотники на первом острове', de: 'Jäger auf der ersten Insel' },
          1,
          40,
        ),
        number(
          '/startOnAirship',
          { en: 'Hunters aboard at the start', ru: 'Охотники на борту в начале', de: 'Jäger an Bord zu Beginn' },
          0,
          40,
        ),
        number('/mercenaries', { en: 'Mercenaries', ru: 'Наёмники', de: 'Söldner' }, 1, 40),
        number('/airshipCrew', { en: 'Crew of an airship', ru: 'Экипаж дирижабля', de: 'Besatzung eines Luftschiffs' }, 1, 40),
        number(
          '/airshipMercenaries',
          { en: 'Mercenaries aboard at most', ru: 'Наёмников на борту не больше', de: 'Höchstens Söldner an Bord' },
          1,
          40,
        ),
      ],
    },
    {
      at: '/round',
      title: { en: 'The round', ru: 'Раунд', de: 'Die Runde' },
      fields: [
        ...drawn('/base', { en: 'Base game', ru: 'Базовая игра', de: 'Grundspiel' }),
        ...drawn('/withModule', { en: 'With a module', ru: 'С модулем', de: 'Mit Modul' }),
        number('/savedLimit', { en: 'Cards saved at most', ru: 'Отложить карт, не больше', de: 'Höchstens aufgehobene Karten' }, 1, 20),
        number('/castlingCost', { en: 'Price of castling', ru: 'Цена рокировки', de: 'Preis der Rochade' }, 1, 20),
        number('/roundLimit', { en: 'Rounds at most', ru: 'Раундов не больше', de: 'Höchstens Runden' }, 1, 99),
      ],
    },
    {
      at: '/capture',
      title: { en: 'Capture', ru: 'Захват', de: 'Eroberung' },
      fields: [
        number('/margin', { en: 'More than stand there', ru: 'Больше, чем стоит там', de: 'Mehr, als dort stehen' }, 1, 20),
        number(
          '/lossDivisor',
          { en: 'One in so many is lost', ru: 'Теряется каждая такая по счёту', de: 'Jede so vielte geht verloren' },
          2,
          20,
        ),
        {
          kind: 'one',
          at: '/lossRounding',
          name: { en: 'Losses are rounded', ru: 'Потери округляются', de: 'Verluste werden gerundet' },
          of: [
            { value: 'down', name: { en: 'down', ru: 'вниз', de: 'ab' } },
            { value: 'up', name: { en: 'up', ru: 'вверх', de: 'auf' } },
          ],
        },
      ],
    },
    {
      at: '/attraction',
      title: { en: 'Attraction', ru: 'Притяжение', de: 'Anziehung' },
      fields: [
        number('/minimumGravity', { en: 'Gravity needed to pull', ru: 'Гравитация для притяжения', de: 'Gravitation zum Anziehen' }, 1, 20),
        number(
          '/leadForTwo',
          { en: 'Lead for a second pull', ru: 'Перевес для второго притяжения', de: 'Vorsprung für ein zweites Anziehen' },
          1,
          20,
        ),
        number('/pulls', { en: 'Pulls', ru: 'Притяжения', de: 'Anziehungen' }, 1, 6),
        number(
          '/pullsWithLead',
          { en: 'Pulls with that lead', ru: 'Притяжения с перевесом', de: 'Anziehungen mit diesem Vorsprung' },
          1,
          6,
        ),
        flag('/targetMustBeWeaker', {
          en: 'Only weaker islands are pulled',
          ru: 'Притягиваются только более слабые острова',
          de: 'Nur schwächere Inseln werden angezogen',
        }),
      ],
    },
    {
      at: '/extraction',
      title: { en: 'Extraction', ru: 'Добыча', de: 'Förderung' },
      fields: [
        number(
          '/bluePerPermanent',
          {
            en: 'Blue sources for one permanent unit',
            ru: 'Синих источников на постоянную единицу',
            de: 'Blaue Quellen je dauerhafter Einheit',
          },
          1,
          9,
        ),
        number(
          '/redPerTemporary',
          {
            en: 'Red sources for one temporary unit',
            ru: 'Красных источников на временную единицу',
            de: 'Rote Quellen je flüchtiger Einheit',
          },
          1,
          9,
        ),
        flag('/neighbourSources', {
          en: 'Sources of neighbours count',
          ru: 'Источники соседей считаются',
          de: 'Quellen der Nachbarn zählen',
        }),
      ],
    },
  ],
};
