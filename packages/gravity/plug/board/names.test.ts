import { expect, test } from 'vitest';
import { type Cell, middle } from './hex.ts';
import { namesBeside } from './names.ts';

const R = 29;
const ROOM = { width: 356, height: 346, top: 40 };
const NAMES = ['Rundor', 'Copperfall', 'Windhollow', 'Lanternreach', 'Mistharbour', 'Stormcrown', 'Cinderpeak'];
const islands = (cells: readonly Cell[]) =>
  cells.map((cell, i) => ({
    id: `island${i}`,
    name: NAMES[i] ?? '',
    at: { x: 178 + middle(cell).x * R * 1.07, y: 170 + middle(cell).y * R * 1.07 },
  }));

test('every island of a chain across a small sky is named, and no name lies on an island or on another name', () => {
  const chain = islands([
    [0, 0],
    [-1, 1],
    [-2, 2],
    [1, -1],
    [2, -2],
    [3, -1],
  ]);
  const labels = namesBeside(chain, R, ROOM, []);
  expect(labels.map(({ id }) => id).toSorted()).toEqual(chain.map(({ id }) => id).toSorted());
  for (const [i, { at, text }] of labels.entries()) {
    const half = (text.length * 0.57 * 11) / 2;
    for (const island of chain) {
      const away = Math.hypot(Math.max(0, Math.abs(island.at.x - at.x) - half), Math.max(0, Math.abs(island.at.y - at.y) - 5));
      expect(away).toBeGreaterThan(R * 0.9);
    }
    for (const other of labels.slice(i + 1))
      expect(Math.abs(other.at.y - at.y) >= 11 || Math.abs(other.at.x - at.x) >= half + (other.text.length * 0.57 * 11) / 2).toBe(true);
  }
});

test('an island at the edge of the sky has its name within it', () => {
  const left = { id: 'left', name: 'Aschengipfel', at: { x: 38, y: 170 } };
  const right = { id: 'right', name: 'Sturmkrone', at: { x: ROOM.width - 30, y: 170 } };
  const labels = namesBeside([left, right], R, ROOM, []);
  expect(labels.map(({ text }) => text).toSorted()).toEqual(['Aschengipfel', 'Sturmkrone']);
  for (const { at, text } of labels) {
    const half = (text.length * 0.57 * 11) / 2;
    expect(at.y).toBeGreaterThan(170 + R * 0.9);
    expect(Math.min(at.x - half, ROOM.width - at.x - half)).toBeGreaterThan(0);
  }
});

test('an island with neighbours on all sides has no name beside it; the others of the ring have', () => {
  const ring = islands([
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ]);
  const ids = namesBeside(ring, R, ROOM, []).map(({ id }) => id);
  expect(ids).not.toContain('island0');
  expect(ids).toHaveLength(6);
});

test('a name makes way for another that has nowhere else to go', () => {
  const crowd = [
    { id: 'stormcrown', name: 'Грозовой Венец', at: { x: 36.8, y: 171.8 } },
    { id: 'copperfall', name: 'Медный Водопад', at: { x: 91.1, y: 171.8 } },
    { id: 'rundor', name: 'Рундор', at: { x: 63.9, y: 218.8 } },
    { id: 'cinderpeak', name: 'Пепельный Пик', at: { x: 335.2, y: 124.8 } },
    { id: 'windhollow', name: 'Ветряная Лощина', at: { x: 308.1, y: 171.8 } },
    { id: 'lanternreach', name: 'Фонарный Предел', at: { x: 280.9, y: 218.8 } },
    { id: 'mistharbour', name: 'Туманная Гавань', at: { x: 253.8, y: 265.7 } },
  ];
  expect(namesBeside(crowd, 29.1, { width: 372, height: 362, top: 38 }, [])).toHaveLength(7);
});

test('names stay off cells an island may land on', () => {
  const [one] = islands([[0, 0]]);
  if (!one) throw new Error('there is one');
  const below = { x: one.at.x, y: one.at.y + R + 10 };
  const [free] = namesBeside([one], R, ROOM, []);
  const [moved] = namesBeside([one], R, ROOM, [below]);
  expect(free?.at.y).toBeGreaterThan(one.at.y);
  expect(moved && Math.hypot(moved.at.x - below.x, moved.at.y - below.y)).toBeGreaterThan(R * 0.9);
});

test('what an extraction would give stands behind the name, and alone where there is no room for both', () => {
  const yielding = islands([
    [0, 0],
    [2, -1],
  ]).map((island) => ({ ...island, more: '+1+2' }));
  const labels = namesBeside(yielding, R, ROOM, []);
  expect(labels.map(({ text, more }) => `${text} ${more}`)).toEqual(expect.arrayContaining(['Rundor +1+2', 'Copperfall +1+2']));
  const narrow = namesBeside(yielding.slice(0, 1), R, { width: R * 2.2 + 178, height: 346, top: 40 }, []);
  expect(narrow.map(({ more }) => more)).toEqual(['+1+2']);
});
