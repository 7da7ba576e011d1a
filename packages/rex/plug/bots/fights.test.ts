import { expect, test } from 'vitest';
import { position, type Position } from '../../src/scenarios/position.ts';
import type { Race } from '@orrery/rex';
import { boardOf } from './board.ts';
import { fights, type Hands } from './fights.ts';

/** How likely each holds a place, in the eyes of one of the seats. */
function holding(p: Position, viewer: Race, units: Partial<Record<Race, number>>, hands?: Hands): number[] {
  const { look, holding: chances } = fights(p.rules, boardOf(p.rules));
  look(p.s, p.seat(viewer), hands);
  const seats = Object.keys(units).map((race) => p.seat(race as Race));
  return chances(seats, Object.values(units));
}
const favoured = (chances: readonly number[]): number => chances[0] ?? 0;

test('more units hold a place more often, nobody is sure of it, and even fights leave nobody more often', () => {
  const p = position();
  const nobody = (units: number): number => 1 - holding(p, 'SOL', { JOL: units, LAZ: 6 }).reduce((sum, each) => sum + each, 0);
  expect(favoured(holding(p, 'SOL', { JOL: 12, LAZ: 6 }))).toBeGreaterThan(0.8);
  expect(favoured(holding(p, 'SOL', { JOL: 2, LAZ: 6 }))).toBeLessThan(0.3);
  expect(favoured(holding(p, 'SOL', { JOL: 1, LAZ: 6 }))).toBeGreaterThan(0.01);
  expect(nobody(7)).toBeGreaterThan(nobody(12));
  expect(holding(p, 'SOL', { JOL: 3 })).toEqual([1]);
});

test('cards of others count by their number, one’s own if they are weapons, and traitors only for whoever has them', () => {
  const even = { LET: 6, LAZ: 6 };
  const bare = favoured(holding(position(), 'LET', even));
  const armed = position({ hands: { LET: ['energy_rifle'] } });
  const unarmed = position({ hands: { LET: ['recruits'] } });
  expect(favoured(holding(armed, 'LET', even))).toBeGreaterThan(bare);
  expect(favoured(holding(unarmed, 'LET', even))).toBeCloseTo(bare);
  expect(favoured(holding(unarmed, 'LAZ', even))).toBeGreaterThan(bare);
  const seen: Hands = [[], [], [], ['recruits']];
  expect(favoured(holding(unarmed, 'LAZ', even, seen))).toBeCloseTo(bare);
  const leader = position().rules.table.pack.leaders.find(({ race }) => race === 'LAZ')?.id ?? '';
  const betrayed = position({ traitors: { LET: [leader] } });
  expect(favoured(holding(betrayed, 'LET', even))).toBeGreaterThan(bare);
  expect(favoured(holding(betrayed, 'LAZ', even))).toBeCloseTo(bare);
});
