import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const two = { seats: 2 };

describe('control', () => {
  test('GRV-CTRL-1, GRV-CTRL-3: hunters control, mercenaries serve and defend with them', () => {
    const play = scene(two, { islands: { copperfall: 'r1 m2', windhollow: 'b1 m2' }, red: { hand: [2, 5], ship: '3h' } });
    play.play('play 5', 'done');
    expect(play.on('copperfall')).toBe('r1 m2 0+2');
    // three attackers do not exceed one hunter and two mercenaries
    expect(scene(two, { islands: { windhollow: 'b1 m2' }, red: { hand: [2], ship: '3h' } }).offers()).not.toContain('capture windhollow');
  });

  test('GRV-CTRL-2: hunters of two sides never stand together', () => {
    const play = scene(two, { islands: { copperfall: 'r1', windhollow: 'b1' }, red: { hand: [2], ship: '2h' } });
    play.play('play 2', 'capture windhollow');
    expect(play.on('windhollow')).toBe('r1 0+0');
    expect(play.state.players[1]?.reserve).toBe(12);
  });

  test('GRV-CTRL-4: mercenaries alone are a garrison of nobody that defends its island', () => {
    const play = scene(two, { islands: { windhollow: 'm2 5+0' }, red: { hand: [2, 5], ship: '2h' } });
    expect(play.offers()).toEqual(['play 2', 'idle 2', 'idle 5']);
    play.play('play 2');
    expect(play.offers()).not.toContain('capture windhollow');
    expect(play.state.players.map(({ control }) => control)).toEqual([0, 0]);
  });

  test('GRV-CTRL-6, GRV-CTRL-8: without an island a player goes on; recruiting and landing bring him back', () => {
    const play = scene(two, { islands: { mistharbour: 'b1' }, red: { hand: [1, 2, 3, 5], ship: '1h' }, blue: { hand: [1] } });
    expect(play.offers()).toEqual(['play 1', 'play 2', 'idle 1', 'idle 2', 'idle 3', 'idle 5']);
  });

  test('GRV-CTRL-5, GRV-CARD-4A-1: S13, the last hunter leaves and the mercenaries become neutral', () => {
    const play = scene(two, { islands: { copperfall: 'r1 m2 1+0', windhollow: 'r1' }, red: { hand: [4] } });
    play.play('play 4', 'act 4A', 'redeploy hunter copperfall airship');
    expect(play.on('copperfall')).toBe('m2 1+0');
    expect(play.offers().some((offer) => offer.includes('copperfall'))).toBe(false);
  });

  test('GRV-CARD-6A-1, GRV-CTRL-5, GRV-CTRL-7: S16, a bombarded hunter leaves island and gravity behind', () => {
    const play = scene(two, { islands: { copperfall: 'r4', mistharbour: 'b1 3+1' }, red: { hand: [6] } }).play('play 6');
    expect(play.on('mistharbour')).toBe('3+0');
    expect(play.state.players[1]?.reserve).toBe(12);
  });
});

describe('airship', () => {
  test('GRV-SHIP-1: an airship reaches every island and is never a target', () => {
    const play = scene(two, {
      islands: { copperfall: 'r1', mistharbour: '40,7 b1' },
      red: { hand: [2], ship: '2h' },
      blue: { ship: '1h' },
    });
    play.play('play 2');
    expect(play.offers()).toEqual([
      'capture rundor',
      'capture windhollow',
      'capture stormcrown',
      'capture mistharbour',
      'capture cinderpeak',
      'capture lanternreach',
    ]);
  });

  test('GRV-SHIP-2, GRV-SHIP-3: S09, four berths', () => {
    const play = scene(two, { red: { hand: [1, 2], ship: '2h' }, blue: { hand: [2] } });
    play.play('play 1', 'act 1A', 'recruit 2');
    expect(play.asked).toEqual(['blue']);
    expect(play.player('red').airship.hunters).toBe(4);
  });

  test('GRV-SHIP-2, GRV-TURN-8: S10, without a berth card 1 is not offered', () => {
    expect(scene(two, { red: { hand: [1], ship: '1h 3m' } }).offers()).toEqual(['idle 1']);
  });

  test('GRV-SHIP-2: S11, three mercenaries leave one berth, for a hunter', () => {
    const play = scene(two, { red: { hand: [1, 2], ship: '3m' }, blue: { hand: [2] } }).play('play 1');
    expect(play.told('recruited')).toEqual(['recruited 0 1']);
    expect(play.told('hired')).toEqual([]);
  });

  test('GRV-SHIP-4: stored gravity and source tokens need no berth', () => {
    const air = scene({ seats: 2, module: 'air' }, { islands: { copperfall: 'r1 3+0' }, red: { hand: [8], ship: '4h' } });
    air.play('play 8', 'conserve copperfall permanent');
    expect(air.player('red').airship).toMatchObject({ hunters: 4, permanent: 2 });
    const war = scene({ seats: 2, module: 'war' }, { red: { hand: [7], ship: '4h' } }).play('play 7', 'act 7B');
    expect(war.player('red').tokens).toBe(2);
  });
});

describe('the base cards', () => {
  test('GRV-CARD-1A: one or two hunters from the reserve to the airship', () => {
    const play = scene(two, { red: { hand: [1, 3] }, blue: { hand: [1] } }).play('play 1', 'act 1A', 'recruit 2');
    expect(play.player('red')).toMatchObject({ reserve: 10, airship: { hunters: 2 } });
  });

  test('GRV-CARD-1B: one or two mercenaries from the supply', () => {
    const play = scene(two, { red: { hand: [1, 3] }, blue: { hand: [1] } }).play('play 1', 'act 1B', 'hire 2');
    expect(play.view().supply.mercenaries).toBe(18);
    expect(play.player('red').airship.mercenaries).toBe(2);
  });

  test('GRV-CARD-2A, GRV-CARD-2B: a landing comes from the airship, an assault from adjacent islands', () => {
    const play = scene(two, { islands: { copperfall: '5,0 r2', windhollow: '6,0' }, red: { hand: [2], ship: '1h' } });
    play.play('play 2', 'act 2B', 'commit 1 0 0');
    expect(play.on('windhollow')).toBe('r1 0+0');
    expect(play.offers()).toEqual(['act 2A', 'done']);
    play.play('act 2A');
    expect(play.offers()).toContain('capture mistharbour');
  });

  test('GRV-CARD-3A, GRV-EXTRACT-1: extraction on all islands of the player', () => {
    const play = scene(two, {
      islands: { copperfall: 'r1', windhollow: 'r1', mistharbour: 'b1', rundor: '9,9 r1' },
      red: { hand: [3] },
      blue: { hand: [1] },
    });
    play.play('play 3');
    expect([play.on('copperfall'), play.on('windhollow'), play.on('rundor'), play.on('mistharbour')]).toEqual([
      'r1 1+2',
      'r1 1+2',
      'r1 2+2',
      'b1 0+0',
    ]);
  });

  test('GRV-CARD-3B: S12, up to three units to an adjacent own island', () => {
    const play = scene(two, {
      islands: { copperfall: '5,0 r2 m1 2+4', windhollow: '6,0 r1', stormcrown: 'r1 1+0' },
      red: { hand: [3, 1] },
      blue: { hand: [1] },
    });
    play.play('play 3', 'act 3B');
    // copperfall is the only origin with a neighbour of red’s, and windhollow the only goal
    expect(play.decision).toBe('pump.units');
    expect(play.offers()).toHaveLength(8);
    expect(play.offers()).not.toContain('pumpUnits 2 2');
    play.play('pumpUnits 1 2', 'done');
    expect([play.on('copperfall'), play.on('windhollow')]).toEqual(['r2 m1 1+2', 'r1 1+2']);
  });

  test('GRV-CARD-4A: S14, a piece moves once; another of the same island may follow', () => {
    const play = scene(two, { islands: { copperfall: 'r1', windhollow: 'r1' }, red: { hand: [4], ship: '1h' } });
    play.play('play 4', 'act 4A', 'redeploy hunter airship copperfall');
    expect(play.offers()).toContain('redeploy hunter copperfall windhollow');
    play.play('redeploy hunter copperfall windhollow');
    expect(play.offers()).not.toContain('redeploy hunter copperfall airship');
    expect(play.offers()).toContain('redeploy hunter windhollow airship');
  });

  test('GRV-CARD-4A: at most four pieces, adjacency is not needed', () => {
    const play = scene(two, { islands: { copperfall: 'r6', windhollow: '60,2 r1' }, red: { hand: [4, 1] }, blue: { hand: [1] } }).play(
      'play 4',
      'act 4A',
    );
    for (let i = 0; i < 4; i++) play.play('redeploy hunter copperfall windhollow');
    expect([play.on('copperfall'), play.on('windhollow')]).toEqual(['r2 0+0', 'r5 0+0']);
    expect(play.offers()).toEqual(['act 4B', 'done']);
  });

  test('GRV-CARD-4A-2: own hunters and the mercenaries of own islands and airship; its limits hold at each move', () => {
    const play = scene(two, { islands: { copperfall: 'r2 m3', mistharbour: 'b2 m2' }, red: { hand: [4], ship: '3m' } }).play(
      'play 4',
      'act 4A',
    );
    expect(play.offers()).toEqual(['redeploy hunter copperfall airship', 'redeploy mercenary airship copperfall']);
    play.play('redeploy mercenary airship copperfall');
    expect(play.offers()).toContain('redeploy mercenary copperfall airship');
  });

  test('GRV-CARD-4B: S15, own islands and their neighbours can be turned by one to five steps', () => {
    const play = scene(two, { islands: { copperfall: '5,0 r1', windhollow: '6,0 ^5 b1', stormcrown: '7,0 b1' }, red: { hand: [4] } }).play(
      'play 4',
      'act 4B',
    );
    expect(play.offers()).toEqual(['turn copperfall', 'turn windhollow']);
    play.play('turn windhollow');
    expect(play.offers()).toEqual(['steps 1', 'steps 2', 'steps 3', 'steps 4', 'steps 5']);
    play.play('steps 2');
    expect(play.island('windhollow').rotation).toBe(1);
  });

  test('GRV-CARD-5A: two temporary units on an own island', () => {
    const play = scene(two, { islands: { copperfall: 'r1', windhollow: 'r1', mistharbour: 'b1' }, red: { hand: [5, 1] } }).play('play 5');
    expect(play.offers()).toEqual(['surge copperfall', 'surge windhollow']);
    play.play('surge windhollow');
    expect(play.on('windhollow')).toBe('r1 0+2');
  });

  test('GRV-CARD-5B: one or two temporary units become permanent', () => {
    const play = scene(two, { islands: { copperfall: 'r1 0+3' }, red: { hand: [5, 1] }, blue: { hand: [1] } }).play('play 5', 'act 5B');
    expect(play.offers()).toEqual(['stabiliseUnits 1', 'stabiliseUnits 2']);
    play.play('stabiliseUnits 2', 'done');
    expect(play.on('copperfall')).toBe('r1 2+1');
  });

  test('GRV-CARD-6A, GRV-CARD-6A-1, GRV-CARD-LOST: a mercenary is hit before a hunter and returns to the supply', () => {
    const play = scene(two, {
      islands: { copperfall: 'r4 m1', windhollow: 'm2', mistharbour: 'b2 m1' },
      red: { hand: [6, 1] },
      blue: { hand: [1] },
    });
    play.play('play 6');
    expect(play.offers()).toEqual(['bombard windhollow', 'bombard mistharbour']);
    play.play('bombard mistharbour');
    expect(play.on('mistharbour')).toBe('b2 0+0');
    expect(play.view().supply.mercenaries).toBe(17);
  });

  test('GRV-CARD-6B: S17, a leak drains two temporary units, the only one, or one permanent', () => {
    const board = (gravity: string) =>
      scene(two, {
        islands: { copperfall: '5,0 r1', mistharbour: `6,0 b1 ${gravity}`, windhollow: 'b1 5+5' },
        red: { hand: [6, 1] },
        blue: { hand: [1] },
      }).play('play 6', 'act 6B');
    expect(board('1+1').offers()).toEqual(['leakUnit permanent', 'leakUnit temporary']);
    expect(board('1+1').play('leakUnit temporary', 'done').on('mistharbour')).toBe('b1 1+0');
    expect(board('1+1').play('leakUnit permanent', 'done').on('mistharbour')).toBe('b1 0+1');
    expect(board('2+3').play('leakUnit temporary', 'done').on('mistharbour')).toBe('b1 2+1');
  });
});
