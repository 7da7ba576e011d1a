import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Seen } from '@orrery/protocol/client';
import { Lapse } from './Lapse.ts';

// No time passes.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** Seat 1 has answered `n` questions and has so many milliseconds for the next. */
const at = (n: number, left: number, timeout = 'fallback'): Seen =>
  ({
    table: { viewer: 1, timeout, end: null },
    game: {
      n,
      skew: 0,
      times: [
        { left: 9000, since: null },
        { left, since: Date.now() },
      ],
    },
  }) as unknown as Seen;

test('when the rules answered because time was up, the person is told, until the next answer of its own', () => {
  const lapse = new Lapse();
  lapse.hear(at(3, 0), at(4, 9000));
  expect(lapse.told.value).toBe(true);
  lapse.answers(4);
  expect(lapse.told.value).toBe(false);
});

test('an own answer, however late, an order given before and a bot in the seat are no such thing', () => {
  const lapse = new Lapse();
  lapse.answers(3);
  lapse.hear(at(3, 0), at(4, 9000));
  lapse.hear(at(4, 8000), at(5, 9000));
  lapse.hear(at(5, 0, 'bot'), at(6, 9000, 'bot'));
  lapse.hear(null, at(6, 9000));
  expect(lapse.told.value).toBe(false);
});
