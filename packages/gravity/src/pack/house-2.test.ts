import { statusOf, versionOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gravity } from '../index.ts';
import { scene } from '../scenes/scene.ts';
import { faultsOf } from './check.ts';
import { house } from './house.ts';
import { house2 } from './house-2.ts';

test('GRV-PACK-1: House reconstruction 2 is sound and changes two values of our own, and nothing else', () => {
  expect(faultsOf(house2)).toEqual([]);
  const { id: _, label: __, labels: ___, attraction, cards, ...rest } = house2;
  expect(house).toMatchObject(rest);
  const { pullsWithLeadBySides, ...usual } = attraction;
  expect(usual).toEqual(house.attraction);
  expect(pullsWithLeadBySides).toEqual({ '3': 3, '4': 4 });
  expect(cards).toEqual(
    house.cards.map((card) => (card.number === 4 ? { ...card, actions: { ...card.actions, B: { ...card.actions.B, amount: 2 } } } : card)),
  );
  for (const path of ['/attraction/pullsWithLeadBySides/4', '/cards/3/actions/B/amount'])
    expect(statusOf(house2, path)).toBe('reconstructed');
});

test('GRV-PACK-1: new games are played with it, games of the first version with the pack of their time', () => {
  const packOf = (game: typeof gravity | undefined): unknown => {
    const rules = game?.open({});
    return rules && !('faults' in rules) ? rules.pack.id : null;
  };
  expect(packOf(gravity)).toBe('gravity-house-2');
  expect(packOf(versionOf(gravity, '1') as typeof gravity)).toBe('gravity-house');
});

const turning = { copperfall: '5,0 r1', windhollow: '6,0 b1' };

test.each([
  [house, 'r1 0+0'],
  [house2, 'r1 0+2'],
])('GRV-CARD-4B: an own island that is turned gains what the pack says, another nothing', (pack, after) => {
  const play = (island: string) =>
    scene({ seats: 2 }, { pack, islands: turning, red: { hand: [4, 1] }, blue: { hand: [1] } }).play(
      'play 4',
      'act 4B',
      `turn ${island}`,
      'steps 1',
    );
  expect(play('copperfall').on('copperfall')).toBe(after);
  expect(play('windhollow').on('windhollow')).toBe('b1 0+0');
});

test('GRV-ISLANDS-7: a lead pulls as many islands as there are sides, but two in Domination and between two', () => {
  const pulls = (options: object, pack = house2): string | undefined =>
    scene({ seats: 2, ...options }, { pack, islands: { copperfall: 'r1 8+0', mistharbour: 'b1 1+0' }, step: 'islands' })
      .told('attractor')[0]
      ?.split(' ')
      .at(-1);
  expect([{}, { seats: 3 }, { seats: 4 }].map((options) => pulls(options))).toEqual(['2', '3', '4']);
  expect(pulls({ seats: 4, confrontation: true })).toBe('2');
  expect(pulls({ seats: 4, domination: 5 })).toBe('2');
  expect(pulls({ seats: 4 }, house)).toBe('2');
});
