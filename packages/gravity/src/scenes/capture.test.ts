import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const two = { seats: 2 };
const blue = { hand: [1] };

describe('capture', () => {
  test('GRV-CAPTURE-1: any island that the side does not control, held or not', () => {
    const play = scene(two, { islands: { copperfall: 'r1', windhollow: 'm1', mistharbour: 'b1' }, red: { hand: [2], ship: '2h' } }).play(
      'play 2',
    );
    expect(play.offers()).toEqual([
      'capture rundor',
      'capture windhollow',
      'capture stormcrown',
      'capture mistharbour',
      'capture cinderpeak',
      'capture lanternreach',
    ]);
  });

  test('GRV-CAPTURE-5, GRV-CAPTURE-8, GRV-CAPTURE-9: S20, four against two, one hunter survives', () => {
    const play = scene(two, { islands: { windhollow: 'm2' }, red: { hand: [2], ship: '2h 2m' }, blue }).play(
      'play 2',
      'capture windhollow',
      'commit 2 0 2',
    );
    expect(play.offers()).toEqual(['lose 0 0 2', 'lose 1 0 1']);
    play.play('lose 1 0 1');
    expect(play.on('windhollow')).toBe('r1 m1 0+0');
    expect(play.told('lost')).toEqual(['lost 0 1 0 1']);
  });

  test('GRV-CAPTURE-8, GRV-CAPTURE-3: S21, three of four may be committed', () => {
    const play = scene(two, { islands: { windhollow: 'm2' }, red: { hand: [2], ship: '2h 2m' }, blue }).play(
      'play 2',
      'capture windhollow',
    );
    expect(play.offers()).toEqual(['commit 1 0 2', 'commit 2 0 1', 'commit 2 0 2']);
    play.play('commit 1 0 2');
    // one of three is lost, and it cannot be the hunter
    expect(play.on('windhollow')).toBe('r1 m1 0+0');
    expect(play.player('red').airship).toMatchObject({ hunters: 1, mercenaries: 0 });
    expect(play.told('committed')).toEqual(['committed 0 airship 1 0 2']);
  });

  test('GRV-CAPTURE-2, GRV-CAPTURE-10, GRV-CAPTURE-11: S22, an assault with everything leaves its origins empty', () => {
    const play = scene(two, { islands: { copperfall: '5,0 r3', stormcrown: '7,0 r1 m1', windhollow: '6,0 b4' }, red: { hand: [2] }, blue });
    play.play('play 2');
    // all five are needed, so they are committed at once
    expect(play.told('committed')).toEqual([]);
    expect(play.offers()).toEqual(['lose 1 0 1', 'lose 2 0 0']);
    play.play('lose 2 0 0');
    expect([play.on('windhollow'), play.on('copperfall'), play.on('stormcrown')]).toEqual(['r2 m1 0+0', '0+0', '0+0']);
    expect(play.state.players[0]?.control).toBe(1 << 2);
    expect(play.told('committed')).toEqual(['committed 0 copperfall 3 0 0', 'committed 0 stormcrown 1 0 1']);
  });

  test('GRV-CAPTURE-2, GRV-CAPTURE-5: S23, five do not take five, and the airship cannot help', () => {
    const play = scene(two, {
      islands: {
        rundor: 'b9',
        copperfall: '5,0 r3',
        stormcrown: '7,0 r1 m1',
        windhollow: '6,0 b3 m2',
        mistharbour: 'm5',
        cinderpeak: 'm5',
        lanternreach: 'm5',
      },
      red: { hand: [2], ship: '4h' },
    });
    expect(play.offers()).toEqual(['idle 2']);
  });

  test('GRV-CAPTURE-4: somebody has to be a hunter', () => {
    const play = scene(two, { islands: { windhollow: 'm1' }, red: { hand: [2], ship: '1h 3m' }, blue }).play(
      'play 2',
      'capture windhollow',
    );
    expect(play.offers()).toEqual(['commit 1 0 1', 'commit 1 0 2', 'commit 1 0 3']);
    expect(scene(two, { red: { hand: [2], ship: '3m' } }).offers()).toEqual(['idle 2']);
  });

  test('GRV-CAPTURE-6, GRV-CARD-LOST: the defenders return to reserve and supply', () => {
    const play = scene(two, { islands: { windhollow: 'b1 m1' }, red: { hand: [2], ship: '3h' }, blue }).play(
      'play 2',
      'capture windhollow',
    );
    expect(play.on('windhollow')).toBe('r2 0+0');
    expect(play.state.players.map(({ reserve }) => reserve)).toEqual([10, 12]);
    expect(play.view().supply.mercenaries).toBe(20);
  });

  test('GRV-CAPTURE-7: one hunter takes an empty island without loss', () => {
    const play = scene(two, { islands: { windhollow: '2+0' }, red: { hand: [2], ship: '1h' }, blue }).play('play 2', 'capture windhollow');
    expect(play.on('windhollow')).toBe('r1 2+0');
    expect(play.told('lost')).toEqual(['lost 0 0 0 0']);
  });

  test('GRV-CAPTURE-13, GRV-CAPTURE-14: S24, the assault may start from the island just landed on, not against it', () => {
    const play = scene(two, {
      islands: { windhollow: '6,0', stormcrown: '7,0', copperfall: '60,0 r1', mistharbour: '61,0 m2' },
      red: { hand: [2], ship: '2h' },
      blue,
    });
    play.play('play 2', 'capture windhollow', 'commit 2 0 0');
    expect(play.on('windhollow')).toBe('r1 0+0');
    expect(play.offers()).toEqual(['act 2B', 'done']);
    play.play('act 2B');
    expect([play.on('windhollow'), play.on('stormcrown')]).toEqual(['0+0', 'r1 0+0']);
    expect(play.told('captured')).toEqual(['captured 0 windhollow', 'captured 0 stormcrown']);
  });

  test('GRV-CAPTURE-12, GRV-WAR-12: S25, gravity and tokens stay on the captured island', () => {
    const play = scene({ seats: 2, module: 'war' }, { islands: { windhollow: 'b1 3+1 T1' }, red: { hand: [2], ship: '2h' }, blue });
    play.play('play 2', 'capture windhollow');
    expect(play.on('windhollow')).toBe('r1 3+1 T1');
  });

  test('GRV-CAPTURE-3: each origin is asked in turn; what can no longer fail may be left out', () => {
    const play = scene(two, {
      islands: { copperfall: '5,0 r2', stormcrown: '7,0 r2 m1', windhollow: '6,0 m1' },
      red: { hand: [2] },
      blue,
    }).play('play 2');
    expect(play.offers()).toEqual(['commit 0 0 0', 'commit 1 0 0', 'commit 2 0 0']);
    play.play('commit 0 0 0');
    expect(play.offers()).toEqual(['commit 1 0 1', 'commit 2 0 0', 'commit 2 0 1']);
    play.play('commit 1 0 1');
    expect([play.on('windhollow'), play.on('copperfall'), play.on('stormcrown')]).toEqual(['r1 0+0', 'r2 0+0', 'r1 0+0']);
  });
});
