import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { first } from '../cities.ts';
import { liberation, type LiberationRules } from '../game.ts';
import { standard } from '../pack/standard.ts';
import type { LiberationPack } from '../pack/schema.ts';
import { open } from '../scenarios/driver.ts';
import { DYNASTY, LIBERATION } from '../sides.ts';
import { Belief } from './belief.ts';
import { Guesses } from './guesses.ts';
import type { Habits } from './habits.ts';
import { hear } from './hearing.ts';

test('in ordinary games a belief carries few guesses: what they cost is bounded, whatever the machine', () => {
  const rules = liberation.open({});
  if ('faults' in rules) throw new Error('the options are sound');
  const { table } = rules as LiberationRules;
  const counts: number[] = [];
  for (let game = 1; game <= 12; game++) {
    const chance = quick(game);
    const belief = new Belief(table, 0);
    const tell = (to: number, event: number): void => {
      if (to & 1) {
        belief.push(event);
        counts.push(belief.guesses);
      }
    };
    const state = rules.start(chance, tell);
    const list: number[] = [];
    while (rules.asked(state) !== 0) {
      const seat = rules.asked(state) === 1 ? 0 : 1;
      rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance, tell);
    }
  }
  counts.sort((a, b) => a - b);
  expect(counts[counts.length >> 1]).toBeLessThanOrEqual(100);
  expect(counts.at(-1)).toBeLessThanOrEqual(20_000);
});

test('LIB-INFO-6, LIB-OPT-10: a card shown from the other hand is known to be there, and nothing else is', () => {
  const [probe] = standard.missions.filter(({ side }) => side === 'D');
  const looking = standard.missions.map((mission) =>
    mission === probe ? { ...mission, effect: [{ op: 'lookAtHand', count: 1, pick: 'random' } as const] } : mission,
  );
  const pack: LiberationPack = { ...standard, id: 'looking', status: { '': 'reconstructed' }, missions: looking };
  const { table, start } = open({}, pack);
  const belief = new Belief(table, 0);
  start(quick(3), (to, event) => to & 1 && belief.push(event));
  const before = belief.hands();
  const unseen = [...before.keys()].filter((city) => (before[city] ?? 0) > 0);
  const shown = unseen[1] ?? -1;
  expect(before[shown]).toBeLessThan(1);
  belief.push(table.events.shown(LIBERATION, shown));
  const after = belief.hands();
  expect(after[shown]).toBeCloseTo(1, 9);
  expect(unseen.filter((city) => (after[city] ?? 0) > 0.99)).toEqual([shown]);
});

/** A game just begun, its first city occupied and its base placed, as a seat has heard of it. */
function begun(viewer: number, options = {}, habits?: Habits): Guesses {
  const rules = open(options);
  const guesses = new Guesses(rules.table, viewer, habits);
  const tell = (to: number, event: number): void => void ((to >> viewer) & 1 && hear(guesses, rules.events.name(event)));
  const state = rules.start(quick(3), tell);
  const list: number[] = [];
  for (const seat of [DYNASTY, LIBERATION]) {
    rules.legal(state, seat, list);
    rules.apply(state, seat, list[0] ?? -1, quick(1), tell);
  }
  return guesses;
}
const even: Habits = { places: () => 1, discards: () => 1, acts: () => 1 };

test('LIB-INFO-6: the Dynasty guesses in rows, which are quick, from setup on and after every shuffle, while no card lies hidden on the table', () => {
  const dynasty = begun(DYNASTY, { hiddenMissions: 'both' });
  expect(dynasty.dense).not.toBeNull();
  hear(dynasty, { kind: 'returned', count: 1 });
  expect(dynasty.dense).toBeNull();
  hear(dynasty, { kind: 'act', act: 2 });
  expect(dynasty.dense).not.toBeNull();
  hear(dynasty, { kind: 'mission', seat: 1, mission: 'publicSupport' });
  hear(dynasty, { kind: 'act', act: 3 });
  expect(dynasty.dense).toBeNull();
  expect(begun(LIBERATION).dense).toBeNull();
  expect(begun(DYNASTY, {}, even).dense).toBeNull();
});

test('LIB-INFO-6: what cannot be true is left out, and the guesses stay', () => {
  const guesses = begun(DYNASTY, { hiddenMissions: 'both' });
  hear(guesses, { kind: 'mission', seat: 1, mission: 'publicSupport' });
  const pairs = (): string[] => {
    const found: string[] = [];
    guesses.each((base, hand, weight) => found.push(`${base}/${hand}/${weight.toFixed(9)}`));
    return found;
  };
  const before = pairs();
  const city = guesses.table.cities[first(guesses.occupied)] ?? '';
  hear(guesses, { kind: 'spent', seat: 1, city });
  expect(before.length).toBeGreaterThan(0);
  expect(pairs()).toEqual(before);
});

test('LIB-INFO-6: habits are asked about every act the Dynasty sees, with the city where one was named', () => {
  const asked = new Set<string>();
  const acts: Habits['acts'] = (act, city) => {
    asked.add(`${act} ${city}`);
    return 1;
  };
  const guesses = begun(DYNASTY, {}, { ...even, acts });
  const [named] = guesses.table.cities.filter((_, city) => !((guesses.seen >> city) & 1));
  hear(guesses, { kind: 'passed', seat: 0 });
  expect([...asked]).toEqual([]);
  hear(guesses, { kind: 'passed', seat: 1 });
  hear(guesses, { kind: 'evaded' });
  hear(guesses, { kind: 'sabotage', city: named ?? '' });
  expect([...asked]).toEqual(['pass -1', 'evade -1', `sabotage ${guesses.table.cities.indexOf(named ?? '')}`]);
});
