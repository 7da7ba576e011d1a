import { describe, expect, test } from 'vitest';
import { NEAREST, panned, showing, WHOLE, zoomed } from './camera.ts';

const frame = { width: 400, height: 300 };

describe('a map seen nearer', () => {
  test('keeps the point under the finger where it is', () => {
    const near = zoomed(WHOLE, 2, { x: 100, y: 200 }, frame);
    expect(near).toEqual({ scale: 2, x: -100, y: -200 });
    const nearer = zoomed(near, 1.5, { x: 100, y: 200 }, frame);
    // The same place of the map: (100 − x) / scale.
    expect((100 - nearer.x) / nearer.scale).toBeCloseTo(100);
    expect((200 - nearer.y) / nearer.scale).toBeCloseTo(200);
  });

  test('is never so far away that something beside it would show, nor nearer than it is sharp', () => {
    expect(zoomed(WHOLE, 0.3, { x: 10, y: 10 }, frame)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 99, { x: 0, y: 0 }, frame).scale).toBe(NEAREST);
    const near = zoomed(WHOLE, 2, { x: 200, y: 150 }, frame);
    expect(panned(near, 9999, -9999, frame)).toEqual({ scale: 2, x: 0, y: -300 });
  });

  test('goes back to the whole by as many steps as led there', () => {
    let camera = WHOLE;
    for (const factor of [1.3, 1.3, 1.3, 1 / 1.3, 1 / 1.3, 1 / 1.3]) camera = zoomed(camera, factor, { x: 380, y: 20 }, frame);
    expect(camera).toEqual(WHOLE);
  });

  test('moves by no more than it takes to show what the keyboard has reached', () => {
    const near = zoomed(WHOLE, 2, { x: 0, y: 0 }, frame);
    expect(showing(near, { x: 20, y: 20, width: 50, height: 50 }, frame)).toEqual(near);
    expect(showing(near, { x: 500, y: 100, width: 50, height: 50 }, frame)).toEqual({ scale: 2, x: -162, y: 0 });
  });
});
