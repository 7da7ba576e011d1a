import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const two = { seats: 2 };

describe('extraction', () => {
  test('GRV-EXTRACT-2: it uses up nothing but the card', () => {
    const play = scene(two, { islands: { copperfall: 'r3 m1' }, red: { hand: [3, 1] }, blue: { hand: [1] } }).play('play 3');
    expect(play.on('copperfall')).toBe('r3 m1 1+2');
    expect(play.player('red').hand).toEqual([1]);
  });

  test('GRV-EXTRACT-3: source tokens may be placed directly before it', () => {
    const play = scene(
      { seats: 2, module: 'war' },
      { islands: { copperfall: 'r1' }, red: { hand: [3], tokens: 1 }, blue: { hand: [1] } },
    ).play('play 3');
    expect(play.decision).toBe('extract.token');
    expect(play.offers()).toHaveLength(13);
    play.play('done');
    expect(play.on('copperfall')).toBe('r1 1+2');
  });

  test('GRV-EXTRACT-4, GRV-EXTRACT-5, GRV-EXTRACT-7: own sides and the sides neighbours turn here, whosever they are; nothing from further away', () => {
    const play = scene(two, {
      islands: { copperfall: '5,0 r1', stormcrown: '6,0 b1', windhollow: '7,0 r1' },
      red: { hand: [3] },
      blue: { hand: [1] },
    }).play('play 3');
    // Stormcrown turns its red s3 to Copperfall and its blue s0 to Windhollow
    expect([play.on('copperfall'), play.on('windhollow'), play.on('stormcrown')]).toEqual(['r1 1+3', 'r1 1+2', 'b1 0+0']);
  });

  test('GRV-EXTRACT-6: sources behind a blown trunk are left out', () => {
    const play = scene({ seats: 2, module: 'war' }, { islands: { copperfall: '5,0 r1 T0' }, red: { hand: [3] }, blue: { hand: [1] } }).play(
      'play 3',
    );
    expect(play.on('copperfall')).toBe('r1 0+1');
  });

  test('GRV-EXTRACT-8, GRV-EXTRACT-9, GRV-EXTRACT-10: two blue sources a permanent unit, each red one a temporary; an odd blue one is forgotten', () => {
    const play = scene(two, {
      islands: { copperfall: '5,0 r1', stormcrown: '6,0 ^3 b1' },
      red: { hand: [3, 3] },
      blue: { hand: [1] },
    }).play('play 3');
    expect(play.on('copperfall')).toBe('r1 1+2');
    play.play('idle 1', 'play 3');
    expect(play.told('extracted')).toEqual(['extracted 0 copperfall 1 2', 'extracted 0 copperfall 1 2']);
  });

  test('GRV-EXTRACT-11: a source serves its own island and the neighbour', () => {
    const play = scene(two, { islands: { copperfall: '5,0 r1', stormcrown: '6,0 r1' }, red: { hand: [3] }, blue: { hand: [1] } }).play(
      'play 3',
      'done',
    );
    expect([play.on('copperfall'), play.on('stormcrown')]).toEqual(['r1 1+3', 'r1 1+2']);
  });

  test('GRV-EXTRACT-12: an island may yield nothing', () => {
    const play = scene(
      { seats: 2, module: 'war' },
      { islands: { copperfall: 'r1 T0 T1 T2' }, red: { hand: [3] }, blue: { hand: [1] } },
    ).play('play 3');
    expect(play.told('extracted')).toEqual(['extracted 0 copperfall 0 0']);
    expect(play.on('copperfall')).toBe('r1 0+0');
  });

  test('GRV-EXTRACT-13: the same player extracts again in a later turn', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [1, 3, 4] }, blue: { hand: [1] } }).play(
      'play 3',
      'idle 1',
      'castle 3',
      'pay 1 4',
    );
    expect(play.told('extracted')).toHaveLength(2);
  });
});
