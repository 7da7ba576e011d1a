import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const locations = (p: ReturnType<typeof position>, ...ids: string[]): number[] => ids.map((id) => p.at(id).influence);

describe('influence phase', () => {
  test('REX-INFL-2, REX-INFL-3, REX-INFL-6, REX-INFL-9: a placing card puts its amounts on two locations and ends the drawing', () => {
    const p = position({ round: 1, draws: ['I1'] }).begin('influence');
    expect(locations(p, 'HOL', 'SAL')).toEqual([10, 8]);
    expect(p.view('spectator').influenceDiscard).toEqual(['I1']);
    expect(p.told('announced')).toEqual([{ kind: 'announced', round: 1 }]);
    expect(p.told('influenceCard')).toHaveLength(1);
  });

  test('REX-INFL-4: a location under bombardment receives nothing, the other one does', () => {
    const p = position({ round: 1, fleet: 8, draws: ['I1'] }).begin('influence');
    expect(locations(p, 'HOL', 'SAL')).toEqual([10, 0]);
  });

  test('REX-INFL-5: new influence is added to what lies there', () => {
    const p = position({ round: 1, gold: { TAR: 3 }, draws: ['I2'] }).begin('influence');
    expect(locations(p, 'TAR', 'INT')).toEqual([9, 8]);
  });

  test('REX-INFL-1, REX-INFL-2, REX-RACE-SOL-3: window, then Sol’s look, then the draw', () => {
    const p = position({ round: 5, draws: ['I4'], discarded: ['I1', 'I2', 'I3', 'I5'], hands: { HAC: ['feint'] }, bombardment: 5 }).begin(
      'influence',
    );
    expect(p.decision).toBe('W-INF');
    p.quiet();
    const order = p.events.map(({ kind }) => kind);
    expect(order.indexOf('window')).toBeLessThan(order.indexOf('sawBombardment'));
    expect(order.indexOf('sawBombardment')).toBeLessThan(order.indexOf('influenceCard'));
    expect(p.heard[p.seat('SOL')]).toContainEqual({ kind: 'sawBombardment', value: 5 });
    expect(p.heard[p.seat('JOL')]).not.toContainEqual({ kind: 'sawBombardment', value: 5 });
  });

  test('REX-INFL-10, REX-SEC-5: the discarded influence cards lie open in their order', () => {
    const p = position({ round: 3, discarded: ['I4', 'I2'], draws: ['I1'] }).begin('influence');
    expect(p.view('spectator').influenceDiscard).toEqual(['I4', 'I2', 'I1']);
    expect(p.view('XXC').influenceDiscard).toEqual(['I4', 'I2', 'I1']);
  });

  test('REX-INFL-7, REX-INFL-8, REX-OFFEN-1, REX-OFFEN-2, REX-OFFEN-6, REX-CEASE-15: special cards in one phase', () => {
    const p = position({
      round: 4,
      discarded: ['I4', 'I5', 'I2'],
      draws: ['C1', 'S1', 'S2', 'I1'],
      units: { TAR: { LET: 3 } },
      gold: { TAR: 4 },
    }).begin('influence');
    p.finish('influence');
    expect(p.told('ceasefire')).toHaveLength(1);
    expect(p.told('offensive')).toHaveLength(1);
    expect(p.player('LET').casualties).toBe(3);
    expect(p.told('lostInfluence')).toEqual([{ kind: 'lostInfluence', location: 'TAR', amount: 4 }]);
    expect(locations(p, 'TAR', 'INT', 'HOL', 'SAL')).toEqual([0, 0, 10, 8]);
    expect(p.view('spectator').influenceRemoved).toHaveLength(3);
    expect(p.view('spectator').influenceDiscard).toHaveLength(4);
    expect(p.told('allied')).toHaveLength(0);
  });

  test('REX-INFL-8: a second Ceasefire leaves the game without effect', () => {
    const p = position({ round: 3, discarded: ['I4', 'I5'], draws: ['C1', 'C2', 'I1'] })
      .begin('influence')
      .finish('influence');
    expect(p.told('ceasefire')).toHaveLength(1);
    expect(p.view('spectator').influenceRemoved).toEqual(['C1', 'C2']);
  });

  test('REX-OFFEN-7: in round 1 Offensives are set aside and shuffled back', () => {
    const p = position({ round: 1, draws: ['S1', 'S2', 'I3'], units: { REC: { XXC: 2 } } }).begin('influence');
    expect(p.view('spectator').influenceDeck).toBe(15);
    expect(p.view('spectator').influenceRemoved).toEqual([]);
    expect(p.told('setAside')).toHaveLength(2);
    expect(p.units('XXC', 'REC')).toBe(2);
  });

  test('REX-3P-2, REX-3P-3, REX-OFFEN-1: with three players the second location gets nothing, yet an Offensive strikes it', () => {
    const p = position({ races: ['SOL', 'LAZ', 'JOL'], round: 2, discarded: ['I1'], draws: ['S1', 'I2'], units: { SAL: { LAZ: 2 } } });
    p.begin('influence').finish('influence');
    expect(p.player('LAZ').casualties).toBe(2);
    expect(locations(p, 'TAR', 'INT')).toEqual([6, 0]);
  });
});

describe('Sol Offensive', () => {
  const struck = (setting: Parameters<typeof position>[0]) =>
    position({ round: 3, discarded: ['I3', 'I1'], draws: ['S1', 'I2'], ...setting }).begin('influence');

  test('REX-OFFEN-2, REX-OFFEN-6, REX-TERM-5, REX-TERM-6, REX-TERM-9: everything there is destroyed, an empty location is left alone', () => {
    const p = struck({ discarded: ['I1', 'I3'], units: { REC: { XXC: 3 } }, gold: { REC: 2 } });
    expect(p.player('XXC').casualties).toBe(3);
    expect(locations(p, 'REC', 'CAR')).toEqual([0, 0]);
    expect(p.told('lostInfluence')).toEqual([{ kind: 'lostInfluence', location: 'REC', amount: 2 }]);
  });

  test('REX-OFFEN-4, REX-OFFEN-8, REX-OFFEN-9, REX-OFFEN-11, REX-RACE-SOL-5: Sol survives and moves part of its units among enemies, free of charge', () => {
    const p = struck({ units: { HOL: { SOL: 4, LET: 2 }, CSP: { JOL: 5 } }, gold: { HOL: 10 }, influence: { SOL: 3, HAC: 1 } });
    expect(p.decision).toBe('D-OFF-MOVE');
    p.answer('SOL', { verb: 'relocate', from: 'HOL', to: 'CSP' }, { verb: 'units', units: 3 });
    expect([p.units('SOL', 'HOL'), p.units('SOL', 'CSP')]).toEqual([1, 3]);
    expect(p.player('LET').casualties).toBe(2);
    expect(p.at('HOL').influence).toBe(0);
    expect([p.player('SOL').influence, p.player('HAC').influence]).toEqual([3, 1]);
    expect(p.told('freeUnit')).toHaveLength(0);
  });

  test('REX-OFFEN-9: not into the fleet’s sector nor beside an ally, but always into the Council', () => {
    const p = struck({ fleet: 2, units: { HOL: { SOL: 4 }, ADI: { HAC: 2 }, GC: { HAC: 1 } }, allies: [['SOL', 'HAC']] });
    const to = (id: string): boolean => p.can('SOL', { verb: 'relocate', from: 'HOL', to: id });
    expect([to('CSP'), to('ADI'), to('GC')]).toEqual([false, false, true]);
  });

  test('REX-OFFEN-5, REX-ALLY-10, REX-RACE-XXC-10: face-down units of Sol’s ally live and move face down', () => {
    const p = struck({ down: { HOL: 3 }, allies: [['XXC', 'SOL']] });
    p.answer('XXC', { verb: 'relocate', from: 'HOL', to: 'GC' }, { verb: 'units', units: 0, faceDown: 2 });
    expect([p.others('XXC', 'HOL'), p.others('XXC', 'GC'), p.units('XXC', 'GC')]).toEqual([1, 2, 0]);
  });

  test('REX-OFFEN-5, REX-RACE-XXC-9: face-down units without Sol’s alliance die', () => {
    const p = struck({ down: { HOL: 3 } });
    expect(p.player('XXC').casualties).toBe(3);
  });

  test('REX-OFFEN-8: only units that stood there when it struck may go on', () => {
    const p = struck({ units: { HOL: { SOL: 4 }, SAL: { SOL: 2 } } });
    p.answer('SOL', { verb: 'relocate', from: 'HOL', to: 'SAL' }, { verb: 'units', units: 3 });
    p.answer('SOL', { verb: 'relocate', from: 'SAL', to: 'GC' });
    expect(p.open('SOL')).toEqual([
      { verb: 'units', units: 1 },
      { verb: 'units', units: 2 },
    ]);
  });

  test('REX-OFFEN-8, REX-RACE-SOL-5, REX-ALLY-10: owners decide for themselves, in turn order', () => {
    const p = struck({ units: { HOL: { SOL: 1 }, SAL: { JOL: 2 } }, allies: [['SOL', 'JOL']] });
    expect(p.asked).toEqual(['SOL']);
    p.answer('SOL', { verb: 'stay' });
    expect(p.asked).toEqual(['JOL']);
  });

  test('REX-CARD-IN-18, REX-ALLY-17: Informant against Sol’s safety kills Sol’s units, not those of its ally', () => {
    const p = struck({
      units: { HOL: { SOL: 3 }, SAL: { JOL: 2 } },
      allies: [['SOL', 'JOL']],
      hands: { LET: ['informant'], SOL: ['feint'] },
    }).until('X-OFF');
    expect(p.asked).toEqual(['LET']);
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'SOL-2' }, { verb: 'done' });
    expect(p.player('SOL').casualties).toBe(3);
    expect([p.decision, p.asked]).toEqual(['D-OFF-MOVE', ['JOL']]);
  });

  test('REX-CARD-TB-1, REX-CARD-TB-2: Tracking Beacon strikes, and a drawn Offensive is then void', () => {
    const p = struck({ units: { HOL: { LET: 2 } }, hands: { JOL: ['tracking_beacon'] } });
    p.answer('JOL', { verb: 'play', card: 'tracking_beacon' }, { verb: 'done' });
    p.finish('influence');
    expect(p.player('LET').casualties).toBe(2);
    expect(p.told('offensive')).toHaveLength(1);
    expect(p.view('spectator').influenceRemoved).toEqual(['S1']);
    expect(p.view('spectator').strategyDiscard).toContain('tracking_beacon');
  });

  test('REX-CARD-GEN-1, REX-CARD-TB-3: no Beacon in round 1', () => {
    const p = position({ round: 1, draws: ['I1'], hands: { JOL: ['tracking_beacon'] } }).begin('influence');
    expect(p.open('JOL')).toEqual([{ verb: 'done' }]);
    const later = position({ round: 2, draws: ['I1'], discarded: [], hands: { JOL: ['tracking_beacon'] } }).begin('influence');
    expect(later.open('JOL')).toEqual([{ verb: 'done' }]);
  });

  test('REX-OFFEN-3, REX-OFFEN-10: shields do not help against it, and under the fleet Sol cannot leave', () => {
    const pack = structuredClone(position().rules.pack) as unknown as { locations: { id: string; shield: boolean }[] };
    for (const location of pack.locations) if (location.id === 'HOL') location.shield = true;
    const p = struck({ pack: pack as never, fleet: 4, units: { HOL: { SOL: 2, LET: 1 } } });
    expect(p.player('LET').casualties).toBe(1);
    expect(p.units('SOL', 'HOL')).toBe(2);
    expect(p.told('relocating')).toHaveLength(0);
  });

  test('REX-CARD-TB-1, REX-TIME-1: a play that a Beacon has made impossible returns to the hand', () => {
    const pack = structuredClone(position().rules.pack) as unknown as { locations: { id: string; shield: boolean }[] };
    for (const location of pack.locations) if (location.id === 'HOL') location.shield = true;
    const p = struck({
      pack: pack as never,
      first: 'SOL',
      units: { HOL: { LET: 1 } },
      hands: { SOL: ['tracking_beacon'], LET: ['graviton_negator'] },
    });
    p.answer('LET', { verb: 'play', card: 'graviton_negator', location: 'HOL' }, { verb: 'done' });
    p.answer('SOL', { verb: 'play', card: 'tracking_beacon' }, { verb: 'done' });
    expect(p.player('LET').casualties).toBe(1);
    expect(p.told('returned')).toEqual([{ kind: 'returned', seat: p.seat('LET'), card: 'graviton_negator' }]);
    expect(p.hand('LET')).toEqual(['graviton_negator']);
  });
});
