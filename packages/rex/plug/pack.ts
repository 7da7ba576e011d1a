/** The forms in which a pack of Rex is edited. */
import type { Localized } from '@orrery/kernel';
import type { RexPack } from '@orrery/rex';
import { among, anotherOf, copies, flag, name, NAME, number } from '@orrery/web/packs/formFields.ts';
import type { Field, PackPlug, Value } from '@orrery/web/packs/plug.ts';

type Location = RexPack['locations'][number];
type Influence = RexPack['influenceCards'][number];
type Strategy = RexPack['strategyCards'][number];

const SHORT: Localized = { en: 'Short name', ru: 'Короткое название', de: 'Kurzname' };
const places = ({ locations }: RexPack): readonly Value[] => among(locations);
const paying = ({ locations }: RexPack): readonly Value[] => among(locations.filter(({ influence }) => influence));
const KINDS: Readonly<Record<string, Localized>> = {
  place: { en: 'Influence', ru: 'Влияние', de: 'Einfluss' },
  ceasefire: { en: 'Ceasefire', ru: 'Перемирие', de: 'Waffenstillstand' },
  offensive: { en: 'Sol Offensive', ru: 'Наступление Сол', de: 'Sol-Offensive' },
};
const numbered = ({ en, ru, de }: Localized, id: string): Localized => ({ en: `${en} ${id}`, ru: `${ru} ${id}`, de: `${de} ${id}` });

export const plug: PackPlug = {
  parts: [
    {
      at: '/locations',
      title: { en: 'Locations', ru: 'Локации', de: 'Orte' },
      entry: (location: Location) => location.name,
      zones: ({ id }: Location) => [`place-${id}`],
      fields: ({ council, short }: Location): readonly Field[] => [
        name,
        ...(short ? [{ kind: 'words', at: '/short', name: SHORT } as const] : []),
        ...(council ? [] : [number('/sector', { en: 'Sector', ru: 'Сектор', de: 'Sektor' }, 1, 30)]),
        flag('/stronghold', { en: 'Stronghold', ru: 'Крепость', de: 'Festung' }),
        flag('/shield', { en: 'Shield', ru: 'Щит', de: 'Schild' }),
        flag('/influence', { en: 'Influence symbol', ru: 'Символ влияния', de: 'Einflusssymbol' }),
        flag('/spaceport', { en: 'Spaceport', ru: 'Космопорт', de: 'Raumhafen' }),
        {
          kind: 'some',
          mutual: true,
          at: '/adj',
          name: { en: 'Paths to', ru: 'Пути в', de: 'Wege nach' },
          of: (pack: RexPack, { id }: Location) => places(pack).filter(({ value }) => value !== id),
        },
      ],
    },
    {
      at: '/races',
      title: { en: 'Races', ru: 'Расы', de: 'Völker' },
      entry: (entry: RexPack['races'][number]) => entry.name,
      fields: [
        name,
        { kind: 'words', at: '/short', name: SHORT },
        number('/startInfluence', { en: 'Influence at the start', ru: 'Влияние в начале', de: 'Einfluss zu Beginn' }, 0, 50),
        number('/units/normal', { en: 'Units', ru: 'Отряды', de: 'Einheiten' }, 0, 40),
        number('/units/mech', { en: 'Mechanized units', ru: 'Механизированные отряды', de: 'Mechanisierte Einheiten' }, 0, 20),
        number('/startReserve/normal', { en: 'Units in reserve', ru: 'Отряды в резерве', de: 'Einheiten in Reserve' }, 0, 40),
        number(
          '/startReserve/mech',
          { en: 'Mechanized units in reserve', ru: 'Механизированные отряды в резерве', de: 'Mechanisierte Einheiten in Reserve' },
          0,
          20,
        ),
        number('/freeRecruits', { en: 'Free recruits', ru: 'Бесплатный набор', de: 'Kostenlose Rekruten' }, 0, 20),
        number('/startCards', { en: 'Strategy cards at the start', ru: 'Карты Стратегий в начале', de: 'Strategiekarten zu Beginn' }, 0, 5),
        number('/traitorsKept', { en: 'Traitors kept', ru: 'Оставляет предателей', de: 'Behaltene Verräter' }, 1, 4),
        number('/handLimit', { en: 'Hand limit', ru: 'Предел карт на руке', de: 'Handkartenlimit' }, 1, 12),
        number('/moveBase', { en: 'Steps of movement', ru: 'Шаги перемещения', de: 'Bewegungsschritte' }, 1, 6),
      ],
    },
    {
      at: '/leaders',
      title: { en: 'Leaders', ru: 'Лидеры', de: 'Anführer' },
      entry: (entry: RexPack['leaders'][number]) => entry.name,
      fields: [name, number('/strength', { en: 'Strength', ru: 'Сила', de: 'Stärke' }, 0, 20)],
    },
    {
      at: '/strategyCards',
      title: { en: 'Strategy cards', ru: 'Карты Стратегий', de: 'Strategiekarten' },
      entry: (card: Strategy) => card.name,
      entries: { another: (like: Strategy, { strategyCards }: RexPack): Strategy => ({ ...anotherOf(like, strategyCards), copies: 1 }) },
      fields: [name, copies(20), number('/minRound', { en: 'From round', ru: 'Начиная с раунда', de: 'Ab Runde' }, 1, 12)],
    },
    {
      at: '/influenceCards',
      title: { en: 'Influence cards', ru: 'Карты Влияния', de: 'Einflusskarten' },
      entry: ({ id, kind }: Influence) => numbered(KINDS[kind] ?? NAME, id),
      zones: ({ first, second }: Influence) => [first, second].flatMap((put) => (put ? [`place-${put.loc}`] : [])),
      fields: ({ kind, first, second }: Influence): readonly Field[] =>
        kind !== 'place'
          ? []
          : [
              ...(first
                ? [
                    {
                      kind: 'one',
                      at: '/first/loc',
                      name: { en: 'First place', ru: 'Первая локация', de: 'Erster Ort' },
                      of: paying,
                    } as const,
                    number('/first/amount', { en: 'Influence there', ru: 'Влияние в ней', de: 'Einfluss dort' }, 1, 50),
                  ]
                : []),
              ...(second
                ? [
                    {
                      kind: 'one',
                      at: '/second/loc',
                      name: { en: 'Second place', ru: 'Вторая локация', de: 'Zweiter Ort' },
                      of: paying,
                    } as const,
                    number('/second/amount', { en: 'Influence at the second', ru: 'Влияние во второй', de: 'Einfluss am zweiten' }, 1, 50),
                  ]
                : []),
            ],
    },
    {
      at: '/bombardmentCards',
      title: { en: 'Bombardment cards', ru: 'Карты Бомбардировки', de: 'Bombardierungskarten' },
      entry: ({ id }: RexPack['bombardmentCards'][number]) => id,
      fields: [
        number(
          '/value',
          { en: 'Sectors the fleet moves', ru: 'На сколько секторов движется флот', de: 'So viele Sektoren zieht die Flotte' },
          0,
          18,
        ),
      ],
    },
    {
      at: '/betrayalCards',
      title: { en: 'Betrayal cards', ru: 'Карты Предательства', de: 'Verratskarten' },
      entry: (entry: RexPack['betrayalCards'][number]) => entry.name,
      fields: [name, number('/difficulty', { en: 'Difficulty', ru: 'Сложность', de: 'Schwierigkeit' }, 1, 20)],
    },
    {
      at: '/constants',
      title: { en: 'Numbers and prices', ru: 'Числа и цены', de: 'Zahlen und Preise' },
      fields: [
        number('/rounds', { en: 'Rounds', ru: 'Раунды', de: 'Runden' }, 1, 12),
        number('/baseIncome', { en: 'Income without a symbol', ru: 'Доход без символов', de: 'Einnahmen ohne Symbol' }, 0, 99),
        number(
          '/collectPerUnit',
          { en: 'Influence a unit collects', ru: 'Сколько влияния собирает отряд', de: 'Einfluss, den eine Einheit sammelt' },
          0,
          99,
        ),
        number(
          '/recruitMaxUnits',
          { en: 'Units recruited at most', ru: 'Набор отрядов, не больше', de: 'Höchstens rekrutierte Einheiten' },
          1,
          10,
        ),
        number('/recruitUnitCost', { en: 'Price of a recruit', ru: 'Цена набора отряда', de: 'Preis eines Rekruten' }, 0, 99),
        number(
          '/recruitMaxLeaders',
          { en: 'Leaders recruited at most', ru: 'Набор лидеров, не больше', de: 'Höchstens rekrutierte Anführer' },
          0,
          5,
        ),
        number('/movePort', { en: 'Steps from a spaceport', ru: 'Шаги из космопорта', de: 'Schritte von einem Raumhafen aus' }, 1, 6),
        number('/deployCost', { en: 'Price of deployment', ru: 'Цена развёртывания', de: 'Preis der Stationierung' }, 0, 99),
        number(
          '/deployCostEnemy',
          { en: 'Price of deployment among enemies', ru: 'Цена развёртывания среди врагов', de: 'Preis der Stationierung unter Feinden' },
          0,
          99,
        ),
        number(
          '/deployCostCouncil',
          { en: 'Price of deployment in the Council', ru: 'Цена развёртывания в Совете', de: 'Preis der Stationierung im Rat' },
          0,
          99,
        ),
        number('/minBid', { en: 'Lowest bid', ru: 'Наименьшая ставка', de: 'Mindestgebot' }, 1, 10),
        number('/traitorsDealt', { en: 'Traitors dealt', ru: 'Раздаётся предателей', de: 'Ausgeteilte Verräter' }, 1, 4),
        number(
          '/strongholdsToWin/1',
          { en: 'Strongholds to win alone', ru: 'Крепости для победы в одиночку', de: 'Festungen für den Sieg allein' },
          1,
          5,
        ),
        number(
          '/strongholdsToWin/2',
          { en: 'Strongholds to win as two', ru: 'Крепости для победы вдвоём', de: 'Festungen für den Sieg zu zweit' },
          1,
          5,
        ),
        number(
          '/strongholdsToWin/3',
          { en: 'Strongholds to win as three', ru: 'Крепости для победы втроём', de: 'Festungen für den Sieg zu dritt' },
          1,
          5,
        ),
        number(
          '/mechStrength',
          { en: 'Strength of a mechanized unit', ru: 'Сила механизированного отряда', de: 'Stärke einer mechanisierten Einheit' },
          1,
          4,
        ),
      ],
    },
  ],
};
