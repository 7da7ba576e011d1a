import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gravity, type GravityRules } from '../index.ts';
import { scene } from './scene.ts';

const teams = { seats: 4, confrontation: true };
const war = { ...teams, module: 'war' };
const rivals = { green: { hand: [1] }, yellow: { hand: [1] } };

describe('set-up and captains', () => {
  const rules = gravity.open(teams) as GravityRules;

  test('GRV-TEAM-SETUP-1, GRV-TEAM-SETUP-2: two teams of neighbours win or lose as a whole', () => {
    const view = rules.view(rules.start(quick(4)), 0);
    expect(view.players.map(({ side }) => side)).toEqual([0, 0, 1, 1]);
    const play = scene(teams, {
      islands: {
        rundor: '1,0',
        copperfall: '0,0 y1',
        windhollow: '0,1',
        stormcrown: '-1,1',
        mistharbour: '-1,0',
        cinderpeak: '0,-1',
        lanternreach: '1,-1',
      },
      step: 'islands',
    });
    expect(play.rules.result(play.state)?.winners).toEqual([2, 3]);
  });

  test('GRV-TEAM-SETUP-3, GRV-TEAM-SETUP-4: captains and the team that begins are drawn, its captain has the token', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const view = rules.view(rules.start(quick(seed)), 15);
      expect([0, 1]).toContain(view.captains[0]);
      expect([2, 3]).toContain(view.captains[1]);
      expect(view.captains).toContain(view.first);
      seen.add([...view.captains, view.first].join());
    }
    expect(seen.size).toBe(8);
  });

  const actors = (captains: ['red' | 'blue', 'green' | 'yellow']) =>
    scene(teams, {
      step: 'corporations',
      first: 'green',
      captains,
      red: { hand: [1] },
      blue: { hand: [1] },
      green: { hand: [1, 2] },
      yellow: { hand: [1, 2] },
    });

  test('GRV-TEAM-CAPT-1: both partners are asked in the open between them; the same answer stands', () => {
    const play = actors(['red', 'yellow']);
    expect(play.asked).toEqual(['green', 'yellow']);
    play.play('green: actor 3');
    expect(play.view(3).answers).toEqual([{ seat: 2, choice: { verb: 'actor', seat: 3 } }]);
    expect(play.view(0).answers).toEqual([]);
    expect([play.heard[3]?.at(-1), play.heard[0]?.at(-1)]).toEqual(['voted 2 3', 'decided 2']);
    play.play('yellow: actor 3');
    expect(play.asked).toEqual(['yellow']);
    expect(play.told('captain')).toEqual([]);
  });

  test('GRV-TEAM-CAPT-2, GRV-TEAM-CAPT-3: S50, the captain decides and hands over the captaincy', () => {
    const play = actors(['red', 'yellow']).play('green: actor 2', 'yellow: actor 3');
    expect(play.asked).toEqual(['yellow']);
    expect(play.view().captains).toEqual([0, 2]);
    expect(play.told('captain')).toEqual(['captain 2']);
  });

  test('GRV-TEAM-CAPT-4: who moves, joint losses and the islands phase are the team’s; the rest is the player’s', () => {
    const play = scene(teams, { islands: { copperfall: 'r1 4+0', mistharbour: 'g1' }, step: 'islands' });
    expect(play.asked).toEqual(['red', 'blue']);
    play.play('red: target rundor', 'blue: target rundor');
    expect(play.asked).toEqual(['red', 'blue']);
    expect(play.decision).toBe('islands.cell');
    expect(scene(teams, { red: { hand: [1] }, blue: { hand: [1] } }).asked).toEqual(['red']);
  });

  test('GRV-TEAM-CAPT-5: a team decision with one choice is not asked', () => {
    const play = scene(teams, { step: 'corporations', first: 'red', red: { hand: [1] }, blue: {} });
    expect(play.asked).toEqual(['red']);
    expect(play.decision).toBe('turn');
  });
});

describe('cards and turns', () => {
  test('GRV-TEAM-PREP-1: in preparation partners do not see each other’s cards', () => {
    const play = scene(teams, { step: 'round' });
    expect(play.view(0).players[1]).toMatchObject({ drawn: null, hand: null, saved: null });
    expect(play.heard[0]?.some((text) => /^drew 1 \d \d/.test(text))).toBe(false);
    play.play('blue: keep none');
    expect(play.view(0).answers).toEqual([]);
  });

  test('GRV-TEAM-SHOW-1: in the corporations phase partners see hands and saved cards, rivals do not', () => {
    const play = scene(teams, { red: { hand: [1, 3] }, blue: { hand: [2, 5], saved: [6] }, ...rivals });
    expect(play.view(0).players[1]).toMatchObject({ hand: [2, 5], saved: [6], discard: null });
    expect(play.view(2).players[1]).toMatchObject({ hand: null, saved: null, counts: { hand: 2, saved: 1 } });
    const start = scene(teams, { step: 'corporations', red: { hand: [1, 3] }, blue: { hand: [2, 5] }, ...rivals });
    expect(start.heard[0]).toContain('shown 1 2 5');
    expect(start.heard[2]?.some((text) => text.startsWith('shown 1'))).toBe(false);
    const after = scene(teams, { step: 'transition', red: { hand: [1, 3] }, blue: { hand: [2, 5], saved: [6] }, ...rivals });
    expect(after.view(0).players[1]).toMatchObject({ hand: null, saved: null });
  });

  test('GRV-TEAM-SHOW-2: cards are never exchanged', () => {
    const play = scene(teams, { red: { hand: [1, 3] }, blue: { hand: [2] }, ...rivals });
    expect(play.offers().some((offer) => offer.includes('2'))).toBe(false);
    expect(Object.keys(play.table.choices).filter((verb) => /give|swap|exchange/.test(verb))).toEqual([]);
  });

  test('GRV-TEAM-TURN-1, GRV-TEAM-TURN-2, GRV-TEAM-TURN-3: turns alternate between teams; a partner may take several running', () => {
    const hand = [1, 2, 3, 4];
    const play = scene(teams, { step: 'corporations', first: 'yellow', red: { hand }, blue: { hand }, green: { hand }, yellow: { hand } });
    expect(play.asked).toEqual(['green', 'yellow']);
    play.play('green: actor 3', 'yellow: actor 3');
    expect(play.asked).toEqual(['yellow']);
    play.play('idle 1');
    expect(play.asked).toEqual(['red', 'blue']);
    play.play('red: actor 0', 'blue: actor 0', 'idle 2', 'green: actor 3', 'yellow: actor 3', 'idle 2');
    expect(play.player('yellow').turns).toBe(2);
    expect(play.asked).toEqual(['red', 'blue']);
  });

  test('GRV-TEAM-TURN-4: three turns each, with a module, too', () => {
    const hand = [1, 2, 3, 4, 5];
    for (const module of ['none', 'war']) {
      const play = scene(
        { ...teams, module },
        { step: 'corporations', first: 'red', red: { hand, turns: 3 }, blue: { hand, turns: 2 }, green: { hand }, yellow: { hand } },
      );
      expect(play.asked).toEqual(['blue']);
    }
  });

  test('GRV-TEAM-TURN-5: the phase ends when nobody has a turn left', () => {
    const play = scene(teams, {
      red: { hand: [1, 2], turns: 2 },
      blue: { hand: [1], turns: 3 },
      green: { turns: 1 },
      yellow: { hand: [1], turns: 3 },
    });
    play.play('idle 1');
    expect(play.told('phase')[0]).toBe('phase islands');
  });

  test('GRV-TEAM-TURN-6: S52, a spent team is passed over', () => {
    const play = scene(teams, { red: { hand: [1, 2, 3] }, blue: { hand: [1] }, green: {}, yellow: {} }).play('idle 1');
    expect(play.asked).toEqual(['red', 'blue']);
    expect(play.decision).toBe('team.actor');
  });

  test('GRV-TEAM-TURN-7: castling and inaction as usual', () => {
    const play = scene(teams, { islands: { copperfall: 'r1' }, red: { hand: [1, 2], discard: [3] }, blue: {}, ...rivals });
    expect(play.offers()).toEqual(['play 1', 'castle 3', 'idle 1', 'idle 2']);
  });
});

describe('copying', () => {
  test('GRV-TEAM-COPY-1, GRV-TEAM-COPY-4: the partner pays a card face down and carries out the same card', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r1 0+1', windhollow: 'b1' },
      red: { hand: [5] },
      blue: { hand: [1, 6] },
      ...rivals,
    });
    play.play('play 5', 'act 5A', 'done');
    expect(play.asked).toEqual(['blue']);
    expect(play.offers()).toEqual(['copy 1', 'copy 6', 'skip']);
    play.play('copy 6');
    // Blue has no temporary gravity: the Surge is the only action, on his only island
    expect(play.on('windhollow')).toBe('b1 0+2');
    expect(play.view(1).players[1]?.discard).toEqual([6]);
    expect(play.view(2).players[1]).toMatchObject({ discard: null, played: [], counts: { discard: 1 } });
    expect(play.told('copied')).toEqual(['copied 1 5']);
    expect(play.heard[0]).toContain('paid 1 6');
    expect(play.heard[2]).toContain('paid 1 1');
  });

  test('GRV-TEAM-COPY-2, GRV-TEAM-COPY-4: S47, the card chosen by castling is copied', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r1', windhollow: 'b1' },
      red: { hand: [1, 2], discard: [5] },
      blue: { hand: [1] },
      ...rivals,
    });
    play.play('castle 5', 'pay 1 2', 'done', 'copy 1');
    expect(play.told('copied')).toEqual(['copied 1 5']);
    expect(play.on('windhollow')).toBe('b1 0+2');
  });

  test('GRV-TEAM-COPY-3: S49, a player with three turns behind him still copies', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r1', windhollow: 'b1' },
      red: { hand: [5, 5] },
      blue: { hand: [1, 2], turns: 3 },
      green: { hand: [1] },
    });
    play.play('play 5', 'done', 'copy 1', 'done');
    expect(play.asked).toEqual(['green']);
    play.play('idle 1', 'play 5', 'act 5A', 'done');
    expect(play.offers()).toEqual(['copy 2', 'skip']);
  });

  test('GRV-TEAM-COPY-5: S48, neither inaction nor a copy is copied', () => {
    const idle = scene(teams, { islands: { copperfall: 'r1', windhollow: 'b1' }, red: { hand: [5] }, blue: { hand: [1] }, ...rivals }).play(
      'idle 5',
    );
    expect(idle.asked).toEqual(['green', 'yellow']);
    const copied = scene(teams, {
      islands: { copperfall: 'r1', windhollow: 'b1' },
      red: { hand: [5, 1] },
      blue: { hand: [1, 2] },
      ...rivals,
    });
    copied.play('play 5', 'done', 'copy 1', 'done');
    expect(copied.asked).toEqual(['green', 'yellow']);
  });

  test('GRV-TEAM-COPY-6: without a card or a possible action the partner is not asked', () => {
    const poor = scene(teams, { islands: { copperfall: 'r1', windhollow: 'b1' }, red: { hand: [5] }, blue: {}, ...rivals }).play(
      'play 5',
      'done',
    );
    expect(poor.asked).toEqual(['green', 'yellow']);
    const homeless = scene(teams, { islands: { copperfall: 'r1' }, red: { hand: [5] }, blue: { hand: [1] }, ...rivals }).play(
      'play 5',
      'done',
    );
    expect(homeless.asked).toEqual(['green', 'yellow']);
  });

  test('GRV-TEAM-COPY-7: source tokens are back in the supply before the copy begins', () => {
    const play = scene(war, {
      islands: { copperfall: 'r1', windhollow: 'b1' },
      red: { hand: [3], tokens: 2 },
      blue: { hand: [1] },
      ...rivals,
    });
    play.play('play 3', 'token copperfall 0 red', 'token copperfall 0 red');
    expect(play.decision).toBe('copy');
    expect(play.state.action.tokens).toEqual([]);
    expect(play.view().supply.sources).toBe(10);
  });
});

describe('the end', () => {
  const ring = {
    rundor: '1,0',
    windhollow: '0,1',
    stormcrown: '-1,1',
    mistharbour: '-1,0 g1 5+0',
    cinderpeak: '0,-1',
    lanternreach: '9,9',
  };

  test('GRV-TEAM-END-1: S53, the team wins whichever partner’s island is surrounded', () => {
    const play = scene(teams, {
      islands: { ...ring, copperfall: '0,0 y1', mistharbour: '0,-1 g1 5+4', cinderpeak: '-1,0' },
      step: 'islands',
    });
    play.play('green: target lanternreach', 'yellow: target lanternreach', 'green: cell 0', 'yellow: cell 0');
    expect(play.rules.result(play.state)).toEqual({ winners: [2, 3], clause: 'GRV-ISLANDS-14' });
  });

  test('GRV-TEAM-END-2: points belong to the team', () => {
    const play = scene(
      { ...teams, domination: 4 },
      { islands: { copperfall: 'b1 5+0', mistharbour: 'g1 4+0' }, red: { points: 3 }, step: 'islands' },
    );
    play.play('red: target rundor', 'blue: target rundor', 'red: cell 0', 'blue: cell 0');
    expect(play.view().points).toEqual([4, 0]);
    expect(play.rules.result(play.state)).toEqual({ winners: [0, 1], clause: 'GRV-DOM-4' });
  });

  test('GRV-TEAM-END-3: the token goes to the captain of the other team', () => {
    expect(scene(teams, { step: 'transition', first: 'red', captains: ['red', 'yellow'] }).view().first).toBe(3);
    expect(scene(teams, { step: 'transition', first: 'yellow', captains: ['blue', 'yellow'] }).view().first).toBe(1);
  });
});
