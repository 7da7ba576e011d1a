import { expect, test } from 'vitest';
import { type Box, place } from './place.ts';

const screen = { width: 1000, height: 600 };
const size = { width: 300, height: 80 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

test('an explanation stands above its thing where there is room, wholly on the screen', () => {
  expect(place(box(500, 300, 20, 20), size, screen, [], [])).toEqual({ left: 360, top: 210, ...size });
  expect(place(box(990, 300, 10, 20), size, screen, [], []).left).toBe(692);
});

test('it never covers the decision, wherever the thing lies', () => {
  const prompt = box(0, 480, 1000, 120);
  for (let x = 0; x <= 980; x += 70)
    for (let y = 0; y <= 580; y += 58) {
      const found = place(box(x, y, 20, 20), size, screen, [prompt], []);
      expect(apart(found, prompt), `${x},${y}`).toBe(true);
    }
});

test('it stands beside its thing where open choices lie above and below it, rather than over them or far away', () => {
  const choices = [box(350, 200, 320, 60), box(350, 360, 320, 60)];
  const found = place(box(500, 300, 20, 20), size, screen, [], choices);
  for (const choice of choices) expect(apart(found, choice)).toBe(true);
  expect(found.left).toBe(530);
});
