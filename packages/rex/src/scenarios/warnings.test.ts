import { describe, expect, test } from 'vitest';
import type { Race } from '../pack/pack.ts';
import type { RexChoice } from '../words.ts';
import { fight } from './fight.ts';
import { position, type Position } from './position.ts';

const warned = (p: Position, race: Race, choice: RexChoice): readonly string[] =>
  p.rules.warnings({ view: p.view(race), past: [] }, p.rules.choices.code(choice));

describe('asked twice', () => {
  test('REX-BID-8, REX-CEASE-12: everything one owns, bid or given away', () => {
    const p = position({ influence: { LET: 5, SOL: 1 } });
    const bid = (amount: number): RexChoice => ({ verb: 'bid', amount });
    expect([warned(p, 'LET', bid(5)), warned(p, 'LET', bid(4)), warned(p, 'SOL', bid(1))]).toEqual([['all-influence'], [], []]);
    const give = (amount: number): RexChoice => ({ verb: 'give', seat: p.seat('HAC'), amount });
    expect([warned(p, 'LET', give(5)), warned(p, 'LET', give(4)), warned(p, 'SOL', give(1))]).toEqual([
      ['all-influence'],
      [],
      ['all-influence'],
    ]);
    expect(warned(p, 'LET', { verb: 'leave' })).toEqual(['leaves-alliance']);
    expect(warned(p, 'LET', { verb: 'pass' })).toEqual([]);
  });

  test('REX-BATTLE-37: a dial that leaves nobody to hold the place', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 2 } } });
    const dial = (race: Race, number: number): readonly string[] => warned(p, race, { verb: 'dial', number });
    expect([dial('LET', 3), dial('LET', 2), dial('LET', 0)]).toEqual([['dials-all'], [], []]);
    expect([dial('SOL', 2), dial('HAC', 2)]).toEqual([['dials-all'], []]);
  });

  test('REX-MOVE-3, REX-WIN-2: the last unit leaves a stronghold one controls', () => {
    const moving = (from: string, setting: Parameters<typeof position>[0]): Position =>
      position({ first: 'LET', discarded: ['I1', 'I2', 'I3'], ...setting })
        .begin('maneuver')
        .until('D-MOVE', setting?.first ?? 'LET')
        .answer(setting?.first ?? 'LET', { verb: 'move', from, to: from === 'CSP' ? 'TAR' : 'CSP' });
    const units = (count: number): RexChoice => ({ verb: 'units', units: count });
    const holding = moving('CSP', { units: { CSP: { LET: 3 } } });
    expect([warned(holding, 'LET', units(3)), warned(holding, 'LET', units(2))]).toEqual([['leaves-stronghold'], []]);
    expect(warned(moving('CSP', { units: { CSP: { LET: 3, SOL: 1 } } }), 'LET', units(3))).toEqual([]);
    expect(warned(moving('TAR', { units: { TAR: { LET: 3 } } }), 'LET', units(3))).toEqual([]);
    const lazax = moving('CSP', { first: 'LAZ', units: { CSP: { LAZ: 2 } }, mech: { CSP: 1 } });
    const mixed = (count: number, mechanized: number): RexChoice => ({ verb: 'units', units: count, mechanized });
    expect([warned(lazax, 'LAZ', mixed(2, 1)), warned(lazax, 'LAZ', mixed(2, 0))]).toEqual([['leaves-stronghold'], []]);
  });

  test('REX-RECRUIT-2: an end while free units are left', () => {
    const recruiting = (lost: number): Position =>
      position({ first: 'LET', lost: { LET: lost }, influence: { LET: 9 }, discarded: ['I1', 'I2', 'I3'] })
        .begin('recruitment')
        .quiet();
    const end = { verb: 'end' } as const;
    const p = recruiting(4);
    expect(warned(p, 'LET', end)).toEqual(['free-recruits-left']);
    expect(warned(p.answer('LET', { verb: 'recruit', units: 1 }), 'LET', end)).toEqual(['free-recruits-left']);
    expect(warned(p.answer('LET', { verb: 'recruit', units: 1 }), 'LET', end)).toEqual([]);
    expect(warned(recruiting(0), 'LET', end)).toEqual([]);
    expect(warned(position({ first: 'LET', lost: { LET: 4 } }), 'LET', end)).toEqual([]);
  });

  test('REX-BOMB-7, REX-RACE-SOL-3: an open place the fleet may reach, as far as one knows its card', () => {
    const p = position({ fleet: 17, bombardment: 2 });
    const deploy = (location: string): boolean => warned(p, 'LET', { verb: 'deploy', location }).includes('fleet-comes');
    // Sectors 1 to 18 in a ring: up to six ahead, that is 18 and 1 to 5; the fleet's own is closed anyway.
    expect(['VEL', 'COM', 'TAR', 'SAI', 'CAR'].map(deploy)).toEqual([false, true, true, true, false]);
    expect(['EMB', 'CSP', 'GC'].map(deploy)).toEqual([false, false, false]);
    p.s.fleet.seen = 1;
    expect(['TAR', 'ICA', 'SAI'].map((location) => warned(p, 'SOL', { verb: 'deploy', location }).length)).toEqual([1, 0, 0]);
    expect(deploy('SAI')).toBe(true);
  });
});
