import type { LiberationEvent } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { newsOf } from './turns.ts';

const turn = (seat: 0 | 1): LiberationEvent => ({ kind: 'turn', seat });

test('LIB-INFO-2: the news of the other side is what it did, not that it drew and paid', () => {
  const events: LiberationEvent[] = [
    turn(0),
    { kind: 'drew', seat: 0 },
    { kind: 'attacked', city: 'J' },
    { kind: 'missed', city: 'J' },
    turn(1),
    { kind: 'drew', seat: 1 },
    { kind: 'sabotage', city: 'E' },
    { kind: 'notInHand', city: 'E' },
    turn(0),
  ];
  expect(newsOf(events, 0)?.events.map(({ kind }) => kind)).toEqual(['sabotage', 'notInHand']);
  expect(newsOf(events, 1)?.events.map(({ kind }) => kind)).toEqual(['attacked', 'missed']);
  expect(newsOf(events.slice(0, 4), 0)).toBeNull();
});

test('LIB-TURN-4: a turn in which nothing else happened is told by its last event', () => {
  expect(newsOf([turn(1), { kind: 'drew', seat: 1 }, turn(0)], 0)?.events.map(({ kind }) => kind)).toEqual(['drew']);
});
