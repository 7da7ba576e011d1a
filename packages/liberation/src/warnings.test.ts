import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bench } from './scenarios/driver.ts';

const V1 = 'P4A,P1A/P3Ar,P2Ar';

function warned(position: string, choice: string, options = {}): readonly string[] {
  const game = bench(position, options);
  return game.rules.warnings({ view: game.rules.view(game.state, game.seat), past: [] }, game.code(choice));
}

describe('warnings', () => {
  test('LIB-DYN-STEP1-5, LIB-ACT-3: draws that end something', () => {
    expect(warned(`${V1} 3 - BDEFJLMN AG C HI K dyn.step1 5`, 'draw')).toEqual(['losesGame']);
    expect(warned(`${V1} 3 B DEFJLMN AG C HI K dyn.step1 5`, 'draw')).toEqual(['lastCard']);
    expect(warned(`${V1} 1 - BDEFJLMN AG C HI K lib.step1 2`, 'draw')).toEqual(['nextAct']);
    expect(warned(`${V1} 1 BDEFJLN M AG C HI K lib.step1 2`, 'draw')).toEqual([]);
  });
  test('LIB-MISSION-GENERAL-6: missions without effect', () => {
    expect(warned(`${V1} 1 - BDEFJLMN GI C AH K lib.step2 2`, 'mission A')).toEqual(['noEffect']);
    expect(warned(`${V1} 1 - BDEFJLMN AG C HI K dyn.exploit 1 exploiting=C`.replace(' C HI', ' C* HI'), 'mission')).toEqual(['noEffect']);
    expect(warned(`${V1} 1 BCEFGL AMN - J DHI K lib.step2 2`, 'mission D')).toEqual(['noEffect']);
    expect(warned(`${V1} 1 BCEFGL AMN - J HI K resist.target 2 mission=armedResistance played=D pay=X`, 'target none')).toEqual([
      'noEffect',
    ]);
    expect(warned(`${V1} 1 DEFHJLN MB - C*G*A* I K propaganda.count 1 mission=propaganda.0 source=A`, 'count 0')).toEqual(['noEffect']);
    expect(warned(`${V1} 1 BDEFJL HN M AC I K flaw.next 2 mission=designFlaw.0 played=G left=3`, 'stop')).toEqual(['noEffect']);
    expect(warned(`${V1} 1 EFGHIJ DM - A*B*C* LN K probe.map 1 mission=probe.0 source=B`, 'map P1')).toEqual(['noEffect']);
    expect(warned(`${V1} 1 BDEFJLN M GI C AH K lib.step2 2`, 'mission A')).toEqual([]);
  });
  test('LIB-INFO-2, LIB-ATTACK-3, LIB-SABOTAGE-4: naming one’s own card is only a bluff', () => {
    expect(warned(`${V1} 1 BDEFJLN M AG C* HI K dyn.exploit 1 exploiting=C`, 'attack G')).toEqual(['ownCard']);
    expect(warned(`${V1} 1 BDEFGJL N AM C HI K lib.step2 2`, 'sabotage H')).toEqual(['ownCard']);
    expect(warned(`${V1} 1 BDEFJLN M AG C* HI K dyn.exploit 1 exploiting=C`, 'attack B')).toEqual([]);
  });
  test('LIB-SABOTAGE-7, LIB-ATTACK-8: attacking a card known to lie elsewhere', () => {
    const game = bench(`${V1} 1 BDEFJLN M AG C* HI K dyn.exploit 1 exploiting=C`);
    const past = [
      ...['P4', 'P1', 'P3', 'P2'].map((map, i) => ({ kind: 'laid', cell: ['TL', 'TR', 'BL', 'BR'][i], map, face: 'A', turned: i > 1 })),
      { kind: 'setAside', count: 1 },
      ...Array.from('ACB').map((city) => ({ kind: 'dealt', seat: 0, city })),
      ...[1, 2, 3].map(() => ({ kind: 'dealt', seat: 1 })),
      { kind: 'sabotaged', city: 'B' },
    ].map((event) => game.rules.events.code(event));
    expect(past).not.toContain(-1);
    expect(game.rules.warnings({ view: game.rules.view(game.state, 0), past }, game.code('attack B'))).toEqual(['knownElsewhere']);
  });
  test('LIB-EVADE-6: giving up the only way out, hiding next to a ready city, exploiting the last one', () => {
    expect(warned(`${V1} 1 BDEFJL N AG I CHMD K lib.step3 2`.replace('BDEFJL', 'BEFJL'), 'discard H')).toEqual([]);
    expect(warned(`${V1} 1 EFJLM N AG I CHD K pay.discard 2 mission=designFlaw played=B pay=X`, 'pay C')).toEqual(['noEscape']);
    expect(warned(`${V1} 1 BDEFJLN M AG C HIK - setup.base 0`, 'base K')).toEqual(['exposed']);
    expect(warned(`${V1} 1 BDEFJLN M AG C HIK - setup.base 0`, 'base H')).toEqual([]);
    expect(warned(`${V1} 1 BDEFJLN M AG C HI K dyn.step2 1`, 'exploit C')).toEqual(['lastReady']);
  });
});

describe('when time runs out', () => {
  const taken = (position: string): string => {
    const game = bench(position);
    const list: number[] = [];
    const count = game.rules.legal(game.state, game.seat, list);
    const choice = game.rules.fallback({ view: game.rules.view(game.state, game.seat), past: [] }, list.slice(0, count), quick(1));
    return game.offers()[list.indexOf(choice)] ?? '';
  };
  test('LIB-TURN-4, LIB-TURN-5, LIB-INFO-8: steps are skipped, actions passed, the base stays where it is', () => {
    expect(taken(`${V1} 1 BDEFJLN M AG C HI K dyn.step1 1`)).toBe('skip');
    expect(taken(`${V1} 1 BDEFJLN M AG C HI K lib.step2 2`)).toBe('pass');
    expect(taken(`${V1} 1 BDEFJLN M AG I CH K lib.evade 2`)).toBe('base K');
    expect(taken(`${V1} 1 BDEFJL HN M AC I K flaw.next 2 mission=designFlaw.0 played=G left=3`)).toBe('stop');
  });
  test('LIB-SETUP-10: where everything has a price, one of the open choices is drawn', () => {
    expect(['base H', 'base I', 'base K']).toContain(taken(`${V1} 1 BDEFJLN M AG C HIK - setup.base 0`));
  });
});
