import { describe, expect, test } from 'vitest';
import type { LiberationPack, EffectOp, Mission } from '../pack/schema.ts';
import type { LiberationRules } from '../game.ts';
import { readPosition } from '../notation.ts';
import { standard } from '../pack/standard.ts';
import { Bench, Dealt, open } from '../scenarios/driver.ts';
import { randomGame } from '../scenarios/random.ts';

/** The standard pack with other missions. */
function rulesWith(missions: Readonly<Record<string, Pick<Mission, 'effect'> & Partial<Mission>>>, options = {}): LiberationRules {
  const pack: LiberationPack = {
    ...standard,
    id: 'other-missions',
    status: { '': 'reconstructed' },
    missions: standard.missions.map((mission): Mission => ({ ...mission, ...missions[mission.id] })),
  };
  return open(options, pack);
}
function table(rules: LiberationRules, position: string): Bench {
  const state = readPosition(rules.table, position);
  if ('faults' in state) throw new Error(JSON.stringify(state.faults));
  return new Bench(rules, state);
}

const V1 = 'P4A,P1A/P3Ar,P2Ar';
/** F is played from the Dynasty's hand, with these cities occupied. */
const F = (deck: string, occupied: string) => ({ before: `${V1} 1 ${deck} MN FG ${occupied} CI K dyn.step2 1`, play: ['mission F'] });
/** G is played from the Liberation's hand, whose base is K. */
const G = (hand: string, deck: string) => ({ before: `${V1} 1 ${deck} - IM AC ${hand} K lib.step2 2`, play: ['mission G'] });

/** A free mission of one operation: where it is played, what it offers, and where an answer leads. */
interface Row {
  readonly clauses: string;
  readonly effect: EffectOp;
  readonly before: string;
  readonly play: readonly string[];
  /** Nothing where the mission asks nothing. */
  readonly offers?: string;
  readonly answer?: string;
  readonly after: string;
}
const rows: readonly Row[] = [
  {
    clauses: 'LIB-OPT-10, LIB-ATTACK-2',
    effect: { op: 'attack', scope: 'city', adjacentTo: null },
    ...F('DEJHB', 'AL'),
    offers: 'attack B, attack C, attack D, attack E, attack F, attack G, attack H, attack I, attack J, attack K, attack M, attack N',
    answer: 'attack E',
    after: '1 DEJHB FMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-ATTACK-1',
    effect: { op: 'attack', scope: 'city', adjacentTo: 'anyOccupied' },
    ...F('DEJHB', 'AL'),
    offers: 'attack B, attack C, attack F, attack H, attack M, attack N',
    answer: 'attack B',
    after: '1 DEJHB FMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-ATTACK-1',
    effect: { op: 'attack', scope: 'city', adjacentTo: 'source' },
    ...F('DEJHB', 'AL'),
    offers: 'attack D, attack E, attack G',
    answer: 'attack D',
    after: '1 DEJHB FMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-ATTACK-1, LIB-EXPLOIT-6',
    effect: { op: 'attack', scope: 'city', adjacentTo: 'source' },
    before: `${V1} 1 DEJHB MN FG AL CI K dyn.step2 1`,
    play: ['exploit A', 'mission'],
    offers: 'attack B, attack C, attack F',
    answer: 'attack F',
    after: '1 DEJHB MN FG A*L CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-OCCUPY-1',
    effect: { op: 'occupyFromHand', adjacentTo: null },
    ...F('DEJHB', 'AL'),
    offers: 'occupy G, skip',
    answer: 'occupy G',
    after: '1 DEJHB FMN - AGL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-HYPERSPACE-WARP-2',
    effect: { op: 'exploitFor', operations: ['attack'], optional: false },
    ...F('DEJHB', 'AL*'),
    offers: 'exploit A',
    answer: 'exploit A',
    after: '1 DEJHB MN G A*L* CI K warp.op 1 mission=recruitSpyD.0 played=F exploiting=A',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-RECRUIT-SPY-2',
    effect: { op: 'peekDeck', count: 2, takeMax: 0, rest: 'top', order: 'same' },
    ...F('DEJHB', 'AL'),
    after: '1 DEJHB FMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-RECRUIT-SPY-4',
    effect: { op: 'peekDeck', count: 2, takeMax: 0, rest: 'top', order: 'owner' },
    ...F('DEJHB', 'AL'),
    offers: 'order DE, order ED',
    answer: 'order ED',
    after: '1 EDJHB FMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-RECRUIT-SPY-3',
    effect: { op: 'peekDeck', count: 2, takeMax: 1, rest: 'top', order: 'same' },
    ...F('DEJHB', 'AL'),
    offers: 'take D, take E, take none',
    answer: 'take E',
    after: '1 DJHB FMN EG AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-PUBLIC-SUPPORT-2',
    effect: { op: 'millDeck', num: 1, den: 3, round: 'down', from: 'top' },
    ...F('DEJHB', 'AL'),
    after: '1 EJHB DFMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-PUBLIC-SUPPORT-2',
    effect: { op: 'millDeck', num: 1, den: 3, round: 'up', from: 'top' },
    ...F('DEJHB', 'AL'),
    after: '1 JHB DEFMN G AL CI K lib.step1 2',
  },
  {
    clauses: 'LIB-OPT-10, LIB-SABOTAGE-2',
    effect: { op: 'sabotage', adjacentTo: 'baseOrHand' },
    ...G('GH', 'BDEFJLN'),
    offers: 'sabotage I, sabotage J, sabotage L, sabotage M, sabotage N, stop',
    answer: 'stop',
    after: '1 BDEFJLN G IM AC H K dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-DESIGN-FLAW-3',
    effect: { op: 'sabotage', adjacentTo: null },
    ...G('GH', 'BDEFJLN'),
    offers: Array.from('BDEFGHIJKLMN', (city) => `sabotage ${city}`).join(', '),
    answer: 'sabotage I',
    after: '1 BDEFJLN GI M AC H K dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-EXPLOIT-5',
    effect: { op: 'exploitOccupied' },
    ...G('GH', 'BDEFJLN'),
    offers: 'exploit A, exploit C',
    answer: 'exploit C',
    after: '1 BDEFJLN G IM AC* H K dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-DESIGN-FLAW-7',
    effect: { op: 'repeat', max: 2, mayStop: false, distinctCities: false, choices: [{ op: 'sabotage', adjacentTo: null }] },
    ...G('GH', 'BDEFJLN'),
    play: ['mission G', 'sabotage B'],
    offers: Array.from('BDEFGHIJKLMN', (city) => `sabotage ${city}`).join(', '),
    answer: 'sabotage B',
    after: '1 BDEFJLN G IM AC H K dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-MOBILIZE-BASE-1',
    effect: { op: 'relocateBase', adjacentTo: 'base', allowSame: false },
    ...G('GHN', 'BDEFJL'),
    offers: 'base N',
    answer: 'base N',
    after: '1 BDEFJL G IM AC HK N dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-MOBILIZE-BASE-1',
    effect: { op: 'relocateBase', adjacentTo: 'base', allowSame: false },
    ...G('GH', 'BDEFJLN'),
    offers: 'base K',
    answer: 'base K',
    after: '1 BDEFJLN G IM AC H K dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-MOBILIZE-BASE-1',
    effect: { op: 'relocateBase', adjacentTo: null, allowSame: false },
    ...G('GHN', 'BDEFJL'),
    offers: 'base H, base N',
    answer: 'base H',
    after: '1 BDEFJL G IM AC KN H dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-EVADE-3',
    effect: { op: 'evade', optional: false },
    ...G('GHN', 'BDEFJL'),
    offers: 'base K, base N',
    answer: 'base N',
    after: '1 BDEFJL G IM AC HK N dyn.step1 3',
  },
  {
    clauses: 'LIB-OPT-10, LIB-MISSION-SPACE-ANOMALY-2',
    effect: { op: 'evade', optional: true },
    ...G('GHN', 'BDEFJL'),
    offers: 'evade, skip',
    answer: 'skip',
    after: '1 BDEFJL G IM AC HN K dyn.step1 3',
  },
];

describe('a mission of one operation in a pack of one’s own', () => {
  for (const { clauses, effect, before, play, offers, answer, after } of rows)
    test(`${clauses}: ${JSON.stringify(effect)}, ${play.join(', ')}`, () => {
      const own = { cost: [], effect: [effect] };
      const side = before.includes(' dyn.') ? { propaganda: own, recruitSpyD: own } : { designFlaw: own };
      const rules = rulesWith(side);
      const game = table(rules, before).play(...play);
      if (offers !== undefined) expect(game.offers().join(', ')).toBe(offers);
      if (answer !== undefined) game.play(answer);
      expect(game.position).toBe(`${V1} ${after}`);
    });
});

describe('what such operations do in play', () => {
  test('LIB-OPT-10, LIB-MISSION-GENERAL-5: a mission that draws follows the Acts, and can end the game', () => {
    const rules = rulesWith({ recruitSpyL: { effect: [{ op: 'draw', count: 2 }] } });
    const first = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 B DEFJLMN GI A CH K lib.step2 2');
    first.chance.orders.push([6, 5, 4, 3, 2, 1, 0]);
    first.play('mission C');
    expect(first.position).toBe('P4A,P1A/P3Ar,P2Ar 2 EFJLMN C GI A BDH K dyn.step1 3');
    const last = table(rules, 'P4A,P1A/P3Ar,P2Ar 3 B DEFJLMN GI A CH K lib.step2 2').play('mission C');
    expect(last.rules.result(last.state)).toEqual({ winners: [1], clause: 'LIB-END-3' });
  });
  test('LIB-OPT-10: unexploit, up to a number, one after another', () => {
    const rules = rulesWith({ recruitSpyD: { effect: [{ op: 'unexploit', max: 2 }] } });
    const game = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJL MN FG A*BH* CI K dyn.step2 1').play('mission F');
    expect(game.offers()).toEqual(['unexploit A', 'unexploit H', 'stop']);
    game.play('unexploit H');
    expect(game.offers()).toEqual(['unexploit A', 'stop']);
    expect(game.play('stop').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJL FMN G A*BH CI K lib.step1 2');
  });
  test('LIB-OPT-10: a hand card is occupied without exploiting, near occupied cities only', () => {
    const rules = rulesWith({ recruitSpyD: { effect: [{ op: 'occupyFromHand', adjacentTo: 'anyOccupied' }] } });
    const game = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJLH MN FGB A* CI K dyn.step2 1').play('mission F');
    expect(game.offers()).toEqual(['occupy B', 'skip']);
    expect(game.play('occupy B').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLH FMN G A*B CI K lib.step1 2');
  });
  test('LIB-OPT-10, LIB-TURN-7: the other side discards, by chance or by its own choice', () => {
    const random = table(
      rulesWith({ recruitSpyD: { effect: [{ op: 'opponentDiscards', count: 1, pick: 'random' }] } }),
      'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1',
    );
    random.chance.draws.push(1);
    expect(random.play('mission F').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLHB FIMN G A C K lib.step1 2');
    expect(random.logs.get(0)).toContainEqual({ kind: 'discarded', seat: 1 });
    expect(random.logs.get(1)).toContainEqual({ kind: 'discarded', seat: 1, city: 'I' });
    const chosen = table(
      rulesWith({ recruitSpyD: { effect: [{ op: 'opponentDiscards', count: 1, pick: 'opponent' }] } }),
      'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1',
    ).play('mission F');
    expect([chosen.seat, chosen.offers()]).toEqual([1, ['discard C', 'discard I']]);
    expect(chosen.play('discard C').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLHB CFMN G A I K lib.step1 2');
  });
  test('LIB-OPT-10: a look at the other hand is for the two players alone', () => {
    const game = table(
      rulesWith({ recruitSpyD: { effect: [{ op: 'lookAtHand', count: 'all', pick: 'random' }] } }),
      'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1',
    );
    game.chance.draws.push(0, 0);
    game.play('mission F');
    expect(game.logs.get(0)?.filter((event) => event.kind === 'shown')).toHaveLength(2);
    expect(game.logs.get(15)?.filter((event) => event.kind === 'shown')).toHaveLength(0);
  });
  test('LIB-OPT-10: targets by planet and by category, and own discards', () => {
    const rules = rulesWith({
      probe: { cost: [], effect: [{ op: 'askBase', scope: 'category' }] },
      superweapon: { cost: [], effect: [{ op: 'attack', scope: 'planet', adjacentTo: null }] },
      recruitSpyD: { effect: [{ op: 'discardOwn', count: 1 }] },
    });
    const probe = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1').play('mission G', 'category underworld');
    expect(probe.logs.get(1)).toContainEqual({ kind: 'probed', category: 'underworld', yes: true });
    const weapon = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 EJLHB MN FGD A CI K dyn.step2 1').play('mission D', 'planet cyan');
    expect(weapon.offers()).toEqual(['occupy C', 'discard C']);
    const own = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 EJLHB MN FGD A CI K dyn.step2 1').play('mission F');
    expect(own.offers()).toEqual(['discard D', 'discard G']);
  });
  test('LIB-OPT-10: an exploited city may be used for its mission inside a mission', () => {
    const rules = rulesWith({ recruitSpyD: { effect: [{ op: 'exploitFor', operations: ['attack', 'mission'], optional: true }] } });
    const game = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJLHN M FG AB CI K dyn.step2 1').play('mission F', 'exploit B');
    expect(game.offers()).toEqual(['attack C', 'mission']);
    game.play('mission', 'pay A', 'map P1');
    expect(game.position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLHN FM G A*B* CI K lib.step1 2');
  });
  test('LIB-OPT-10: games with every operation at once end, conserve cards and leave worlds to imagine', () => {
    const rules = rulesWith(
      {
        recruitSpyD: { effect: [{ op: 'exploitFor', operations: ['occupy', 'attack', 'mission'], optional: true }] },
        recruitSpyL: {
          effect: [
            { op: 'opponentDiscards', count: 1, pick: 'opponent' },
            { op: 'peekDeck', count: 4, takeMax: 0, rest: 'top', order: 'owner' },
          ],
        },
        probe: {
          cost: ['X'],
          effect: [
            { op: 'askBase', scope: 'planet' },
            { op: 'lookAtHand', count: 1, pick: 'random' },
          ],
        },
        launchFleet: {
          cost: ['E'],
          effect: [
            { op: 'attack', scope: 'city', adjacentTo: 'source' },
            { op: 'unexploit', max: 2 },
          ],
        },
        superweapon: {
          cost: ['E'],
          effect: [
            { op: 'attack', scope: 'planet', adjacentTo: null },
            { op: 'occupyFromHand', adjacentTo: null },
          ],
        },
        mobilizeBase: {
          cost: [],
          effect: [
            { op: 'relocateBase', adjacentTo: 'base', allowSame: false },
            { op: 'draw', count: 1 },
          ],
        },
        designFlaw: {
          cost: [],
          effect: [{ op: 'sabotage', adjacentTo: 'baseOrHand' }, { op: 'exploitOccupied' }, { op: 'evade', optional: false }],
        },
        propaganda: {
          cost: [],
          effect: [
            { op: 'discardToDeckTop', max: 2, pick: 'random', order: 'random', count: 'all' },
            { op: 'discardOwn', count: 1 },
          ],
        },
        publicSupport: {
          cost: [],
          effect: [
            { op: 'millDeck', num: 1, den: 3, round: 'down', from: 'top' },
            { op: 'rotateMap', count: 2 },
          ],
        },
      },
      { hiddenMissions: 'both' },
    );
    const chance = new Dealt();
    chance.below = () => 0;
    for (let seed = 0; seed < 25; seed++)
      randomGame(rules, seed, ({ state, past, seat, count }) => {
        if (seat >= 0) expect(count).toBeGreaterThan(0);
        for (const [law, broken] of Object.entries(rules.invariants)) expect(broken(state), law).toBeNull();
        if (seed % 5 !== 0) return;
        for (const viewer of [0, 1]) {
          const known = { view: rules.view(state, viewer), past: past(viewer) };
          expect(rules.view(rules.sample(known)(chance), viewer)).toEqual(known.view);
        }
      });
  });
});
