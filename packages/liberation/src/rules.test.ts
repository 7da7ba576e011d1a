import { quick, SPECTATOR } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { first, size } from './cities.ts';
import { DECISIONS } from './decision-ids.ts';
import { liberation } from './game.ts';
import { options } from './options.ts';
import { bench, open } from './scenarios/driver.ts';
import { randomGame } from './scenarios/random.ts';
import type { State } from './state.ts';

const V1 = 'P4A,P1A/P3Ar,P2Ar';
const D1 = `${V1} 1 BDEFJLN M AG C HI K dyn.step1 1`;
const D2 = `${V1} 1 BDEFJLN M AG C HI K dyn.step2 1`;
const L2 = `${V1} 1 BDEFJLN M AG C HI K lib.step2 2`;

/** Every decision of some random games. */
function everywhere(look: (state: State, before: State | null, events: readonly string[]) => void, table = {}, games = 40): void {
  const rules = open(table);
  for (let seed = 0; seed < games; seed++) {
    let before: State | null = null;
    let heard = 0;
    randomGame(rules, seed, ({ state, past }) => {
      const events = past(SPECTATOR)
        .slice(heard)
        .map((event) => rules.events.name(event).kind);
      heard = past(SPECTATOR).length;
      look(state, before, events);
      before = rules.clone(state);
    });
  }
}

describe('two sides and one stock of cards', () => {
  test('LIB-CORE-1, LIB-TURN-7: two seats, and only the side on turn is ever asked', () => {
    expect(open().seats).toBe(2);
    everywhere((state) => {
      if (DECISIONS[state.at]?.startsWith('dyn.')) expect(state.side).toBe(0);
      if (DECISIONS[state.at]?.startsWith('lib.')) expect(state.side).toBe(1);
    });
  });
  test('LIB-CORE-2, LIB-CORE-3, LIB-END-4: the base is found or three Acts are survived, and nothing else ends a game', () => {
    const rules = open();
    const ends = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const end = randomGame(rules, seed, () => undefined);
      const result = rules.result(end);
      ends.add(`${result?.winners.join()} ${result?.clause}`);
      if (result?.winners[0] === 1) expect([end.act, end.deck.length]).toEqual([3, 0]);
    }
    expect([...ends].toSorted()).toEqual(['0 LIB-END-2', '1 LIB-END-3']);
  });
  test('LIB-END-4: under the turn cap a game has no more answers than its longest turn allows', () => {
    // Two placements, then 400 turns of 25 answers: five of the turn itself, two to borrow a mission, 18 for the longest of them.
    expect(open().bound).toBe(2 + 400 * 25);
    expect(open({ warpedWorld: true }).bound).toBe(2 + 400 * 29);
  });
  test('LIB-CORE-4, LIB-CORE-5: every card is in one zone at every moment', () => {
    for (const table of [{}, { warpedWorld: true, hiddenMissions: 'both' }]) {
      const rules = open(table);
      const law = rules.invariants['everyCardInOnePlace'];
      everywhere((state) => expect(law?.(state)).toBeNull(), table);
      const state = rules.start(quick(1));
      state.dynasty |= 1 << first(state.liberation);
      expect(law?.(state)).toMatch(/elsewhere/);
    }
  });
  test('LIB-CORE-6, LIB-TURN-1, LIB-TURN-2: both sides go through the same three steps, in turn', () => {
    everywhere((state, before) => {
      if (!before || state.turn === before.turn) return;
      expect(state.turn).toBe(before.turn + 1);
      if (before.turn > 0) expect(state.side).toBe(1 - before.side);
      else expect(state.side).toBe(0);
      expect(['dyn.step1', 'lib.step1']).toContain(DECISIONS[state.at]);
    });
    expect(bench(D1).play('skip').position).toContain(' dyn.step2 ');
    expect(bench(D1).play('skip', 'pass').position).toContain(' lib.step1 2');
  });
});

describe('options', () => {
  const faults = (given: unknown): string[] => {
    const opened = liberation.open(given);
    return 'faults' in opened ? opened.faults.map((fault) => fault.path) : [];
  };
  test('LIB-OPT-1, LIB-OPT-2: defaults are one setup discard and no expansion', () => {
    expect(open().options).toMatchObject({ setupDiscards: 1, warpedWorld: false });
    expect(options.find((option) => option.id === 'setupDiscards')?.values).toEqual([0, 1, 2]);
  });
  test('LIB-OPT-9: unknown options, values and combinations are refused by path', () => {
    expect(faults({ setupDiscards: 3 })).toEqual(['/options/setupDiscards']);
    expect(faults({ turnLimit: 10 })).toEqual(['/options/turnLimit']);
    expect(faults({ warpedReplaces: 'P2' })).toEqual(['/options/warpedReplaces']);
    expect(faults({ warpedWorld: true, warpedReplaces: 'P5' })).toEqual(['/options/warpedReplaces']);
    expect(faults('warped')).toEqual(['/options']);
  });
  test('LIB-OPT-2, LIB-OPT-3, LIB-OPT-7, LIB-OPT-8: all 756 combinations open and deal', () => {
    const chance = quick(2);
    let tables = 0;
    const combine = (index: number, chosen: Record<string, string | number | boolean>): void => {
      const option = options[index];
      if (!option) {
        const rules = liberation.open(chosen);
        if ('faults' in rules) return;
        tables++;
        expect(rules.asked(rules.start(chance))).toBe(1);
        return;
      }
      for (const value of option.values) combine(index + 1, { ...chosen, [option.id]: value });
    };
    combine(0, {});
    expect(tables).toBe(756);
  });
});

describe('setup', () => {
  test('LIB-SETUP-5, LIB-SETUP-9, LIB-SETUP-13, LIB-SETUP-14: after setup Act I runs, one city is ready and the Dynasty begins', () => {
    for (const setupDiscards of [0, 1, 2])
      everywhere(
        (state) => {
          if (state.turn !== 1 || DECISIONS[state.at] !== 'dyn.step1') return;
          expect([state.act, size(state.occupied), state.exploited, state.side]).toEqual([1, 1, 0, 0]);
          expect([state.deck.length, size(state.discard)]).toEqual([8 - setupDiscards, setupDiscards]);
          expect([size(state.dynasty), size(state.liberation)]).toEqual([2, 2]);
        },
        { setupDiscards },
        10,
      );
  });
  test('LIB-SETUP-2, LIB-SETUP-10: the Liberation chooses its base after it has seen the first city', () => {
    const rules = open();
    const state = rules.start(quick(4));
    expect([rules.asked(state), rules.view(state, 1).decision]).toEqual([1, 'setup.occupy']);
    const list: number[] = [];
    rules.legal(state, 0, list);
    rules.apply(state, 0, list[0] as number, quick(1));
    expect(rules.asked(state)).toBe(2);
    expect(rules.view(state, 1).occupied).toHaveLength(1);
  });
});

describe('steps', () => {
  test('LIB-TURN-4, LIB-TURN-5, LIB-LIB-STEP1-2, LIB-LIB-STEP2-2: both sides may skip and pass', () => {
    expect(bench(D1).offers()).toContain('skip');
    expect(bench(D2).offers()).toContain('pass');
    expect(bench(`${V1} 1 BDEFJLN M AG C HI K lib.step1 2`).offers()).toEqual(['draw', 'skip']);
    expect(bench(L2).offers()).toContain('pass');
  });
  test('LIB-LIB-STEP2-1: Evade, Sabotage and missions of the hand are open to the Liberation', () => {
    const verbs = new Set(
      bench(L2)
        .offers()
        .map((choice) => choice.split(' ')[0]),
    );
    expect([...verbs]).toEqual(['evade', 'sabotage', 'mission', 'pass']);
  });
  test('LIB-DYN-STEP1-5, LIB-LIB-STEP1-3: drawing is open with an empty deck; the Dynasty is warned in Act III', () => {
    const dynasty = bench(`${V1} 3 - BDEFJLMN AG C HI K dyn.step1 5`);
    expect(dynasty.offers()).toContain('draw');
    const known = { view: dynasty.rules.view(dynasty.state, 0), past: [] };
    expect(dynasty.rules.warnings(known, dynasty.code('draw'))).toEqual(['losesGame']);
    const liberation0 = bench(`${V1} 3 - BDEFJLMN AG C HI K lib.step1 6`);
    expect(liberation0.rules.warnings({ view: liberation0.rules.view(liberation0.state, 1), past: [] }, liberation0.code('draw'))).toEqual(
      [],
    );
    liberation0.play('draw');
    expect(liberation0.rules.result(liberation0.state)?.winners).toEqual([1]);
  });
  test('LIB-DISCARD-6, LIB-DISCARD-7, LIB-DYN-STEP3-2, LIB-LIB-STEP3-1: hands are cut to three in the own Step 3 and at no other time', () => {
    everywhere((state, before) => {
      const at = DECISIONS[state.at];
      if (at === 'dyn.step1' || at === 'lib.step1') expect(Math.max(size(state.dynasty), size(state.liberation))).toBeLessThanOrEqual(3);
      if (at === 'dyn.step3') expect(size(state.dynasty)).toBeGreaterThan(3);
      if (at === 'lib.step3') expect(size(state.liberation)).toBeGreaterThan(3);
      expect(size(state.dynasty)).toBeLessThanOrEqual(5);
      expect(size(state.liberation)).toBeLessThanOrEqual(5);
      if (before && before.side === 1 && DECISIONS[before.at] === 'lib.step3') expect(size(state.dynasty)).toBe(size(before.dynasty));
    });
    expect(bench(`${V1} 1 BDEJLN M AFGH C I K dyn.step2 1`).play('pass').position).toContain(' dyn.step3 ');
  });
});

describe('missions and costs', () => {
  test('LIB-HANDMISSION-5, LIB-COST-1, LIB-COST-7: E before X, each its own decision, all before the effect', () => {
    const game = bench(`${V1} 1 DEFHJLN M AB CG I K dyn.step2 1`).play('mission A');
    expect(game.position).toContain('pay=EEX');
    game.play('pay G');
    expect(game.position).toContain('pay=EX');
    game.play('pay C');
    expect([game.position.includes('pay=X'), game.offers()]).toEqual([true, ['pay B']]);
    expect(game.logs.get(1)?.map((event) => event.kind)).toEqual(['mission', 'paidExploit', 'paidExploit']);
  });
  test('LIB-COST-8: an X card lies in the discard pile before the effect', () => {
    const game = bench(`${V1} 1 DEFHJLN M AB CG I K dyn.step2 1`).play('mission A', 'pay G', 'pay C', 'pay B');
    expect(game.position.split(' ')[3]).toBe('BM');
  });
  test('LIB-HANDMISSION-6: a played card stays in resolution when its effect ends the game', () => {
    const game = bench(`${V1} 1 CFGHIJ DM E AB LN K dyn.step2 1`).play('mission E', 'pay A', 'pay B', 'attack K');
    expect(game.position).toContain('played=E');
    expect(game.logs.get(0)?.some((event) => event.kind === 'spent')).toBe(false);
  });
  test('LIB-MISSION-GENERAL-3, LIB-ATTACK-10: a fleet attacks far cities with the results of any attack', () => {
    const far = bench(`${V1} 1 CFGHIJ DM E AB LN K dyn.step2 1`).play('mission E', 'pay A', 'pay B');
    expect(far.offers()).toContain('attack N');
    expect(far.play('attack N').offers()).toEqual(['occupy N', 'discard N']);
  });
  test('LIB-MISSION-GENERAL-4: a look at a deck of two cards shows both', () => {
    const game = bench(`${V1} 1 BD EFJLMN AG C HI K dyn.step2 1`).play('exploit C', 'mission');
    expect(game.offers()).toEqual(['take B', 'take D', 'take none']);
  });
  test('LIB-MISSION-GENERAL-7: after a mission the action is over', () => {
    expect(bench(`${V1} 1 BDEFJLN M GI C AH K lib.step2 2`).play('mission A', 'pay H').position).toContain(' dyn.step1 3');
  });
  test('LIB-EXPLOIT-5: Design Flaw exploits a city of the Dynasty, which gets no operation for it', () => {
    const game = bench(`${V1} 1 BDEFJL N IM AC GH K lib.step2 2`).play('mission G', 'pay H', 'exploit A');
    expect([game.position.includes('A*C'), game.seat]).toEqual([true, 1]);
  });
});

describe('occupying and attacking', () => {
  test('LIB-OCCUPY-4, LIB-OCCUPY-5, LIB-OCCUPY-7: the Dynasty occupies any number of cities and loses none', () => {
    let most = 0;
    everywhere(
      (state, before) => {
        if (before) expect(before.occupied & ~state.occupied).toBe(0);
        most = Math.max(most, size(state.occupied));
      },
      {},
      150,
    );
    expect(most).toBeGreaterThan(5);
  });
  test('LIB-ATTACK-9: name, result and what becomes of the card are told to everybody', () => {
    const game = bench(`${V1} 1 HDEFJLN M AG C BI K dyn.step2 1`).play('exploit C', 'attack B', 'discard B');
    for (const viewer of [0, 1, SPECTATOR])
      expect(game.logs.get(viewer)).toEqual([
        { kind: 'exploited', city: 'C' },
        { kind: 'attacked', city: 'B' },
        { kind: 'hit', city: 'B' },
        { kind: 'captured', city: 'B', occupied: false },
        { kind: 'turn', seat: 1 },
      ]);
  });
  test('LIB-INFO-1, LIB-FAQ-4: every answer to an attack, a sabotage and a probe is true', () => {
    const rules = open();
    for (let seed = 0; seed < 60; seed++) {
      let before: State | null = null;
      let heard = 0;
      randomGame(rules, seed, ({ state, past }) => {
        for (const code of past(SPECTATOR).slice(heard)) {
          const event = rules.events.name(code);
          const city = 'city' in event ? 1 << rules.table.cities.indexOf(event.city) : 0;
          if (event.kind === 'missed') expect(((before?.liberation ?? 0) | (1 << (before?.base ?? 0))) & city).toBe(0);
          if (event.kind === 'hit') expect((before?.liberation ?? 0) & city).toBe(city);
          if (event.kind === 'notInHand') expect((before?.dynasty ?? 0) & city).toBe(0);
          if (event.kind === 'sabotaged') expect((before?.dynasty ?? 0) & city).toBe(city);
          if (event.kind === 'probed' && 'map' in event) {
            const card = rules.table.pack.maps.find((map) => map.id === event.map);
            expect(card?.cities.includes(rules.table.cities[before?.base ?? 0] ?? '')).toBe(event.yes);
          }
        }
        heard = past(SPECTATOR).length;
        before = rules.clone(state);
      });
    }
  });
});

describe('evading and sabotage', () => {
  test('LIB-EVADE-4, LIB-EVADE-7: the placed card is the base, the old one a hand card that counts for the limit', () => {
    const game = bench(`${V1} 1 BEFJL MN AG I CDH K lib.step2 2`).play('evade', 'base C');
    expect(game.position).toBe(`${V1} 1 BEFJL MN AG I DHK C dyn.step1 3`);
    const full = bench(`${V1} 1 BEFJL M AG I CDHN K lib.step2 2`).play('evade', 'base C');
    expect(full.position).toContain(' DHKN C lib.step3 ');
  });
  test('LIB-INFO-2, LIB-EVADE-5: keeping the base looks the same as moving it', () => {
    const moved = bench(`${V1} 1 BDEFJLN M AG I CH K lib.step2 2`).play('evade', 'base C');
    const kept = bench(`${V1} 1 BDEFJLN M AG I CH K lib.step2 2`).play('evade', 'base K');
    for (const viewer of [0, SPECTATOR]) {
      expect(moved.logs.get(viewer)).toEqual(kept.logs.get(viewer));
      expect(moved.rules.view(moved.state, viewer)).toEqual(kept.rules.view(kept.state, viewer));
    }
  });
  test('LIB-SABOTAGE-7, LIB-SABOTAGE-9, LIB-INFO-3: name, answer and the discarded card are told to both, what made it legal to nobody', () => {
    const game = bench(`${V1} 1 BDEFGJL N AM C HI K lib.step2 2`).play('sabotage M');
    for (const viewer of [0, 1, SPECTATOR])
      expect(game.logs.get(viewer)).toEqual([
        { kind: 'sabotage', city: 'M' },
        { kind: 'sabotaged', city: 'M' },
        { kind: 'turn', seat: 0 },
      ]);
  });
});

describe('discards, Acts and the end', () => {
  test('LIB-DISCARD-4, LIB-DISCARD-5, LIB-INFO-4, LIB-INFO-5, LIB-TIP-3: sizes of deck, discard pile and hands are in every view, their cards in none', () => {
    const game = bench(D2);
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = game.rules.view(game.state, viewer);
      expect([view.deck, view.discard, view.hands]).toEqual([7, 1, [2, 2]]);
      const other = bench(`${V1} 1 NLJFEDM B AG C HI K dyn.step2 1`);
      expect(other.rules.view(other.state, viewer)).toEqual(view);
    }
  });
  test('LIB-ACT-9, LIB-ACT-10: the new deck is the whole discard pile, in any order alike', () => {
    const tops = new Map<number, number>();
    const game = bench(`${V1} 1 - BDEFJLMN AG C HI K lib.step1 2`);
    const draw = game.code('draw');
    for (let seed = 0; seed < 3000; seed++) {
      const state = game.rules.clone(game.state);
      const before = state.discard;
      game.rules.apply(state, 1, draw, quick(seed));
      expect([state.deck.length, state.discard, size(before)]).toEqual([7, 0, 8]);
      const drawn = state.liberation & before;
      tops.set(drawn, (tops.get(drawn) ?? 0) + 1);
    }
    expect(tops.size).toBe(8);
    for (const times of tops.values()) expect(Math.abs(times - 375)).toBeLessThan(100);
  });
  test('LIB-END-5: at the end everything is opened to everybody', () => {
    const game = bench(D2).play('exploit C', 'attack K');
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(game.rules.view(game.state, viewer).opened).toEqual({
        base: 'K',
        dynasty: ['A', 'G'],
        liberation: ['H', 'I'],
        discard: ['M'],
        deck: ['B', 'D', 'E', 'F', 'J', 'L', 'N'],
      });
      const opened = game.logs.get(viewer)?.flatMap((event) => (event.kind === 'revealed' ? [`${event.zone} ${event.city}`] : []));
      expect(opened).toEqual([
        'base K',
        'dynastyHand A',
        'dynastyHand G',
        'liberationHand H',
        'liberationHand I',
        'discard M',
        ...Array.from('BDEFJLN').map((id) => `deck ${id}`),
      ]);
    }
  });
  test('LIB-END-6: nobody draws, and the game goes on; the turn is counted for whoever caps it', () => {
    const game = bench(D1);
    for (let round = 0; round < 250; round++) game.play('skip', 'pass', 'skip', 'pass');
    expect(game.rules.turn?.(game.state)).toBe(501);
    expect(game.rules.result(game.state)).toBeNull();
  });
});

describe('what is told', () => {
  const told = (position: string, table: Record<string, string | boolean>, ...answers: string[]) => {
    const game = bench(position, table).play(...answers);
    return (viewer: number): string[] =>
      (game.logs.get(viewer) ?? []).filter((event) => event.kind !== 'turn').map((event) => Object.values(event).join(' '));
  };
  test('LIB-MISSION-SUPERWEAPON-3, LIB-ATTACK-9: how many cards an area gave is said, never left to silence', () => {
    const heard = (zones: string): string[] =>
      told(`${V1} 1 BJN ${zones} K superweapon.map 1 mission=superweapon.0 source=L`, {}, 'map P2')(SPECTATOR);
    expect(heard('FGHI - A*C*L*M* DE')).toEqual(['attacked P2', 'hit D', 'hit E', 'struck 2']);
    expect(heard('EFGI - A*C*L*M* DH')).toEqual(['attacked P2', 'hit D', 'struck 1']);
    expect(heard('DEFG - A*C*L*M* HI')).toEqual(['attacked P2', 'missed D', 'missed E', 'missed F', 'missed G']);
  });
  const support = `${V1} 1 BDEFJLN M GI C AH K lib.step2 2`;
  test('LIB-HANDMISSION-2, LIB-DISCARD-2, LIB-FAQ-1: a mission is shown, an X payment is not', () => {
    const log = told(support, {}, 'mission A', 'pay H');
    expect(log(1)).toEqual(['mission 1 publicSupport A', 'paidDiscard 1 H', 'milled 4', 'spent 1 A']);
    for (const viewer of [0, SPECTATOR])
      expect(log(viewer)).toEqual(['mission 1 publicSupport A', 'paidDiscard 1', 'milled 4', 'spent 1 A']);
  });
  test('LIB-OPT-5, LIB-HANDMISSION-2: a hidden mission is named without its card', () => {
    const log = told(support, { hiddenMissions: 'both' }, 'mission A', 'pay H');
    expect(log(1)).toEqual(['mission 1 publicSupport A', 'paidDiscard 1 H', 'milled 4', 'spent 1 A']);
    for (const viewer of [0, SPECTATOR]) expect(log(viewer)).toEqual(['mission 1 publicSupport', 'paidDiscard 1', 'milled 4', 'spent 1']);
  });
  test('LIB-OPT-4, LIB-DISCARD-3: with open discards payments are shown, cards from the deck are not', () => {
    const log = told(support, { showDiscards: true }, 'mission A', 'pay H');
    for (const viewer of [0, 1, SPECTATOR])
      expect(log(viewer)).toEqual(['mission 1 publicSupport A', 'paidDiscard 1 H', 'milled 4', 'spent 1 A']);
  });
  test('LIB-OPT-5, LIB-MISSION-PROPAGANDA-5: the Dynasty’s missions stay open under `liberation`, and returned cards are seen by nobody', () => {
    const game = bench(`${V1} 1 DEFHJLN M AB CG I K dyn.step2 1`, { hiddenMissions: 'liberation' });
    game.chance.draws.push(0, 0);
    game.play('mission A', 'pay C', 'pay G', 'pay B', 'count 2');
    const lines = (viewer: number): string[] => (game.logs.get(viewer) ?? []).map((event) => Object.values(event).join(' '));
    expect(lines(0)).toEqual([
      'mission 0 propaganda A',
      'paidExploit C',
      'paidExploit G',
      'paidDiscard 0 B',
      'returned 2',
      'spent 0 A',
      'turn 1',
    ]);
    for (const viewer of [1, SPECTATOR])
      expect(lines(viewer)).toEqual([
        'mission 0 propaganda A',
        'paidExploit C',
        'paidExploit G',
        'paidDiscard 0',
        'returned 2',
        'spent 0 A',
        'turn 1',
      ]);
  });
  test('LIB-MISSION-RECRUIT-SPY-7, LIB-FAQ-9: others learn how many cards were seen and whether one was taken', () => {
    const log = told(`${V1} 1 BDEFJLN M AI G CH K lib.step2 2`, {}, 'mission C', 'take none', 'order EBD');
    expect(log(1)).toEqual([
      'mission 1 recruitSpyL C',
      'looked 1 3',
      'saw B 1',
      'saw D 2',
      'saw E 3',
      'took 1 0',
      'putBack E 1',
      'putBack B 2',
      'putBack D 3',
      'spent 1 C',
    ]);
    for (const viewer of [0, SPECTATOR])
      expect(log(viewer)).toEqual(['mission 1 recruitSpyL C', 'looked 1 3', 'took 1 0', 'putBack 1 3', 'spent 1 C']);
  });
  test('LIB-LIB-STEP3-2, LIB-DISCARD-2: drawn and discarded cards are for their owner', () => {
    const log = told(`${V1} 1 BEFJL MN AG C DHI K lib.step1 2`, {}, 'draw', 'pass', 'discard H');
    expect(log(1)).toEqual(['drew 1 B', 'passed 1', 'discarded 1 H']);
    for (const viewer of [0, SPECTATOR]) expect(log(viewer)).toEqual(['drew 1', 'passed 1', 'discarded 1']);
  });
  test('LIB-FAQ-8: Public Support takes the cards on top', () => {
    expect(bench(support).play('mission A', 'pay H').position).toBe(`${V1} 1 JLN ABDEFHM GI C - K dyn.step1 3`);
  });
  test('LIB-EXPLOIT-3: a city turned sideways is known to nobody before its operation is named', () => {
    const game = bench(D2);
    const before = game.rules.view(game.state, 1);
    game.play('exploit C');
    expect(game.logs.get(1)).toEqual([]);
    expect(game.rules.view(game.state, 1)).toEqual(before);
    expect(game.rules.view(game.state, 0)).toMatchObject({ decision: 'dyn.exploit', exploiting: 'C', exploited: ['C'] });
  });
});
