import { describe, expect, expectTypeOf, test } from 'vitest';
import { set, type Index, type SetOf } from './index.ts';

describe('a set', () => {
  const hand: SetOf<'card'> = set.of([0, 3, 30]);

  test('has its members and no others', () => {
    expect([0, 1, 2, 3, 29, 30].filter((card) => set.has(hand, card))).toEqual([0, 3, 30]);
    expect(set.list(hand)).toEqual([0, 3, 30]);
    expect(set.size(hand)).toBe(3);
    expect([set.size(0), set.size(set.upTo(31))]).toEqual([0, 31]);
  });

  test('gains and loses members', () => {
    expect(set.list(set.with(hand, 5))).toEqual([0, 3, 5, 30]);
    expect(set.list(set.without(hand, 3))).toEqual([0, 30]);
    expect(set.without(hand, 4)).toBe(hand);
    expect(set.list(set.minus(hand, set.only(0)))).toEqual([3, 30]);
    expect(set.list(set.union(hand, set.only(1)))).toEqual([0, 1, 3, 30]);
    expect(set.list(set.both(hand, set.upTo(4)))).toEqual([0, 3]);
    expect([set.maybe(-1), set.list(set.maybe(2))]).toEqual([0, [2]]);
  });

  test('is walked through by first and rest', () => {
    const seen: number[] = [];
    for (let rest = hand; rest !== 0; rest = set.rest(rest)) seen.push(set.first(rest));
    expect(seen).toEqual([0, 3, 30]);
    expect([0, 1, 2].map((place) => set.nth(hand, place))).toEqual([0, 3, 30]);
  });

  test('is of one kind: asking it for another does not compile', () => {
    expectTypeOf<Index<'seat'>>().not.toExtend<Parameters<typeof set.has<'card'>>[1]>();
    expectTypeOf<SetOf<'card'>>().not.toExtend<SetOf<'seat'>>();
  });
});
