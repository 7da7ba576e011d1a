import { describe, expect, test } from 'vitest';
import { fight, noCalls, plan } from './fight.ts';
import { position } from './position.ts';

const JOLNAR = ['JOL', 'LET', 'SOL', 'HAC', 'LAZ'] as const;
const XXCHA = ['XXC', 'LET', 'SOL', 'HAC', 'LAZ'] as const;

describe('commands', () => {
  test('REX-RACE-JOL-4, REX-RACE-JOL-6, REX-BATTLE-20, REX-BATTLE-8: a promised card must be played', () => {
    const p = fight({
      races: JOLNAR,
      first: 'JOL',
      units: { HOL: { JOL: 3, LET: 3 } },
      hands: { LET: ['energy_rifle', 'feint', 'decoy'] },
    });
    expect([p.decision, p.asked]).toEqual(['D-CMD-JN', ['JOL']]);
    p.answer('JOL', { verb: 'command', element: 'attack' }).quiet();
    p.answer('LET', { verb: 'answer', card: 'energy_rifle' });
    expect(p.told('answered')).toEqual([{ kind: 'answered', seat: p.seat('LET'), card: 'energy_rifle' }]);
    p.answer('LET', { verb: 'dial', number: 0 }, { verb: 'lead', leader: 'LET-L1' });
    expect(p.open('LET')).toEqual([
      { verb: 'slot', slot: 'attack' },
      { verb: 'slot', slot: 'both' },
    ]);
    p.answer('LET', { verb: 'slot', slot: 'attack' }).answer('JOL', ...plan(0, 'JOL-L1'));
    expect(p.open('LET')).toEqual([{ verb: 'use', card: 'energy_rifle' }]);
  });

  test('REX-RACE-JOL-5: "none" closes the slots with that type', () => {
    const p = fight({ races: JOLNAR, first: 'JOL', units: { HOL: { JOL: 3, LET: 3 } }, hands: { LET: ['feint', 'decoy'] } });
    p.answer('JOL', { verb: 'command', element: 'defence' }).quiet().answer('LET', { verb: 'none' });
    p.answer('LET', { verb: 'dial', number: 0 }, { verb: 'lead', leader: 'LET-L1' });
    expect(p.open('LET')).toEqual([
      { verb: 'slot', slot: 'none' },
      { verb: 'slot', slot: 'attack' },
    ]);
  });

  test('REX-RACE-JOL-4, REX-RACE-JOL-6, REX-BATTLE-20: number and leader bind as well', () => {
    const number = fight({ races: JOLNAR, first: 'JOL', units: { HOL: { JOL: 3, LET: 3 } } }).answer('JOL', {
      verb: 'command',
      element: 'number',
    });
    number.answer('LET', { verb: 'answer', number: 1 });
    expect(number.open('LET')).toEqual([{ verb: 'dial', number: 1 }]);
    const leader = fight({ races: JOLNAR, first: 'JOL', units: { HOL: { JOL: 3, LET: 3 } } }).answer('JOL', {
      verb: 'command',
      element: 'leader',
    });
    leader.answer('LET', { verb: 'answer', leader: 'LET-L4' }).answer('LET', { verb: 'dial', number: 0 });
    expect(leader.open('LET')).toEqual([{ verb: 'lead', leader: 'LET-L4' }]);
  });

  test('REX-RACE-JOL-7: a side without leader answers none by itself', () => {
    const dead = ['LET-L1', 'LET-L2', 'LET-L3', 'LET-L4', 'LET-L5'];
    const p = fight({ races: JOLNAR, first: 'JOL', dead, units: { HOL: { JOL: 3, LET: 3 } }, hands: { LET: ['feint'] } })
      .answer('JOL', { verb: 'command', element: 'leader' })
      .quiet();
    expect(p.told('answered')).toEqual([{ kind: 'answered', seat: p.seat('LET'), element: 'leader' }]);
    expect(p.decision).toBe('D-PLAN');
  });

  test('REX-RACE-XXC-3, REX-RACE-XXC-4, REX-BATTLE-15: a forbidden card closes its slot', () => {
    const p = fight({
      races: XXCHA,
      first: 'XXC',
      units: { HOL: { XXC: 3, LET: 3 } },
      hands: { LET: ['energy_rifle', 'energy_rifle', 'decoy'] },
    }).until('D-CMD-XX');
    p.answer('XXC', { verb: 'forbid', card: 'energy_rifle' }).quiet();
    p.answer('LET', { verb: 'dial', number: 0 }, { verb: 'lead', leader: 'LET-L1' });
    expect(p.open('LET')).toEqual([
      { verb: 'slot', slot: 'none' },
      { verb: 'slot', slot: 'defence' },
    ]);
  });

  test('REX-RACE-XXC-3, REX-BATTLE-20: another card of the type may still be chosen', () => {
    const p = fight({
      races: XXCHA,
      first: 'XXC',
      units: { HOL: { XXC: 3, LET: 3 } },
      hands: { LET: ['energy_rifle', 'bio_weapon'] },
    }).until('D-CMD-XX');
    expect(p.open('XXC').flatMap((choice) => (choice.verb === 'forbid' ? [choice.card] : []))).toEqual([
      'energy_rifle',
      'bio_weapon',
      'personal_shield',
      'antitoxin',
      'tactical_retreat',
    ]);
    p.answer('XXC', { verb: 'forbid', card: 'energy_rifle' }).quiet();
    p.answer('LET', ...plan(0, 'LET-L1', 'attack')).answer('XXC', ...plan(0, 'XXC-L1'));
    expect(p.open('LET')).toEqual([{ verb: 'use', card: 'bio_weapon' }]);
  });

  test('REX-BATTLE-9, REX-TIME-3: on opposite sides turn order decides who commands first', () => {
    const p = fight({ races: ['JOL', 'XXC', 'LET'], first: 'JOL', units: { HOL: { JOL: 3, XXC: 3 } } }).until('D-CMD-JN');
    expect(p.told('noCommand')).toHaveLength(0);
    const other = fight({ races: ['JOL', 'XXC', 'LET'], first: 'XXC', units: { HOL: { JOL: 3, XXC: 3 } } }).until('D-CMD-XX');
    expect(other.told('noCommand')).toHaveLength(0);
  });

  test('REX-BATTLE-9, REX-ALLY-14: on one side Xxcha commands before Jol-Nar', () => {
    const p = fight({
      races: ['JOL', 'XXC', 'LAZ', 'SOL', 'HAC'],
      first: 'JOL',
      allies: [['XXC', 'JOL']],
      units: { HOL: { JOL: 3, LAZ: 3 } },
    });
    expect([p.decision, p.asked]).toEqual(['D-CMD-XX', ['XXC']]);
    p.answer('XXC', { verb: 'pass' });
    expect([p.decision, p.asked]).toEqual(['D-CMD-JN', ['JOL']]);
  });

  test('REX-ALLY-8, REX-ALLY-13, REX-BATTLE-8: in an ally’s battle Jol-Nar itself is asked', () => {
    const p = fight({
      races: ['HAC', 'LET', 'JOL', 'SOL', 'LAZ'],
      first: 'HAC',
      allies: [['JOL', 'HAC']],
      units: { HOL: { HAC: 3, LET: 3 } },
    });
    expect([p.decision, p.asked]).toEqual(['D-CMD-JN', ['JOL']]);
    p.answer('JOL', { verb: 'command', element: 'number' });
    expect(p.asked).toEqual(['LET']);
  });

  test('REX-CARD-IN-18, REX-ALLY-17: Informant cancels a command in its own battle, not in an ally’s', () => {
    const own = fight({ races: JOLNAR, first: 'JOL', units: { HOL: { JOL: 3, LET: 3 } }, hands: { LET: ['informant'] } }).answer('JOL', {
      verb: 'command',
      element: 'number',
    });
    expect([own.decision, own.asked]).toEqual(['X-CMD', ['LET']]);
    own.answer('LET', { verb: 'play', card: 'informant', advantage: 'JOL-3' }, { verb: 'done' });
    expect(own.decision).toBe('D-PLAN');
    const ally = fight({
      races: ['HAC', 'LET', 'JOL', 'SOL', 'LAZ'],
      first: 'HAC',
      allies: [['JOL', 'HAC']],
      units: { HOL: { HAC: 3, LET: 3 } },
      hands: { LET: ['informant'] },
    });
    ally.answer('JOL', { verb: 'command', element: 'number' });
    expect(ally.decision).toBe('D-ANSWER');
  });

  test('REX-ALLY-14, REX-ALLY-17, REX-CARD-IN-18: the same for Xxcha', () => {
    const ally = fight({
      races: ['HAC', 'LET', 'XXC', 'SOL', 'LAZ'],
      first: 'HAC',
      allies: [['XXC', 'HAC']],
      units: { HOL: { HAC: 3, LET: 3 } },
      hands: { LET: ['informant', 'energy_rifle'] },
    });
    ally.answer('XXC', { verb: 'forbid', card: 'energy_rifle' });
    expect(ally.decision).toBe('D-PLAN');
    ally.answer('LET', { verb: 'dial', number: 0 }, { verb: 'lead', leader: 'LET-L1' });
    expect(ally.can('LET', { verb: 'slot', slot: 'attack' })).toBe(false);
    const own = fight({
      races: XXCHA,
      first: 'XXC',
      units: { HOL: { XXC: 3, LET: 3 } },
      hands: { LET: ['informant', 'energy_rifle'] },
    }).until('D-CMD-XX');
    own
      .answer('XXC', { verb: 'forbid', card: 'energy_rifle' })
      .answer('LET', { verb: 'play', card: 'informant', advantage: 'XXC-2' }, { verb: 'done' });
    own.answer('LET', { verb: 'dial', number: 0 }, { verb: 'lead', leader: 'LET-L1' });
    expect(own.can('LET', { verb: 'slot', slot: 'attack' })).toBe(true);
  });
});

describe('Xxcha turns units over', () => {
  const turning = (setting: Parameters<typeof position>[0]) =>
    position({ races: XXCHA, first: 'SOL', discarded: ['I1', 'I2', 'I3'], ...setting }).begin('battle');

  test('REX-RACE-XXC-5, REX-RACE-XXC-8, REX-BATTLE-2, REX-COLLECT-4: face down there is no battle, and the other controls', () => {
    const p = turning({ units: { PAL: { XXC: 3, SOL: 2 } } }).answer('XXC', { verb: 'turn', location: 'PAL', side: 'down' });
    expect(p.told('battle')).toHaveLength(0);
    expect(p.at('PAL').controller).toBe(p.seat('SOL'));
  });

  test('REX-RACE-XXC-6: a mixed location must be unified', () => {
    const p = turning({ units: { SAL: { XXC: 1 } }, down: { SAL: 2 } });
    expect(p.open('XXC')).toEqual([
      { verb: 'turn', location: 'SAL', side: 'up' },
      { verb: 'turn', location: 'SAL', side: 'down' },
    ]);
    p.answer('XXC', { verb: 'turn', location: 'SAL', side: 'down' });
    expect([p.units('XXC', 'SAL'), p.others('XXC', 'SAL')]).toEqual([0, 3]);
  });

  test('REX-CARD-IN-15, REX-RACE-XXC-6: cancelled, nothing turns down and mixed locations turn up', () => {
    const p = turning({ fleet: 16, units: { SAL: { XXC: 1 }, FOU: { XXC: 2 } }, down: { SAL: 2, NOB: 1 }, hands: { LET: ['informant'] } });
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'XXC-3' }, { verb: 'done' });
    expect(p.told('battle')).toHaveLength(0);
    expect([p.units('XXC', 'SAL'), p.others('XXC', 'SAL'), p.units('XXC', 'FOU'), p.others('XXC', 'NOB')]).toEqual([3, 0, 2, 1]);
  });

  test('REX-RACE-XXC-11: face-down units beside an ally are not turned up', () => {
    const p = turning({ units: { SAL: { SOL: 1 } }, down: { SAL: 2 }, allies: [['XXC', 'SOL']] });
    expect(p.decision).not.toBe('D-FLIP');
    expect(p.others('XXC', 'SAL')).toBe(2);
  });

  test('REX-RACE-XXC-6: locations are decided one by one and shown together', () => {
    const p = turning({ units: { SAL: { XXC: 1 }, HOL: { XXC: 1 } } }).answer('XXC', { verb: 'turn', location: 'HOL', side: 'down' });
    expect(p.told('turned')).toHaveLength(0);
    p.answer('XXC', { verb: 'turn', location: 'SAL', side: 'up' });
    expect(p.told('turned')).toEqual([{ kind: 'turned', location: 'HOL', side: 'down' }]);
  });

  test('REX-BATTLE-8: a commander may pass', () => {
    const p = fight({ races: JOLNAR, first: 'JOL', units: { HOL: { JOL: 3, LET: 3 } } }).answer('JOL', { verb: 'pass' });
    p.answer('JOL', ...plan(3, 'JOL-L1')).answer('LET', ...plan(0, 'LET-L5'));
    noCalls(p);
    expect(p.told('wonBattle')[0]?.seat).toBe(p.seat('JOL'));
  });
});
