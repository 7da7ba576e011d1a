import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const war = { seats: 2, module: 'war' };
const blue = { hand: [1] };

describe('sabotage', () => {
  test('GRV-WAR-1, GRV-WAR-2, GRV-WAR-4: a token on any trunk of any island but Rundor, whoever controls it', () => {
    const play = scene(war, { islands: { copperfall: 'r1', mistharbour: 'b1' }, red: { hand: [7] }, blue }).play('play 7', 'act 7A');
    expect(play.offers()).toEqual(
      ['copperfall', 'windhollow', 'stormcrown', 'mistharbour', 'cinderpeak', 'lanternreach'].flatMap((id) =>
        [0, 1, 2].map((trunk) => `sabotage ${id} ${trunk}`),
      ),
    );
    play.play('sabotage copperfall 2', 'done');
    expect(play.on('copperfall')).toBe('r1 0+0 T2');
    expect(play.view().supply.sabotage).toBe(7);
  });

  test('GRV-WAR-2: trunks are called by the numbers they have on the board, from one', () => {
    const { names } = scene(war, {}).rules;
    expect(Object.values(names['trunk'] ?? {}).map(({ en }) => en)).toEqual(['1', '2', '3']);
  });

  test('GRV-WAR-3: a token is a token, whatever its face', () => {
    const { choices } = scene(war, { red: { hand: [7] } }).rules;
    expect(choices.code({ verb: 'sabotage', island: 'copperfall', trunk: 0 })).toBeGreaterThan(0);
    expect(choices.code({ verb: 'sabotage', island: 'copperfall', trunk: 0, face: 'up' })).toBe(-1);
  });

  test('GRV-WAR-5, GRV-WAR-7: one token a trunk, up to all three of an island', () => {
    const play = scene(war, { islands: { copperfall: 'T0 T1' }, red: { hand: [7] }, blue }).play('play 7', 'act 7A');
    expect(play.offers().filter((offer) => offer.includes('copperfall'))).toEqual(['sabotage copperfall 2']);
    play.play('sabotage copperfall 2');
    expect(play.on('copperfall')).toBe('0+0 T0 T1 T2');
  });

  test('GRV-WAR-6, GRV-WAR-8, GRV-WAR-9: sources behind the trunk are cut from this island and go on serving its neighbour', () => {
    const play = scene(war, { islands: { copperfall: '5,0 r1 T0', stormcrown: '6,0 r1' }, red: { hand: [3] }, blue }).play('play 3');
    expect(play.told('extracted')).toEqual(['extracted 0 copperfall 0 1', 'extracted 0 stormcrown 1 2']);
  });

  test('GRV-WAR-10, GRV-WAR-11: S39, after the extraction all tokens of the player’s islands return, at a yield of zero, too', () => {
    const play = scene(war, {
      islands: { copperfall: 'r1 T0 T1 T2', windhollow: 'r1', mistharbour: 'b1 T1' },
      red: { hand: [3] },
      blue,
    }).play('play 3');
    expect([play.on('copperfall'), play.on('mistharbour')]).toEqual(['r1 0+0', 'b1 0+0 T1']);
    expect(play.view().supply.sabotage).toBe(7);
    expect(play.told('returned')).toEqual(['returned 3 0']);
  });

  test('GRV-WAR-12: a token stays through the end of the round', () => {
    const play = scene(war, { islands: { copperfall: 'r1 0+1 T0' }, step: 'transition' });
    expect(play.on('copperfall')).toBe('r1 0+0 T0');
  });

  test('GRV-WAR-22: S35, without a token in the supply sabotage may be carried out and does nothing', () => {
    const all = { copperfall: 'T0 T1 T2', windhollow: 'T0 T1 T2', stormcrown: 'T0 T1' };
    const play = scene(war, { islands: all, red: { hand: [7] }, blue }).play('play 7', 'act 7A');
    expect(play.told('sabotaged')).toEqual(['sabotaged 0']);
    expect(play.offers()).toEqual(['act 7B', 'done']);
    play.play('act 7B');
    expect(play.player('red').tokens).toBe(2);
  });
});

describe('source tokens', () => {
  test('GRV-WAR-13: two tokens from the supply', () => {
    const play = scene(war, { red: { hand: [7] }, blue }).play('play 7', 'act 7B', 'done');
    expect(play.player('red').tokens).toBe(2);
    expect(play.view().supply.sources).toBe(8);
  });

  test('GRV-WAR-14: S36, nobody holds more than four', () => {
    const play = scene(war, { red: { hand: [7], tokens: 3 }, blue }).play('play 7', 'act 7B', 'done');
    expect(play.told('dug')).toEqual(['dug 0 1']);
    expect(
      scene(war, { red: { hand: [7], tokens: 4 }, blue })
        .play('play 7', 'act 7B')
        .told('dug'),
    ).toEqual(['dug 0 0']);
  });

  test('GRV-WAR-22: S37, what the supply does not have is not taken', () => {
    const play = scene(
      { seats: 4, module: 'war' },
      { red: { hand: [7] }, blue: { hand: [1], tokens: 4 }, green: { tokens: 4 }, yellow: { tokens: 1 } },
    ).play('play 7', 'act 7B', 'done');
    expect(play.told('dug')).toEqual(['dug 0 1']);
    expect(play.view().supply.sources).toBe(0);
  });

  test('GRV-WAR-15, GRV-WAR-21: S38, tokens placed return after the extraction, the others stay with the player', () => {
    const play = scene(war, { islands: { copperfall: 'r1' }, red: { hand: [3], tokens: 4 }, blue }).play('play 3');
    play.play('token copperfall 2 blue', 'token copperfall 2 blue', 'done');
    expect(play.on('copperfall')).toBe('r1 2+2');
    expect(play.player('red').tokens).toBe(2);
    expect(play.view().supply.sources).toBe(8);
    expect(play.told('returned')).toEqual(['returned 0 2']);
  });

  test('GRV-WAR-16, GRV-WAR-17, GRV-WAR-18: on any side, several on one, blue or red, beside what is printed', () => {
    const play = scene(war, { islands: { copperfall: 'r1' }, red: { hand: [3], tokens: 3 }, blue }).play('play 3');
    expect(play.offers()).toContain('token copperfall 0 blue');
    play.play('token copperfall 0 red', 'token copperfall 0 red');
    expect(play.island('copperfall').tokens).toEqual([
      { side: 0, colour: 'red' },
      { side: 0, colour: 'red' },
    ]);
    play.play('token copperfall 0 blue');
    expect(play.on('copperfall')).toBe('r1 1+4');
  });

  test('GRV-WAR-19: Rundor may receive them', () => {
    const play = scene(war, { islands: { rundor: 'r1' }, red: { hand: [3], tokens: 1 }, blue }).play('play 3', 'token rundor 2 red');
    expect(play.on('rundor')).toBe('r1 2+3');
  });

  test('GRV-WAR-20: a token counts as a printed source, for the neighbour as well', () => {
    const play = scene(war, { islands: { copperfall: '5,0 r1', stormcrown: '6,0 r1' }, red: { hand: [3], tokens: 1 }, blue });
    play.play('play 3', 'token copperfall 0 red');
    expect(play.told('extracted')).toEqual(['extracted 0 copperfall 1 4', 'extracted 0 stormcrown 1 3']);
  });

  test('GRV-WAR-23: no source token lies on an island outside an extraction', () => {
    const play = scene(war, { islands: { copperfall: 'r1' }, red: { hand: [3, 1], tokens: 1 }, blue }).play(
      'play 3',
      'token copperfall 0 red',
    );
    expect(play.state.action.tokens).toEqual([]);
    const left = { ...play.rules.clone(play.state), supply: { ...play.state.supply, sources: 9 } };
    left.action.tokens.push({ island: 1, side: 0, colour: 0 });
    expect(play.rules.invariants['INV-12 source tokens']?.(left)).toMatch('outside');
  });

  test('GRV-WAR-15: everybody sees a source token once it lies, while the next is still being placed', () => {
    const play = scene(war, { islands: { copperfall: 'r1' }, red: { hand: [3, 1], tokens: 2 }, blue });
    play.play('play 3');
    expect(play.view(1)).toMatchObject({ decision: 'action', action: null });
    play.play('token copperfall 0 red');
    expect(play.view(1)).toMatchObject({ decision: 'extract.token', action: { action: '3A' } });
    expect(play.view(1).islands.find(({ id }) => id === 'copperfall')?.tokens).toEqual([{ side: 0, colour: 'red' }]);
  });
});
