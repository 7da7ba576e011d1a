import { quick, SPECTATOR } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const two = { seats: 2 };
const board = { islands: { copperfall: 'r2 m1 2+1', mistharbour: 'b1' } };

describe('information', () => {
  test('GRV-INFO-1: board, pieces, supplies, tracks and tokens are the same in every view', () => {
    const play = scene(
      { seats: 4, confrontation: true, module: 'war', domination: 5 },
      { ...board, red: { hand: [1], tokens: 2, ship: '1h' }, green: { points: 2 } },
    );
    const shared = (viewer: number): unknown => {
      const { islands, supply, points, captains, first, round, phase, players } = play.view(viewer);
      return {
        islands,
        supply,
        points,
        captains,
        first,
        round,
        phase,
        airships: players.map(({ airship, reserve, tokens }) => [airship, reserve, tokens]),
      };
    };
    for (const viewer of [1, 2, 3, SPECTATOR]) expect(shared(viewer)).toEqual(shared(0));
  });

  test('GRV-INFO-2: numbers of cards are public', () => {
    const play = scene(two, { red: { hand: [1, 3], discard: [5], buried: [6, 6], saved: [2] } });
    expect(play.view(1).players[0]?.counts).toEqual({ hand: 2, deck: 6, discard: 3, saved: 1, drawn: 0 });
  });

  test('GRV-INFO-3: cards played or named in castling are remembered by all', () => {
    const play = scene(two, { ...board, red: { hand: [5, 1, 1], buried: [3] }, blue: { hand: [1] } }).play(
      'play 5',
      'act 5A',
      'done',
      'idle 1',
      'castle 3',
      'pay 1 1',
    );
    expect(play.view(SPECTATOR).players[0]?.played).toEqual([3, 5]);
  });

  test('GRV-INFO-4: the own discard pile and saved cards may be looked through, no deck', () => {
    const play = scene(two, { red: { hand: [1], discard: [5], buried: [6], saved: [2] } });
    expect(play.player('red')).toMatchObject({ discard: [5, 6], saved: [2] });
    expect(JSON.stringify(play.view(0))).not.toMatch(/"deck":\[/);
  });

  test('GRV-INFO-5: cards discarded face down are known to their owner only', () => {
    const play = scene(two, { ...board, red: { hand: [1, 2], discard: [5] } }).play('castle 5', 'pay 1 2');
    expect(play.view(1).players[0]).toMatchObject({ played: [5], discard: null });
    expect(play.heard[0]).toContain('paid 0 1 2');
    expect(play.heard[1]).toContain('paid 0 2');
  });

  test('GRV-INFO-6: what was kept or laid down is known to its owner only', () => {
    const deck = [3, 1, 5, 2, 6, 4, 1, 2];
    const play = scene(two, { step: 'round', red: { deck }, blue: {} });
    play.play('red: keep 3', `blue: ${play.offers('blue')[0]}`);
    expect(play.heard[0]).toContain('laid 0 1 2 5 6');
    expect(play.heard[1]).toContain('laid 0 4');
    expect(play.heard[1]).toContain('drew 0 3');
  });

  test('GRV-INFO-7: a reshuffle is announced, and the deck is then any order of its cards', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const play = scene(two, { step: 'round', red: { deck: [3, 1], buried: [6, 4, 2, 5, 5, 1] }, blue: {}, chance: quick(seed) });
      expect(play.heard[1]).toContain('reshuffled 0');
      const { drawn, counts } = play.player('red');
      expect(counts).toMatchObject({ drawn: 5, deck: 3, discard: 0 });
      orders.add(String(drawn));
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  test('GRV-TURN-6: steps of an action are not told before it is complete', () => {
    const play = scene(two, { islands: { copperfall: '5,0 r1', windhollow: '6,0 r1', stormcrown: 'b1' }, red: { hand: [4, 1] } });
    play.play('play 4');
    const before = JSON.stringify(play.view(1));
    play.play('act 4B', 'turn windhollow');
    expect(JSON.stringify(play.view(1))).toBe(before);
    expect(play.view(0).action).toMatchObject({ action: '4B', from: 'windhollow' });
    play.play('steps 2');
    expect(play.heard[1]?.at(-1)).toBe('turned 0 windhollow 2');
  });
});
