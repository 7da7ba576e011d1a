import type { RexEvent } from '@orrery/rex';
import { expect, test } from 'vitest';
import { newsSince } from './newsSince.ts';

const passed = (seat: number) => ({ kind: 'passed', seat }) as unknown as RexEvent;
const round = { kind: 'round', round: 2 } as unknown as RexEvent;

test('the log is divided at what others did, never at what the viewer did', () => {
  const events = [passed(1), passed(0), passed(2), passed(0), round, passed(0)];
  expect(newsSince(events.slice(1), 0)).toBe(events[2]);
  expect(newsSince(events.slice(3), 0)).toBe(round);
  expect(newsSince(events.slice(5), 0)).toBeUndefined();
});
