import { describe, expect, test } from 'vitest';
import { position, type Position, type Setting } from './position.ts';

const collecting = (setting: Setting): Position =>
  position({ discarded: ['I1', 'I2', 'I3'], hands: { HAC: ['feint'] }, ...setting }).begin('collection');
const bombing = (setting: Setting): Position => position({ discarded: ['I1', 'I2', 'I3'], draws: ['I4'], ...setting }).begin('bombardment');

describe('collection phase', () => {
  test.each([
    [3, 5, 5],
    [2, 10, 4],
    [4, 5, 5],
  ])('REX-COLLECT-1, REX-COLLECT-2, REX-COLLECT-3: %i units on %i influence take %i without a question', (units, lying, taken) => {
    const p = collecting({ units: { HOL: { SOL: units } }, gold: { HOL: lying } });
    expect(p.told('collected')).toEqual([{ kind: 'collected', seat: p.seat('SOL'), location: 'HOL', amount: taken }]);
    expect([p.player('SOL').influence, p.at('HOL').influence]).toEqual([taken + 2, lying - taken]);
  });

  test('REX-COLLECT-4, REX-TERM-2: beside face-down Xxcha the other collects', () => {
    const p = collecting({ units: { HOL: { SOL: 1 } }, down: { HOL: 2 }, gold: { HOL: 10 } });
    expect([p.player('SOL').influence, p.player('XXC').influence]).toEqual([4, 2]);
  });

  test('REX-COLLECT-5: a mechanized unit collects like one unit', () => {
    const p = collecting({ mech: { HOL: 2 }, gold: { HOL: 9 } });
    expect(p.player('LAZ').influence).toBe(6);
  });

  test('REX-COLLECT-6: everybody receives two, Hacan too', () => {
    const p = collecting({});
    expect(p.view('spectator').players.map(({ influence }) => influence)).toEqual([2, 2, 2, 2, 2, 2]);
  });
});

describe('bombardment phase', () => {
  test('REX-BOMB-3, REX-BOMB-4, REX-BOMB-5, REX-BOMB-8, REX-MAP-10, REX-TERM-11: the example of the rules', () => {
    const p = bombing({
      fleet: 18,
      bombardment: 3,
      units: { MPN: { LET: 2 }, CSP: { HAC: 2 }, ICA: { SOL: 1 } },
      gold: { TAR: 3, ICA: 4 },
    });
    expect(p.told('entered').map(({ sector }) => sector)).toEqual([1, 2, 3]);
    expect(p.told('lostInfluence')).toEqual([
      { kind: 'lostInfluence', location: 'TAR', amount: 3 },
      { kind: 'lostInfluence', location: 'ICA', amount: 4 },
    ]);
    expect([p.units('LET', 'MPN'), p.units('HAC', 'CSP'), p.units('SOL', 'ICA')]).toEqual([2, 2, 0]);
    expect(p.at('ICA').underFire).toBe(true);
    expect(p.at('TAR').underFire).toBe(false);
  });

  test('REX-BOMB-4, REX-BOMB-6, REX-MAP-10: the sector it leaves is not hit again', () => {
    const p = bombing({ fleet: 17, bombardment: 4, units: { VEL: { SOL: 2 } } });
    expect(p.told('entered').map(({ sector }) => sector)).toEqual([18, 1, 2, 3]);
    expect(p.units('SOL', 'VEL')).toBe(2);
  });

  test('REX-BOMB-12: Sol has no immunity from the fleet', () => {
    const p = bombing({ fleet: 3, bombardment: 1, units: { HOL: { SOL: 2 } } });
    expect(p.player('SOL').casualties).toBe(2);
  });

  test('REX-RACE-XXC-9: face-down units die too', () => {
    const p = bombing({ fleet: 7, bombardment: 1, down: { SAL: 2 } });
    expect(p.player('XXC').casualties).toBe(2);
  });

  test('REX-BOMB-1, REX-BOMB-2, REX-BOMB-9, REX-BOMB-11, REX-WIN-1, REX-BOMB-10, REX-TURN-4: window, draw, move, shuffle, check, token; also in round 1', () => {
    const p = bombing({ round: 1, discarded: ['I1'], bombardment: 2, hands: { HAC: ['feint'] }, first: 'JOL' });
    expect(p.decision).toBe('W-BOM');
    p.quiet();
    const order = p.events.map(({ kind }) => kind).filter((kind) => ['window', 'bombardment', 'entered', 'first', 'round'].includes(kind));
    expect(order.slice(0, 7)).toEqual(['window', 'bombardment', 'entered', 'entered', 'first', 'round', 'window']);
    expect(p.view('spectator').bombardmentDeck).toBe(6);
    expect(p.s.first).toBe(p.seat('LET'));
  });

  test.each([
    [10, 14, 10],
    [0, 4, 0],
  ])('REX-CARD-FS-1, REX-CARD-FS-2, REX-BOMB-4: steered %i sectors the fleet stands in %i', (sectors, fleet, entered) => {
    const p = bombing({ fleet: 4, bombardment: 5, hands: { HAC: ['fleet_sabotage'] }, units: { HOL: { SOL: 2 } } });
    const deck = [...p.s.fleet.deck];
    p.answer('HAC', { verb: 'play', card: 'fleet_sabotage', sectors }, { verb: 'done' });
    expect(p.view('spectator').fleet).toBe(fleet);
    expect(p.told('entered')).toHaveLength(entered);
    expect(p.s.fleet.deck).toEqual(deck);
    expect(p.told('bombardment')).toHaveLength(0);
    expect(p.units('SOL', 'HOL')).toBe(2);
  });

  test('REX-CARD-FS-2, REX-RACE-SOL-3: a card Sol has seen stays on top after the fleet was steered', () => {
    const p = position({ round: 3, discarded: ['I1', 'I2'], draws: ['I4', 'I5'], bombardment: 5, hands: { HAC: ['fleet_sabotage'] } })
      .begin('influence')
      .until('W-BOM');
    expect(p.view('SOL').own.bombardment).toBe(5);
    p.answer('HAC', { verb: 'play', card: 'fleet_sabotage', sectors: 1 }, { verb: 'done' });
    expect(p.s.round).toBe(4);
    expect(p.view('SOL').own.bombardment).toBe(5);
    expect(p.view('JOL').own.bombardment).toBeNull();
  });

  test('REX-CARD-IN-11: a cancelled look is back in the next round', () => {
    const p = position({
      round: 3,
      discarded: ['I1', 'I2'],
      draws: ['I4', 'I5'],
      bombardment: 5,
      hands: { LET: ['informant', 'feint'] },
    }).begin('influence');
    p.answer('LET', { verb: 'play', card: 'informant', advantage: 'SOL-3' }, { verb: 'done' });
    expect(p.told('sawBombardment')).toHaveLength(0);
    expect(p.view('SOL').own.bombardment).toBeNull();
    p.until('W-BOM').answer('LET', { verb: 'done' }).until('W-BID');
    expect(p.s.round).toBe(4);
    expect(p.told('sawBombardment')).toHaveLength(1);
  });
});

describe('Graviton Negator', () => {
  test('REX-CARD-GN-1, REX-CARD-GN-2, REX-CARD-GN-3, REX-MAP-15, REX-CARD-GEN-2: under the fleet everything there dies, the place stays a stronghold', () => {
    const p = position({
      fleet: 2,
      discarded: ['I1', 'I2', 'I3'],
      units: { CSP: { LET: 3, JOL: 2 } },
      hands: { LET: ['graviton_negator'] },
    }).begin('maneuver');
    p.answer('LET', { verb: 'play', card: 'graviton_negator', location: 'CSP' }, { verb: 'done' });
    expect([p.player('LET').casualties, p.player('JOL').casualties]).toEqual([3, 2]);
    expect(p.at('CSP')).toMatchObject({ shield: false, underFire: true, units: [] });
    expect(p.view('spectator').strategyRemoved).toEqual(['graviton_negator']);
    expect(p.view('spectator').strategyDiscard).toEqual([]);
  });

  test('REX-CARD-GN-1, REX-RACE-XXC-8: face-down units do not entitle', () => {
    const p = position({ down: { NOB: 2 }, hands: { XXC: ['graviton_negator'] } }).begin('maneuver');
    expect(p.open('XXC')).toEqual([{ verb: 'done' }]);
  });

  test('REX-CARD-GN-4: not where the shield is gone, not on the Council, not on ruins', () => {
    const p = position({
      races: ['SOL', 'LET', 'JOL', 'HAC'],
      shieldless: 'PAL',
      units: { PAL: { SOL: 1 }, GC: { SOL: 1 }, NOB: { SOL: 1 } },
      hands: { SOL: ['graviton_negator'] },
    }).begin('maneuver');
    expect(p.open('SOL')).toEqual([{ verb: 'done' }, { verb: 'play', card: 'graviton_negator', location: 'NOB' }]);
  });

  test('REX-CARD-GEN-1: not before round 2', () => {
    const p = position({ round: 1, units: { NOB: { SOL: 1 } }, hands: { SOL: ['graviton_negator', 'fleet_sabotage'] } }).begin('maneuver');
    expect(p.open('SOL')).toEqual([{ verb: 'done' }]);
  });

  test('REX-MAP-15, REX-BOMB-4, REX-BOMB-12, REX-WIN-1: without its shield a stronghold is lost before the check', () => {
    const p = bombing({ fleet: 12, bombardment: 3, shieldless: 'PAL', units: { PAL: { SOL: 6 }, CSP: { SOL: 1 }, ADI: { SOL: 1 } } });
    expect(p.player('SOL')).toMatchObject({ casualties: 6, strongholds: 2 });
    expect(p.view('spectator').result).toBeNull();
  });

  test('REX-CARD-GN-1, REX-CARD-DA-1: both can also be played in the own Maneuver turn', () => {
    const p = position({
      races: ['LET', 'SOL', 'HAC', 'JOL', 'LAZ'],
      first: 'LET',
      units: { NOB: { LET: 2 } },
      hands: { LET: ['graviton_negator', 'double_agent'] },
    })
      .begin('maneuver')
      .quiet();
    p.answer('LET', { verb: 'play', card: 'graviton_negator', location: 'NOB' }, { verb: 'play', card: 'double_agent' });
    expect(p.at('NOB').shield).toBe(false);
    expect(p.view('LET').own.traitors).toHaveLength(1);
  });
});

describe('Informant in windows', () => {
  test('REX-CARD-IN-6, REX-CARD-IN-13, REX-TIME-2: the same use cannot be cancelled twice; a card cut from the hand is not played', () => {
    const p = position({
      first: 'SOL',
      discarded: ['I1', 'I2', 'I3'],
      hands: { SOL: ['informant'], HAC: ['informant'], LET: ['double_agent', 'feint', 'feint', 'decoy', 'decoy', 'recruits'] },
    }).begin('recruitment');
    p.answer('SOL', { verb: 'play', card: 'informant', advantage: 'LET-4' }, { verb: 'done' });
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'LET-4' }, { verb: 'done' });
    p.answer('LET', { verb: 'play', card: 'double_agent' }, { verb: 'done' });
    p.answer('LET', { verb: 'discard', card: 'recruits' }, { verb: 'discard', card: 'double_agent' });
    expect(p.told('drewTraitor')).toHaveLength(0);
    expect(p.told('returned')).toEqual([{ kind: 'returned', seat: p.seat('HAC'), card: 'informant' }]);
    expect(p.hand('HAC')).toEqual(['informant']);
    expect(p.hand('LET')).toHaveLength(4);
  });

  test('REX-CARD-IN-7, REX-CARD-IN-8, REX-CARD-IN-9, REX-WIN-21, REX-ALLY-17: what cannot be cancelled is never offered', () => {
    const offered = new Set<string>();
    const p = position({
      discarded: ['I1', 'I2'],
      draws: ['I4', 'I5'],
      round: 3,
      allies: [['HAC', 'LET']],
      influence: { SOL: 5, HAC: 5, LAZ: 9 },
      units: { HOL: { SOL: 2, LAZ: 1 } },
      hands: { JOL: ['informant', 'informant', 'informant'] },
    }).begin('influence');
    while (p.s.asked && p.s.round === 3) {
      for (const choice of p.open('JOL')) if (choice.verb === 'play' && 'advantage' in choice) offered.add(choice.advantage);
      p.until(p.decision);
      const race = p.asked[0] ?? 'SOL';
      p.answer(race, p.open(race)[0] ?? { verb: 'done' });
    }
    expect(offered.size).toBeGreaterThan(2);
    for (const id of ['LET-1', 'LET-2', 'LAZ-2']) expect(offered).not.toContain(id);
    for (const id of offered) expect(id).toMatch(/^(SOL|HAC|LET|XXC|LAZ)-/); // never its own
  });
});
