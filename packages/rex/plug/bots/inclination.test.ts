import type { Race, RexChoice } from '@orrery/rex';
import { expect, test } from 'vitest';
import { position, type Position } from '../../src/scenarios/position.ts';
import { rexKnowledge } from './lore.ts';

/** How much each of these choices appeals to a race at a glance. */
function appealing(p: Position, race: Race, ...choices: readonly RexChoice[]): readonly number[] {
  const out: number[] = [];
  rexKnowledge(p.rules).incline?.(p.s, p.seat(race), choices.map(p.rules.choices.code), choices.length, out);
  return out;
}

const SIX: readonly Race[] = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'];
const move = (from: string, to: string): RexChoice => ({ verb: 'move', from, to });

test('whoever goes for the third stronghold leaves the second one manned', () => {
  const units = { PAL: { SOL: 12 }, CSP: { SOL: 8 }, INB: { HAC: 6 }, ADI: { JOL: 9 }, MPS: { LAZ: 5 } };
  const p = position({ races: SIX, first: 'SOL', units, influence: { JOL: 9, LET: 12 } })
    .begin('maneuver')
    .until('D-MOVE', 'SOL')
    .answer('SOL', move('PAL', 'INB'));
  const [eight = 0, eleven = 0] = appealing(p, 'SOL', { verb: 'units', units: 8 }, { verb: 'units', units: 11 });
  expect(eight).toBeGreaterThan(eleven);
});

test('a stronghold that wins the game appeals more than one that does not', () => {
  const units = { CSP: { JOL: 9 }, PAL: { JOL: 9 }, ADI: { HAC: 1 } };
  const holding = (other: Readonly<Record<string, { readonly JOL: number }>>): number => {
    const p = position({ races: SIX, first: 'JOL', units: { ...units, ...other, SCH: { JOL: 5 } } })
      .begin('maneuver')
      .until('D-MOVE', 'JOL');
    return appealing(p, 'JOL', move('SCH', 'ADI'))[0] ?? 0;
  };
  expect(holding({})).toBeGreaterThan(1000 * holding({ PAL: { JOL: 0 } }));
});

test('somebody about to win is attacked rather than somebody who is not', () => {
  const units = { MPS: { LAZ: 4 }, ADI: { LAZ: 9 }, INB: { LET: 4 }, CSP: { XXC: 2 }, PAL: { SOL: 9 }, TRA: { JOL: 8 } };
  const before = position({ races: SIX, first: 'JOL', units, influence: { LAZ: 15 } })
    .begin('maneuver')
    .until('D-MOVE', 'JOL');
  const [lazax = 0, letnev = 0] = appealing(before, 'JOL', move('TRA', 'MPS'), move('TRA', 'INB'));
  expect(lazax).toBeGreaterThan(10 * letnev);
});
