import { quick, seeded, startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gravity, type GravityRules } from '../index.ts';
import { scene, type Scene } from './scene.ts';

const two = { seats: 2 };
const knows = (play: Scene, seat: number) => ({ view: play.view(seat), past: play.pasts[seat] ?? [] });
const code = (play: Scene, named: object): number => play.rules.choices.code(named);

describe('previews', () => {
  test('GRV-EXTRACT-5: what an extraction would yield', () => {
    const play = scene(two, { islands: { copperfall: '5,0 r1', stormcrown: '6,0 b1' }, red: { hand: [1] } });
    const yields = play.rules.previews.yields(play.view(1));
    expect(yields.find(({ island }) => island === 'copperfall')).toEqual({
      island: 'copperfall',
      blue: 2,
      red: 3,
      permanent: 1,
      temporary: 3,
    });
  });

  test('GRV-ISLANDS-2: who would attract now', () => {
    const forecast = (islands: Record<string, string>) => {
      const play = scene(two, { islands, red: { hand: [1] } });
      return play.rules.previews.forecast(play.view(0));
    };
    expect(forecast({ copperfall: 'r1 3+2', mistharbour: 'b1 1+0' })).toEqual({
      attractors: ['copperfall'],
      side: 0,
      balance: false,
      lead: 4,
      pulls: 2,
    });
    expect(forecast({ copperfall: 'r1 1+0', mistharbour: 'b1 1+0' })).toEqual({
      attractors: [],
      side: null,
      balance: true,
      lead: 0,
      pulls: 0,
    });
  });

  test('GRV-ISLANDS-8, GRV-ISLANDS-9: where islands could land, and who would win by it', () => {
    const islands = {
      copperfall: '0,0 r1',
      rundor: '1,0',
      windhollow: '0,-1 b1 9+0',
      stormcrown: '-1,1',
      mistharbour: '-1,0',
      cinderpeak: '0,1',
      lanternreach: '3,-3',
    };
    const play = scene(two, { islands, red: { hand: [1] } });
    const landings = play.rules.previews.landings(play.view(0), 'windhollow').filter(({ target }) => target === 'lanternreach');
    expect(landings.map(({ direction, wins }) => [direction, wins])).toEqual([
      [0, 0],
      [3, null],
      [4, null],
      [5, null],
    ]);
    expect(landings[0]?.cell).toEqual([1, -1]);
    expect(play.rules.previews.landings(play.view(0), 'atlantis')).toEqual([]);
  });

  test('GRV-CAPTURE-5: a capture out of reach says how many pieces the weakest island takes', () => {
    const prospects = (islands: Record<string, string>, ship: string) => {
      const play = scene(two, { islands, red: { hand: [2], ship } });
      return play.rules.previews.prospects(play.view(0)).map(({ answers, needs }) => (answers ? 'possible' : needs));
    };
    const apart = { copperfall: '5,0 r2', rundor: '0,0 m2', mistharbour: '-5,0 b4' };
    // Six islands of others stand alone here: a landing takes any, an assault none.
    expect(prospects({ ...apart, stormcrown: 'm2', windhollow: 'm2', cinderpeak: 'm2', lanternreach: 'm2' }, '2h')).toEqual([3, 0]);
    expect(
      prospects({ ...apart, rundor: '4,0 m2', stormcrown: 'm3', windhollow: 'm3', cinderpeak: 'm3', lanternreach: 'm3' }, '3h'),
    ).toEqual(['possible', 3]);
  });

  test.each([{ seats: 2 }, { seats: 4, module: 'war', confrontation: true }, { seats: 4, module: 'air', confrontation: true }])(
    'GRV-TURN-8: what cards could do is what the rules offer afterwards, $module',
    (options) => {
      const rules = gravity.open(options) as GravityRules;
      const match = startMatch(rules, seeded('prospects'));
      const draw = quick(4);
      let foretold: ReadonlyMap<string, readonly object[] | null> = new Map();
      let compared = 0;
      for (let step = 0; step < 1200 && !match.result; step++) {
        const seat = 31 - Math.clz32(match.asked);
        const { view } = match.known(seat);
        const open = match.open(seat).map((choice) => rules.choices.name(choice));
        if (view.decision === 'turn' || view.decision === 'copy') foretold = new Map();
        const acts = open.flatMap((choice) => (choice.verb === 'act' ? [choice.action] : []));
        if (view.decision === 'action') {
          const prospects = rules.previews.prospects(view);
          expect(prospects.flatMap(({ action, answers }) => (answers ? [action] : []))).toEqual(acts);
          foretold = new Map(prospects.map(({ action, answers }) => [action, answers]));
        } else if (view.action && view.action.times === 0 && foretold.has(view.action.action)) {
          const first = foretold.get(view.action.action) ?? [];
          if (first.length > 1 && view.decision !== 'joint.answer') {
            expect(first).toEqual(open);
            compared++;
          }
          foretold = new Map();
        } else if (view.decision === 'turn') {
          const able = new Set(
            rules.previews.prospects(view).flatMap(({ action, answers }) => (answers ? [Number.parseInt(action, 10)] : [])),
          );
          const playable = open.flatMap((choice) => (choice.verb === 'play' || choice.verb === 'castle' ? [choice.card] : []));
          expect(playable.every((card) => able.has(card))).toBe(true);
          expect((view.players[seat]?.hand ?? []).every((card) => able.has(card) === playable.includes(card))).toBe(true);
        }
        match.answer(seat, match.open(seat)[draw.below(open.length)] ?? -1);
      }
      expect(compared).toBeGreaterThan(10);
    },
  );
});

describe('refusals', () => {
  const refused = (play: Scene, seat: number, named: object) => {
    const { code: reason, clause } = play.rules.refuse(knows(play, seat), code(play, named));
    return `${reason} ${clause}`;
  };

  test('GRV-TURN-2: out of turn, and out of place', () => {
    const play = scene(two, { islands: { copperfall: 'r1' }, red: { hand: [3, 5] }, blue: { hand: [1] } });
    expect(refused(play, 1, { verb: 'play', card: 1 })).toBe('notAsked GRV-TURN-2');
    expect(refused(play, 0, { verb: 'surge', island: 'copperfall' })).toBe('otherDecision GRV-CARD-5A');
    expect(refused(play, 0, { verb: 'play', card: 6 })).toBe('notInHand GRV-TURN-4');
    expect(refused(play, 0, { verb: 'idle', card: 6 })).toBe('notInHand GRV-IDLE-1');
    expect(refused(play, 0, { verb: 'castle', card: 6 })).toBe('notInDiscard GRV-CASTLE-2');
  });

  test('GRV-TURN-8, GRV-CASTLE-3, GRV-CASTLE-5: what is not possible', () => {
    const play = scene(two, { islands: { copperfall: 'r4' }, red: { hand: [6], discard: [5] } });
    expect(refused(play, 0, { verb: 'play', card: 6 })).toBe('nothingPossible GRV-TURN-8');
    expect(refused(play, 0, { verb: 'castle', card: 5 })).toBe('fewCards GRV-CASTLE-3');
    const more = scene(two, { islands: { copperfall: 'r4' }, red: { hand: [1, 1], discard: [6] } });
    expect(refused(more, 0, { verb: 'castle', card: 6 })).toBe('nothingPossible GRV-CASTLE-5');
  });

  test('GRV-TURN-4, GRV-TURN-7, GRV-TURN-9: actions of another card, done already, or nothing done', () => {
    const play = scene(two, { islands: { copperfall: 'r1 0+4' }, red: { hand: [5, 1] }, blue: { hand: [1] } }).play('play 5');
    expect(refused(play, 0, { verb: 'act', action: '3A' })).toBe('otherCard GRV-TURN-4');
    expect(refused(play, 0, { verb: 'done' })).toBe('nothingDone GRV-TURN-9');
    play.play('act 5A');
    expect(refused(play, 0, { verb: 'act', action: '5A' })).toBe('actionDone GRV-TURN-7');
  });

  test('GRV-CAPTURE-1, GRV-CAPTURE-5, GRV-TEAM-JOINT-1, GRV-TEAM-JOINT-7: captures', () => {
    const play = scene(
      { seats: 4, confrontation: true },
      {
        islands: { copperfall: 'r1', mistharbour: 'g5', cinderpeak: 'g1' },
        red: { hand: [2], ship: '2h' },
        blue: { hand: [1], ship: '1h' },
        green: { hand: [1] },
      },
    ).play('play 2');
    expect(refused(play, 0, { verb: 'capture', island: 'copperfall' })).toBe('ownIsland GRV-CAPTURE-1');
    expect(refused(play, 0, { verb: 'capture', island: 'mistharbour' })).toBe('tooWeak GRV-CAPTURE-5');
    expect(refused(play, 0, { verb: 'joint', island: 'mistharbour' })).toBe('tooWeak GRV-TEAM-JOINT-7');
    play.play('joint cinderpeak');
    expect(refused(play, 1, { verb: 'join', card: 4 })).toBe('notInHand GRV-TEAM-JOINT-1');
    play.play('refuse');
    expect(refused(play, 0, { verb: 'joint', island: 'cinderpeak' })).toBe('noProposal GRV-TEAM-JOINT-1');
  });

  test('GRV-PREP-1, GRV-PREP-4, GRV-WAR-1: a second answer, cards not drawn, Rundor’s pipeline', () => {
    const play = scene(two, { step: 'round', round: 0, red: { deck: [1, 1, 2, 2, 3, 4, 5, 6] }, blue: {} });
    expect(refused(play, 0, { verb: 'keep', cards: '6' })).toBe('notOpen GRV-PREP-4');
    play.play('red: keep none');
    expect(refused(play, 0, { verb: 'keep', cards: '1' })).toBe('answered GRV-PREP-1');
    const war = scene({ seats: 2, module: 'war' }, { red: { hand: [7] } }).play('play 7', 'act 7A');
    expect(refused(war, 0, { verb: 'sabotage', island: 'rundor', trunk: 0 })).toBe('noRundor GRV-WAR-1');
  });
});

describe('a refused island says which condition it fails', () => {
  const refused = (play: Scene, named: object) => {
    const { code: reason, clause, data } = play.rules.refuse(knows(play, 0), code(play, named));
    return `${reason} ${clause} ${Object.values(data).join(' ')}`;
  };
  /** Red on Copperfall and far away on Cinderpeak; Windhollow, blue, beside the first; nobody on the others. */
  const sky = { copperfall: '5,0 r2 2+0', windhollow: '6,0 b1 0+1', stormcrown: '7,0 m1', cinderpeak: '0,5 r1', mistharbour: '4,0' };
  const acting = (card: number, ...steps: string[]) =>
    scene(two, { islands: sky, red: { hand: [card], ship: '3h' }, blue: { hand: [1] } }).play(`play ${card}`, ...steps);

  test('GRV-CARD-2B, GRV-CARD-3B: too far for an assault, nothing to pump, nowhere to pump it', () => {
    expect(refused(acting(2, 'act 2B'), { verb: 'capture', island: 'stormcrown' })).toBe('notBeside GRV-CARD-2B stormcrown');
    const islands = { ...sky, mistharbour: '4,0 r1 1+0', lanternreach: '0,9 r1 1+0' };
    const pump = scene(two, { islands, red: { hand: [3] }, blue: { hand: [1] } }).play('play 3', 'act 3B');
    expect(refused(pump, { verb: 'pumpFrom', island: 'windhollow' })).toBe('notYours GRV-CARD-3B windhollow');
    expect(refused(pump, { verb: 'pumpFrom', island: 'cinderpeak' })).toBe('noGravity GRV-CARD-3B cinderpeak');
    expect(refused(pump, { verb: 'pumpFrom', island: 'lanternreach' })).toBe('noNeighbour GRV-CARD-3B lanternreach');
  });

  test('GRV-CARD-4A, GRV-CARD-4A-1, GRV-CARD-4B, GRV-SHIP-2: moving pieces and turning', () => {
    const move = acting(4, 'act 4A');
    expect(refused(move, { verb: 'redeploy', piece: 'hunter', from: 'windhollow', to: 'airship' })).toBe(
      'notYours GRV-CARD-4A-1 windhollow',
    );
    expect(refused(move, { verb: 'redeploy', piece: 'mercenary', from: 'copperfall', to: 'cinderpeak' })).toBe(
      'noPiece GRV-CARD-4A mercenary copperfall',
    );
    move.play('redeploy hunter copperfall airship');
    expect(refused(move, { verb: 'redeploy', piece: 'hunter', from: 'copperfall', to: 'airship' })).toBe('noBerth GRV-SHIP-2 ');
    expect(refused(acting(4, 'act 4B'), { verb: 'turn', island: 'stormcrown' })).toBe('notBeside GRV-CARD-4B stormcrown');
  });

  test('GRV-CARD-5A, GRV-CARD-5B, GRV-CARD-6A, GRV-CARD-6B: gravity and raids', () => {
    expect(refused(acting(5), { verb: 'surge', island: 'windhollow' })).toBe('notYours GRV-CARD-5A windhollow');
    const stable = scene(two, { islands: { ...sky, cinderpeak: '0,5 r1 0+1', mistharbour: '4,0 r1 0+1' }, red: { hand: [5] } });
    expect(refused(stable.play('play 5', 'act 5B'), { verb: 'stabilise', island: 'copperfall' })).toBe(
      'noTemporary GRV-CARD-5B copperfall',
    );
    const bombs = acting(6, 'act 6A');
    expect(refused(bombs, { verb: 'bombard', island: 'copperfall' })).toBe('ownIsland GRV-CARD-6A copperfall');
    expect(refused(bombs, { verb: 'bombard', island: 'mistharbour' })).toBe('empty GRV-CARD-6A mistharbour');
    const islands = { ...sky, mistharbour: '4,0 1+0', rundor: '9,9 1+0' };
    const leaks = scene(two, { islands, red: { hand: [6] }, blue: { hand: [1] } }).play('play 6', 'act 6B');
    expect(refused(leaks, { verb: 'leak', island: 'rundor' })).toBe('notBeside GRV-CARD-6B rundor');
    expect(refused(leaks, { verb: 'leak', island: 'copperfall' })).toBe('ownIsland GRV-CARD-6B copperfall');
  });

  test('GRV-ISLANDS-8, GRV-ISLANDS-9: islands that cannot be pulled, and a cell that is taken', () => {
    const islands = { ...sky, copperfall: '5,0 r2 3+0', lanternreach: '0,9 b1 3+0', rundor: '9,9', cinderpeak: '0,5' };
    const pull = scene(two, { islands: { ...islands, copperfall: '5,0 r2 3+1' }, step: 'islands' });
    expect(refused(pull, { verb: 'target', island: 'windhollow' })).toBe('beside GRV-ISLANDS-8 windhollow copperfall');
    const heavy = scene(two, { islands: { ...islands, lanternreach: '0,9 2+3' }, step: 'islands' });
    expect(refused(heavy, { verb: 'target', island: 'lanternreach' })).toBe('tooHeavy GRV-ISLANDS-8 lanternreach copperfall');
    pull.play('target rundor');
    expect(refused(pull, { verb: 'cell', direction: 0 })).toBe('taken GRV-ISLANDS-9 ');
  });

  test('GRV-WAR-5: a trunk that is blown already', () => {
    const war = scene({ seats: 2, module: 'war' }, { islands: { copperfall: 'r1 T1' }, red: { hand: [7] } }).play('play 7', 'act 7A');
    expect(refused(war, { verb: 'sabotage', island: 'copperfall', trunk: 1 })).toBe('blown GRV-WAR-5 copperfall');
  });
});

describe('warnings', () => {
  const warned = (play: Scene, seat: number, named: object) => play.rules.warnings(knows(play, seat), code(play, named));

  test('GRV-CASTLE-1: castling that leaves no cards', () => {
    const play = (hand: number[]) => scene(two, { islands: { copperfall: 'r1' }, red: { hand, discard: [3] } });
    expect(warned(play([1, 2]), 0, { verb: 'castle', card: 3 })).toEqual(['leavesNoCards']);
    expect(warned(play([1, 2, 4]), 0, { verb: 'castle', card: 3 })).toEqual([]);
  });

  test('GRV-EXTRACT-6: an extraction with a blown trunk on every own island', () => {
    const play = (trunks: string) =>
      scene({ seats: 2, module: 'war' }, { islands: { copperfall: `r1 ${trunks}`, windhollow: 'r1 T1' }, red: { hand: [3] } });
    expect(warned(play('T0'), 0, { verb: 'play', card: 3 })).toEqual(['allSabotaged']);
    expect(warned(play(''), 0, { verb: 'play', card: 3 })).toEqual([]);
  });

  test('GRV-CTRL-5: the last hunter leaves the heaviest island', () => {
    const play = scene(two, { islands: { copperfall: 'r1 3+0', windhollow: 'r1 1+0' }, red: { hand: [4] } }).play('play 4', 'act 4A');
    expect(warned(play, 0, { verb: 'redeploy', piece: 'hunter', from: 'copperfall', to: 'airship' })).toEqual(['emptiesHeaviest']);
    expect(warned(play, 0, { verb: 'redeploy', piece: 'hunter', from: 'windhollow', to: 'airship' })).toEqual([]);
    const assault = scene(two, { islands: { copperfall: '5,0 r2 3+0', windhollow: '6,0' }, red: { hand: [2] } }).play('play 2');
    expect(warned(assault, 0, { verb: 'commit', hunters: 2, partners: 0, mercenaries: 0 })).toEqual(['emptiesHeaviest']);
    expect(warned(assault, 0, { verb: 'commit', hunters: 1, partners: 0, mercenaries: 0 })).toEqual([]);
  });

  test('GRV-ISLANDS-14: a pull that closes the ring of a rival', () => {
    const islands = {
      copperfall: '0,0 r1',
      rundor: '1,0',
      windhollow: '0,-1 b1 6+4',
      stormcrown: '-1,1',
      mistharbour: '-1,0',
      cinderpeak: '0,1',
      lanternreach: '3,-3',
    };
    const play = scene(two, { islands, step: 'islands' }).play('target lanternreach');
    expect(warned(play, 1, { verb: 'cell', direction: 0 })).toEqual(['crownsRival']);
    expect(warned(play, 1, { verb: 'cell', direction: 4 })).toEqual([]);
    expect(warned(play, 0, { verb: 'cell', direction: 0 })).toEqual([]);
  });
});

describe('when time runs out', () => {
  const falls = (play: Scene, seat: number): string => {
    const open: number[] = [];
    const length = play.rules.legal(play.state, seat, open);
    return JSON.stringify(play.rules.choices.name(play.rules.fallback(knows(play, seat), open.slice(0, length), quick(1))));
  };

  test('GRV-IDLE-4, GRV-PREP-4, GRV-TEAM-COPY-1, GRV-TEAM-JOINT-1: idle, keep a full hand, do not copy, refuse', () => {
    expect(falls(scene(two, { islands: { copperfall: 'r1' }, red: { hand: [3] } }), 0)).toBe('{"verb":"idle","card":3}');
    const prep = scene(two, { step: 'round', round: 0, red: { deck: [1, 1, 2, 2, 3, 4, 5, 6] }, blue: {} });
    expect(falls(prep, 0)).toMatch(/^\{"verb":"keep","cards":"\d \d \d \d"\}$/);
    const teams = scene(
      { seats: 4, confrontation: true },
      { islands: { copperfall: 'r1', windhollow: 'b1' }, red: { hand: [5], ship: '2h' }, blue: { hand: [1], ship: '1h' } },
    );
    expect(falls(teams.play('play 5', 'done'), 1)).toBe('{"verb":"skip"}');
    const joint = scene(
      { seats: 4, confrontation: true },
      { islands: { mistharbour: 'g1' }, red: { hand: [2], ship: '2h' }, blue: { hand: [1], ship: '1h' } },
    );
    expect(falls(joint.play('play 2', 'joint mistharbour'), 1)).toBe('{"verb":"refuse"}');
  });

  test('GRV-TEAM-CAPT-1: like the partner, if he has answered; done, where that is possible', () => {
    const play = scene({ seats: 4, confrontation: true }, { islands: { copperfall: 'r1 4+0' }, step: 'islands' }).play(
      'red: target cinderpeak',
    );
    expect(falls(play, 1)).toBe('{"verb":"target","island":"cinderpeak"}');
    const redeploy = scene(two, { islands: { copperfall: 'r3', windhollow: 'r1' }, red: { hand: [4] } }).play(
      'play 4',
      'act 4A',
      'redeploy hunter copperfall windhollow',
    );
    expect(falls(redeploy, 0)).toBe('{"verb":"done"}');
  });
});

describe('samples', () => {
  test('GRV-INFO-3, GRV-INFO-7: what was played and reshuffled cannot be among saved cards', () => {
    // Both cards 3 of blue were played in the last epoch, so what he saved then is no 3
    const rules = gravity.open(two) as GravityRules;
    const match = startMatch(rules, seeded('saved cards'));
    const chance = quick(11);
    for (let step = 0; step < 120 && match.asked; step++) {
      const seat = 31 - Math.clz32(match.asked);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as number);
      if (step % 10 !== 0) continue;
      const known = match.known(0);
      const draw = rules.sample(known);
      for (let i = 0; i < 3; i++) expect(rules.view(draw(chance), 0)).toEqual(known.view);
    }
  });

  test('GRV-TEAM-SHOW-1: a partner’s shown cards are where they were seen', () => {
    const rules = gravity.open({ seats: 4, confrontation: true, module: 'air' }) as GravityRules;
    const match = startMatch(rules, seeded('partners'));
    const chance = quick(5);
    let looked = 0;
    while (match.asked) {
      const seat = 31 - Math.clz32(match.asked);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as number);
      const known = match.known(1);
      if (known.view.phase !== 'corporations' || chance.below(6) > 0) continue;
      const world = rules.view(rules.sample(known)(chance), 1);
      expect(world.players[0]?.hand).toEqual(known.view.players[0]?.hand);
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  });
});
