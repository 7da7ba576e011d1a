import type { Localized, Names, Options } from '@orrery/kernel';
import type { CitySet } from './cities.ts';
import { atlas, MODES, type Atlas } from './galaxy.ts';
import type { Settings } from './options.ts';
import type { City, EffectOp, LiberationPack, Mission, RepeatedOp } from './pack/schema.ts';
import { choiceCodes, eventCodes, type ChoiceCodes, type EventCodes, type Nouns } from './vocabulary.ts';

export const DYNASTY = 0;
export const LIBERATION = 1;

/** Operations of missions as numbers to switch on. */
export const OP = {
  mill: 0,
  returnDiscards: 1,
  borrow: 2,
  attackCity: 3,
  attackArea: 4,
  relocate: 5,
  evade: 6,
  repeat: 7,
  askBase: 8,
  peek: 9,
  rotate: 10,
  exploitFor: 11,
  draw: 12,
  unexploit: 13,
  occupyFromHand: 14,
  discardOwn: 15,
  opponentDiscards: 16,
  lookAtHand: 17,
} as const;

/** Where an operation looks for cities. */
export const ANYWHERE = 0;
export const NEAR_SOURCE = 1;
export const NEAR_OCCUPIED = 2;
export const NEAR_OWN = 3;
export const NO_SABOTAGE = -1;

/** What kind of area an operation names. */
export const MAP = 0;
export const PLANET = 1;
export const CATEGORY = 2;

/** Uses of an exploited city, as bits. */
export const OCCUPY = 1;
export const ATTACK = 2;
export const MISSION = 4;

/** One operation of a mission; every operation has every field, so that the hot path meets one shape. */
export interface Op {
  readonly code: number;
  /** How many: cards, cities, uses. */
  readonly count: number;
  /** The fraction of the deck that `mill` moves is count / divisor. */
  readonly divisor: number;
  readonly roundUp: boolean;
  /** The player may decline, stop, or take a card it looks at. */
  readonly optional: boolean;
  /** Each city once; the base may stay; the borrowed cost is paid; the opponent chooses; the owner names the number or the order: the one switch of the operation. */
  readonly flag: boolean;
  readonly near: number;
  readonly scope: number;
  /** Uses of the exploited city; in `repeat` 1 when exploiting is among the choices. */
  readonly uses: number;
  /** Cities that may not be borrowed from. */
  readonly excluded: CitySet;
}

export interface MissionRule {
  readonly id: string;
  readonly costExploit: number;
  readonly costDiscard: number;
  readonly borrows: boolean;
  readonly effect: readonly Op[];
}

/** Rules of one table with options and pack worked in. */
export interface Table {
  readonly pack: LiberationPack;
  readonly options: Options;
  readonly settings: Settings;
  readonly atlas: Atlas;
  /** Cities that may come into play under these options, in letter order. */
  readonly cities: readonly string[];
  /** Indices into `atlas.maps`. */
  readonly baseMaps: readonly number[];
  readonly expansionMap: number;
  readonly planets: readonly string[];
  readonly planetCities: readonly CitySet[];
  readonly categories: readonly string[];
  readonly categoryCities: readonly CitySet[];
  readonly categoryOf: readonly number[];
  readonly missions: readonly MissionRule[];
  /** Mission of each city, for each side. */
  readonly dynastyMission: readonly number[];
  readonly liberationMission: readonly number[];
  /** Whose hand missions stay face down. LIB-OPT-5 */
  readonly hidden: readonly [boolean, boolean];
  readonly choices: ChoiceCodes;
  readonly events: EventCodes;
  readonly names: Names;
}

const plain: Op = {
  code: 0,
  count: 0,
  divisor: 1,
  roundUp: false,
  optional: false,
  flag: false,
  near: ANYWHERE,
  scope: MAP,
  uses: 0,
  excluded: 0,
};

const SCOPES = { city: MAP, mapCard: MAP, planet: PLANET, category: CATEGORY } as const;
const USES = { occupy: OCCUPY, attack: ATTACK, mission: MISSION } as const;

function repeated(choices: readonly RepeatedOp[], rest: Partial<Op>): Op {
  const sabotage = choices.find((choice) => choice.op === 'sabotage');
  return {
    ...plain,
    code: OP.repeat,
    uses: choices.some((choice) => choice.op === 'exploitOccupied') ? 1 : 0,
    near: sabotage ? (sabotage.adjacentTo === 'baseOrHand' ? NEAR_OWN : ANYWHERE) : NO_SABOTAGE,
    ...rest,
  };
}

function compile(op: EffectOp, citiesOfCategory: (id: string) => CitySet): Op {
  switch (op.op) {
    case 'millDeck':
      return { ...plain, code: OP.mill, count: op.num, divisor: op.den, roundUp: op.round === 'up' };
    case 'discardToDeckTop':
      return { ...plain, code: OP.returnDiscards, count: op.max, flag: op.count === 'owner' };
    case 'borrowMission':
      return {
        ...plain,
        code: OP.borrow,
        flag: op.payCost,
        excluded: op.excludeCategories.reduce((set, id) => set | citiesOfCategory(id), 0),
      };
    case 'attack': {
      const near = op.adjacentTo === 'source' ? NEAR_SOURCE : op.adjacentTo === 'anyOccupied' ? NEAR_OCCUPIED : ANYWHERE;
      return { ...plain, code: op.scope === 'city' ? OP.attackCity : OP.attackArea, scope: SCOPES[op.scope], near };
    }
    case 'relocateBase':
      return { ...plain, code: OP.relocate, near: op.adjacentTo === 'base' ? NEAR_OWN : ANYWHERE, flag: op.allowSame };
    case 'evade':
      return { ...plain, code: OP.evade, optional: op.optional };
    case 'repeat':
      return repeated(op.choices, { count: op.max, optional: op.mayStop, flag: op.distinctCities });
    case 'exploitOccupied':
    case 'sabotage':
      return repeated([op], { count: 1, flag: true, optional: op.op === 'sabotage' && op.adjacentTo !== null });
    case 'askBase':
      return { ...plain, code: OP.askBase, scope: SCOPES[op.scope] };
    case 'peekDeck':
      return { ...plain, code: OP.peek, count: op.count, optional: op.takeMax > 0, flag: op.order === 'owner' };
    case 'rotateMap':
      return { ...plain, code: OP.rotate, count: op.count };
    case 'exploitFor':
      return { ...plain, code: OP.exploitFor, uses: op.operations.reduce((uses, use) => uses | USES[use], 0), optional: op.optional };
    case 'draw':
      return { ...plain, code: OP.draw, count: op.count };
    case 'unexploit':
      return { ...plain, code: OP.unexploit, count: op.max };
    case 'occupyFromHand':
      return { ...plain, code: OP.occupyFromHand, near: op.adjacentTo === 'anyOccupied' ? NEAR_OCCUPIED : ANYWHERE };
    case 'discardOwn':
      return { ...plain, code: OP.discardOwn, count: op.count };
    case 'opponentDiscards':
      return { ...plain, code: OP.opponentDiscards, count: op.count, flag: op.pick === 'opponent' };
    case 'lookAtHand':
      return { ...plain, code: OP.lookAtHand, count: op.count === 'all' ? 32 : op.count };
  }
}

const followUp = (op: EffectOp): boolean => 'followUp' in op && op.followUp === true;

function missionRule(mission: Mission, settings: Settings, citiesOfCategory: (id: string) => CitySet): MissionRule {
  // LIB-OPT-7: without follow-ups a Power Core mission ends after the rotation.
  const effect = mission.effect.filter((op) => settings.powerCoreFollowUp || !followUp(op));
  return {
    id: mission.id,
    costExploit: mission.cost.filter((icon) => icon === 'E').length,
    costDiscard: mission.cost.filter((icon) => icon === 'X').length,
    borrows: effect.some((op) => op.op === 'borrowMission'),
    effect: effect.map((op) => compile(op, citiesOfCategory)),
  };
}

const named = <T extends { readonly id: string; readonly name: Localized }>(things: readonly T[]): Record<string, Localized> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing.name]));

const cityName = (city: City): Localized => ({
  en: `${city.letter.en} ${city.name.en}`,
  ru: `${city.letter.ru} ${city.name.ru}`,
  de: `${city.letter.de} ${city.name.de}`,
});

const MODE_NAMES: Record<(typeof MODES)[number], Localized> = {
  'half-turn': { en: 'half turn', ru: 'поворот на 180°', de: 'halbe Drehung' },
  'flip-short': { en: 'flip over a short side', ru: 'переворот через короткую сторону', de: 'Wenden über die kurze Seite' },
  'flip-long': { en: 'flip over a long side', ru: 'переворот через длинную сторону', de: 'Wenden über die lange Seite' },
};

/** Works options and pack into numbers. Both have been checked. */
export function table(pack: LiberationPack, options: Options, settings: Settings): Table {
  const cards = pack.maps.filter((map) =>
    map.expansion ? settings.warpedWorld : !settings.warpedWorld || map.id !== settings.warpedReplaces,
  );
  const onTable = pack.cities.filter((city) => cards.some((map) => map.id === city.map)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const cities = onTable.map((city) => city.id);
  // LIB-OPT-8
  const categoryIds = onTable.map((city) =>
    settings.galvacilCategories === 'mixed' ? (city.categoryMixed ?? city.category) : city.category,
  );
  const categories = pack.categories.map((category) => category.id);
  const setOf = (fits: (city: City, c: number) => boolean): CitySet =>
    onTable.reduce((set, city, c) => (fits(city, c) ? set | (1 << c) : set), 0);
  const planets = [...new Set(onTable.map((city) => city.planet))];
  const citiesOfCategory = (id: string): CitySet => setOf((_, c) => categoryIds[c] === id);
  const missions = pack.missions.map((mission) => missionRule(mission, settings, citiesOfCategory));
  const missionOf = (side: 'dynasty' | 'liberation') =>
    categoryIds.map((id) => missions.findIndex((mission) => mission.id === pack.categories.find((category) => category.id === id)?.[side]));
  const ops = missions.flatMap((mission) => mission.effect);
  const most = (code: number): number => ops.reduce((max, op) => (op.code === code ? Math.max(max, op.count) : max), 0);
  const nouns: Nouns = {
    cities,
    maps: cards.map((map) => map.id),
    planets,
    categories,
    missions: missions.map((mission) => mission.id),
    mostReturned: most(OP.returnDiscards),
    mostOrdered: most(OP.peek),
    planetTargets: ops.some((op) => op.scope === PLANET),
    categoryTargets: ops.some((op) => op.scope === CATEGORY),
    handsShown: ops.some((op) => op.code === OP.lookAtHand),
  };
  const city = Object.fromEntries(onTable.map((each) => [each.id, cityName(each)]));
  return {
    pack,
    options,
    settings,
    atlas: atlas(cards, cities),
    cities,
    baseMaps: cards.flatMap((map, i) => (map.expansion ? [] : [i])),
    expansionMap: cards.findIndex((map) => map.expansion),
    planets,
    planetCities: planets.map((id) => setOf((each) => each.planet === id)),
    categories,
    categoryCities: categories.map(citiesOfCategory),
    categoryOf: categoryIds.map((id) => categories.indexOf(id)),
    missions,
    dynastyMission: missionOf('dynasty'),
    liberationMission: missionOf('liberation'),
    hidden: [settings.hiddenMissions === 'both', settings.hiddenMissions !== 'none'],
    choices: choiceCodes(nouns),
    events: eventCodes(nouns),
    names: {
      city,
      first: city,
      second: city,
      third: city,
      fourth: city,
      from: city,
      to: city,
      map: named(cards),
      mission: named(pack.missions),
      category: named(pack.categories),
      planet: named(pack.planets),
      mode: MODE_NAMES,
    },
  };
}
