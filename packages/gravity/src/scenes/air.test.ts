import { describe, expect, test } from 'vitest';
import { gravity } from '../index.ts';
import { scene } from './scene.ts';

const air = { seats: 2, module: 'air' };
const blue = { hand: [1] };

describe('Air Transport', () => {
  test('GRV-AIR-1: six drawn, five kept, five turns', () => {
    const { table } = scene(air, { red: { hand: [8] } });
    expect([table.draw, table.keep, table.turns]).toEqual([6, 5, 5]);
    expect(gravity.options.find(({ id }) => id === 'module')?.values).toEqual(['none', 'war', 'air']);
  });

  test('GRV-AIR-2, GRV-AIR-3, GRV-AIR-4: one or two units of either kind, from one island or two, to the own airship', () => {
    const play = scene(air, { islands: { copperfall: 'r1 1+1', windhollow: 'r1 0+2' }, red: { hand: [8] }, blue }).play('play 8');
    expect(play.offers()).toEqual(['conserve copperfall permanent', 'conserve copperfall temporary', 'conserve windhollow temporary']);
    play.play('conserve copperfall permanent');
    expect(play.offers()).toEqual(['conserve copperfall temporary', 'conserve windhollow temporary', 'done']);
    play.play('conserve windhollow temporary', 'done');
    expect([play.on('copperfall'), play.on('windhollow')]).toEqual(['r1 0+1', 'r1 0+1']);
    expect(play.player('red').airship).toMatchObject({ permanent: 1, temporary: 1 });
    expect(play.player('blue').airship).toMatchObject({ permanent: 0, temporary: 0 });
  });

  test('GRV-AIR-2, GRV-AIR-7, GRV-AIR-8, GRV-AIR-12: S40, stored temporary gravity outlives the round and is temporary again on its island', () => {
    const play = scene(air, { islands: { copperfall: 'r1 0+3', windhollow: 'r1' }, red: { hand: [8] }, blue: {}, last: true });
    // the only kind there is is taken twice
    play.play('play 8', 'conserve copperfall temporary', 'done');
    expect(play.on('copperfall')).toBe('r1 0+1');
    play.play('target rundor', 'cell 0');
    expect(play.on('copperfall')).toBe('r1 0+0');
    expect(play.player('red').airship).toMatchObject({ permanent: 0, temporary: 2 });
    const next = scene(air, { islands: { copperfall: 'r1', windhollow: 'r1' }, red: { hand: [8], store: '0+2' }, blue: {}, last: true });
    next.play('play 8', 'unload windhollow', 'unloadUnits 0 2');
    expect(next.told('unloaded')).toEqual(['unloaded 0 windhollow 0 2']);
    expect(next.told('attractor')).toEqual([]);
    expect(next.on('windhollow')).toBe('r1 0+2');
    next.play('done');
    expect(next.told('attractor')).toEqual(['attractor windhollow 2 1']);
  });

  test('GRV-AIR-5, GRV-AIR-6: S41, only what fits is moved; a full airship takes nothing', () => {
    const play = scene(air, { islands: { copperfall: 'r1 2+0' }, red: { hand: [8], store: '1+2' }, blue }).play('play 8', 'act 8A');
    expect(play.player('red').airship).toMatchObject({ permanent: 2, temporary: 2 });
    expect(play.told('conserved')).toHaveLength(1);
    const full = scene(air, { islands: { copperfall: 'r1 2+0', windhollow: 'r1' }, red: { hand: [8], store: '0+4' }, blue }).play('play 8');
    expect(full.decision).toBe('unload.island');
  });

  test('GRV-AIR-9, GRV-AIR-10: any number of stored units to one island', () => {
    const play = scene(air, { islands: { copperfall: 'r1' }, red: { hand: [8], store: '1+2' }, blue }).play('play 8');
    expect(play.offers()).toEqual(['unloadUnits 0 1', 'unloadUnits 0 2', 'unloadUnits 1 0', 'unloadUnits 1 1', 'unloadUnits 1 2']);
    play.play('unloadUnits 1 1', 'done');
    expect(play.on('copperfall')).toBe('r1 1+1');
    expect(play.player('red').airship).toMatchObject({ permanent: 0, temporary: 1 });
  });

  test('GRV-AIR-11: stored gravity neither attracts nor leaks', () => {
    const play = scene(air, {
      islands: { copperfall: '5,0 r1', mistharbour: '6,0 b1' },
      red: { hand: [6], store: '4+0' },
      blue: { hand: [1], store: '4+0' },
    });
    expect(play.play('play 6').told('leaked')).toEqual([]);
    const phase = scene(air, { islands: { copperfall: 'r1', mistharbour: 'b1' }, red: { store: '4+0' }, step: 'islands' });
    expect(phase.told('attractor')).toEqual([]);
  });

  test('GRV-TURN-4: S42, Storage first, then Conservation', () => {
    const play = scene(air, { islands: { copperfall: 'r1 0+1' }, red: { hand: [8], store: '1+0' }, blue }).play(
      'play 8',
      'act 8B',
      'act 8A',
    );
    expect(play.told('unloaded')).toEqual(['unloaded 0 copperfall 1 0']);
    play.play('conserve copperfall permanent', 'done');
    expect(play.on('copperfall')).toBe('r1 0+1');
  });
});
