import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { adjacency, atlas, citiesOf, crossLines, MODES, neighbours, readPlaced, rotated, writePlaced } from './galaxy.ts';
import { standard } from './pack/standard.ts';
import { galaxies } from './scenarios/galaxies.ts';
import { open } from './scenarios/driver.ts';
import { randomGame } from './scenarios/random.ts';

const map = atlas(
  standard.maps,
  standard.cities.map((city) => city.id),
);
const layoutOf = (text: string): number[] => text.split(/[ /]+/).map((placed) => readPlaced(map, placed));
const edges = (layout: readonly number[]): string[] =>
  adjacency(map, layout).flatMap((near, a) => map.cities.flatMap((id, b) => (a < b && (near >> b) & 1 ? [`${map.cities[a]}${id}`] : [])));

describe('whole galaxies', () => {
  for (const galaxy of galaxies)
    test(`LIB-MAP-2, LIB-MAP-4, LIB-MAP-6: the lines of ${galaxy.layout}`, () => {
      const layout = layoutOf(galaxy.layout);
      expect(crossLines(map, layout).map(([a, b]) => `${map.cities[a]}-${map.cities[b]}`)).toEqual(galaxy.cross);
      expect(edges(layout)).toEqual(galaxy.edges);
      expect(layout.map((placed) => writePlaced(map, placed)).join(' ')).toBe(galaxy.layout.replace(' / ', ' '));
    });

  test('LIB-MAP-7, LIB-MAP-5: I has lines to H and O, P has none to H or R; a route over another city is none', () => {
    const near = neighbours(standard, ['P3A', 'P1A', 'P5A', 'P2A']);
    expect(near['I']).toEqual(['H', 'J', 'O']);
    expect(near['P']).not.toContain('H');
    expect(near['P']).not.toContain('R');
  });

  test('LIB-MAP-6: two lines between B and I count once', () => {
    const layout = layoutOf('P1Br P2A / P3B P4Ar');
    const doubled = crossLines(map, layout).filter(([a, b]) => `${map.cities[a]}${map.cities[b]}` === 'BI');
    expect(doubled).toHaveLength(2);
    expect(edges(layout).filter((edge) => edge === 'BI')).toHaveLength(1);
  });

  test('LIB-MAP-1, LIB-MAP-3, LIB-MAP-5: in every galaxy of the base game all cities hang together, with two to five neighbours', () => {
    let layouts = 0;
    let fewest = 9;
    let most = 0;
    let symmetric = true;
    const graphs = new Set<string>();
    const order = [
      [0, 1, 2, 3],
      [1, 0, 3, 2],
      [2, 3, 0, 1],
      [0, 2, 1, 3],
      [3, 1, 2, 0],
      [1, 2, 3, 0],
    ];
    for (const cards of order)
      for (let turns = 0; turns < 256; turns++) {
        const layout = cards.map((card, cell) => card * 4 + ((turns >> (2 * cell)) & 3));
        const lines = adjacency(map, layout);
        layouts++;
        graphs.add(lines.join());
        for (const near of lines.slice(0, 14)) {
          const count = near.toString(2).replaceAll('0', '').length;
          fewest = Math.min(fewest, count);
          most = Math.max(most, count);
        }
        symmetric &&= lines.every((near, a) => !((near >> a) & 1) && lines.every((back, b) => ((near >> b) & 1) === ((back >> a) & 1)));
      }
    expect([layouts, fewest, most, symmetric]).toEqual([1536, 2, 5, true]);
    expect(graphs.size).toBeGreaterThan(500);
  });
});

describe('rotation', () => {
  const v2 = layoutOf('P3A P1A / P5A P2A');
  const turned = (mode: number): string[] => edges(v2.map((placed) => (placed >> 2 === 4 ? rotated(placed, mode) : placed)));
  test('LIB-WARP-6: a half-turn of Galvacil joins I to Q and H to R instead of O', () => {
    expect(turned(0)).toEqual(expect.arrayContaining(['IQ', 'HR']));
    expect(turned(0)).not.toContain('IO');
    expect(turned(0)).not.toContain('HO');
  });
  test('LIB-WARP-7: over a short side I meets P and H meets Q, over a long side I meets O and H meets R', () => {
    expect(turned(1)).toEqual(expect.arrayContaining(['IP', 'HQ']));
    expect(turned(2)).toEqual(expect.arrayContaining(['IO', 'HR']));
  });
  test('LIB-WARP-8: three different results, none of them the state before', () => {
    for (const placed of v2) {
      const results = MODES.map((_, mode) => rotated(placed, mode));
      expect(new Set([placed, ...results]).size).toBe(4);
    }
  });
  test('LIB-WARP-12, LIB-COMP-4: both faces of a card carry the same three or four cities', () => {
    for (const card of standard.maps) {
      expect([3, 4]).toContain(card.cities.length);
      for (const face of Object.values(card.faces)) expect(Object.keys(face.at).toSorted()).toEqual([...card.cities]);
    }
  });
});

test('LIB-SETUP-3: arrangement, faces and half-turns are all drawn, each as often as the others', () => {
  const rules = open();
  const chance = quick(5);
  const seen = [0, 1, 2, 3].map(() => new Map<number, number>());
  const games = 8000;
  for (let game = 0; game < games; game++)
    rules.start(chance).layout.forEach((placed, cell) => seen[cell]?.set(placed, (seen[cell].get(placed) ?? 0) + 1));
  for (const cell of seen) {
    expect(cell.size).toBe(16);
    for (const times of cell.values()) expect(Math.abs(times - games / 16)).toBeLessThan(5 * Math.sqrt(games / 16));
  }
});

test('LIB-MAP-8, LIB-MAP-9: the galaxy is in every view and changes by nothing but a rotation', () => {
  const rules = open({ warpedWorld: true });
  let rotations = 0;
  for (let seed = 0; seed < 30; seed++) {
    let before = '';
    let told = 0;
    randomGame(rules, seed, ({ state, past }) => {
      const events = past(15).map((event) => rules.events.name(event));
      const turns = events.filter((event) => event.kind === 'rotated').length;
      const layout = rules.view(state, 15).layout.join();
      expect(rules.view(state, 0).layout.join()).toBe(layout);
      expect(rules.view(state, 1).layout.join()).toBe(layout);
      if (before !== '' && layout !== before) expect(turns).toBe(told + 1);
      else expect(turns).toBe(told);
      rotations += turns - told;
      [before, told] = [layout, turns];
    });
  }
  expect(rotations).toBeGreaterThan(20);
});

test('LIB-SETUP-1, LIB-WARP-1, LIB-WARP-2, LIB-WARP-4: the cities in play are those of the four cards', () => {
  const chance = quick(3);
  const cities = (options: Record<string, string | boolean>): string => {
    const rules = open(options);
    const state = rules.start(chance);
    expect(citiesOf(rules.table.atlas, state.layout)).toBe(state.inPlay);
    return rules.table.cities.filter((_, c) => (state.inPlay >> c) & 1).join('');
  };
  expect(cities({})).toBe('ABCDEFGHIJKLMN');
  expect(cities({ warpedWorld: true, warpedReplaces: 'P1' })).toBe('DEFGHIJKLMNOPQR');
  expect(cities({ warpedWorld: true, warpedReplaces: 'P2' })).toBe('ABCHIJKLMNOPQR');
  expect(cities({ warpedWorld: true, warpedReplaces: 'P3' })).toBe('ABCDEFGKLMNOPQR');
  expect(cities({ warpedWorld: true, warpedReplaces: 'P4' })).toBe('ABCDEFGHIJOPQR');
});

test('LIB-OPT-3, LIB-WARP-3: a random replacement takes each base card equally often', () => {
  const rules = open({ warpedWorld: true });
  const chance = quick(11);
  const out = new Map<string, number>();
  for (let game = 0; game < 4000; game++) {
    const cards = rules.start(chance).layout.map((placed) => rules.table.atlas.maps[placed >> 2]);
    expect(cards).toContain('P5');
    for (const card of ['P1', 'P2', 'P3', 'P4']) if (!cards.includes(card)) out.set(card, (out.get(card) ?? 0) + 1);
  }
  for (const card of ['P1', 'P2', 'P3', 'P4']) expect(Math.abs((out.get(card) ?? 0) - 1000)).toBeLessThan(140);
});
