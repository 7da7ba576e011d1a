import { describe, expect, test } from 'vitest';
import { count } from './codec.ts';
import { also, as, flag, noun, numeral, speak } from './kit/index.ts';

const CITY = ['F', 'G', 'H'] as const;
const city = noun('city', CITY);
const seat = numeral('seat', 0, 1);
const lexicon = {
  pass: [],
  attack: [city, numeral('dice', 1, 6), flag('sure')],
  drew: [seat, as('card', city)],
  drewUnseen: also('drew', [seat]),
} as const;
const { codec: words } = speak('verb', lexicon);

describe('a codec', () => {
  test('gives consecutive codes in the order written, the first argument slowest', () => {
    expect(words.size).toBe(1 + 3 * 6 * 2 + 2 * 3 + 2);
    expect(words.name(0)).toEqual({ verb: 'pass' });
    expect(words.name(1)).toEqual({ verb: 'attack', city: 'F', dice: 1, sure: false });
    expect(words.name(2)).toEqual({ verb: 'attack', city: 'F', dice: 1, sure: true });
    expect(words.name(3)).toEqual({ verb: 'attack', city: 'F', dice: 2, sure: false });
    expect(words.name(13)).toEqual({ verb: 'attack', city: 'G', dice: 1, sure: false });
    expect(words.name(37)).toEqual({ verb: 'drew', seat: 0, card: 'F' });
    expect(words.name(44)).toEqual({ verb: 'drew', seat: 1 });
  });

  test('every code has words of its own, and they lead back to it, also through JSON and in another order of arguments', () => {
    const seen = new Set<string>();
    for (let code = 0; code < words.size; code++) {
      const named = words.name(code);
      seen.add(JSON.stringify(named));
      expect(words.code(named)).toBe(code);
      expect(words.code(JSON.parse(JSON.stringify(named)))).toBe(code);
      expect(words.code(Object.fromEntries(Object.entries(named).toReversed()))).toBe(code);
      expect(words.form(code).word).toBe(named.verb);
    }
    expect(seen.size).toBe(words.size);
  });

  test('lists its words and their shapes', () => {
    expect(words.forms.map(({ word, shape }) => [word, shape])).toEqual([
      ['pass', 0],
      ['attack', 0],
      ['drew', 0],
      ['drew', 1],
    ]);
    expect(words.form(44)).toMatchObject({ word: 'drew', shape: 1, arguments: { seat: [0, 1] } });
  });

  test.each([-1, 45, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('no words have the code %d', (code) => {
    expect(() => words.name(code)).toThrow(RangeError);
    expect(() => words.form(code)).toThrow(RangeError);
  });

  const attack = { verb: 'attack', city: 'F', dice: 1, sure: false };
  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'pass'],
    ['a list', ['pass']],
    ['a function', () => 'pass'],
    ['nothing', {}],
    ['an unknown word', { verb: 'retreat' }],
    ['a word under another tag', { kind: 'pass' }],
    ['a word that is no text', { verb: 0 }],
    ['an argument missing', { verb: 'attack', city: 'F', dice: 1 }],
    ['an argument too many', { verb: 'pass', city: 'F' }],
    ['an argument in the place of another', { verb: 'attack', city: 'F', dice: 1, seat: 0 }],
    ['a value out of range', { ...attack, dice: 7 }],
    ['a number as a text', { ...attack, dice: '1' }],
    ['a truth value as a number', { ...attack, sure: 0 }],
    ['a value in a list', { ...attack, city: ['F'] }],
    ['the name of an inherited property', { verb: 'constructor' }],
    ['inherited words', Object.create({ verb: 'pass' })],
    ['an inherited argument', Object.assign(Object.create({ seat: 0 }), { verb: 'drew', card: 'F' })],
    ['a __proto__ of words', JSON.parse('{"__proto__":{"verb":"pass"}}')],
    ['a __proto__ beside words', JSON.parse('{"verb":"pass","__proto__":{}}')],
  ])('names nothing by %s', (_, named) => {
    expect(words.code(named)).toBe(-1);
  });

  test('keeps old codes when words or shapes are appended', () => {
    const more = { ...lexicon, drewSome: also('drew', [numeral('count', 0, 2)]), retreat: [as('to', city)] } as const;
    const { codec: later } = speak('verb', more);
    for (let code = 0; code < words.size; code++) expect(later.name(code)).toEqual(words.name(code));
    expect(later.name(words.size)).toEqual({ verb: 'drew', count: 0 });
    expect(later.code({ verb: 'retreat', to: 'H' })).toBe(later.size - 1);
  });

  test('passes over a word whose argument has no value at this table', () => {
    const { codec: sparse } = speak('kind', { first: [], never: [noun('card', [])], last: [seat] } as const);
    expect([0, 1, 2].map((code) => sparse.name(code))).toEqual([{ kind: 'first' }, { kind: 'last', seat: 0 }, { kind: 'last', seat: 1 }]);
    expect(sparse.code({ kind: 'never', card: 0 })).toBe(-1);
  });

  test('refuses names that JavaScript would reorder, and more codes than 2^30', () => {
    expect(() => speak('verb', { play: [], '7': [] })).toThrow('7 cannot name a word');
    expect(() => speak('verb', { play: [city, numeral('0', 0, 1)] })).toThrow('0 cannot name');
    const wide = numeral('a', 1, 2 ** 11);
    expect(() => speak('verb', { all: [wide, as('b', wide), as('c', wide)] })).toThrow('more than 2^30');
  });
});

test('count counts from 0, or from and to', () => {
  expect(count(0)).toEqual([]);
  expect(count(3)).toEqual([0, 1, 2]);
  expect(count(3, 5)).toEqual([3, 4, 5]);
  expect(count(5, 5)).toEqual([5]);
});
