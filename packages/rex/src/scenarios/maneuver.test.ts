import { describe, expect, test } from 'vitest';
import type { Race } from '../pack/pack.ts';
import { position, type Position, type Setting } from './position.ts';

/** A Maneuver phase at the first player's movement; windows are let pass. */
const maneuver = (setting: Setting): Position =>
  position({ discarded: ['I1', 'I2', 'I3'], ...setting })
    .begin('maneuver')
    .quiet();
const FIVE: readonly Race[] = ['SOL', 'HAC', 'JOL', 'LET', 'LAZ'];
const move = (from: string, to: string) => ({ verb: 'move', from, to }) as const;
const units = (count: number) => ({ verb: 'units', units: count }) as const;

describe('movement', () => {
  test('REX-MOVE-3, REX-MOVE-6, REX-MAP-12: two steps through enemies, not three', () => {
    const p = maneuver({ first: 'JOL', units: { SAI: { JOL: 3 }, HOL: { HAC: 2 }, PLE: { HAC: 2 } } });
    expect([p.can('JOL', move('SAI', 'ICA')), p.can('JOL', move('SAI', 'CSP'))]).toEqual([true, false]);
    const why = p.rules.refuse({ view: p.view('JOL'), past: [] }, p.rules.choices.code(move('SAI', 'CSP')));
    expect(why).toEqual({ code: 'too-far', clause: 'REX-MOVE-3', data: { steps: 2 } });
  });

  test('REX-MOVE-1, REX-MOVE-2, REX-MOVE-14: one group, one destination, no battle yet', () => {
    const p = maneuver({ first: 'LET', units: { HOL: { LET: 5 }, GC: { SOL: 1 }, CAR: { SOL: 2 } } });
    p.answer('LET', move('HOL', 'CAR'), units(3));
    expect([p.units('LET', 'HOL'), p.units('LET', 'CAR'), p.units('SOL', 'CAR')]).toEqual([2, 3, 2]);
    expect(p.asked.includes('LET') && p.can('LET', move('HOL', 'GC'))).toBe(false);
    expect(p.told('battle')).toHaveLength(0);
  });

  test('REX-MOVE-9, REX-MOVE-10, REX-MOVE-11, REX-MAP-11: who held a port at the start of the phase moves four steps all phase, from anywhere', () => {
    const p = maneuver({ races: FIVE, first: 'SOL', units: { INB: { LET: 4 }, MEM: { SOL: 2 }, HOL: { LET: 1 } } });
    p.answer('SOL', move('MEM', 'INB'), units(2)).until('D-MOVE', 'LET');
    expect(p.can('LET', move('HOL', 'INT'))).toBe(true);
    expect(p.can('LET', move('INB', 'TAR'))).toBe(true);
  });

  test('REX-MOVE-11: a contested port gives no bonus', () => {
    const p = maneuver({ races: FIVE, first: 'LET', units: { INB: { LET: 4, SOL: 1 } } });
    expect(p.told('ports')).toEqual([{ kind: 'ports', seats: '' }]);
    expect(p.can('LET', move('INB', 'GC'))).toBe(true);
    expect(p.can('LET', move('INB', 'HOL'))).toBe(false);
  });

  test('REX-MOVE-12, REX-ALLY-7: allies do not share the bonus', () => {
    const p = maneuver({ races: FIVE, first: 'LET', units: { CSP: { JOL: 3 }, INT: { LET: 2 } }, allies: [['JOL', 'LET']] });
    expect([p.can('LET', move('INT', 'GC')), p.can('LET', move('INT', 'HOL'))]).toEqual([true, false]);
  });

  test('REX-MOVE-4, REX-DEPLOY-5, REX-MAP-3: nothing moves out of, into or through the fleet’s sector', () => {
    const p = maneuver({ first: 'SOL', fleet: 15, units: { PAL: { SOL: 4 }, REC: { SOL: 2 } } });
    const open = p.open('SOL').flatMap((choice) => (choice.verb === 'move' ? [`${choice.from}-${choice.to}`] : []));
    expect(open.some((way) => way.startsWith('PAL') || way.endsWith('PAL'))).toBe(false);
    expect(open).not.toContain('REC-TRE');
    p.answer('SOL', { verb: 'end' });
    expect(p.can('SOL', { verb: 'deploy', location: 'PAL' })).toBe(false);
  });

  test('REX-MOVE-5, REX-ALLY-9, REX-MAP-6: not to an ally, but through him, and to the Council', () => {
    const p = maneuver({ first: 'SOL', units: { MEM: { SOL: 2 }, REC: { LAZ: 2 }, GC: { LAZ: 1 } }, allies: [['SOL', 'LAZ']] });
    expect(['REC', 'PAL', 'GC'].map((to) => p.can('SOL', move('MEM', to)))).toEqual([false, true, true]);
  });

  test('REX-MOVE-7, REX-MAP-16, REX-DEPLOY-7, REX-4P-2, REX-3P-4: ruins cannot be entered, crossed or deployed to', () => {
    const p = maneuver({ races: ['SOL', 'HAC', 'JOL', 'LET'], first: 'LET', fleet: 3, units: { IAF: { LET: 2 } }, influence: { LET: 5 } });
    expect([p.can('LET', move('IAF', 'MPS')), p.can('LET', move('IAF', 'ADM'))]).toEqual([false, true]);
    p.answer('LET', { verb: 'end' });
    expect(p.can('LET', { verb: 'deploy', location: 'MPS' })).toBe(false);
    const hacan = maneuver({
      races: ['SOL', 'HAC', 'JOL'],
      first: 'HAC',
      fleet: 3,
      units: { IAF: { HAC: 2 } },
      influence: { HAC: 5 },
    }).until('D-DEPLOY', 'HAC');
    expect(hacan.can('HAC', { verb: 'relocate', from: 'IAF', to: 'MPS' })).toBe(false);
  });

  test('REX-MOVE-8, REX-RACE-SOL-4, REX-CARD-IN-18: Sol goes three steps, two when cancelled', () => {
    const free = maneuver({ first: 'SOL', units: { MEM: { SOL: 2 } } });
    expect(free.can('SOL', move('MEM', 'MPN'))).toBe(true);
    const p = position({ first: 'SOL', units: { MEM: { SOL: 2 } }, hands: { LET: ['informant'] } })
      .begin('maneuver')
      .until('X-TURN');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'SOL-4' }, { verb: 'done' });
    expect([p.can('SOL', move('MEM', 'MPN')), p.can('SOL', move('MEM', 'GC'))]).toEqual([false, true]);
  });

  test('REX-CARD-RM-1, REX-CARD-RM-2, REX-MOVE-13: Rapid Mobilization moves the same units again, with the bonus', () => {
    const p = maneuver({ races: FIVE, first: 'JOL', units: { CSP: { JOL: 4 } }, hands: { JOL: ['rapid_mobilization'] } });
    expect(p.can('JOL', { verb: 'play', card: 'rapid_mobilization' })).toBe(false);
    p.answer('JOL', move('CSP', 'GC'), units(4), { verb: 'play', card: 'rapid_mobilization' }, move('GC', 'INB'), units(4));
    expect(p.units('JOL', 'INB')).toBe(4);
    expect(p.view('spectator').strategyDiscard).toContain('rapid_mobilization');
  });

  test('REX-CARD-RM-1: the normal step can be given up for it', () => {
    const p = maneuver({ races: FIVE, first: 'JOL', units: { HOL: { JOL: 4 } }, hands: { JOL: ['rapid_mobilization'] } });
    p.answer('JOL', { verb: 'skip' }, { verb: 'play', card: 'rapid_mobilization' });
    expect(p.can('JOL', move('HOL', 'GC'))).toBe(true);
  });

  test('REX-CARD-IN-18, REX-CARD-RM-1: a cancelled third step is back for the extra movement', () => {
    const p = position({ first: 'SOL', units: { MEM: { SOL: 2 } }, hands: { LET: ['informant'], SOL: ['rapid_mobilization'] } })
      .begin('maneuver')
      .until('X-TURN');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'SOL-4' }, { verb: 'done' });
    expect(p.can('SOL', move('MEM', 'MPN'))).toBe(false);
    p.answer('SOL', { verb: 'skip' }, { verb: 'play', card: 'rapid_mobilization' });
    expect(p.can('SOL', move('MEM', 'MPN'))).toBe(true);
  });

  test('REX-RACE-XXC-10, REX-RACE-XXC-13, REX-RACE-XXC-7: face-down units move face down; new ones beside them are face up and alone count', () => {
    const p = maneuver({ races: ['XXC', 'SOL', 'LET', 'HAC', 'JOL'], first: 'XXC', down: { ADI: 2, SAL: 2 }, influence: { XXC: 3 } });
    p.answer('XXC', move('SAL', 'SCH'), { verb: 'units', units: 0, faceDown: 1 });
    expect([p.others('XXC', 'SCH'), p.units('XXC', 'SCH')]).toEqual([1, 0]);
    expect(p.at('ADI').controller).toBeNull();
    p.answer('XXC', { verb: 'deploy', location: 'ADI' }, units(1));
    expect(p.at('ADI').controller).toBe(p.seat('XXC'));
    expect([p.units('XXC', 'ADI'), p.others('XXC', 'ADI')]).toEqual([1, 2]);
  });
});

describe('map', () => {
  test('REX-TERM-11, REX-TERM-12, REX-TERM-14, REX-MAP-9, REX-BOMB-7: the fleet closes its sector and nothing else', () => {
    const p = position({ fleet: 1 });
    expect(p.view('spectator').locations.flatMap(({ location, underFire }) => (underFire ? [location] : []))).toEqual(['MPN', 'TAR']);
  });

  test('REX-TERM-1, REX-TERM-2, REX-TERM-3, REX-TERM-4, REX-TERM-7, REX-TERM-8: an ally’s location is not one’s own', () => {
    const p = position({ units: { REC: { LAZ: 2 }, HOL: { SOL: 1, LET: 1 } }, allies: [['SOL', 'LAZ']] });
    expect(p.at('REC').controller).toBe(p.seat('LAZ'));
    expect(p.at('HOL').controller).toBeNull();
    expect(p.player('SOL').allies).toEqual([p.seat('LAZ')]);
    expect(p.player('SOL').strongholds).toBe(0);
  });

  test('REX-MAP-8, REX-MAP-7, REX-MAP-4, REX-MAP-5: nobody controls the Council; strongholds and influence symbols', () => {
    const p = position({ units: { GC: { SOL: 3 } } });
    expect(p.at('GC').controller).toBeNull();
    const where = (
      test: (location: { stronghold: boolean; influence: boolean; spaceport: boolean; council: boolean }) => boolean,
    ): string[] =>
      (
        p.rules.pack as unknown as {
          locations: { id: string; stronghold: boolean; influence: boolean; spaceport: boolean; council: boolean }[];
        }
      ).locations
        .filter(test)
        .map(({ id }) => id);
    expect(where(({ stronghold }) => stronghold)).toEqual(['CSP', 'ADI', 'MPS', 'INB', 'PAL']);
    expect(where(({ spaceport }) => spaceport)).toEqual(['CSP', 'INB']);
    expect(where(({ influence, council }) => influence && council)).toEqual([]);
  });
});
