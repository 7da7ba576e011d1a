import type { LiberationEvent } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { newsOf, sinceOwnTurn, turnsOf } from './turns.ts';

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

test('what has happened since the own last turn begins with the other side’s, also in the middle of the own', () => {
  const events: LiberationEvent[] = [
    turn(0),
    { kind: 'drew', seat: 0 },
    { kind: 'passed', seat: 0 },
    turn(1),
    { kind: 'skipped', seat: 1 },
  ];
  const own: LiberationEvent[] = [...events, turn(0), { kind: 'drew', seat: 0 }];
  for (const told of [events, own]) expect(sinceOwnTurn(turnsOf(told), 0)).toEqual({ kind: 'skipped', seat: 1 });
  expect(sinceOwnTurn(turnsOf(events.slice(0, 3)), 0)).toBeUndefined();
  expect(sinceOwnTurn(turnsOf(own), 2)).toBeUndefined();
});
