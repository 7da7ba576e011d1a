import { quick, type Options } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { recall, type Memory } from './memory.ts';
import { Places } from './places.ts';
import { open } from '../scenarios/driver.ts';
import type { State } from '../state.ts';

/** What a memory says and the table does not bear out. */
function untrue(cities: readonly string[], state: State, viewer: number, remembered: Memory): string[] {
  const inSet = (set: number, id: string): boolean => ((set >> cities.indexOf(id)) & 1) === 1;
  const isCard = (card: number, id: string): boolean => cities[card] === id;
  const positionOf = (id: string): number => {
    const index = state.deck.indexOf(cities.indexOf(id));
    return index < 0 ? -1 : state.deck.length - 1 - index;
  };
  const theirs = viewer === 0 ? state.liberation : state.dynasty;
  const faults: string[] = [];
  const claim = (holds: boolean, text: string): void => {
    if (!holds) faults.push(text);
  };
  remembered.deckTop.forEach((id, i) => {
    if (id !== null) claim(positionOf(id) === i, `${id} at place ${i} of the deck`);
  });
  for (const id of remembered.inDiscard) claim(inSet(state.discard, id), `${id} discarded`);
  for (const { city } of remembered.oppHolds) claim(inSet(theirs, city), `${city} held`);
  for (const { city } of remembered.oppNot)
    claim(!inSet(theirs, city) && !(viewer === 0 && isCard(state.base, city)), `${city} neither held nor the base`);
  for (const { cities: among, city } of remembered.clues)
    claim(
      among.length > 1 && among.some((id) => inSet(theirs, id) || isCard(state.base, id)),
      `${among.join()} beside ${city}: none is held or the base`,
    );
  for (const {
    clue,
    cities: [id = ''],
  } of remembered.groups)
    if (clue) claim(inSet(theirs, id) || isCard(state.base, id), `${id} beside ${clue.city}`);
  for (const turn of Object.values(remembered.learnt)) claim(turn <= state.turn, `learnt in turn ${turn}`);
  for (const group of remembered.groups)
    claim(group.deck.length > 0 || group.discard || group.hand || group.base, `${group.cities.join()} nowhere`);
  for (const group of remembered.groups)
    for (const id of group.cities)
      claim(
        group.deck.includes(positionOf(id)) ||
          (group.discard && inSet(state.discard, id)) ||
          (group.hand && inSet(theirs, id)) ||
          (group.base && isCard(state.base, id)) ||
          isCard(state.played, id),
        `${id} of ${JSON.stringify(group)}`,
      );
  return faults;
}

/** Plays at random while both seats remember; everything untrue, and how much was remembered. */
function remembering(options: Options, seed: number): { faults: string[]; facts: number; inferred: number; clues: number } {
  const rules = open(options);
  const { cities } = rules.table;
  const chance = quick(seed);
  const memories = [0, 1].map((viewer) => new Places(rules.table, viewer));
  const tell = (to: number, event: number): void => {
    for (const [viewer, memory] of memories.entries()) if ((to >> viewer) & 1) memory.hear(rules.events.name(event));
  };
  const state = rules.start(chance, tell);
  const list: number[] = [];
  const faults: string[] = [];
  let facts = 0;
  let inferred = 0;
  let clues = 0;
  while (rules.asked(state) !== 0 && state.turn <= 400) {
    const seat = rules.asked(state) === 1 ? 0 : 1;
    rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance, tell);
    for (const [viewer, memory] of memories.entries()) {
      const remembered = recall(cities, memory);
      faults.push(...untrue(cities, state, viewer, remembered).map((text) => `seed ${seed}, turn ${state.turn}, seat ${viewer}: ${text}`));
      inferred += remembered.groups.filter((group) => group.inferred).length;
      clues += remembered.clues.length + remembered.groups.filter((group) => group.clue).length;
      facts += remembered.deckTop.length + remembered.inDiscard.length + remembered.oppHolds.length + remembered.groups.length;
    }
  }
  return { faults, facts, inferred, clues };
}

const tables = [
  {},
  { setupDiscards: 2, hiddenMissions: 'both' },
  { showDiscards: true, hiddenMissions: 'liberation', refillAfterPlacement: true },
  { warpedWorld: true, setupDiscards: 0, hiddenMissions: 'both', galvacilCategories: 'mixed' },
] as const;

for (const options of tables)
  test(`LIB-INFO-6: what the memory holds is true in every position of random games, ${JSON.stringify(options)}`, () => {
    let facts = 0;
    let inferred = 0;
    let clues = 0;
    for (let seed = 0; seed < 30; seed++) {
      const found = remembering(options, seed);
      expect(found.faults).toEqual([]);
      facts += found.facts;
      inferred += found.inferred;
      clues += found.clues;
    }
    expect(facts).toBeGreaterThan(1000);
    // Cards nobody has seen, which can be nowhere but with the opponent.
    expect(inferred).toBeGreaterThan(0);
    // What Sabotage gave away.
    expect(clues).toBeGreaterThan(100);
  });

// Games in which the cities a Superweapon hit looked missed for a moment, and others were taken to be in the hand instead.
test.each([
  [tables[0], 350],
  [tables[0], 480],
  [tables[1], 213],
  [tables[2], 109],
] as const)('LIB-MISSION-SUPERWEAPON-3, LIB-INFO-6: cities hit together are remembered as hit, %j, game %i', (options, seed) => {
  expect(remembering(options, seed).faults).toEqual([]);
});
