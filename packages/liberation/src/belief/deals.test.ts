import { expect, test } from 'vitest';
import { quick, type Chance } from '@orrery/kernel';
import { size } from '../cities.ts';
import { open } from '../scenarios/driver.ts';
import { Belief } from './belief.ts';

/** Lots that are spread evenly instead of drawn: the first of so many deals, the second, and on. */
function evenly(deal: number, deals: number): Chance {
  const chance = quick(deal + 1);
  const rest = chance.below.bind(chance);
  let first = true;
  const below = (bound: number): number => {
    const lot = first ? Math.floor(((deal + 0.5) / deals) * bound) : rest(bound);
    first = false;
    return lot;
  };
  return Object.assign(chance, { below });
}

test('LIB-INFO-6: of equally likely bases and hands each is dealt as often as any other', () => {
  const rules = open();
  const belief = new Belief(rules.table, 0);
  const tell = (to: number, event: number): void => void (to & 1 && belief.push(event));
  const state = rules.start(quick(3), tell);
  const list: number[] = [];
  for (const seat of [0, 1]) {
    rules.legal(state, seat, list);
    rules.apply(state, seat, list[0] ?? -1, quick(1), tell);
  }
  const pairs = belief.pairs();
  expect(pairs).toHaveLength(495);
  const deal = belief.deals();
  const dealt = pairs.map((_, i) => deal(evenly(i, pairs.length)));
  expect(dealt.map(({ base, hand }) => `${base}/${hand}`).toSorted()).toEqual(pairs.map(({ base, hand }) => `${base}/${hand}`).toSorted());
  for (const { deck, discard, played } of dealt) expect([deck.length, size(discard), played]).toEqual([7, 1, -1]);
});
