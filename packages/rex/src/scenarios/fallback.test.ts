import { describe, expect, test } from 'vitest';
import { fight } from './fight.ts';
import { position, type Setting } from './position.ts';

const XXCHA = ['XXC', 'LET', 'SOL', 'HAC', 'LAZ'] as const;

describe('when time runs out', () => {
  test('REX-RECRUIT-1, REX-RECRUIT-2: what is free is recruited, and nothing else', () => {
    const recruiting = (setting: Setting) =>
      position({ discarded: ['I1', 'I2', 'I3'], ...setting })
        .begin('recruitment')
        .quiet();
    const sol = recruiting({ first: 'SOL', lost: { SOL: 7 }, dead: ['SOL-L5'], influence: { SOL: 20 }, hands: { SOL: ['recruits'] } });
    expect(sol.timeUp('SOL')).toEqual({ verb: 'recruit', units: 3 });
    expect(sol.answer('SOL', { verb: 'recruit', units: 2 }).timeUp('SOL')).toEqual({ verb: 'recruit', units: 1 });
    expect(sol.answer('SOL', { verb: 'recruit', units: 1 }).timeUp('SOL')).toEqual({ verb: 'end' });
    expect(recruiting({ first: 'SOL', lost: { SOL: 2 } }).timeUp('SOL')).toEqual({ verb: 'recruit', units: 2 });
    expect(recruiting({ first: 'HAC', lost: { HAC: 4 }, influence: { HAC: 9 } }).timeUp('HAC')).toEqual({ verb: 'recruit', units: 1 });
    const lazax = recruiting({ first: 'LAZ', lost: { LAZ: 2 }, lostMech: 3, influence: { LAZ: 9 } });
    expect(lazax.timeUp('LAZ')).toEqual({ verb: 'recruit', units: 0, mechanized: 1 });
  });

  test('REX-SETUP-8: the strongest traitor is kept', () => {
    const p = position().deal().choose('SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ').until('D-TRAITOR');
    const hold = (...ids: readonly string[]): void => {
      const { traitor } = p.s.leaders;
      traitor.forEach((holder, leader) => {
        if (ids.includes(p.rules.table.pack.leaders[leader]?.id ?? '')) traitor[leader] = p.seat('HAC');
        else if (holder === p.seat('HAC')) traitor[leader] = -1;
      });
    };
    hold('SOL-L5', 'LET-L1', 'JOL-L5', 'HAC-L1');
    expect(p.timeUp('HAC')).toEqual({ verb: 'traitor', leader: 'LET-L1' });
  });

  test('REX-SETUP-17: Sol is in the Palace or, under the fleet, in the Quarters of the Nobility', () => {
    const p = position().deal().choose('SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ').until('D-SOLPLACE');
    p.s.fleet.sector = 14;
    expect(p.timeUp('SOL')).toEqual({ verb: 'place', location: 'PAL', units: 10 });
    p.s.fleet.sector = 15;
    expect(p.timeUp('SOL')).toEqual({ verb: 'place', location: 'NOB', units: 10 });
  });

  test('REX-RACE-XXC-5, REX-RACE-XXC-6: units stay as they lie, mixed ones turn up', () => {
    const turned = (setting: Setting) =>
      position({ races: XXCHA, first: 'SOL', discarded: ['I1', 'I2', 'I3'], ...setting })
        .begin('battle')
        .timeUp('XXC');
    expect(turned({ units: { SAL: { XXC: 2 } } })).toEqual({ verb: 'turn', location: 'SAL', side: 'up' });
    expect(turned({ down: { SAL: 2 } })).toEqual({ verb: 'turn', location: 'SAL', side: 'down' });
    expect(turned({ units: { SAL: { XXC: 1, LET: 1 } }, down: { SAL: 2 } })).toEqual({ verb: 'turn', location: 'SAL', side: 'up' });
    expect(turned({ units: { SAL: { LET: 1 } }, down: { SAL: 2 } })).toEqual({ verb: 'turn', location: 'SAL', side: 'down' });
  });

  test('REX-BATTLE-13, REX-RACE-JOL-4: a plan of nothing under the weakest leader, who is also the one that is shown', () => {
    const p = fight({ races: ['JOL', 'LET', 'SOL'], first: 'JOL', dead: ['LET-L5'], units: { HOL: { JOL: 3, LET: 3 } } });
    p.answer('JOL', { verb: 'command', element: 'leader' }).quiet();
    expect(p.timeUp('LET')).toEqual({ verb: 'answer', leader: 'LET-L4' });
    const own = fight({ units: { HOL: { LET: 3, SOL: 3 } } });
    expect(own.timeUp('SOL')).toEqual({ verb: 'dial', number: 0 });
    expect(own.answer('SOL', { verb: 'dial', number: 2 }).timeUp('SOL')).toEqual({ verb: 'lead', leader: 'SOL-L5' });
    expect(own.answer('SOL', { verb: 'lead', leader: 'SOL-L1' }).timeUp('SOL')).toEqual({ verb: 'slot', slot: 'none' });
  });

  test('REX-RACE-JOL-5: a command for a card is answered with none', () => {
    const p = fight({ races: ['JOL', 'LET', 'SOL'], first: 'JOL', units: { HOL: { JOL: 3, LET: 3 } }, hands: { LET: ['feint', 'decoy'] } });
    expect(p.answer('JOL', { verb: 'command', element: 'attack' }).quiet().timeUp('LET')).toEqual({ verb: 'none' });
  });
});
