import { describe, expect, test } from 'vitest';
import type { Race } from '../pack/pack.ts';
import { position, type Position, type Setting } from './position.ts';

const units = (count: number) => ({ verb: 'units', units: count }) as const;
const deploy = (location: string) => ({ verb: 'deploy', location }) as const;
const informant = (location: string) => ({ verb: 'play', card: 'informant', location }) as const;
const relocate = (from: string, to: string) => ({ verb: 'relocate', from, to }) as const;
const FIVE: readonly Race[] = ['SOL', 'HAC', 'JOL', 'LET', 'LAZ'];

/** The first player's deployment; nobody else acts in windows. */
const deploying = (setting: Setting): Position =>
  position({ discarded: ['I1', 'I2', 'I3'], ...setting })
    .begin('maneuver')
    .until('D-DEPLOY', setting.first);
const influence = (p: Position, ...races: readonly Race[]): number[] => races.map((race) => p.player(race).influence);

describe('deployment', () => {
  test('REX-DEPLOY-3, REX-RACE-HAC-2, REX-RACE-XXC-1, REX-DEPLOY-13: beside enemies two each, paid to Hacan, then Xxcha’s unit', () => {
    const p = deploying({ first: 'JOL', units: { CSP: { SOL: 1 } }, influence: { JOL: 10 } }).answer('JOL', deploy('CSP'), units(5));
    expect(influence(p, 'JOL', 'HAC')).toEqual([0, 10]);
    expect([p.decision, p.asked]).toEqual(['D-FREEUNIT', ['XXC']]);
    p.answer('XXC', { verb: 'freeUnit' });
    expect(p.units('XXC', 'GC')).toBe(1);
    expect(p.events.map(({ kind }) => kind).filter((kind) => ['paid', 'deployed', 'freeUnitPlaced'].includes(kind))).toEqual([
      'paid',
      'deployed',
      'freeUnitPlaced',
    ]);
  });

  test('REX-RACE-XXC-1: Xxcha may decline', () => {
    const p = deploying({ first: 'JOL', influence: { JOL: 10 } })
      .answer('JOL', deploy('HOL'), units(1))
      .answer('XXC', { verb: 'decline' });
    expect(p.units('XXC', 'GC')).toBe(0);
  });

  test('REX-DEPLOY-8, REX-DEPLOY-2, REX-RACE-XXC-8: face-down units do not raise the price', () => {
    const p = deploying({ first: 'LET', down: { SAL: 2 }, influence: { LET: 9 } }).answer('LET', deploy('SAL'), units(3));
    expect(influence(p, 'LET', 'HAC')).toEqual([6, 3]);
  });

  test.each([
    ['HOL', 3, 2],
    ['CSP', 3, 3],
    ['HOL', 1, 1],
    ['GC', 5, 3],
  ])('REX-RACE-HAC-1, REX-GEN-7, REX-DEPLOY-4: Hacan deploys into %s: %i units for %i', (location, count, price) => {
    const p = deploying({ first: 'HAC', units: { CSP: { JOL: 2 }, GC: { SOL: 2 } }, influence: { HAC: 20 } }).answer(
      'HAC',
      deploy(location),
      units(count),
    );
    expect(p.player('HAC').influence).toBe(20 - price);
    expect(p.told('paid')).toEqual([{ kind: 'paid', seat: p.seat('HAC'), amount: price }]);
  });

  test('REX-DEPLOY-4: enemies do not raise the price in the Council', () => {
    const p = deploying({ first: 'LET', units: { GC: { SOL: 2 } }, influence: { LET: 9 } }).answer('LET', deploy('GC'), units(5));
    expect(influence(p, 'LET', 'HAC')).toEqual([4, 5]);
  });

  test('REX-ALLY-11, REX-RACE-HAC-2: Hacan’s ally pays Hacan half', () => {
    const p = deploying({ first: 'LET', allies: [['LET', 'HAC']], influence: { LET: 9 } }).answer('LET', deploy('HOL'), units(3));
    expect(influence(p, 'LET', 'HAC')).toEqual([7, 2]);
  });

  test('REX-RACE-HAC-5, REX-RACE-XXC-2, REX-RACE-HAC-4: Hacan relocates instead of deploying', () => {
    const p = deploying({ first: 'HAC', units: { ADI: { HAC: 5 } }, influence: { HAC: 6 } }).answer(
      'HAC',
      relocate('ADI', 'ADM'),
      units(4),
    );
    expect(p.player('HAC').influence).toBe(2);
    expect(p.units('HAC', 'ADM')).toBe(4);
    expect(p.told('freeUnit')).toHaveLength(0);
    expect(p.asked).not.toContain('XXC');
    expect(p.asked.includes('HAC') && p.verbs('HAC').includes('deploy')).toBe(false);
  });

  test('REX-RACE-HAC-4, REX-RACE-HAC-5: with nothing in reserve Hacan may still relocate, if it can pay for a unit', () => {
    const board: Setting = { first: 'HAC', units: { ADI: { HAC: 5 } }, reserve: { HAC: 0 } };
    expect(deploying({ ...board, influence: { HAC: 1 } }).verbs('HAC')).toEqual(['end', 'relocate']);
    const poor = position({ discarded: ['I1', 'I2', 'I3'], ...board })
      .begin('maneuver')
      .until('D-MOVE', 'HAC')
      .answer('HAC', { verb: 'end' });
    expect(poor.told('finished')[0]).toEqual({ kind: 'finished', seat: poor.seat('HAC') });
  });

  test('REX-ALLY-12, REX-RACE-SOL-6, REX-RACE-HAC-4: Sol as Hacan’s ally relocates, paid to the bank', () => {
    const p = deploying({ first: 'SOL', allies: [['SOL', 'HAC']], units: { SAI: { SOL: 2 } }, influence: { SOL: 2 } });
    expect(p.can('SOL', deploy('HOL'))).toBe(false);
    p.answer('SOL', relocate('SAI', 'PAL'), units(2));
    expect(p.told('paid')).toEqual([{ kind: 'paid', seat: p.seat('SOL'), amount: 2 }]);
    expect(p.units('SOL', 'PAL')).toBe(2);
  });

  test('REX-RACE-SOL-1, REX-RACE-SOL-2: Sol deploys free into its zone and nowhere else', () => {
    const p = deploying({ first: 'SOL' });
    expect([p.can('SOL', deploy('GC')), p.can('SOL', deploy('ADI')), p.can('SOL', deploy('VEL'))]).toEqual([false, false, true]);
    p.answer('SOL', deploy('VEL'), units(6));
    expect(p.units('SOL', 'VEL')).toBe(6);
    expect(p.decision).toBe('D-FREEUNIT');
  });

  test('REX-CARD-IN-3, REX-CARD-IN-4, REX-CARD-IN-5, REX-GEN-4, REX-GEN-5, REX-CARD-IN-1, REX-RACE-HAC-3: Sol’s Informant goes anywhere at one each, to the bank', () => {
    const p = deploying({ first: 'SOL', units: { CSP: { JOL: 2 } }, influence: { SOL: 9 }, hands: { SOL: ['informant'] } });
    p.answer('SOL', informant('CSP'), units(3)).quiet();
    expect(influence(p, 'SOL', 'HAC')).toEqual([6, 0]);
    expect(p.decision).toBe('D-FREEUNIT');
    p.answer('XXC', { verb: 'decline' });
    expect(p.can('SOL', deploy('VEL'))).toBe(true);
    expect(p.view('spectator').strategyDiscard).toContain('informant');
  });

  test('REX-CARD-IN-12, REX-DEPLOY-3: Sol with its deployment cancelled pays like others', () => {
    const p = position({ first: 'SOL', units: { ADI: { HAC: 2 } }, influence: { SOL: 9 }, hands: { LET: ['informant'] } })
      .begin('maneuver')
      .until('X-TURN');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'SOL-1' }, { verb: 'done' }).until('D-DEPLOY', 'SOL');
    p.answer('SOL', deploy('ADI'), units(2));
    expect(influence(p, 'SOL', 'HAC')).toEqual([5, 4]);
  });

  test('REX-CARD-IN-4, REX-CARD-IN-12: the price of Sol’s own Informant is untouched by that', () => {
    const p = position({
      first: 'SOL',
      units: { ADI: { HAC: 2 } },
      influence: { SOL: 9 },
      hands: { LET: ['informant'], SOL: ['informant'] },
    })
      .begin('maneuver')
      .until('X-TURN');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'SOL-1' }, { verb: 'done' }).until('D-DEPLOY', 'SOL');
    p.answer('SOL', informant('ADI'), units(3)).quiet();
    expect(influence(p, 'SOL', 'HAC')).toEqual([6, 0]);
  });

  test('REX-CARD-IN-17: Hacan’s half price is cancelled for the normal deployment only', () => {
    const p = position({ races: FIVE, first: 'HAC', influence: { HAC: 9 }, hands: { LET: ['informant'], HAC: ['informant'] } })
      .begin('maneuver')
      .until('X-TURN');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'HAC-1' }, { verb: 'done' }).until('D-DEPLOY', 'HAC');
    p.answer('HAC', deploy('HOL'), units(3)).quiet();
    expect(p.player('HAC').influence).toBe(6);
    p.answer('HAC', informant('SAI'), units(3)).quiet();
    expect(p.player('HAC').influence).toBe(4);
  });

  test('REX-CARD-IN-18, REX-RACE-HAC-5: with relocation cancelled Hacan can only deploy this turn', () => {
    const p = position({ races: FIVE, first: 'HAC', units: { ADI: { HAC: 3 } }, influence: { HAC: 9 }, hands: { LET: ['informant'] } })
      .begin('maneuver')
      .until('X-TURN');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'HAC-3' }, { verb: 'done' }).until('D-DEPLOY', 'HAC');
    expect(p.verbs('HAC')).toEqual(['end', 'deploy']);
  });

  test('REX-CARD-IN-16: Informant sends one deployment’s price to the bank', () => {
    const p = deploying({ races: FIVE, first: 'LET', influence: { LET: 9, LAZ: 4 }, hands: { SOL: ['informant'] } }).answer(
      'LET',
      deploy('HOL'),
      units(4),
    );
    expect([p.decision, p.asked]).toEqual(['X-DEP', ['SOL']]);
    p.answer('SOL', { verb: 'play', card: 'informant', advantage: 'HAC-2' }, { verb: 'done' });
    expect(influence(p, 'LET', 'HAC')).toEqual([5, 0]);
    p.until('D-DEPLOY', 'LAZ').answer('LAZ', deploy('SAI'), { verb: 'units', units: 2, mechanized: 0 });
    expect(influence(p, 'LAZ', 'HAC')).toEqual([2, 2]);
  });

  test('REX-CARD-IN-18, REX-RACE-XXC-1: Informant prevents one free unit, the next is offered again', () => {
    const p = deploying({ first: 'LET', influence: { LET: 9, LAZ: 9 }, hands: { SOL: ['informant'] } })
      .answer('LET', deploy('HOL'), units(1))
      .quiet();
    p.answer('XXC', { verb: 'freeUnit' });
    expect([p.decision, p.asked]).toEqual(['X-FREE', ['SOL']]);
    p.answer('SOL', { verb: 'play', card: 'informant', advantage: 'XXC-1' }, { verb: 'done' });
    expect(p.units('XXC', 'GC')).toBe(0);
    p.until('D-DEPLOY', 'LAZ').answer('LAZ', deploy('SAI'), { verb: 'units', units: 1, mechanized: 0 }).quiet();
    expect(p.decision).toBe('D-FREEUNIT');
  });

  test('REX-CARD-IN-2: an Informant deployment needs no normal one', () => {
    const p = deploying({ races: FIVE, first: 'LET', influence: { LET: 9 }, hands: { LET: ['informant'] } });
    p.answer('LET', informant('HOL'), units(2)).quiet();
    expect(p.units('LET', 'HOL')).toBe(2);
    p.answer('LET', { verb: 'end' });
    expect(p.told('deployed')).toHaveLength(1);
  });

  test('REX-CARD-IN-3, REX-RACE-HAC-1, REX-ALLY-11: Informants of Hacan and its ally cost half, to the bank', () => {
    const p = deploying({
      races: ['HAC', 'LET', 'SOL', 'JOL', 'LAZ'],
      first: 'HAC',
      allies: [['HAC', 'LET']],
      influence: { HAC: 9, LET: 9 },
      hands: { HAC: ['informant'], LET: ['informant'] },
    });
    p.answer('HAC', informant('HOL'), units(3)).until('D-DEPLOY', 'LET').answer('LET', informant('SAI'), units(3));
    expect(influence(p, 'HAC', 'LET')).toEqual([7, 7]);
  });

  test('REX-RACE-HAC-5, REX-CARD-IN-2, REX-CARD-IN-5: relocation, then an Informant deployment', () => {
    const p = deploying({ first: 'HAC', units: { ADI: { HAC: 5 } }, influence: { HAC: 9 }, hands: { HAC: ['informant'] } });
    p.answer('HAC', relocate('ADI', 'SAI'), units(2), informant('HOL'), units(2)).quiet();
    expect(p.player('HAC').influence).toBe(6);
    expect(p.decision).toBe('D-FREEUNIT');
  });

  test('REX-DEPLOY-1, REX-DEPLOY-10, REX-DEPLOY-9: no more units than can be paid, and no deployment of none', () => {
    const p = deploying({ first: 'LET', influence: { LET: 3 } }).answer('LET', deploy('HOL'));
    expect(p.open('LET')).toEqual([units(1), units(2), units(3)]);
    const empty = position({ first: 'LET', reserve: { LET: 0 }, influence: { LET: 3 }, hands: { LET: ['feint'] } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(empty.open('LET')).toEqual([{ verb: 'end' }]);
  });

  test('REX-DEPLOY-12, REX-RACE-LAZ-3: mechanized units cost like others', () => {
    const p = deploying({ races: FIVE, first: 'LAZ', units: { HOL: { SOL: 1 } }, influence: { LAZ: 9 } });
    p.answer('LAZ', deploy('HOL'), { verb: 'units', units: 0, mechanized: 2 });
    expect(influence(p, 'LAZ', 'HAC')).toEqual([5, 4]);
  });

  test('REX-DEPLOY-11: units never go back to the reserves by choice', () => {
    const p = deploying({ first: 'HAC', units: { ADI: { HAC: 5 } }, influence: { HAC: 9 } });
    expect(p.verbs('HAC').toSorted()).toEqual(['deploy', 'end', 'relocate']);
  });

  test('REX-DEPLOY-6, REX-TERM-15, REX-RACE-XXC-12: an ally’s face-down units close a location', () => {
    const p = deploying({ first: 'HAC', allies: [['HAC', 'XXC']], down: { SAL: 2 }, units: { ADI: { HAC: 2 } }, influence: { HAC: 9 } });
    expect([p.can('HAC', deploy('SAL')), p.can('HAC', relocate('ADI', 'SAL'))]).toEqual([false, false]);
    const moving = position({ first: 'HAC', allies: [['HAC', 'XXC']], down: { SAL: 2 }, units: { ADI: { HAC: 2 } } }).begin('maneuver');
    expect(moving.can('HAC', { verb: 'move', from: 'ADI', to: 'SAL' })).toBe(false);
  });

  test('REX-LIMIT-1: nobody has more than his units', () => {
    const p = deploying({ races: FIVE, first: 'LET', influence: { LET: 99 } }).answer('LET', deploy('HOL'));
    expect(p.open('LET')).toHaveLength(20);
  });
});
