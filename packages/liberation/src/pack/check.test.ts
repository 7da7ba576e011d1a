import { describe, expect, test } from 'vitest';
import { liberation } from '../game.ts';
import { check } from './check.ts';
import { standard } from './standard.ts';
import { statusOf } from '@orrery/kernel';

type Loose = { [key: string]: Loose } & Loose[];
/** The standard pack with one change. */
const changed = (change: (pack: Loose) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(standard)) as Loose;
  change(copy);
  return copy;
};
const at = (pack: unknown): string[] => check(pack).map((fault) => fault.path);
const put = (pack: Loose, path: string, value: unknown): void => {
  const keys = path.slice(1).split('/');
  const last = keys.pop() ?? '';
  (keys.reduce<Loose>((part, key) => part[key] as Loose, pack) as Record<string, unknown>)[last] = value;
};

test('LIB-OPT-10: the standard pack is sound, and so is its copy through JSON', () => {
  expect(check(standard)).toEqual([]);
  expect(check(JSON.parse(JSON.stringify(standard)))).toEqual([]);
});

describe('a pack with a fault is refused by its path', () => {
  const cases: readonly [string, string, unknown, string][] = [
    ['a line to a missing city', '/maps/0/faces/A/lines/1', 'AZ', '/maps/0/faces/A/lines/1'],
    ['a port to a city of another card', '/maps/1/faces/B/ports/SE', 'A', '/maps/1/faces/B/ports/SE'],
    ['a line from a city to itself', '/maps/2/faces/A/lines/0', 'HH', '/maps/2/faces/A/lines/0'],
    ['a city id of two letters', '/cities/3/id', 'DD', '/cities/3/id'],
    ['a city twice', '/cities/4/id', 'D', '/cities/4/id'],
    ['an unknown category', '/cities/5/category', 'casino', '/cities/5/category'],
    ['an unknown planet', '/cities/5/planet', 'pluto', '/cities/5/planet'],
    ['a mission that is not there', '/categories/1/dynasty', 'deathRay', '/categories/1/dynasty'],
    ['a mission of the other side', '/categories/1/dynasty', 'publicSupport', '/categories/1/dynasty'],
    ['a cost the Liberation cannot pay', '/missions/0/cost', ['E'], '/missions/0/cost/0'],
    ['an unknown operation', '/missions/0/effect/0/op', 'explode', '/missions/0/effect/0/op'],
    ['a parameter out of range', '/missions/1/effect/0/max', 99, '/missions/1/effect/0/max'],
    ['more of the deck than there is', '/missions/0/effect/0/num', 3, '/missions/0/effect/0/num'],
    ['an operation of the other side', '/missions/0/effect/0', { op: 'askBase', scope: 'planet' }, '/missions/0/effect/0/op'],
    ['borrowing from borrowers', '/missions/2/effect/0/excludeCategories', [], '/missions/2/effect/0/excludeCategories'],
    ['a name without Russian', '/cities/0/name', { en: 'A', de: 'A' }, '/cities/0/name/ru'],
    ['a city without a place', '/maps/0/faces/A/at', { A: [0, 0], B: [0, 0] }, '/maps/0/faces/A/at/C'],
    ['five base cards', '/maps/4/expansion', false, '/maps'],
    ['too many cards to order', '/missions/8/effect/0/count', 6, '/missions/8/effect/0/count'],
    ['an unknown status', '/status/', 'guessed', '/status/'],
    ['no version', '/version', 0, '/version'],
  ];
  for (const [what, path, value, fault] of cases)
    test(`LIB-OPT-10: ${what}`, () => {
      expect(at(changed((pack) => put(pack, path, value)))).toContain(fault);
    });
  test('LIB-MAP-5: a galaxy that does not hang together', () => {
    const pack = changed((copy) => {
      for (const face of ['A', 'B']) put(copy, `/maps/0/faces/${face}/lines`, ['AC']);
      for (const face of ['A', 'B'])
        for (const port of ['NW', 'NE', 'E', 'SE', 'SW', 'W']) put(copy, `/maps/0/faces/${face}/ports/${port}`, 'A');
    });
    expect(at(pack)).toContain('/maps');
  });
  test('LIB-MAP-5: a face in two pieces is sound where every galaxy joins them', () => {
    const pack = changed((copy) => {
      put(copy, '/maps/0/faces/B/lines', ['AC']);
      for (const port of ['E', 'W']) put(copy, `/maps/0/faces/B/ports/${port}`, 'B');
      for (const port of ['NW', 'NE', 'SE', 'SW']) put(copy, `/maps/0/faces/B/ports/${port}`, 'A');
    });
    expect(check(pack)).toEqual([]);
  });
  test('LIB-OPT-10: anything that is no pack at all', () => {
    for (const nonsense of [null, 7, 'pack', [], {}]) expect(check(nonsense).length).toBeGreaterThan(0);
    const opened = liberation.open({}, { id: 'x' });
    expect('faults' in opened).toBe(true);
  });
});

test('LIB-COMP-1, LIB-COMP-2, LIB-COMP-8: five map cards, eighteen cities, letters in Latin and Cyrillic order', () => {
  expect(
    standard.maps
      .filter((map) => !map.expansion)
      .flatMap((map) => map.cities)
      .join(''),
  ).toBe('ABCDEFGHIJKLMN');
  expect(
    standard.maps
      .filter((map) => map.expansion)
      .flatMap((map) => map.cities)
      .join(''),
  ).toBe('OPQR');
  expect(standard.cities.map((city) => city.letter.ru).join('')).toBe('АБВГДЕЖЗИКЛМНОПРСТ');
  expect(standard.cities.map((city) => city.letter.de).join('')).toBe('ABCDEFGHIJKLMNOPQR');
});

test('LIB-COMP-7, LIB-MISSION-GENERAL-1, LIB-MISSION-GENERAL-2: every category has one mission for each side, and its cities share them', () => {
  for (const category of standard.categories) {
    expect(standard.missions.find((mission) => mission.id === category.liberation)?.side).toBe('L');
    expect(standard.missions.find((mission) => mission.id === category.dynasty)?.side).toBe('D');
  }
  for (const city of standard.cities) expect(standard.categories.some((category) => category.id === city.category)).toBe(true);
  expect(statusOf(standard, '/cities/0/category')).toBe('printed');
  expect(statusOf(standard, '/cities/1/category')).toBe('reconstructed');
  expect(statusOf(standard, '/missions/0/cost')).toBe('printed');
  expect(statusOf(standard, '/missions/3/effect/0')).toBe('reconstructed');
});

test('LIB-COST-11: no mission of the Liberation costs an exploited city', () => {
  for (const mission of standard.missions) if (mission.side === 'L') expect(mission.cost).not.toContain('E');
});
