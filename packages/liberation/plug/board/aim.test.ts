import { expect, test } from 'vitest';
import { aim, meanings, type Offer, point, putNext, questionFor } from './aim.ts';

const offers: Offer[] = [
  { choice: 1, named: { verb: 'occupy', city: 'G' } },
  { choice: 2, named: { verb: 'attack', city: 'G' } },
  { choice: 3, named: { verb: 'attack', city: 'B' } },
  { choice: 4, named: { verb: 'perform' } },
];

test('a city that can mean several things is settled first, one that reveals something is confirmed', () => {
  const mind = aim();
  expect(point(mind, meanings(offers, 'G', 'galaxy', false), 'G')).toBeNull();
  expect(mind.city.value).toBe('G');
  const other = aim();
  expect(point(other, meanings(offers, 'B', 'galaxy', false), 'B')).toBeNull();
  expect(point(other, meanings(offers, 'B', 'galaxy', false), 'B')).toBe(3);
});

test('after the operation has been chosen, one click on its target is enough', () => {
  const mind = aim();
  mind.verb.value = 'attack';
  expect(point(mind, meanings(offers.slice(1, 3), 'B', 'galaxy', false), 'B')).toBe(3);
});

test('a card in hand is occupied from the hand; the map does not stand for a hidden card', () => {
  expect(meanings(offers, 'G', 'hand', false).map(({ choice }) => choice)).toEqual([1]);
  const paying: Offer[] = [{ choice: 9, named: { verb: 'pay', city: 'G' } }];
  expect(meanings(paying, 'G', 'galaxy', false)).toEqual([]);
  expect(meanings(paying, 'G', 'galaxy', true)).toHaveLength(1);
  expect(meanings(paying, 'G', 'hand', false)).toHaveLength(1);
});

test('asking why not asks after what the decision is about', () => {
  expect(questionFor('setup.base', true, false)).toBe('base');
  expect(questionFor('dyn.exploit', false, false)).toBe('attack');
  expect(questionFor('lib.step2', false, false)).toBe('sabotage');
  expect(questionFor('dyn.step2', false, true)).toBe('exploit');
});

test('LIB-MISSION-RECRUIT-SPY-4: cards go back one after another, the last of them by itself', () => {
  const mind = aim();
  const orders: Offer[] = [
    { choice: 20, named: { verb: 'order', first: 'D', second: 'J', third: 'G' } },
    { choice: 21, named: { verb: 'order', first: 'J', second: 'D', third: 'G' } },
  ];
  expect(putNext(mind, orders, ['D', 'J', 'G'], 'J')).toBeNull();
  expect(mind.order.value).toEqual(['J']);
  expect(putNext(mind, orders, ['D', 'J', 'G'], 'D')).toBe(21);
});
