import { liberation, neighbours as rulesSay, type LiberationPack } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { arrange, neighbours } from './arrange.ts';
import { CLEARANCE, NARROW, WIDE } from './galaxySize.ts';
import { lanePath } from './lanePath.ts';

const pack = liberation.packs[0] as LiberationPack;

test.each([[['P4A', 'P1A', 'P3Ar', 'P2Ar']], [['P2B', 'P5Br', 'P1A', 'P3A']]])(
  'the drawn lanes of %s are the lines of the rules',
  (layout) => {
    const galaxy = arrange(pack, layout, 392, 12);
    const drawn = Object.fromEntries([...galaxy.at.keys()].map((city) => [city, [...neighbours(galaxy, city)].sort()]));
    const ruled = Object.fromEntries(Object.entries(rulesSay(pack, layout)).map(([city, near]) => [city, [...near].sort()]));
    expect(drawn).toEqual(ruled);
  },
);

test('a half-turn puts every city at the opposite place of its card', () => {
  const upright = arrange(pack, ['P4A', 'P1A', 'P3A', 'P2A'], 100, 0);
  const turned = arrange(pack, ['P4Ar', 'P1A', 'P3A', 'P2A'], 100, 0);
  const [a, b] = [upright.at.get('K'), turned.at.get('K')];
  expect((a?.x ?? 0) + (b?.x ?? 0)).toBeCloseTo(100);
  expect((a?.y ?? 0) + (b?.y ?? 0)).toBeCloseTo(100 / pack.geometry.aspect);
});

/** Every hundredth of all ways in which four of the map cards can lie. */
function layouts(): readonly (readonly string[])[] {
  const ids = pack.maps.map(({ id }) => id);
  const orders = (length: number): readonly (readonly string[])[] =>
    length === 0 ? [[]] : orders(length - 1).flatMap((some) => ids.filter((id) => !some.includes(id)).map((id) => [...some, id]));
  return orders(4)
    .flatMap((order) =>
      Array.from({ length: 256 }, (_, lie) => order.map((id, i) => `${id}${(lie >> i) & 1 ? 'B' : 'A'}${(lie >> (4 + i)) & 1 ? 'r' : ''}`)),
    )
    .filter((_, i) => i % 101 === 0);
}

/** Points of a drawn path of moves, lines and curves, close to each other. */
function drawn(path: string): readonly { readonly x: number; readonly y: number }[] {
  let at = { x: 0, y: 0 };
  return [...path.matchAll(/([MLQC])([^MLQC]*)/g)].flatMap(([, , numbers = '']) => {
    const given = numbers.trim().split(/\s+/).map(Number);
    const handles = [at, ...Array.from({ length: given.length / 2 }, (_, i) => ({ x: given[2 * i] ?? 0, y: given[2 * i + 1] ?? 0 }))];
    at = handles.at(-1) ?? at;
    if (handles.length === 2 && path.startsWith(`M${numbers}`)) return [at];
    return Array.from({ length: 41 }, (_, step) => {
      let points = handles;
      while (points.length > 1)
        points = points.slice(1).map((to, i) => {
          const from = points[i] ?? to;
          return { x: from.x + ((to.x - from.x) * step) / 40, y: from.y + ((to.y - from.y) * step) / 40 };
        });
      return points[0] ?? at;
    });
  });
}

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('on a %s screen no lane passes a city it does not join closer than one and a half times its radius', (_name, { card, gap, r }) => {
  const close = new Set<string>();
  for (const layout of layouts()) {
    const galaxy = arrange(pack, layout, card, gap, CLEARANCE * r);
    for (const lane of galaxy.lanes) {
      const points = drawn(lanePath(lane));
      for (const [city, { x, y }] of galaxy.at)
        if (city !== lane.a && city !== lane.b && points.some((point) => Math.hypot(point.x - x, point.y - y) < 1.5 * r))
          close.add(`${lane.a}–${lane.b} beside ${city}`);
    }
  }
  expect([...close]).toEqual([]);
});
