import { describe, expect, test } from 'vitest';
import { clauses } from './clauses.ts';
import { bench, open } from './scenarios/driver.ts';
import { randomGame } from './scenarios/random.ts';
import { seenState } from './seen-state.ts';

const V1 = 'P4A,P1A/P3Ar,P2Ar';

/** Why the seat on turn may not answer so. */
function why(position: string, choice: object, options = {}, seat?: number): readonly [string, string] {
  const game = bench(position, options);
  const viewer = seat ?? game.seat;
  const code = game.rules.choices.code(choice);
  expect(code).toBeGreaterThanOrEqual(0);
  const refusal = game.rules.refuse({ view: game.rules.view(game.state, viewer), past: [] }, code);
  return [refusal.code, refusal.clause];
}

describe('refusals say what is wrong and by which clause', () => {
  const D2 = `${V1} 1 BDEFJLN M AI C GH K dyn.step2 1`;
  const operating = `${V1} 1 BDEFJLN M AI C*G HM K dyn.exploit 1 exploiting=C`.replace(' M AI', ' - AI');
  const L2 = `${V1} 1 BDEFJLN M AG C HI K lib.step2 2`;
  const cases: readonly [string, string, object, string, string][] = [
    ['LIB-TURN-2: an answer to another question', D2, { verb: 'draw' }, 'notThisDecision', 'LIB-TURN-2'],
    ['LIB-EXPLOIT-1: a city that is not occupied', D2, { verb: 'exploit', city: 'A' }, 'notOccupied', 'LIB-EXPLOIT-1'],
    ['LIB-HANDMISSION-1: a mission of a card not in hand', D2, { verb: 'mission', city: 'B' }, 'notInHand', 'LIB-HANDMISSION-1'],
    ['LIB-COST-6: a mission that cannot be paid', D2, { verb: 'mission', city: 'A' }, 'cannotPay', 'LIB-COST-6'],
    ['LIB-UNEXPLOIT-1: a city that is ready', D2, { verb: 'unexploit', city: 'C' }, 'notExploited', 'LIB-UNEXPLOIT-1'],
    ['LIB-OCCUPY-2: a hand card too far away', operating, { verb: 'occupy', city: 'I' }, 'notAdjacent', 'LIB-OCCUPY-2'],
    ['LIB-OCCUPY-1: a card not in hand', operating, { verb: 'occupy', city: 'B' }, 'notInHand', 'LIB-OCCUPY-1'],
    ['LIB-ATTACK-2: an occupied city', operating, { verb: 'attack', city: 'G' }, 'occupied', 'LIB-ATTACK-2'],
    ['LIB-ATTACK-1: a city too far away', operating, { verb: 'attack', city: 'N' }, 'notAdjacent', 'LIB-ATTACK-1'],
    ['LIB-SABOTAGE-3: sabotage of an occupied city', L2, { verb: 'sabotage', city: 'C' }, 'occupied', 'LIB-SABOTAGE-3'],
    ['LIB-SABOTAGE-2: sabotage with no card near', L2, { verb: 'sabotage', city: 'F' }, 'noneAdjacent', 'LIB-SABOTAGE-2'],
    [
      'LIB-SETUP-8: a first city not in hand',
      `${V1} 1 BDEFJLN M ACG - HIK - setup.occupy 0`,
      { verb: 'occupy', city: 'B' },
      'notInHand',
      'LIB-SETUP-8',
    ],
    [
      'LIB-SETUP-10: a base not in hand',
      `${V1} 1 BDEFJLN M AG C HIK - setup.base 0`,
      { verb: 'base', city: 'B' },
      'notInHand',
      'LIB-SETUP-10',
    ],
    [
      'LIB-EVADE-3: a base too far away',
      `${V1} 1 BDEFJLN M AG C HI K lib.evade 2`,
      { verb: 'base', city: 'H' },
      'notAdjacent',
      'LIB-EVADE-3',
    ],
    [
      'LIB-COST-3: paying with an exploited city',
      `${V1} 1 DEFJLN M B C*GA H K pay.exploit 1 mission=propaganda played=I pay=EEX`,
      { verb: 'pay', city: 'C' },
      'alreadyExploited',
      'LIB-COST-3',
    ],
    [
      'LIB-COST-2: paying with a card not in hand',
      `${V1} 1 DEFJLN M B C*G*A H K pay.discard 1 mission=propaganda played=I pay=X`,
      { verb: 'pay', city: 'D' },
      'notInHand',
      'LIB-COST-2',
    ],
    [
      'LIB-DYN-STEP3-2: discarding a card not in hand',
      `${V1} 1 DEFHJL M BNAG C I K dyn.step3 1`,
      { verb: 'discard', city: 'D' },
      'notInHand',
      'LIB-DYN-STEP3-2',
    ],
    [
      'LIB-LIB-STEP3-1: the base is no hand card',
      `${V1} 1 DEFHJL M A C BGIN K lib.step3 2`,
      { verb: 'discard', city: 'K' },
      'notInHand',
      'LIB-LIB-STEP3-1',
    ],
    [
      'LIB-MISSION-SUPERWEAPON-4: captured cards in letter order',
      `${V1} 1 EFGJLN M - A*B*C*D* - K dyn.hit 1 mission=superweapon.0 source=D captured=HI`,
      { verb: 'occupy', city: 'I' },
      'otherCapture',
      'LIB-MISSION-SUPERWEAPON-4',
    ],
    [
      'LIB-MISSION-PROPAGANDA-1: more cards than the pile holds',
      `${V1} 1 DEFHJLN MB - C*G*A* I K propaganda.count 1 mission=propaganda.0 source=A`,
      { verb: 'count', count: 3 },
      'tooMany',
      'LIB-MISSION-PROPAGANDA-1',
    ],
    [
      'LIB-MISSION-ARMED-RESISTANCE-3: borrowing from a Weapons Factory',
      `${V1} 1 BCEFGL AMN - J HI K resist.target 2 mission=armedResistance played=D pay=X`,
      { verb: 'target', city: 'J' },
      'excludedCategory',
      'LIB-MISSION-ARMED-RESISTANCE-3',
    ],
    [
      'LIB-MISSION-ARMED-RESISTANCE-5: borrowing what cannot be paid',
      `${V1} 1 BEFGJL MN I AC* H K resist.target 2 mission=armedResistance played=D pay=X`,
      { verb: 'target', city: 'A' },
      'cannotPay',
      'LIB-MISSION-ARMED-RESISTANCE-5',
    ],
    [
      'LIB-MISSION-ARMED-RESISTANCE-6: nothing, although something could be borrowed',
      `${V1} 1 BEFGJL MN I AC* H K resist.target 2 mission=armedResistance played=D pay=X`,
      { verb: 'targetNone' },
      'targetsExist',
      'LIB-MISSION-ARMED-RESISTANCE-6',
    ],
    [
      'LIB-MISSION-DESIGN-FLAW-7: a city for the second time',
      `${V1} 1 BDEFJL HN M A*C I K flaw.next 2 mission=designFlaw.0 played=G left=2 used=L`,
      { verb: 'sabotage', city: 'L' },
      'usedBefore',
      'LIB-MISSION-DESIGN-FLAW-7',
    ],
    [
      'LIB-MISSION-RECRUIT-SPY-2: a card that was not looked at',
      `${V1} 1 BDEFJLN M AI G H K spy.take 2 mission=recruitSpyL.0 played=C looked=3`,
      { verb: 'take', city: 'F' },
      'notLooked',
      'LIB-MISSION-RECRUIT-SPY-2',
    ],
    [
      'LIB-MISSION-RECRUIT-SPY-4: an order of other cards',
      `${V1} 1 BDEFJLN M AI G H K spy.order 2 mission=recruitSpyL.0 played=C looked=3`,
      { verb: 'order', first: 'B', second: 'D', third: 'F' },
      'notTheseCards',
      'LIB-MISSION-RECRUIT-SPY-4',
    ],
  ];
  for (const [title, position, choice, code, clause] of cases) test(title, () => expect(why(position, choice)).toEqual([code, clause]));

  test('LIB-TURN-7: the other side is not asked', () => {
    expect(why(D2, { verb: 'pass' }, {}, 1)).toEqual(['notAsked', 'LIB-TURN-7']);
  });
  test('LIB-END-1: after the end nothing is open', () => {
    const game = bench(`${V1} 1 BDEFJLN M AG C HI K dyn.step2 1`).play('exploit C', 'attack K');
    expect(game.rules.legal(game.state, 0, [])).toBe(0);
    expect(game.rules.refuse({ view: game.rules.view(game.state, 0), past: [] }, 0)).toMatchObject({ code: 'over', clause: 'LIB-END-1' });
  });
  test('LIB-EXPLOIT-4: a city with nothing to do', () => {
    expect(why(`${V1} 1 EFGHIJ LM D A*BC* N K dyn.step2 1`, { verb: 'exploit', city: 'B' })).toEqual(['noOperation', 'LIB-EXPLOIT-4']);
    expect(why(`${V1} 1 EFGHIJ LM D A*BC* N K dyn.step2 1`, { verb: 'exploit', city: 'A' })).toEqual(['alreadyExploited', 'LIB-EXPLOIT-2']);
  });
  test('LIB-MISSION-HYPERSPACE-WARP-2, LIB-MAP-1: no mission after a rotation, no card outside the galaxy', () => {
    const warp = { warpedWorld: true };
    const V2 = 'P3A,P1A/P5A,P2A';
    expect(
      why(
        `${V2} 1 ABCDEF GJ P I*O HR Q warp.op 1 mission=hyperspaceWarp.1 source=O exploiting=I`.replace('I*O', 'I*O*'),
        { verb: 'perform' },
        warp,
      ),
    ).toEqual(['noMissionHere', 'LIB-MISSION-HYPERSPACE-WARP-2']);
    expect(
      why(`${V2} 1 ABCDEF GJ P IO* HR Q warp.card 1 mission=hyperspaceWarp.0 source=O left=1`, { verb: 'map', map: 'P4' }, warp),
    ).toEqual(['notInGalaxy', 'LIB-MAP-1']);
    expect(why(`${V2} 1 ABCDEF GJ P IO HR Q lib.step2 2`, { verb: 'sabotage', city: 'K' }, warp)).toEqual(['notInPlay', 'LIB-WARP-2']);
  });
});

test('LIB-INFO-7: open choices, refusals and warnings follow from the view alone', () => {
  for (const options of [{}, { warpedWorld: true, hiddenMissions: 'both' }]) {
    const rules = open(options);
    const known = new Set(clauses.map((clause) => clause.id));
    for (let seed = 0; seed < 30; seed++)
      randomGame(rules, seed, ({ state, seat, open: list, count, past }) => {
        if (seat < 0) return;
        const view = rules.view(state, seat);
        const mine: number[] = [];
        expect(mine.slice(0, rules.legal(seenState(rules.table, view), seat, mine))).toEqual(list.slice(0, count));
        const code = (seed * 7919 + state.turn * 31) % rules.choices.size;
        if (list.slice(0, count).includes(code)) return;
        const refusal = rules.refuse({ view, past: past(seat) }, code);
        expect(known.has(refusal.clause), refusal.clause).toBe(true);
      });
  }
});
