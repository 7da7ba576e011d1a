import { set } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { position, type Position } from '../../src/scenarios/position.ts';
import { boardOf } from './board.ts';
import { victories, type Victory } from './victories.ts';

const units = { ADI: { HAC: 3 }, MPS: { HAC: 3 }, PAL: { SOL: 9 }, CSP: { XXC: 1 } };

/** Who may win, in the eyes of the Letnev. */
function threatening(p: Position): readonly Victory[] {
  return victories(p.rules, boardOf(p.rules)).threatening(p.s, p.seat('LET'));
}
const namesOf = (p: Position, { strongholds }: Victory): readonly string[] =>
  set.list(strongholds).map((place) => p.rules.table.pack.locations[place]?.id ?? '');

test('whoever lacks one stronghold, is still to move and can pay for it is about to win: where they stand, and where nobody does, it can be denied', () => {
  const p = position({ first: 'LET', units, influence: { HAC: 12 } });
  const [hacan, ...others] = threatening(p);
  expect(others).toEqual([]);
  expect(hacan).toMatchObject({ members: set.of([p.seat('HAC')]) });
  expect(hacan?.unhindered).toBeGreaterThan(0.9);
  expect(namesOf(p, hacan as Victory).toSorted()).toEqual(['ADI', 'INB', 'MPS']);
});

test('whoever has moved already threatens the next round, and in the last round nobody', () => {
  const after = { first: 'HAC', units, influence: { HAC: 12 } } as const;
  expect(threatening(position(after))[0]?.unhindered).toBe(0.5);
  expect(threatening(position({ ...after, round: 8 }))).toEqual([]);
});

test('without influence and nobody near there is hardly a threat, and with enough strongholds nothing is lacking', () => {
  const guarded = { ...units, INB: { JOL: 9 }, CSP: { XXC: 9 } };
  expect(threatening(position({ first: 'LET', units: guarded, influence: { HAC: 0 } }))[0]?.chance ?? 0).toBeLessThan(0.05);
  const won = position({ first: 'LET', units: { ...units, INB: { HAC: 1 } } });
  expect(threatening(won)).toEqual([expect.objectContaining({ unhindered: 1 })]);
});

test('allies win together, with four', () => {
  const setting = { first: 'LET', units: { ...units, INB: { JOL: 2 } }, influence: { HAC: 12 } } as const;
  const allied = threatening(position({ ...setting, allies: [['HAC', 'JOL']] })).find(({ members }) => set.size(members) === 2);
  expect(allied?.unhindered).toBeGreaterThan(0.9);
});

test('what looks certain comes true the seldomer the more there are who can still hinder it', () => {
  // Hacan moves after five others, or after the Letnev alone.
  const races = ['SOL', 'JOL', 'XXC', 'LAZ', 'LET', 'HAC'] as const;
  const chance = (first: 'SOL' | 'LET'): number => threatening(position({ races, first, units, influence: { HAC: 12 } }))[0]?.chance ?? 0;
  expect(chance('SOL')).toBeLessThanOrEqual(0.5);
  expect(chance('SOL')).toBeGreaterThan(2 * chance('LET'));
});
