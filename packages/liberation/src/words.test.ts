import { expect, test } from 'vitest';
import { VERB } from './choice-codes.ts';
import { open } from './scenarios/driver.ts';
import { standard } from './pack/standard.ts';
import type { EffectOp, LiberationPack } from './pack/schema.ts';

/** First codes of all words, those a table leaves out as a dash. */
const firsts = (words: object): string =>
  Object.entries(words)
    .flatMap(([name, word]: [string, { readonly first?: number }]) =>
      word.first === undefined ? [] : [`${name} ${word.first < 0 ? '–' : word.first}`],
    )
    .join(', ');

/** A pack whose missions use what the standard ones do not: planets, categories, a look at a hand, four cards to order. */
const effects: readonly EffectOp[] = [
  { op: 'attack', scope: 'planet', adjacentTo: null },
  { op: 'askBase', scope: 'category' },
  { op: 'lookAtHand', count: 'all', pick: 'random' },
  { op: 'peekDeck', count: 4, takeMax: 1, rest: 'top', order: 'owner' },
];
const dynasty = standard.missions.filter(({ side }) => side === 'D');
const rich: LiberationPack = {
  ...standard,
  id: 'rich',
  status: { '': 'reconstructed' },
  missions: standard.missions.map((mission) => {
    const effect = effects[dynasty.indexOf(mission)];
    return effect ? { ...mission, effect: [effect] } : mission;
  }),
};

const tables = {
  'the standard game': {
    options: {},
    pack: standard,
    choices:
      'occupy 0, base 14, draw 28, skip 29, pass 30, unexploit 31, exploit 45, mission 59, perform 73, attack 74, pay 88, discard 102, evade 116, sabotage 117, count 131, target 135, targetNone 149, map 150, planet –, category –, stop 154, take 155, takeNone 169, rotate 170, order 173, orderOfThree 369, orderOfFour –',
    events:
      'laid 0, setAside 64, dealt 67, dealtUnseen 95, based 97, basedUnseen 111, turn 112, drew 114, drewUnseen 142, noCard 144, act 146, skipped 149, passed 151, stopped 153, unexploited 155, exploited 169, occupied 183, attacked 197, attackedMap 211, attackedPlanet 215, missed 220, hit 234, captured 248, baseHit 276, mission 290, missionUnseen 626, borrowed 650, borrowedNothing 818, paidExploit 819, paidDiscard 833, paidDiscardUnseen 861, discarded 863, discardedUnseen 891, spent 893, spentUnseen 921, evaded 923, evadedUnseen 1119, relocated 1120, relocatedUnseen 1316, sabotage 1317, sabotaged 1331, notInHand 1345, milled 1359, returned 1374, looked 1389, nothingToSee 1419, saw 1421, took 1617, tookUnseen 1645, putBack 1649, putBackUnseen 1845, probed 1875, probedPlanet 1883, probedCategory 1893, rotated 1905, lookedAtHand –, shown –, won 1917, revealed 1925, revealedInDeck 2009, struck 3185',
  },
  'the Warped World': {
    options: { warpedWorld: true },
    pack: standard,
    choices:
      'occupy 0, base 18, draw 36, skip 37, pass 38, unexploit 39, exploit 57, mission 75, perform 93, attack 94, pay 112, discard 130, evade 148, sabotage 149, count 167, target 171, targetNone 189, map 190, planet –, category –, stop 195, take 196, takeNone 214, rotate 215, order 218, orderOfThree 542, orderOfFour –',
    events:
      'laid 0, setAside 80, dealt 83, dealtUnseen 119, based 121, basedUnseen 139, turn 140, drew 142, drewUnseen 178, noCard 180, act 182, skipped 185, passed 187, stopped 189, unexploited 191, exploited 209, occupied 227, attacked 245, attackedMap 263, attackedPlanet 268, missed 274, hit 292, captured 310, baseHit 346, mission 364, missionUnseen 796, borrowed 820, borrowedNothing 1036, paidExploit 1037, paidDiscard 1055, paidDiscardUnseen 1091, discarded 1093, discardedUnseen 1129, spent 1131, spentUnseen 1167, evaded 1169, evadedUnseen 1493, relocated 1494, relocatedUnseen 1818, sabotage 1819, sabotaged 1837, notInHand 1855, milled 1873, returned 1892, looked 1911, nothingToSee 1949, saw 1951, took 2275, tookUnseen 2311, putBack 2315, putBackUnseen 2639, probed 2677, probedPlanet 2687, probedCategory 2699, rotated 2711, lookedAtHand –, shown –, won 2726, revealed 2734, revealedInDeck 2842, struck 4786',
  },
  'a pack that uses every word': {
    options: {},
    pack: rich,
    choices:
      'occupy 0, base 14, draw 28, skip 29, pass 30, unexploit 31, exploit 45, mission 59, perform 73, attack 74, pay 88, discard 102, evade 116, sabotage 117, count 131, target 132, targetNone 146, map 147, planet 151, category 156, stop 162, take 163, takeNone 177, rotate 178, order 181, orderOfThree 377, orderOfFour 3121',
    events:
      'laid 0, setAside 64, dealt 67, dealtUnseen 95, based 97, basedUnseen 111, turn 112, drew 114, drewUnseen 142, noCard 144, act 146, skipped 149, passed 151, stopped 153, unexploited 155, exploited 169, occupied 183, attacked 197, attackedMap 211, attackedPlanet 215, missed 220, hit 234, captured 248, baseHit 276, mission 290, missionUnseen 626, borrowed 650, borrowedNothing 818, paidExploit 819, paidDiscard 833, paidDiscardUnseen 861, discarded 863, discardedUnseen 891, spent 893, spentUnseen 921, evaded 923, evadedUnseen 1119, relocated 1120, relocatedUnseen 1316, sabotage 1317, sabotaged 1331, notInHand 1345, milled 1359, returned 1374, looked 1389, nothingToSee 1419, saw 1421, took 1617, tookUnseen 1645, putBack 1649, putBackUnseen 1845, probed 1875, probedPlanet 1883, probedCategory 1893, rotated 1905, lookedAtHand 1917, shown 1947, won 1975, revealed 1983, revealedInDeck 2067, struck 3243',
  },
};
for (const [name, { options, pack, choices, events }] of Object.entries(tables))
  test(`recorded games go on: the codes of choices and events in ${name} stay as they are`, () => {
    const { table } = open(options, pack);
    expect({ choices: firsts(table.verbs), events: firsts(table.events) }).toEqual({ choices, events });
  });

test('LIB-CORE-5: every code but those of orders has its verb and argument', () => {
  for (const rules of [open(), open({}, rich)]) {
    const { base, codec, verbOf, argumentOf } = rules.table.choices;
    expect(verbOf.length).toBeGreaterThan(100);
    verbOf.forEach((number, code) => {
      const { verb } = codec.name(code);
      expect([number, base[verb] + (argumentOf[code] ?? -1)]).toEqual([VERB[verb], code]);
    });
  }
});
