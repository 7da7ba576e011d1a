import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gravity } from '../index.ts';
import { scene } from './scene.ts';

const two = { seats: 2 };
/** A ring round Copperfall but for the named cells. */
const ring = { rundor: '1,0', windhollow: '0,1', stormcrown: '-1,1', mistharbour: '-1,0', cinderpeak: '0,-1', lanternreach: '1,-1' };

describe('islands phase', () => {
  test('GRV-ISLANDS-1: without gravity on a controlled island nothing moves', () => {
    const play = scene(two, { islands: { copperfall: 'r1', mistharbour: 'b1', windhollow: '9+9' }, step: 'islands' });
    expect(play.told('attractor')).toEqual([]);
    expect(play.told('moved')).toEqual([]);
    expect(play.view().round).toBe(3);
  });

  test('GRV-ISLANDS-2: S26, the heaviest controlled island attracts; what airships store does not count', () => {
    const islands = { ...ring, copperfall: '0,0 r1 5+0', lanternreach: '7,7 b1 4+3' };
    const play = scene({ seats: 2, module: 'air' }, { islands, red: { store: '4+0' }, step: 'islands' });
    expect(play.told('attractor')).toEqual(['attractor lanternreach 2 1']);
    expect(play.asked).toEqual(['blue']);
  });

  test('GRV-ISLANDS-3, GRV-ISLANDS-5: more permanent gravity decides, full equality is balance', () => {
    const play = (gravity: string) => scene(two, { islands: { copperfall: `r1 ${gravity}`, mistharbour: 'b1 3+3' }, step: 'islands' });
    expect(play('4+2').told('attractor')).toEqual(['attractor copperfall 0 1']);
    expect(play('3+3').told('balance')).toEqual(['balance']);
  });

  test('GRV-ISLANDS-4: equal islands of one side: it picks', () => {
    const play = scene(two, { islands: { copperfall: 'r1 3+0', windhollow: 'r1 3+0' }, step: 'islands' });
    expect(play.offers()).toEqual(['attractor copperfall', 'attractor windhollow']);
    play.play('attractor windhollow');
    expect(play.told('attractor')).toEqual(['attractor windhollow 3 2']);
  });

  test('GRV-ISLANDS-6: the lead is over islands of other sides alone', () => {
    const play = scene(two, {
      islands: { copperfall: 'r1 6+0', windhollow: 'r1 5+0', stormcrown: '4+0', mistharbour: 'b1 2+0' },
      step: 'islands',
    });
    expect(play.told('attractor')).toEqual(['attractor copperfall 4 2']);
  });

  test('GRV-ISLANDS-7, GRV-ISLANDS-12, GRV-ISLANDS-14: S27, a lead of three pulls two islands and closes the ring', () => {
    const play = scene(two, {
      islands: { ...ring, copperfall: '0,0 r1 8+0', cinderpeak: '7,7 b1 5+0', lanternreach: '9,9' },
      step: 'islands',
    });
    expect(play.told('attractor')).toEqual(['attractor copperfall 3 2']);
    play.play('target cinderpeak', 'cell 4');
    // the last island and the last cell are taken without asking
    expect(play.told('surrounded')).toEqual(['surrounded copperfall']);
    expect(play.rules.result(play.state)).toEqual({ winners: [0], clause: 'GRV-ISLANDS-14' });
  });

  test('GRV-ISLANDS-8, GRV-ISLANDS-10: S28, an island as heavy cannot be pulled; without a target attraction ends', () => {
    const play = scene(two, {
      islands: { ...ring, copperfall: '0,0 r1 8+0', cinderpeak: '7,7 b1 5+0', lanternreach: '9,9 8+0' },
      step: 'islands',
    });
    play.play('cell 4');
    expect(play.told('moved')).toEqual(['moved cinderpeak 4']);
    expect(play.rules.result(play.state)).toBeNull();
  });

  test('GRV-ISLANDS-8: own islands can be pulled, too', () => {
    const play = scene(two, { islands: { copperfall: 'r1 3+0', windhollow: 'r1 1+0', mistharbour: 'b1' }, step: 'islands' });
    expect(play.offers()).toEqual([
      'target rundor',
      'target windhollow',
      'target stormcrown',
      'target mistharbour',
      'target cinderpeak',
      'target lanternreach',
    ]);
  });

  test('GRV-ISLANDS-9, GRV-ISLANDS-14: S29, a pull may close the ring round another side’s island: that side wins', () => {
    const islands = { ...ring, copperfall: '0,0 r1', windhollow: '0,-1 b1 6+4', cinderpeak: '0,1', lanternreach: '3,-3' };
    const play = scene(two, { islands, step: 'islands' });
    play.play('target lanternreach');
    expect(play.offers()).toEqual(['cell 0', 'cell 3', 'cell 4', 'cell 5']);
    play.play('cell 0');
    expect(play.rules.result(play.state)).toEqual({ winners: [0], clause: 'GRV-ISLANDS-14' });
    const spared = scene(two, { islands, step: 'islands' }).play('target lanternreach', 'cell 4');
    expect(spared.rules.result(spared.state)).toBeNull();
  });

  test('GRV-ISLANDS-11: distance does not matter', () => {
    const play = scene(two, { islands: { copperfall: 'r1 2+0', windhollow: '500,-300' }, step: 'islands' }).play(
      'target windhollow',
      'cell 3',
    );
    expect(play.island('windhollow').cell).toEqual([1, 0]);
  });

  test('GRV-ISLANDS-13, GRV-ISLANDS-16: S30, a surrounded island of nobody wins for nobody', () => {
    const play = scene(two, { islands: { ...ring, copperfall: '0,0 9+0', rundor: '1,0 r1', windhollow: '0,1 b1' }, step: 'islands' });
    expect(play.rules.result(play.state)).toBeNull();
    expect(play.view().round).toBe(3);
  });

  test('GRV-ISLANDS-15, GRV-ISLANDS-16: S31 (a), captured later it wins at the end of a phase in which nothing moved', () => {
    const play = scene(
      { seats: 3 },
      { islands: { ...ring, copperfall: '0,0 g1', rundor: '1,0 r1', windhollow: '0,1 b1' }, step: 'islands' },
    );
    expect(play.told('moved')).toEqual([]);
    expect(play.rules.result(play.state)).toEqual({ winners: [2], clause: 'GRV-ISLANDS-14' });
  });

  test('GRV-ISLANDS-12: S31 (b), a pull that takes an island out of the ring leaves nobody surrounded', () => {
    const play = scene(
      { seats: 3 },
      { islands: { ...ring, copperfall: '0,0 g1', rundor: '1,0 r1 2+0', stormcrown: '-1,1 1+0' }, step: 'islands' },
    );
    play.play('target stormcrown', 'cell 0');
    expect(play.rules.result(play.state)).toBeNull();
  });

  test('GRV-ISLANDS-5, GRV-ISLANDS-15: S32, in balance a standing ring counts at the end of the phase', () => {
    const play = scene(
      { seats: 3 },
      { islands: { ...ring, copperfall: '0,0 g1', rundor: '1,0 r1 2+0', windhollow: '0,1 b1 2+0' }, step: 'islands' },
    );
    expect(play.told('balance')).toEqual(['balance']);
    expect(play.rules.result(play.state)?.winners).toEqual([2]);
  });
});

describe('Domination', () => {
  test('GRV-DOM-2, GRV-DOM-3, GRV-DOM-4: S33, two pulls from 3 of 4 fill the track and win', () => {
    const play = scene({ seats: 2, domination: 4 }, { islands: { copperfall: 'r1 5+0' }, red: { points: 3 }, step: 'islands' });
    play.play('target rundor', 'cell 0', 'target windhollow', 'cell 1');
    expect(play.told('points')).toEqual(['points 0 4']);
    expect(play.rules.result(play.state)).toEqual({ winners: [0], clause: 'GRV-DOM-4' });
  });

  test('GRV-DOM-5: S34, a closed ring comes before the points', () => {
    const islands = { ...ring, copperfall: '0,0 b1', windhollow: '0,-1 r1 6+4', cinderpeak: '0,1', lanternreach: '3,-3' };
    const play = scene({ seats: 2, domination: 4 }, { islands, red: { points: 3 }, step: 'islands' }).play('target lanternreach', 'cell 0');
    expect(play.rules.result(play.state)).toEqual({ winners: [1], clause: 'GRV-ISLANDS-14' });
    expect(play.view().points).toEqual([3, 0]);
  });

  test('GRV-DOM-1, GRV-DOM-6: points are added and kept; surrounding still wins', () => {
    const play = scene(
      { seats: 2, domination: 5 },
      { islands: { copperfall: 'r1 2+0', mistharbour: 'b1' }, red: { points: 2 }, blue: { points: 4 }, step: 'islands' },
    );
    play.play('target rundor', 'cell 0');
    expect(play.view().points).toEqual([3, 4]);
    const closed = scene({ seats: 2, domination: 5 }, { islands: { ...ring, copperfall: '0,0 r1' }, step: 'islands' });
    expect(closed.rules.result(closed.state)?.clause).toBe('GRV-ISLANDS-14');
  });
});

describe('transition', () => {
  test('GRV-TRANS-1, GRV-TRANS-2, GRV-TRANS-6: temporary gravity of islands vanishes, everything else stays', () => {
    const play = scene(
      { seats: 2, module: 'war' },
      { islands: { copperfall: 'r2 m1 3+2 T1', mistharbour: 'b1 3+0' }, red: { tokens: 3 }, step: 'transition' },
    );
    expect(play.on('copperfall')).toBe('r2 m1 3+0 T1');
    expect(play.player('red').tokens).toBe(3);
    const air = scene({ seats: 2, module: 'air' }, { islands: { copperfall: 'r1 0+4' }, red: { store: '1+2' }, step: 'transition' });
    expect(air.player('red').airship).toMatchObject({ permanent: 1, temporary: 2 });
    expect(air.on('copperfall')).toBe('r1 0+0');
  });

  test('GRV-TRANS-3: players save at the same time and in secret', () => {
    const play = scene(two, { step: 'transition', red: { hand: [1, 3] }, blue: { hand: [2], saved: [1, 4] }, chance: quick(2) });
    expect(play.asked).toEqual(['red']);
    const both = scene(two, { step: 'transition', red: { hand: [1, 3] }, blue: { hand: [2] } }).play('red: save 1 3');
    expect(both.asked).toEqual(['blue']);
    expect(both.view(1).players[0]?.counts).toMatchObject({ hand: 2, saved: 0 });
    both.play('save none');
    expect(both.view(1).players[0]?.counts).toMatchObject({ saved: 2 });
    expect(both.heard[1]).toContain('saved 0 2');
    expect(both.heard[1]?.some((text) => text.startsWith('saved 0 1'))).toBe(false);
  });

  test('GRV-TRANS-4: what is not saved lies face down in the discard pile', () => {
    const play = scene(two, { step: 'transition', red: { hand: [1, 3, 5] }, blue: {} }).play('save 5');
    expect(play.player('red')).toMatchObject({ hand: [], saved: [5], played: [] });
    expect(play.player('red').discard).toEqual([1, 3]);
  });

  test('GRV-TRANS-5: the first-player token moves one seat clockwise', () => {
    expect(scene({ seats: 3 }, { step: 'transition', first: 'green' }).view().first).toBe(0);
    expect(scene({ seats: 3 }, { step: 'transition', first: 'red' }).view().first).toBe(1);
  });
});

describe('the end', () => {
  const last = { step: 'transition', round: 20 } as const;

  test('GRV-END-1, GRV-END-4: after the end nobody is asked and nothing is offered', () => {
    const play = scene(two, { islands: { ...ring, copperfall: '0,0 r1' }, step: 'islands' });
    expect(play.asked).toEqual([]);
    expect(play.rules.legal(play.state, 0, [])).toBe(0);
    expect(play.view().decision).toBe('over');
    expect(play.rules.refuse({ view: play.view(0), past: [] }, 0)).toMatchObject({ code: 'over', clause: 'GRV-END-4' });
  });

  test('GRV-END-2: after the transition of round 20 the game ends, not before', () => {
    const play = scene(two, { ...last, islands: { copperfall: 'r1' } });
    expect(play.rules.result(play.state)?.clause).toBe('GRV-END-3');
    expect(scene(two, { ...last, round: 19, islands: { copperfall: 'r1' } }).view()).toMatchObject({ round: 20, result: null });
    const rules = gravity.open({ seats: 4 });
    expect('faults' in rules).toBe(false);
  });

  test('GRV-END-3: points, then neighbours, then gravity, then islands; equal sides draw', () => {
    const winners = (text: Parameters<typeof scene>[1], options: object = two): readonly number[] | undefined => {
      const play = scene(options as { seats: number }, { ...last, ...text });
      return play.rules.result(play.state)?.winners;
    };
    expect(
      winners({ islands: { copperfall: '5,0 r1 9+0', windhollow: '6,0 r1' }, blue: { points: 1 } }, { seats: 2, domination: 4 }),
    ).toEqual([1]);
    expect(winners({ islands: { copperfall: 'r1 9+0', mistharbour: '5,0 b1', windhollow: '6,0' } })).toEqual([1]);
    expect(winners({ islands: { copperfall: 'r1 2+0', windhollow: 'r1', mistharbour: 'b1 3+0' } })).toEqual([1]);
    expect(winners({ islands: { copperfall: 'r1 3+9', windhollow: 'r1', mistharbour: 'b1 3+0' } })).toEqual([0]);
    expect(winners({ islands: { copperfall: 'r1 3+9', mistharbour: 'b1 3+0' } })).toEqual([]);
    // a shared island counts once
    expect(winners({ islands: { copperfall: 'r1 b1', mistharbour: 'g1', cinderpeak: 'y1' } }, { seats: 4, confrontation: true })).toEqual([
      2, 3,
    ]);
  });
});
