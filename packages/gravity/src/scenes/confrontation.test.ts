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
    expect(play.table.choices.words.filter((verb) => /give|swap|exchange/.test(verb))).toEqual([]);
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
    expect(play.state.placed).toEqual([]);
    expect(play.view().supply.sources).toBe(10);
  });
});

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
    expect(play.state.control.slice(0, 2)).toEqual([1 << 4, 1 << 4]);
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

describe('shared islands', () => {
  const shared = { copperfall: '5,0 r1 b1 m2 1+1', windhollow: '6,0 r1', stormcrown: 'b1', mistharbour: 'g1' };

  test('GRV-TEAM-SHARE-2, GRV-TEAM-SHARE-3: either partner moves its mercenaries and plays cards on it', () => {
    const play = scene(teams, { islands: shared, mover: 'blue', first: 'blue', blue: { hand: [4] }, red: {}, ...rivals }).play(
      'play 4',
      'act 4A',
    );
    expect(play.offers()).toContain('redeploy mercenary copperfall stormcrown');
    expect(play.offers()).not.toContain('redeploy mercenary copperfall windhollow');
    const surge = scene(teams, { islands: shared, mover: 'blue', first: 'blue', blue: { hand: [5] }, red: {}, ...rivals }).play(
      'play 5',
      'act 5A',
    );
    expect(surge.offers()).toEqual(['surge copperfall', 'surge stormcrown']);
  });

  test('GRV-TEAM-SHARE-4: in defence all pieces count together', () => {
    const play = scene(teams, {
      islands: shared,
      mover: 'green',
      first: 'green',
      green: { hand: [2], ship: '4h' },
      red: { hand: [1] },
      blue: {},
    }).play('play 2');
    expect(play.offers()).not.toContain('capture copperfall');
    expect(play.offers()).toContain('capture windhollow');
  });

  test('GRV-CARD-6A-1, GRV-TEAM-SHARE-5: S51, whose hunter is hit is the attacker’s choice; the other partner keeps the island', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r1 b1 2+0' },
      mover: 'green',
      first: 'green',
      green: { hand: [6] },
      red: { hand: [1] },
      blue: {},
    }).play('play 6');
    expect(play.offers()).toEqual(['owner 0', 'owner 1']);
    play.play('owner 0');
    expect(play.on('copperfall')).toBe('b1 2+0');
    expect(play.state.control.slice(0, 2)).toEqual([0, 1 << 1]);
  });

  test('GRV-TEAM-SHARE-6: nobody brings hunters to an island his partner alone controls, nor attacks it', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r2', windhollow: 'b1' },
      red: { hand: [4, 2], ship: '2h' },
      blue: {},
      ...rivals,
    }).play('play 4', 'act 4A');
    expect(play.offers().some((offer) => offer.includes('windhollow'))).toBe(false);
    const attack = scene(teams, {
      islands: { copperfall: 'r2', windhollow: 'b1' },
      red: { hand: [2], ship: '3h' },
      blue: {},
      ...rivals,
    }).play('play 2');
    expect(attack.offers()).not.toContain('capture windhollow');
  });

  test('GRV-TEAM-MINE-1: S45, a copy leaves out what was extracted in this turn', () => {
    const islands = { copperfall: 'r1', windhollow: 'r1 b1', stormcrown: 'b1' };
    const play = scene(teams, { islands, red: { hand: [3] }, blue: { hand: [1] }, ...rivals }).play('play 3', 'copy 1');
    expect(play.told('extracted')).toEqual(['extracted 0 copperfall 1 2', 'extracted 0 windhollow 1 2', 'extracted 1 stormcrown 1 2']);
  });

  test('GRV-TEAM-MINE-1: source tokens may still be placed on an island that is left out', () => {
    const islands = { copperfall: 'r1', windhollow: '5,0 r1 b1', stormcrown: '6,0 b1' };
    const play = scene(war, { islands, red: { hand: [3] }, blue: { hand: [1], tokens: 1 }, ...rivals }).play('play 3', 'copy 1', 'act 3A');
    expect(play.offers()).toContain('token windhollow 0 red');
    play.play('token windhollow 0 red');
    expect(play.told('extracted').at(-1)).toBe('extracted 1 stormcrown 1 4');
  });

  test('GRV-TEAM-MINE-2: S46, in the next turn of the team it is extracted again', () => {
    const islands = { copperfall: 'r1', windhollow: 'r1 b1', stormcrown: 'b1' };
    const play = scene(teams, { islands, red: { hand: [3] }, blue: { hand: [3] }, green: { hand: [1] } });
    play.play('play 3', 'skip', 'idle 1', 'play 3');
    expect(play.told('extracted').slice(2)).toEqual(['extracted 1 windhollow 1 2', 'extracted 1 stormcrown 1 2']);
  });

  test('GRV-TEAM-MINE-3: a copy that would extract nowhere is not offered', () => {
    const play = scene(teams, { islands: { windhollow: 'r1 b1' }, red: { hand: [3] }, blue: { hand: [1] }, ...rivals }).play('play 3');
    expect(play.asked).toEqual(['green', 'yellow']);
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
