import { quick, statusOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rex } from '../index.ts';
import { distance, reachTables } from '../map.ts';
import { faultsOf } from '../pack/check.ts';
import { standard } from '../pack/standard.ts';
import { position } from './position.ts';

type Editable = { -readonly [K in keyof typeof standard]: unknown } & {
  influenceCards: { kind: string; first?: { loc: string; amount: number } }[];
  locations: { id: string; adj: string[]; sector: number | null; stronghold: boolean }[];
  leaders: { strength: number }[];
  constants: { bankTotal: number | null };
  strategyCards: { copies: number; windows: string[] }[];
};
const edited = (change: (pack: Editable) => void): unknown => {
  const pack = structuredClone(standard) as unknown as Editable;
  change(pack);
  return pack;
};
const at = (id: string): number => standard.locations.findIndex((location) => location.id === id);

describe('the pack', () => {
  test('REX-PACK-2: the standard pack passes every check', () => {
    expect(faultsOf(standard)).toEqual([]);
  });

  test('REX-INFL-11, REX-PACK-2: seven placing cards are too few', () => {
    const pack = edited(({ influenceCards }) => {
      influenceCards[7] = { kind: 'ceasefire', id: 'C5' } as never;
    });
    expect(rex.open({}, pack)).toMatchObject({ faults: [{ path: '/influenceCards' }] });
  });

  test.each([
    ['a path that does not come back', (pack: Editable) => void pack.locations[1]?.adj.pop(), '/adj'],
    [
      'a missing stronghold',
      (pack: Editable) => void ((pack.locations[at('PAL')] as { stronghold: boolean }).stronghold = false),
      '/locations',
    ],
    ['a forty-third strategy card', (pack: Editable) => void ((pack.strategyCards[0] as { copies: number }).copies = 6), '/strategyCards'],
    ['an unknown window', (pack: Editable) => void pack.strategyCards[0]?.windows.push('W-XYZ'), '/windows'],
    [
      'influence without symbol',
      (pack: Editable) => void ((pack.influenceCards[0] as { first: { loc: string } }).first.loc = 'PAL'),
      '/influenceCards/0',
    ],
    ['a sector moved', (pack: Editable) => void ((pack.locations[at('ADI')] as { sector: number }).sector = 8), '/locations'],
    [
      'a race recommended twice and one not at all',
      (pack: Editable) => void (pack.playerCounts as Record<string, { recommended: string[] }>)['6']?.recommended.splice(0, 1, 'LAZ'),
      '/playerCounts/6/recommended',
    ],
    [
      'one race too few',
      (pack: Editable) => void (pack.playerCounts as Record<string, { recommended: string[] }>)['4']?.recommended.pop(),
      '/playerCounts/4/recommended',
    ],
    ['a leader of words', (pack: Editable) => void ((pack.leaders[0] as { strength: unknown }).strength = 'strong'), '/leaders/0/strength'],
  ])('REX-PACK-2: %s is refused', (_, change, path) => {
    const faults = faultsOf(edited(change));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.some((fault) => fault.path.includes(path))).toBe(true);
  });

  test.each([null, 7, [], {}, { id: 'x' }])('REX-PACK-2: %j is no pack, and nothing is thrown', (nonsense) => {
    expect(rex.open({}, nonsense)).toHaveProperty('faults');
  });

  test('REX-PACK-1, REX-PACK-4: another pack is played without other code, and the rules name it', () => {
    const pack = edited((changed) => {
      changed.id = 'rex-mine';
      changed.version = 4;
      (changed.leaders[0] as { strength: number }).strength = 9;
    });
    const rules = rex.open({ seats: 3 }, pack);
    if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
    expect([rules.pack.id, rules.pack.version]).toEqual(['rex-mine', 4]);
    const p = position({ pack: pack as never, races: ['SOL', 'LET', 'HAC'] });
    expect(p.player('SOL').leaders[0]?.strength).toBe(9);
  });

  test('REX-PACK-1: a pack of battle cards alone plays to the end', () => {
    const pack = edited((changed) => {
      const battle = (changed.strategyCards as unknown as { icon: string | null; copies: number }[]).filter(({ icon }) => icon !== null);
      battle.forEach((card, i) => (card.copies = i < 7 ? 6 : 0));
      changed.strategyCards = battle as never;
      changed.status = Object.fromEntries(Object.entries(standard.status).filter(([pointer]) => !/^\/strategyCards\/\d/.test(pointer)));
    });
    const rules = rex.open({ seats: 6, betrayal: true }, pack);
    if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
    for (let seed = 1; seed <= 6; seed++) {
      const chance = quick(seed);
      const state = rules.start(chance);
      const open: number[] = [];
      while (rules.asked(state)) {
        const seat = 31 - Math.clz32(rules.asked(state));
        rules.apply(state, seat, open[chance.below(rules.legal(state, seat, open))] as number, chance);
        for (const wrong of Object.values(rules.invariants)) expect(wrong(state)).toBeNull();
      }
      expect(rules.result(state)?.winners.length).toBeGreaterThan(0);
    }
  });

  test('REX-PACK-3: every value says how sure it is', () => {
    expect(statusOf(standard, '/leaders/0/strength')).toBe('inferred');
    expect(statusOf(standard, '/leaders/1/strength')).toBe('printed');
    expect(statusOf(standard, '/locations/3/adj')).toBe('reconstructed');
    expect(statusOf(standard, '/constants/rounds')).toBe('printed');
  });

  test('REX-LIMIT-2: a capped bank needs a pack with a number, and then pays only what it has', () => {
    expect(rex.open({ influenceBank: 'capped' })).toMatchObject({ faults: [{ path: '/options/influenceBank' }] });
    const pack = edited(({ constants }) => void (constants.bankTotal = 50));
    const p = position({ pack: pack as never, options: { influenceBank: 'capped' }, hands: { HAC: ['feint'] } });
    p.s.bank = 5;
    p.s.influence[5] = 45;
    p.begin('collection');
    expect(p.view('spectator').players.map(({ influence }) => influence)).toEqual([2, 2, 1, 0, 0, 45]);
    expect(p.view('spectator').bank).toBe(0);
  });

  test('REX-LIMIT-2: without a cap no payment is ever refused', () => {
    const p = position({ influence: { SOL: 400 }, hands: { HAC: ['feint'] } }).begin('collection');
    expect(p.player('SOL').influence).toBe(402);
    expect(p.view('spectator').bank).toBeNull();
  });
});

describe('options', () => {
  test('REX-5P-2, REX-BETRAY-1: defaults are filled in, unknown ones are refused with their path', () => {
    const rules = rex.open();
    if ('faults' in rules) throw new Error('the defaults open');
    expect(rules.options).toMatchObject({ seats: 6, betrayal: false, racePool: 'recommended', ceasefireLaps: 4 });
    expect(rex.open({ seats: 7 })).toMatchObject({ faults: [{ path: '/options/seats' }] });
    expect(rex.open({ colour: 'red' })).toMatchObject({ faults: [{ path: '/options/colour' }] });
    expect(rex.open('six')).toMatchObject({ faults: [{ path: '/options' }] });
  });
});

describe('distances', () => {
  const n = standard.locations.length;
  const open = reachTables(standard.locations, 18, 0, 8);
  const ruins = reachTables(standard.locations, 18, 1 << at('MPS'), 8);

  test.each([
    ['SAI', 'ICA', 0, 2],
    ['SAI', 'CSP', 0, 3],
    ['EMB', 'VEL', 0, 2],
    ['CAR', 'ADI', 0, 2],
    ['INB', 'TAR', 0, 4],
    ['CSP', 'INT', 0, 4],
    ['PAL', 'GC', 0, 2],
    ['INB', 'ADM', 0, 1],
    ['INB', 'GC', 0, 2],
    ['CSP', 'GC', 0, 2],
    ['ADI', 'GC', 0, 2],
    ['MPS', 'GC', 0, 2],
    ['MEM', 'INB', 0, 1],
    ['TAR', 'INT', 0, 4],
    ['TRA', 'COM', 0, 6],
    ['CSP', 'INB', 0, 4],
    ['CSP', 'ADI', 0, 4],
    ['PAL', 'MPS', 0, 4],
    ['PAL', 'INB', 0, 3],
    ['PAL', 'CSP', 0, 4],
    ['ADI', 'MPS', 0, 3],
    ['ADI', 'INB', 0, 4],
    ['CSP', 'EMB', 1, 5],
    ['COM', 'CSP', 1, 6],
    ['REC', 'TRE', 15, 4],
    ['TRE', 'WIN', 15, 5],
    ['MEM', 'PAL', 14, 5],
    ['GC', 'VEL', 16, 4],
    ['TAR', 'VEL', 18, 4],
    ['ICA', 'TAR', 2, 4],
    ['IAF', 'TRA', 10, 5],
    ['MEM', 'TRA', 12, 5],
    ['PAL', 'GC', 15, -1],
    ['GC', 'PAL', 15, -1],
  ])('REX-MAP-12, REX-MAP-13, REX-MAP-14, REX-MOVE-4: %s to %s with the fleet in %i: %i', (from, to, sector, steps) => {
    expect(distance(open, n, sector, at(from), at(to))).toBe(steps);
  });

  test.each([
    ['IAF', 'ADM', 2],
    ['ADM', 'MPS', -1],
    ['IAF', 'TRA', 2],
  ])('REX-MAP-16, REX-MOVE-7: %s to %s past the ruins: %i', (from, to, steps) => {
    expect(distance(ruins, n, 0, at(from), at(to))).toBe(steps);
  });

  test('REX-MAP-12: 49 paths, all distances together 1117, none above 6', () => {
    expect(standard.locations.reduce((sum, { adj }) => sum + adj.length, 0)).toBe(98);
    let sum = 0;
    let most = 0;
    for (let a = 0; a < n; a++)
      for (let b = 0; b < a; b++) {
        const steps = distance(open, n, 0, a, b);
        sum += steps;
        most = Math.max(most, steps);
      }
    expect([sum, most]).toEqual([1117, 6]);
  });

  test.each([
    ['GC', 24, 27, 27],
    ['CSP', 8, 15, 26],
    ['ADI', 7, 15, 25],
    ['MPS', 8, 15, 25],
    ['INB', 8, 15, 26],
    ['PAL', 8, 15, 27],
  ])('REX-MOVE-3, REX-MOVE-9: from %s %i, %i and %i locations are within two, three and four steps', (from, two, three, four) => {
    const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
    expect([2, 3, 4].map((steps) => size(open[steps]?.[at(from)] ?? 0))).toEqual([two, three, four]);
  });
});
