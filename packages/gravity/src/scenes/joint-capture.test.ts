import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const teams = { seats: 4, confrontation: true };
const rivals = { green: { hand: [1] }, yellow: { hand: [1] } };

describe('joint capture', () => {
  test('GRV-TEAM-JOINT-4, GRV-TEAM-JOINT-6, GRV-TEAM-SHARE-1: S43, the printed example', () => {
    const play = scene(teams, {
      islands: {
        copperfall: '5,0 r2 m1',
        windhollow: '7,0 b1',
        mistharbour: '6,0 g3',
        rundor: 'm9',
        stormcrown: 'm2',
        cinderpeak: 'm2',
        lanternreach: 'm2',
      },
      red: { hand: [2] },
      blue: { hand: [1] },
      ...rivals,
    });
    // only together do they suffice, so the proposal is made at once, and everything is committed
    play.play('play 2');
    expect(play.told('proposed')).toEqual(['proposed 0 2B mistharbour']);
    expect(play.asked).toEqual(['blue']);
    play.play('join 1');
    expect(play.told('committed')).toEqual(['committed 0 copperfall 2 0 1', 'committed 0 windhollow 0 1 0']);
    expect(play.asked).toEqual(['red', 'blue']);
    expect(play.offers()).toEqual(['lose 0 1 1', 'lose 1 0 1', 'lose 1 1 0', 'lose 2 0 0']);
    play.play('red: lose 1 0 1', 'blue: lose 1 0 1');
    expect(play.on('mistharbour')).toBe('r1 b1 0+0');
    expect(play.state.players.slice(0, 2).map(({ control }) => control)).toEqual([1 << 4, 1 << 4]);
  });

  test('GRV-TEAM-JOINT-1: a landing or an assault with the own card can be proposed while the partner has a card', () => {
    const islands = { copperfall: 'r1', mistharbour: 'g1' };
    const open = scene(teams, { islands, red: { hand: [2], ship: '2h' }, blue: { hand: [1], ship: '1h' }, ...rivals }).play('play 2');
    expect(open.offers()).toContain('joint mistharbour');
    expect(open.offers()).toContain('capture mistharbour');
    // both a landing and an assault are open, and the partner hears which of them it is
    const both = { copperfall: '5,0 r2', mistharbour: '6,0 g1', windhollow: '7,0 b1' };
    for (const action of ['2A', '2B']) {
      const play = scene(teams, { islands: both, red: { hand: [2], ship: '2h' }, blue: { hand: [1], ship: '1h' }, ...rivals });
      play.play('play 2', `act ${action}`, 'joint mistharbour');
      expect(play.told('proposed')).toEqual([`proposed 0 ${action} mistharbour`]);
    }
    const poor = scene(teams, { islands, red: { hand: [2], ship: '2h' }, blue: { ship: '1h' }, ...rivals }).play('play 2');
    expect(poor.offers().some((offer) => offer.startsWith('joint'))).toBe(false);
  });

  test('GRV-TEAM-JOINT-2, GRV-TEAM-COPY-1: S44, after a refusal the player goes on alone and may still be copied', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r1', mistharbour: 'g1' },
      red: { hand: [2], ship: '2h' },
      blue: { hand: [1], ship: '1h' },
      ...rivals,
    });
    play.play('play 2', 'joint mistharbour', 'refuse');
    expect(play.asked).toEqual(['red']);
    // the landing is the only action that is possible, so the choice of the target comes at once
    expect(play.decision).toBe('capture.target');
    expect(play.offers().some((offer) => offer.startsWith('joint'))).toBe(false);
    play.play('capture mistharbour');
    expect(play.on('mistharbour')).toBe('r1 0+0');
    expect(play.asked).toEqual(['blue']);
    expect(play.decision).toBe('copy');
  });

  test('GRV-TEAM-JOINT-2: refused with nothing else possible the card is spent and not copied', () => {
    const garrisons = {
      rundor: 'm3',
      copperfall: 'm3',
      windhollow: 'm3',
      stormcrown: 'm3',
      mistharbour: 'g5',
      cinderpeak: 'm3',
      lanternreach: 'm3',
    };
    const play = scene(teams, { islands: garrisons, red: { hand: [2], ship: '2h' }, blue: { hand: [1], ship: '2h' }, ...rivals });
    play.play('play 2', 'joint rundor', 'refuse');
    expect(play.told('spent')).toEqual(['spent 0 2']);
    expect(play.asked).toEqual(['green', 'yellow']);
  });

  test('GRV-TEAM-JOINT-2: done is offered after a refusal only if the other action was done', () => {
    const play = scene(teams, {
      islands: { copperfall: '5,0 r2', windhollow: '6,0', mistharbour: '7,0 g2' },
      red: { hand: [2], ship: '2h' },
      blue: { hand: [1], ship: '2h' },
      ...rivals,
    });
    play.play('play 2', 'act 2B', 'commit 1 0 0', 'act 2A', 'joint mistharbour', 'refuse');
    expect(play.offers()).toEqual(['act 2A', 'done']);
  });

  test('GRV-TEAM-JOINT-3, GRV-TEAM-JOINT-6: the payment is the copy: nothing else is copied in this turn', () => {
    const play = scene(teams, {
      islands: { mistharbour: 'g3' },
      red: { hand: [2], ship: '2h' },
      blue: { hand: [1, 3], ship: '2h' },
      ...rivals,
    });
    play.play('play 2', 'joint mistharbour', 'join 1', 'red: lose 1 1 0', 'blue: lose 1 1 0');
    expect(play.on('mistharbour')).toBe('r1 b1 0+0');
    // no second action is possible, and the partner is not asked again
    if (play.decision === 'action') play.play('done');
    expect(play.told('copied')).toEqual([]);
    expect(play.asked).toEqual(['green', 'yellow']);
    expect(play.player('blue').hand).toEqual([3]);
  });

  test('GRV-TEAM-JOINT-4, GRV-TEAM-JOINT-5: a landing takes from both airships, at least one piece of the partner', () => {
    const play = scene(teams, {
      islands: { mistharbour: 'g1' },
      red: { hand: [2], ship: '2h 1m' },
      blue: { hand: [1], ship: '2m' },
      ...rivals,
    });
    play.play('play 2', 'joint mistharbour', 'join 1');
    expect(play.offers()).toEqual(['commit 1 0 0', 'commit 1 0 1', 'commit 2 0 0', 'commit 2 0 1']);
    play.play('commit 1 0 0');
    expect(play.offers()).toEqual(['commit 0 0 1', 'commit 0 0 2']);
  });

  test('GRV-TEAM-JOINT-5: S54, from a shared island both hunters and both mercenaries, each once', () => {
    const play = scene(teams, {
      islands: { copperfall: '5,0 r1 b1 m2', mistharbour: '6,0 g2' },
      red: { hand: [2] },
      blue: { hand: [1] },
      ...rivals,
    });
    play.play('play 2', 'joint mistharbour', 'join 1');
    expect(play.offers()).toContain('commit 1 1 2');
    expect(play.offers()).toContain('commit 1 0 2');
    expect(play.offers()).not.toContain('commit 1 1 0');
    play.play('commit 1 1 2', 'red: lose 0 0 2', 'blue: lose 0 0 2');
    expect([play.on('copperfall'), play.on('mistharbour')]).toEqual(['0+0', 'r1 b1 0+0']);
  });

  test('GRV-TEAM-JOINT-5: the first player need not commit a piece of his own', () => {
    const play = scene(teams, {
      islands: { mistharbour: 'g1' },
      red: { hand: [2], ship: '1h' },
      blue: { hand: [1], ship: '3h' },
      ...rivals,
    });
    play.play('play 2', 'joint mistharbour', 'join 1', 'commit 0 0 0', 'commit 0 2 0');
    expect(play.on('mistharbour')).toBe('b1 0+0');
  });

  test('GRV-TEAM-JOINT-7: offered only if both together suffice', () => {
    const play = scene(teams, {
      islands: { mistharbour: 'g3', cinderpeak: 'y5' },
      red: { hand: [2], ship: '2h' },
      blue: { hand: [1], ship: '2h' },
      ...rivals,
    }).play('play 2');
    expect(play.offers()).toContain('joint mistharbour');
    expect(play.offers()).not.toContain('joint cinderpeak');
  });

  test('GRV-TEAM-JOINT-8: a copied card starts no joint capture', () => {
    const play = scene(teams, {
      islands: { mistharbour: 'g1' },
      red: { hand: [2, 1], ship: '3h' },
      blue: { hand: [1], ship: '2h' },
      ...rivals,
    });
    play.play('play 2', 'capture rundor', 'commit 1 0 0');
    if (play.decision === 'action') play.play('done');
    play.play('copy 1');
    expect(play.offers().some((offer) => offer.startsWith('joint'))).toBe(false);
    expect(play.offers()).toContain('capture mistharbour');
  });
});
