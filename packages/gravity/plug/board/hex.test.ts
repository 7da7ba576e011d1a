import { expect, test } from 'vitest';
import { camera } from './hex.ts';

test('a sky with no room at all, as while a window changes its size, is small and not upside down', () => {
  for (const height of [1, 40, 200]) expect(camera([[0, 0]], 340, height, 60, 40).scale).toBeGreaterThan(0);
});
