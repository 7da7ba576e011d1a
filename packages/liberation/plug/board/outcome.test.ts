import type { LiberationEvent } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const attack: LiberationEvent = { kind: 'attacked', city: 'J' };
const miss: LiberationEvent = { kind: 'missed', city: 'J' };
const turn = (seat: 0 | 1): LiberationEvent => ({ kind: 'turn', seat });

test('LIB-ATTACK-7, LIB-ATTACK-9: a miss is shown although it ends the turn', () => {
  expect(outcomeOf([attack, miss, turn(1)])).toEqual({ kind: 'miss', cities: ['J'] });
});

test('LIB-MISSION-PROBE-2: so is the answer to a probe', () => {
  expect(outcomeOf([{ kind: 'probed', map: 'P2', yes: false }, turn(1)])).toEqual({ kind: 'probe', map: 'P2', yes: false });
});

test('LIB-SABOTAGE-5, LIB-SABOTAGE-7: a card lost to Sabotage is shown, a name that finds nothing is not', () => {
  expect(outcomeOf([{ kind: 'sabotage', city: 'H' }, { kind: 'sabotaged', city: 'H' }, turn(0)])).toEqual({
    kind: 'sabotaged',
    cities: ['H'],
  });
  expect(outcomeOf([attack, miss, turn(1), { kind: 'sabotage', city: 'H' }, { kind: 'notInHand', city: 'H' }])).toBeNull();
});

test('a result of turns ago is not shown any more', () => {
  expect(outcomeOf([attack, miss, turn(1), turn(0)])).toBeNull();
  expect(outcomeOf([turn(0), turn(1), attack, miss])).toEqual({ kind: 'miss', cities: ['J'] });
});
