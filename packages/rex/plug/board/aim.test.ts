import { describe, expect, test } from 'vitest';
import type { Offer } from '@orrery/web/table/play.ts';
import { fix, groupsOf, narrowed, nearest, openPlaces, pointAt, split } from './aim.ts';

const offers = (...named: Offer['named'][]): readonly Offer[] => named.map((each, choice) => ({ choice, named: each }));
const move = (from: string, to: string): Offer['named'] => ({ verb: 'move', from, to });

describe('pointing at places', () => {
  const open = offers(move('A', 'B'), move('A', 'C'), move('D', 'B'), { verb: 'skip' });

  test('first where units come from, then where they go', () => {
    expect([...openPlaces(open, {}).keys()]).toEqual(['A', 'D']);
    const first = pointAt(open, {}, 'A');
    expect(first).toEqual({ chosen: { from: 'A' } });
    expect([...openPlaces(open, { from: 'A' }).keys()]).toEqual(['B', 'C']);
    expect(pointAt(open, { from: 'A' }, 'C')).toEqual({ answer: open[1] });
  });

  test('a single source needs no pointing at', () => {
    expect([...openPlaces(open.slice(0, 2), {}).keys()]).toEqual(['B', 'C']);
  });

  test('another source begins again', () => {
    expect(pointAt(open, { from: 'A' }, 'D')).toEqual({ answer: open[2] });
    expect(pointAt(open, { from: 'A' }, 'Z')).toBeNull();
  });

  test('a place that is the only one left is still pointed at', () => {
    const one = offers({ verb: 'deploy', location: 'A' }, { verb: 'end' });
    expect([...openPlaces(one, {}).keys()]).toEqual(['A']);
    expect(pointAt(one, {}, 'A')).toEqual({ answer: one[0] });
  });
});

describe('fixing facets', () => {
  const open = offers(
    { verb: 'play', card: 'informant', advantage: 'SOL-1' },
    { verb: 'play', card: 'informant', advantage: 'SOL-2' },
    { verb: 'pass' },
  );

  test('a card with several uses narrows the list, a single use is the answer', () => {
    expect(fix(open, {}, { card: 'informant' })).toEqual({ chosen: { card: 'informant' } });
    expect(fix(open, { card: 'informant' }, { advantage: 'SOL-2' })).toEqual({ answer: open[1] });
    expect(fix(open, {}, { card: 'recruits' })).toBeNull();
    expect(narrowed(open, { card: 'informant' })).toHaveLength(2);
  });

  test('groups tell numbers, names and places apart', () => {
    const [group] = groupsOf(offers({ verb: 'give', seat: 1, amount: 2 }, { verb: 'give', seat: 2, amount: 3 }));
    expect(group && split(group)).toEqual({ places: [], names: ['seat'], numbers: ['amount'] });
  });

  test('two numbers that depend on each other give way to the one turned last', () => {
    const losses = offers({ verb: 'lose', units: 4, mechanized: 0 }, { verb: 'lose', units: 2, mechanized: 1 });
    expect(nearest(losses, { units: 4, mechanized: 1 }, 'mechanized')).toBe(losses[1]);
    expect(nearest(losses, { units: 4, mechanized: 1 }, 'units')).toBe(losses[0]);
  });
});
