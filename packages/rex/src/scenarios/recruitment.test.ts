import { describe, expect, test } from 'vitest';
import { position, type Position, type Setting } from './position.ts';

const recruiting = (setting: Setting): Position =>
  position({ discarded: ['I1', 'I2', 'I3'], ...setting })
    .begin('recruitment')
    .quiet();
const units = (count: number) => ({ verb: 'recruit', units: count }) as const;

describe('recruitment phase', () => {
  test('REX-RECRUIT-1, REX-RECRUIT-2, REX-RECRUIT-3, REX-RECRUIT-4: Lazax recruits five units and a leader for 13', () => {
    const p = recruiting({ first: 'LAZ', lost: { LAZ: 6 }, dead: ['LAZ-L2'], influence: { LAZ: 20 } });
    p.answer('LAZ', { verb: 'recruit', units: 5, mechanized: 0 }, { verb: 'recruit', leader: 'LAZ-L2' });
    expect(p.player('LAZ').influence).toBe(7);
    expect(p.player('LAZ').casualties).toBe(1);
  });

  test('REX-RECRUIT-2, REX-RECRUIT-3: Sol has three free, five in all', () => {
    const p = recruiting({ first: 'SOL', lost: { SOL: 7 }, influence: { SOL: 20 } });
    expect(p.can('SOL', units(6))).toBe(false);
    p.answer('SOL', units(5));
    expect(p.player('SOL').influence).toBe(16);
    expect(p.verbs('SOL')).toEqual(['end']);
  });

  test('REX-RECRUIT-2, REX-RECRUIT-3: split over two answers it costs the same', () => {
    const p = recruiting({ first: 'SOL', lost: { SOL: 7 }, influence: { SOL: 20 } }).answer('SOL', units(2), units(3));
    expect(p.player('SOL').influence).toBe(16);
  });

  test('REX-RECRUIT-7, REX-GEN-8, REX-TERM-10: recruiting is optional and paid to the bank', () => {
    const p = recruiting({ first: 'HAC', lost: { HAC: 7 }, influence: { HAC: 6, LAZ: 2 } });
    expect(p.can('HAC', { verb: 'end' })).toBe(true);
    p.answer('HAC', units(4));
    expect([p.player('HAC').influence, p.player('LAZ').influence]).toEqual([0, 2]);
    expect(p.told('paid')).toEqual([{ kind: 'paid', seat: p.seat('HAC'), amount: 6 }]);
  });

  test('REX-CARD-RC-1, REX-CARD-RC-2: two Recruits after the normal five', () => {
    const p = recruiting({ first: 'HAC', lost: { HAC: 14 }, influence: { HAC: 9 }, hands: { HAC: ['recruits', 'recruits'] } });
    p.answer(
      'HAC',
      units(5),
      { verb: 'play', card: 'recruits', units: 5, mechanized: 0 },
      { verb: 'play', card: 'recruits', units: 4, mechanized: 0 },
    );
    expect([p.player('HAC').casualties, p.player('HAC').influence]).toEqual([0, 1]);
    expect(p.view('spectator').strategyDiscard.filter((card) => card === 'recruits')).toHaveLength(2);
  });

  test('REX-CARD-RC-1, REX-RECRUIT-3: Recruits first leave the normal five untouched', () => {
    const p = recruiting({ first: 'HAC', lost: { HAC: 12 }, influence: { HAC: 9 }, hands: { HAC: ['recruits'] } });
    p.answer('HAC', { verb: 'play', card: 'recruits', units: 5, mechanized: 0 }, units(5));
    expect([p.player('HAC').casualties, p.player('HAC').influence]).toEqual([2, 1]);
  });

  test('REX-RECRUIT-1, REX-CARD-RC-1: one leader for influence, a second only by Recruits', () => {
    const p = recruiting({ first: 'LET', dead: ['LET-L1', 'LET-L2', 'LET-L3'], influence: { LET: 30 }, hands: { LET: ['recruits'] } });
    p.answer('LET', { verb: 'recruit', leader: 'LET-L1' });
    expect(p.can('LET', { verb: 'recruit', leader: 'LET-L2' })).toBe(false);
    p.answer('LET', { verb: 'play', card: 'recruits', leader: 'LET-L2' });
    expect(p.player('LET').influence).toBe(24);
    expect(p.player('LET').leaders.filter(({ alive }) => !alive)).toHaveLength(1);
  });

  test('REX-RECRUIT-8: mechanized units cost like others', () => {
    const p = recruiting({ first: 'LAZ', lost: { LAZ: 2 }, lostMech: 3, influence: { LAZ: 9 } });
    p.answer('LAZ', { verb: 'recruit', units: 0, mechanized: 3 });
    expect([p.player('LAZ').influence, p.player('LAZ').mechanizedReserves]).toEqual([5, 5]);
  });

  test('REX-RECRUIT-5, REX-RECRUIT-6, REX-LEADER-5: a recruited leader comes to the reserves and fights again', () => {
    const p = recruiting({
      races: ['LET', 'SOL', 'HAC'],
      first: 'LET',
      dead: ['LET-L1'],
      influence: { LET: 9 },
      lost: { LET: 2 },
      units: { HOL: { LET: 2, SOL: 2 } },
      traitors: { SOL: ['LET-L1'] },
    });
    p.answer('LET', { verb: 'recruit', leader: 'LET-L1' }, units(2));
    expect(p.units('LET', 'HOL')).toBe(2);
    p.until('D-PLAN', 'LET').answer('LET', { verb: 'dial', number: 1 }, { verb: 'lead', leader: 'LET-L1' }, { verb: 'slot', slot: 'none' });
    p.until('D-CALL', 'SOL').answer('SOL', { verb: 'call' });
    p.finish('battle');
    expect(p.player('LET').leaders.find(({ leader }) => leader === 'LET-L1')?.alive).toBe(false);
  });

  test('REX-LIMIT-1: nothing can be recruited that was not lost', () => {
    const p = recruiting({ first: 'HAC', influence: { HAC: 9 }, hands: { HAC: ['recruits'] } });
    expect(p.open('HAC')).toEqual([{ verb: 'end' }]);
  });
});
