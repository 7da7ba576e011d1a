import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const two = { seats: 2 };

describe('the round', () => {
  test('GRV-END-2: twenty rounds have no more answers than their longest turns allow', () => {
    expect(scene(two, {}).rules.bound).toBe(13_920);
    expect(scene({ seats: 4, confrontation: true }, {}).rules.bound).toBe(20_720);
  });

  test('GRV-ROUND-1, GRV-ROUND-2: preparation, corporations, islands, transition, and again', () => {
    const play = scene(two, { islands: { copperfall: 'r1', mistharbour: 'b1' }, step: 'round', round: 0, red: {}, blue: {} });
    const phases = ['preparation'];
    while (play.view().round < 3) {
      const before = play.view().phase;
      play.play(`${play.asked[0]}: ${play.offers(play.asked[0])[0]}`);
      if (play.view().phase !== before) phases.push(play.view().phase);
    }
    expect(play.told('round')).toEqual(['round 1', 'round 2', 'round 3']);
    expect(play.told('phase').slice(0, 3)).toEqual(['phase corporations', 'phase islands', 'phase transition']);
    expect(phases.slice(0, 2)).toEqual(['preparation', 'corporations']);
  });
});

describe('preparation', () => {
  const deck = [3, 1, 5, 2, 6, 4, 1, 2, 3, 4, 5, 6];
  const prepare = (options: object = two, more: object = {}) =>
    scene(options as { seats: number }, { step: 'round', round: 0, red: { deck }, blue: { deck }, ...more });

  test('GRV-PREP-1: all prepare at once and in secret', () => {
    const play = prepare();
    expect(play.asked).toEqual(['red', 'blue']);
    play.play('blue: keep none');
    expect(play.asked).toEqual(['red']);
    expect(play.view(0).answers).toEqual([]);
    expect(play.view(0).answered).toBe(2);
    expect(play.heard[0]?.at(-1)).toBe('decided 1');
  });

  test('GRV-PREP-2, GRV-PREP-3: five cards are drawn and seen; six with a module', () => {
    expect(prepare().player('red').drawn).toEqual([1, 2, 3, 5, 6]);
    expect(prepare({ seats: 2, module: 'air' }).player('red').drawn).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('GRV-PREP-4: any set up to four cards, none included; up to five with a module', () => {
    const offers = prepare().offers();
    expect(offers).toHaveLength(31);
    expect(offers).toContain('keep none');
    expect(offers).not.toContain('keep 1 2 3 5 6');
    const module = prepare({ seats: 2, module: 'war' }).offers();
    expect(module).toHaveLength(63);
    expect(module).toContain('keep 1 2 3 4 5');
  });

  test('GRV-PREP-5: the refill is not seen before the choice', () => {
    const play = prepare();
    expect(play.player('red').hand).toEqual([]);
    expect(play.heard[0]?.filter((text) => text.startsWith('drew 0'))).toHaveLength(1);
  });

  test('GRV-PREP-6, GRV-PREP-7: the rest goes face down to the discard pile, the hand is filled up to four', () => {
    const play = prepare().play('red: keep 3 5', 'blue: keep none');
    expect(play.player('red')).toMatchObject({ hand: [1, 3, 4, 5], discard: [1, 2, 6], played: [] });
    expect(play.player('blue').hand).toHaveLength(4);
    expect(play.view(1).players[0]).toMatchObject({ hand: null, discard: null, counts: { hand: 4, discard: 3, deck: 5 } });
  });

  test('GRV-PREP-4, GRV-PREP-7, GRV-PREP-12: S18, nothing kept in round 1 gives four new cards and no saved ones', () => {
    const play = prepare().play('red: keep none', 'blue: keep 1 2 3 5');
    expect(play.player('red')).toMatchObject({ hand: [1, 2, 3, 4], discard: [1, 2, 3, 5, 6] });
    expect(play.told('joined')).toEqual([]);
  });

  test('GRV-PREP-8: saved cards join the hand on top of its limit', () => {
    const play = scene(two, { step: 'round', red: { deck: [3, 1, 5, 2, 6, 4, 1, 2], saved: [4, 6] }, blue: {} });
    play.play('red: keep 1 2 3 5', `blue: ${play.offers('blue')[0]}`);
    expect(play.player('red')).toMatchObject({ hand: [1, 2, 3, 4, 5, 6], saved: [] });
  });

  test('GRV-PREP-9, GRV-PREP-10: an empty deck is made anew from the discard pile, cards laid down just now included', () => {
    const play = scene(two, { step: 'round', red: { deck: [3, 1, 5, 2, 6] }, blue: {} });
    play.play('red: keep none', `blue: ${play.offers('blue')[0]}`);
    expect(play.player('red').counts).toMatchObject({ hand: 4, deck: 1, discard: 0 });
    expect(play.told('reshuffled')).toEqual(['reshuffled 0']);
  });

  test('GRV-PREP-11: with nothing left to draw from, fewer cards are taken', () => {
    const play = scene(two, { step: 'round', red: { deck: [3, 1], saved: [] }, blue: {} });
    expect(play.player('red').drawn).toEqual([1, 3]);
    play.play('red: keep 1 3', `blue: ${play.offers('blue')[0]}`);
    expect(play.player('red').hand).toEqual([1, 3]);
  });
});

describe('turns', () => {
  test('GRV-TURN-1: four laps clockwise from the first player; five with a module', () => {
    const order = (module: string): string[] => {
      const hand = [1, 2, 3, 4, 5, 6];
      const play = scene({ seats: 3, module }, { step: 'corporations', first: 'blue', red: { hand }, blue: { hand }, green: { hand } });
      const seen: string[] = [];
      while (play.view().phase === 'corporations') {
        seen.push(play.asked[0] as string);
        play.play(play.offers().find((offer) => offer.startsWith('idle')) as string);
      }
      return seen;
    };
    const lap = ['blue', 'green', 'red'];
    expect(order('none')).toEqual([...lap, ...lap, ...lap, ...lap]);
    expect(order('war')).toEqual([...lap, ...lap, ...lap, ...lap, ...lap]);
  });

  test('GRV-TURN-2, GRV-CASTLE-2: S01, with an empty discard pile only playing and inaction are offered', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [1, 1, 3, 5] } });
    expect(play.offers()).toEqual(['play 1', 'play 3', 'play 5', 'idle 1', 'idle 3', 'idle 5']);
  });

  test('GRV-TURN-8, GRV-IDLE-4: S02, a card without a possible action is not offered for playing', () => {
    const play = scene(two, { islands: { copperfall: 'r4' }, red: { hand: [6, 6] } });
    expect(play.offers()).toEqual(['idle 6']);
  });

  test('GRV-CASTLE-1, GRV-CASTLE-4, GRV-TURN-3: S03, two cards buy a card of the discard pile; without cards there are no further turns', () => {
    const play = scene(two, {
      islands: { copperfall: 'r1', mistharbour: 'b1' },
      red: { hand: [2, 4], discard: [3] },
      blue: { hand: [1, 2, 3] },
    });
    expect(play.offers()).toContain('castle 3');
    play.play('castle 3', 'pay 2 4');
    expect(play.on('copperfall')).toBe('r1 1+2');
    expect(play.player('red')).toMatchObject({ hand: [], discard: [2, 3, 4], played: [3] });
    expect(play.told('castled')).toEqual(['castled 0 3']);
    expect(play.told('paid')).toEqual(['paid 0 2']);
    const asked: string[] = [];
    while (play.view().phase === 'corporations') {
      asked.push(play.asked[0] as string);
      play.play(play.offers().at(-1) as string);
    }
    expect(new Set(asked)).toEqual(new Set(['blue']));
  });

  test('GRV-CASTLE-2: S04, cards paid are no choices', () => {
    expect(
      scene(two, { islands: { copperfall: 'r1' }, red: { hand: [3, 5] } })
        .offers()
        .some((offer) => offer.startsWith('castle')),
    ).toBe(false);
  });

  test('GRV-CASTLE-2: S05, a second copy that lay there may be chosen', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [3, 5, 6], discard: [3] } });
    play.play('castle 3', 'pay 3 6');
    expect(play.on('copperfall')).toBe('r1 1+2');
    expect(play.player('red').discard).toEqual([3, 3, 6]);
  });

  test('GRV-CASTLE-2, GRV-CASTLE-4: a card that lay face down is shown when it is named', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [1, 2], buried: [3] } });
    expect(play.view(1).players[0]?.played).toEqual([]);
    play.play('castle 3');
    expect(play.view(1).players[0]?.played).toEqual([3]);
  });

  test('GRV-CASTLE-3: a single card does not pay for castling', () => {
    expect(scene(two, { islands: { copperfall: 'r1' }, red: { hand: [1], discard: [3] } }).offers()).toEqual(['play 1', 'idle 1']);
  });

  test('GRV-CASTLE-5: a card without a possible action cannot be castled for', () => {
    expect(scene(two, { islands: { copperfall: 'r4' }, red: { hand: [1, 1], discard: [6] } }).offers()).toEqual(['play 1', 'idle 1']);
  });

  test('GRV-IDLE-1, GRV-IDLE-3: inaction saves a card that is of no use in this round', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [3, 5] }, blue: { hand: [1] } });
    play.play('idle 5');
    expect(play.player('red')).toMatchObject({ hand: [3], saved: [5], discard: [] });
    play.play('idle 1');
    expect(play.offers()).toEqual(['play 3', 'idle 3']);
    expect(play.told('idle')).toEqual(['idle 0 saved', 'idle 1 saved']);
  });

  test('GRV-IDLE-2: S06, a third card is discarded face down', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [5], saved: [1, 2] } }).play('idle 5');
    expect(play.told('idle')).toEqual(['idle 0 discarded']);
    expect(play.told('drew')).toHaveLength(2);
    expect(play.heard[0]).toContain('idle 0 discarded 5');
  });

  test('GRV-TURN-4, GRV-CARD-5A, GRV-CARD-5B: S07, Stabilisation first, then Surge', () => {
    const play = scene(two, { islands: { copperfall: 'r1 0+1' }, red: { hand: [5] } }).play('play 5', 'act 5B', 'act 5A');
    expect(play.told('stabilised')).toEqual(['stabilised 0 copperfall 1']);
    expect(play.told('surged')).toEqual(['surged 0 copperfall']);
  });

  test('GRV-TURN-4, GRV-TURN-6: S08, Surge first, then Stabilisation of what it brought', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [5, 1] }, blue: { hand: [1] } }).play('play 5');
    // without temporary gravity only the Surge is possible, so it is done at once; the second action is decided after it
    expect(play.on('copperfall')).toBe('r1 0+2');
    expect(play.offers()).toEqual(['act 5B', 'done']);
    play.play('act 5B', 'stabiliseUnits 2');
    expect(play.on('copperfall')).toBe('r1 2+0');
  });

  test('GRV-TURN-5: the card lies on the discard pile from the moment it is named', () => {
    const play = scene(two, { islands: { copperfall: 'r1 0+1' }, red: { hand: [5, 1] }, blue: { hand: [1] } }).play('play 5');
    expect(play.decision).toBe('action');
    expect(play.player('red')).toMatchObject({ hand: [1], played: [5] });
  });

  test('GRV-TURN-7: each action at most once a play', () => {
    const play = scene(two, { islands: { copperfall: 'r1 0+9' }, red: { hand: [5, 1] }, blue: { hand: [1] } }).play('play 5', 'act 5A');
    expect(play.offers()).toEqual(['act 5B', 'done']);
    play.play('act 5B', 'stabiliseUnits 1');
    expect(play.asked).toEqual(['blue']);
  });

  test('GRV-TURN-8: an action without a way to be carried out is not offered', () => {
    const play = scene(two, {
      islands: { copperfall: 'r1', windhollow: 'r1 2+0' },
      red: { hand: [3, 1], ship: '2h' },
      blue: { hand: [1] },
    });
    play.play('play 3');
    // no island of red’s has a neighbour, so nothing can be pumped: the extraction is carried out at once
    expect(play.told('extracted')).toHaveLength(2);
    expect(play.asked).toEqual(['blue']);
  });

  test('GRV-TURN-9: an action once begun has an effect of at least one', () => {
    const play = scene(two, { islands: { copperfall: 'r2', windhollow: 'r1' }, red: { hand: [4, 1], ship: '1h' } }).play(
      'play 4',
      'act 4A',
    );
    expect(play.offers()).not.toContain('done');
    const muster = scene(two, { red: { hand: [1], ship: '1h' } }).play('play 1', 'act 1A');
    expect(muster.offers()).toEqual(['recruit 1', 'recruit 2']);
  });

  test('GRV-TRANS-3, GRV-TRANS-4: S19, with one saved card one more may be saved, the rest is discarded', () => {
    const play = scene(two, { step: 'transition', red: { hand: [1, 3, 5], saved: [6] }, blue: {}, chance: quick(3) });
    expect(play.asked).toEqual(['red']);
    expect(play.offers()).toEqual(['save none', 'save 1', 'save 3', 'save 5']);
    play.play('save 3');
    expect(play.player('red')).toMatchObject({ hand: [], saved: [3, 6] });
    expect(play.told('saved')).toEqual(['saved 0 1']);
  });
});
