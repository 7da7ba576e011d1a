import { expect, test } from 'vitest';
import type { RexEvent } from '@orrery/rex';
import { outcomeFor, outcomesOf, sinceAnswer } from './outcome.ts';

const battle = (location: string, seat: number, rival: number): RexEvent[] => [
  { kind: 'battle', location, seat, rival },
  { kind: 'plan', seat, number: 4, leader: 'LAZ-L2', slot: 'none' },
  { kind: 'plan', seat: rival, number: 1, leader: 'XXC-L1', slot: 'none' },
];
const betrayed = (location: string, seat: number, rival: number): RexEvent[] => [
  ...battle(location, seat, rival),
  { kind: 'called', seat: rival, leader: 'LAZ-L2' },
  { kind: 'executed', leader: 'LAZ-L2' },
  { kind: 'destroyed', seat, location, units: 1, other: 4 },
  { kind: 'wonBattle', seat: rival, location },
];

test('REX-TRAITOR-2: a battle lost to a traitor is told with the call and the losses, though the table has gone on', () => {
  const events = [...betrayed('MPS', 0, 1), { kind: 'phase', phase: 'collection' }, { kind: 'income', seat: 0, amount: 2 }] as RexEvent[];
  const outcome = outcomeFor(events, events.length, 0);
  expect(outcome?.location).toBe('MPS');
  expect(outcome?.sides.map(({ seat, won }) => [seat, won])).toEqual([
    [0, false],
    [1, true],
  ]);
  expect(outcome?.sides.map(({ plan }) => plan?.fell)).toEqual([true, false]);
  expect(outcome?.told.map(({ kind }) => kind)).toEqual(['called', 'executed', 'destroyed', 'wonBattle']);
});

test('REX-BATTLE-35: what the winner loses after winning belongs to the battle, the next battle does not', () => {
  const first = [...betrayed('MPS', 0, 1), { kind: 'destroyed', seat: 1, location: 'MPS', units: 1, other: 0 }] as RexEvent[];
  const [outcome] = outcomesOf([...first, ...battle('INB', 2, 3)], 100);
  expect(outcome?.told.at(-1)).toMatchObject({ kind: 'destroyed', seat: 1 });
  expect(outcomesOf([...first, ...battle('INB', 2, 3)], 100)).toHaveLength(1);
});

test('one’s own battle is shown before others’; others’ go with the phase; what was answered since is over', () => {
  const events = [...betrayed('MPS', 0, 1), ...betrayed('INB', 2, 1)];
  expect(outcomeFor(events, events.length, 0)?.location).toBe('MPS');
  expect(outcomeFor(events, events.length, 3)?.location).toBe('INB');
  expect(outcomeFor([...events, { kind: 'phase', phase: 'collection' }] as RexEvent[], events.length + 1, 3)).toBeNull();
  expect(outcomeFor(events, 0, 0)).toBeNull();
  const known = { past: [5, 6, ~1, 7, 8] } as unknown as Parameters<typeof sinceAnswer>[0];
  expect(sinceAnswer(known)).toBe(2);
});
