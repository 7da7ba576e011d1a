import { set, type Localized, type Name, type Options } from '@orrery/kernel';
import { choiceCodes } from './choice-codes.ts';
import type { Cities, City } from './cities.ts';
import { decisionsOf } from './decisions/index.ts';
import { atlas, MODES } from './galaxy.ts';
import type { Op, OpName } from './operation.ts';
import { operationOf } from './operations/index.ts';
import type { Settings } from './options.ts';
import type { City as CityCard, EffectOp, LiberationPack, Mission as MissionCard } from './pack/schema.ts';
import type { MissionRule, Table } from './table.ts';
import { eventsOf, verbsOf, type Vocabulary } from './words.ts';

const followUp = (op: EffectOp): boolean => 'followUp' in op && op.followUp === true;

function missionRule(mission: MissionCard, settings: Settings, operation: (effect: EffectOp) => Op): MissionRule {
  // LIB-OPT-7: without follow-ups a Power Core mission ends after the rotation.
  const effect = mission.effect.filter((op) => settings.powerCoreFollowUp || !followUp(op));
  return {
    id: mission.id,
    costExploit: mission.cost.filter((icon) => icon === 'E').length,
    costDiscard: mission.cost.filter((icon) => icon === 'X').length,
    borrows: effect.some((op) => op.op === 'borrowMission'),
    effect: effect.map(operation),
  };
}

const named = <T extends { readonly id: string; readonly name: Name }>(things: readonly T[]): Record<string, Name> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing.name]));

const cityName = (city: CityCard): Name => ({
  ...city.name,
  sign: city.letter,
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
export function makeTable(pack: LiberationPack, options: Options, settings: Settings): Table {
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
  const citiesWhere = (fits: (card: CityCard, city: City) => boolean): Cities =>
    set.of(onTable.flatMap((card, city) => (fits(card, city) ? [city] : [])));
  const planets = [...new Set(onTable.map((city) => city.planet))];
  const citiesOfCategory = (id: string): Cities => citiesWhere((_, city) => categoryIds[city] === id);
  const makings = { cities: cities.length, citiesOfCategory };
  const missions = pack.missions.map((mission) => missionRule(mission, settings, (effect) => operationOf(effect, makings)));
  const missionOf = (side: 'dynasty' | 'liberation') =>
    categoryIds.map((id) => missions.findIndex((mission) => mission.id === pack.categories.find((category) => category.id === id)?.[side]));
  const ops = missions.flatMap((mission) => mission.effect);
  const most = (name: OpName): number => Math.max(0, ...ops.filter(({ op }) => op === name).map(({ count }) => count));
  const vocabulary: Vocabulary = {
    cities,
    maps: cards.map((map) => map.id),
    planets,
    categories,
    missions: missions.map((mission) => mission.id),
    mostReturned: most('discardToDeckTop'),
    mostOrdered: most('peekDeck'),
    planetTargets: ops.some((op) => op.scope === 'planet'),
    categoryTargets: ops.some((op) => op.scope === 'category'),
    handsShown: ops.some((op) => op.op === 'lookAtHand'),
  };
  const { verbs, codec } = verbsOf(vocabulary);
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
    planetCities: planets.map((id) => citiesWhere((card) => card.planet === id)),
    categories,
    categoryCities: categories.map(citiesOfCategory),
    categoryOf: categoryIds.map((id) => categories.indexOf(id)),
    missions,
    dynastyMission: missionOf('dynasty'),
    liberationMission: missionOf('liberation'),
    hidden: [settings.hiddenMissions === 'both', settings.hiddenMissions !== 'none'],
    verbs,
    events: eventsOf(vocabulary),
    decisions: decisionsOf(verbs),
    choices: choiceCodes(verbs, codec),
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
