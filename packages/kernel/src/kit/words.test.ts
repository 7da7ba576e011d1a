import { describe, expect, expectTypeOf, test } from 'vitest';
import { also, as, flag, noun, numeral, speak, where, type Index, type Sentence } from './index.ts';

const city = noun('city', ['F', 'G', 'H']);
const seat = noun('seat', [0, 1]);
const dice = numeral('dice', 1, 6);
const lexicon = {
  pass: [],
  attack: [city, dice, flag('sure')],
  order: [as('first', city), as('second', city)],
  drew: [seat, city],
  drewUnseen: also('drew', [seat]),
  moved: [seat, as('from', city), as('to', city), dice, flag('far')],
} as const;
const { words, codec } = speak('verb', lexicon);

describe('words', () => {
  test('are written as the codes of their sentences: things by index, numerals as they are', () => {
    expect(words.pass()).toBe(codec.code({ verb: 'pass' }));
    expect(words.attack(2, 6, 1)).toBe(codec.code({ verb: 'attack', city: 'H', dice: 6, sure: true }));
    expect(words.order(0, 2)).toBe(codec.code({ verb: 'order', first: 'F', second: 'H' }));
    expect(words.moved(1, 2, 0, 3, 0)).toBe(codec.code({ verb: 'moved', seat: 1, from: 'H', to: 'F', dice: 3, far: false }));
  });

  test('are read argument by argument, and every code is between first and end of one word', () => {
    for (let code = 0; code < codec.size; code++) {
      const spoken = Object.entries(words).filter(([, word]) => code >= word.first && code < word.end);
      expect(spoken).toHaveLength(1);
      const [name, word] = spoken[0] ?? ['', words.pass];
      const read = Object.values(word.read) as ((code: number) => number)[];
      const write = word as (...indices: number[]) => number;
      expect([name, write(...read.map((one) => one(code)))]).toEqual([name, code]);
    }
    expect(words.attack.read.dice(words.attack(1, 4, 0))).toBe(4);
  });

  test('get consecutive codes in the order written, a second shape behind the first under its name', () => {
    expect(Object.values(words).map(({ first, end }) => [first, end])).toEqual([
      [0, 1],
      [1, 37],
      [37, 46],
      [46, 52],
      [52, 54],
      [54, 54 + 2 * 3 * 3 * 6 * 2],
    ]);
    expect(codec.name(words.drewUnseen(1))).toEqual({ verb: 'drew', seat: 1 });
    expect(codec.form(words.drewUnseen(1))).toMatchObject({ word: 'drew', shape: 1 });
  });

  test('that a table leaves out take no codes, and writing them is an error', () => {
    const { words: fewer, codec: sentences } = speak('verb', { a: where(false, [city]), b: where(true, [city]) });
    expect([fewer.a.first, fewer.a.end, fewer.b.first, sentences.size]).toEqual([-1, -1, 0, 3]);
    expect(() => fewer.a(0)).toThrow('this table has no word a');
  });

  test('have five arguments at most and no names of digits', () => {
    const six = Array.from({ length: 6 }, (_, i) => as(`n${i}`, seat));
    expect(() => speak('verb', { six })).toThrow('a word has five arguments at most');
    expect(() => speak('verb', { 7: [] })).toThrow('7 cannot name a word');
  });

  test('have arguments with a kind: another kind, another number of them or another word does not compile', () => {
    expectTypeOf<[Index<'seat'>, Index<'city'>]>().toExtend<Parameters<typeof words.drew>>();
    expectTypeOf<[Index<'city'>, Index<'seat'>]>().not.toExtend<Parameters<typeof words.drew>>();
    expectTypeOf<[Index<'seat'>]>().not.toExtend<Parameters<typeof words.drew>>();
    expectTypeOf<Index<'city'>>().not.toExtend<Index<'seat'>>();
    expectTypeOf<number>().toExtend<Index<'seat'>>();
    expectTypeOf(words.order.read.second).returns.toEqualTypeOf<Index<'city'>>();
    expectTypeOf<Extract<Sentence<'verb', typeof lexicon>, { verb: 'order' }>>().toEqualTypeOf<
      { readonly verb: 'order' } & { readonly first: 'F' | 'G' | 'H'; readonly second: 'F' | 'G' | 'H' }
    >();
  });
});
