import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { liberation, type LiberationRules } from '../game.ts';
import { standard } from '../pack/standard.ts';
import type { LiberationPack } from '../pack/schema.ts';
import { open } from '../scenarios/driver.ts';
import { LIBERATION } from '../sides.ts';
import { Belief } from './belief.ts';

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
