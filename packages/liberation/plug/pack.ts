/** The forms in which a pack of Liberation is edited. */
import type { Localized } from '@orrery/kernel';
import type { LiberationPack } from '@orrery/liberation';
import { anotherCity, cityCame, cityLeft } from './packCities.ts';
import { among, anotherOf, name } from '@orrery/web/packs/formFields.ts';
import type { Field, PackPlug, Value } from '@orrery/web/packs/plug.ts';

type City = LiberationPack['cities'][number];
type Category = LiberationPack['categories'][number];
type Planet = LiberationPack['planets'][number];
type Mission = LiberationPack['missions'][number];
type MapCard = LiberationPack['maps'][number];

const missionsOf =
  (side: Mission['side']) =>
  ({ missions }: LiberationPack): readonly Value[] =>
    among(missions.filter((mission) => mission.side === side));

const COSTS: readonly Value[] = [
  { value: 'E', name: { en: 'Cities exploited', ru: 'Задействовать локаций', de: 'Städte ausgebeutet' } },
  { value: 'X', name: { en: 'Cards discarded', ru: 'Сбросить карт', de: 'Karten abgeworfen' } },
];

/** Every line there can be on a card; those it has come first, written as it writes them. */
function linesOf(face: 'A' | 'B') {
  return (_pack: LiberationPack, { cities, faces }: MapCard): readonly Value[] => {
    const drawn = faces[face].lines;
    const same = (pair: string) => (line: string) => line === pair || line === [...pair].toReversed().join('');
    const pairs = cities.flatMap((one, i) => cities.slice(i + 1).map((other) => `${one}${other}`));
    return [...drawn, ...pairs.filter((pair) => !drawn.some(same(pair)))].map((pair) => ({ value: pair, name: [...pair].join(' – ') }));
  };
}
const citiesOf = ({ cities }: LiberationPack, card: MapCard): readonly Value[] =>
  among(cities.filter(({ id }) => card.cities.includes(id)));

const PORTS: Readonly<Record<'NW' | 'NE' | 'E' | 'SE' | 'SW' | 'W', Localized>> = {
  NW: { en: 'upper left', ru: 'слева вверху', de: 'links oben' },
  NE: { en: 'upper right', ru: 'справа вверху', de: 'rechts oben' },
  E: { en: 'right', ru: 'справа', de: 'rechts' },
  SE: { en: 'lower right', ru: 'справа внизу', de: 'rechts unten' },
  SW: { en: 'lower left', ru: 'слева внизу', de: 'links unten' },
  W: { en: 'left', ru: 'слева', de: 'links' },
};
const face = (side: 'A' | 'B'): readonly Field[] => [
  {
    kind: 'some',
    at: `/faces/${side}/lines`,
    name: { en: `Side ${side}: lines`, ru: `Сторона ${side}: линии`, de: `Seite ${side}: Linien` },
    of: linesOf(side),
  },
  ...Object.entries(PORTS).map(([port, { en, ru, de }]): Field => ({
    kind: 'one',
    at: `/faces/${side}/ports/${port}`,
    name: {
      en: `Side ${side}: way out ${en}`,
      ru: `Сторона ${side}: выход ${ru}`,
      de: `Seite ${side}: Ausgang ${de}`,
    },
    of: citiesOf,
  })),
];

const zonesOf = (cities: readonly City[], fits: (city: City) => boolean): readonly string[] =>
  cities.filter(fits).map(({ id }) => `city-${id}`);

export const plug: PackPlug = {
  parts: [
    {
      at: '/cities',
      title: { en: 'Cities', ru: 'Локации', de: 'Städte' },
      entry: (city: City) => city.name,
      entries: { another: anotherCity, came: cityCame, left: cityLeft },
      zones: ({ id }: City) => [`city-${id}`],
      fields: [
        name,
        { kind: 'words', at: '/letter', name: { en: 'Letter', ru: 'Буква', de: 'Buchstabe' } },
        {
          kind: 'one',
          at: '/category',
          name: { en: 'Kind', ru: 'Вид', de: 'Art' },
          of: ({ categories }: LiberationPack) => among(categories),
        },
        {
          kind: 'one',
          at: '/planet',
          name: { en: 'Planet', ru: 'Планета', de: 'Planet' },
          of: ({ planets }: LiberationPack) => among(planets),
        },
      ],
    },
    {
      at: '/missions',
      title: { en: 'Missions', ru: 'Миссии', de: 'Einsätze' },
      entry: (mission: Mission) => mission.name,
      entries: { another: (like: Mission, { missions }: LiberationPack) => anotherOf(like, missions) },
      zones: ({ id }: Mission, { categories, cities }: LiberationPack) =>
        zonesOf(cities, (city) => categories.some((kind) => kind.id === city.category && (kind.dynasty === id || kind.liberation === id))),
      fields: [
        name,
        { kind: 'many', at: '/cost', name: { en: 'Cost', ru: 'Цена', de: 'Kosten' }, of: COSTS, most: 4 },
        { kind: 'words', long: true, at: '/text', name: { en: 'Text', ru: 'Текст', de: 'Text' } },
      ],
    },
    {
      at: '/categories',
      title: { en: 'Kinds of cards', ru: 'Виды карт', de: 'Kartenarten' },
      entry: (category: Category) => category.name,
      entries: { another: (like: Category, { categories }: LiberationPack) => anotherOf(like, categories) },
      zones: ({ id }: Category, { cities }: LiberationPack) => zonesOf(cities, ({ category }) => category === id),
      fields: [
        name,
        {
          kind: 'one',
          at: '/dynasty',
          name: { en: 'Mission of the Dynasty', ru: 'Миссия Династии', de: 'Einsatz der Dynastie' },
          of: missionsOf('D'),
        },
        {
          kind: 'one',
          at: '/liberation',
          name: { en: 'Mission of the Liberation', ru: 'Миссия Сопротивления', de: 'Einsatz der Liberation' },
          of: missionsOf('L'),
        },
      ],
    },
    {
      at: '/maps',
      title: { en: 'Map cards', ru: 'Карты планет', de: 'Planetenkarten' },
      entry: (card: MapCard) => card.name,
      zones: ({ id }: MapCard) => [`map-${id}`],
      fields: [name, ...face('A'), ...face('B')],
    },
    {
      at: '/planets',
      title: { en: 'Planets', ru: 'Планеты', de: 'Planeten' },
      entry: (planet: Planet) => planet.name,
      entries: { another: (like: Planet, { planets }: LiberationPack) => anotherOf(like, planets) },
      zones: ({ id }: Planet, { cities }: LiberationPack) => zonesOf(cities, ({ planet }) => planet === id),
      fields: [name, { kind: 'colour', at: '/color', name: { en: 'Colour', ru: 'Цвет', de: 'Farbe' } }],
    },
  ],
};
