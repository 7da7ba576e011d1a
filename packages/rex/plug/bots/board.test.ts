import type { Race } from '@orrery/rex';
import { expect, test } from 'vitest';
import { position, type Position } from '../../src/scenarios/position.ts';
import { rexKnowledge } from './lore.ts';

const SIX: readonly Race[] = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'];

/** What a race may expect of the victory as things stand. */
function shareOf(p: Position, race: Race): number {
  const out: number[] = [];
  rexKnowledge(p.rules).evaluate?.(p.s, out);
  expect(out.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  return out[p.seat(race)] ?? 0;
}

test('whoever holds enough once nobody moves any more has all but won; before that it is a threat', () => {
  const units = { PAL: { JOL: 4 }, INB: { JOL: 4 }, CSP: { JOL: 4 }, ADI: { HAC: 5 } };
  const moved = position({ races: SIX, units }).begin('battle');
  const moving = position({ races: SIX, units }).begin('maneuver');
  expect(shareOf(moved, 'JOL')).toBeGreaterThan(0.8);
  expect(shareOf(moving, 'JOL')).toBeLessThan(0.5);
  const contested = position({ races: SIX, units: { ...units, CSP: { JOL: 4, LAZ: 4 } } }).begin('battle');
  expect(shareOf(contested, 'JOL')).toBeLessThan(0.65);
});

test('units in the reserves are worth more to whoever can pay for bringing them', () => {
  const holding = (influence: number): Position => position({ races: SIX, influence: { JOL: influence }, units: { CSP: { JOL: 5 } } });
  const [poor, able, rich] = [0, 10, 20].map((influence) => shareOf(holding(influence), 'JOL')) as [number, number, number];
  expect(able).toBeGreaterThan(1.3 * poor);
  expect(rich - able).toBeLessThan(able - poor);
});

test('what Xxcha has foretold is worth nothing to its allies, and whoever inherits in the last round has nobody to share with', () => {
  const units = { PAL: { SOL: 9 }, INB: { LET: 9 }, CSP: { JOL: 9 }, ADI: { HAC: 9 }, MPS: { LAZ: 9 } };
  const at = (round: number, ...allies: readonly (readonly Race[])[]): Position =>
    position({ races: SIX, round, units, allies, prediction: ['HAC', 3] });
  expect(shareOf(at(7, ['LET', 'XXC']), 'LET')).toBeLessThan(shareOf(at(7, ['LET', 'LAZ']), 'LET'));
  expect(shareOf(at(8, ['LET', 'HAC']), 'HAC')).toBeLessThan(shareOf(at(8), 'HAC'));
});

test('those who do not inherit gain by standing together, and whoever does loses by sharing', () => {
  const units = { PAL: { LET: 9 }, INB: { LET: 9 }, CSP: { JOL: 9 }, ADI: { HAC: 9 }, MPS: { LAZ: 9 } };
  const gain = (round: number, race: Race, ally: Race): number => {
    const [alone, allied] = [[], [[race, ally]]].map((allies) => position({ races: SIX, round, units, allies })) as [Position, Position];
    return shareOf(allied, race) / shareOf(alone, race);
  };
  for (const round of [3, 7]) {
    expect(gain(round, 'JOL', 'LAZ')).toBeGreaterThan(1.2);
    expect(gain(round, 'HAC', 'LAZ')).toBeLessThan(0.9);
    expect(gain(round, 'LAZ', 'HAC')).toBeGreaterThan(1.2);
  }
});

test('an ally who may leave one of Sol’s sites makes Sol’s victory likelier, an enemy there less so', () => {
  const units = { PAL: { SOL: 9 }, MPS: { LAZ: 5 }, INB: { LET: 5 }, CSP: { JOL: 5 }, ADI: { HAC: 5 } };
  const sols = (round: number, ...allies: readonly (readonly Race[])[]): number =>
    shareOf(position({ races: SIX, round, units, allies }), 'SOL');
  expect(sols(7, ['SOL', 'LAZ'])).toBeGreaterThan(1.1 * sols(7));
  expect(sols(7, ['SOL', 'LET'])).toBeLessThan(sols(7, ['SOL', 'LAZ']));
});
