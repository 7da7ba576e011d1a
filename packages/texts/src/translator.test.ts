import { describe, expect, test } from 'vitest';
import { preferred } from './language.ts';
import { argumentsOf, translator } from './translator.ts';

const en = {
  plain: 'No arguments',
  cards: '{count, plural, =0 {no cards} one {# card} other {# cards}}',
  nested:
    "{seat, select, 0 {You} other {{seat}}} took {count, plural, one {one card of {city}} other {# cards of {city}}}; it''s {open, select, true {open} other {hidden}}",
  tag: '<b>not markup</b> {name}',
} as const;
const ru = { cards: '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}' } as const;

describe('translator', () => {
  test('plurals follow the language', () => {
    const [english, russian] = [translator('en', en), translator('ru', ru)];
    expect([0, 1, 2].map((count) => english.say('cards', { count }))).toEqual(['no cards', '1 card', '2 cards']);
    expect([1, 2, 5, 11, 21, 22].map((count) => russian.say('cards', { count }))).toEqual([
      '1 карта',
      '2 карты',
      '5 карт',
      '11 карт',
      '21 карта',
      '22 карты',
    ]);
  });

  test('says words and chooses by raw values, also where one argument does both', () => {
    const { say } = translator('en', en);
    const words = { seat: 'Anna', city: 'Akka' };
    expect(say('nested', { seat: 1, count: 2, city: 'A', open: true }, words)).toBe("Anna took 2 cards of Akka; it's open");
    expect(say('nested', { seat: 0, count: 1, city: 'A', open: false }, words)).toBe("You took one card of Akka; it's hidden");
  });

  test('a value with dashes is chosen by its identifier and said as it is', () => {
    const { say } = translator('en', { end: '{clause, select, TT_END_2 {found} other {lost}} ({clause})' });
    expect(['TT-END-2', 'TT-END-3'].map((clause) => say('end', { clause }))).toEqual(['found (TT-END-2)', 'lost (TT-END-3)']);
  });

  test('numbers are written as the language writes them', () => {
    expect(translator('de', { a: '{n, number}' }).say('a', { n: 1234567 })).toBe('1.234.567');
  });

  test('text with angle brackets is text', () => {
    expect(translator('en', en).say('tag', { name: '<i>' })).toBe('<b>not markup</b> <i>');
  });

  test('knows which keys it has, and no inherited ones', () => {
    const { has } = translator('en', en);
    expect(['plain', 'other', 'toString', '__proto__'].map((key) => has(key))).toEqual([true, false, false, false]);
  });

  test('a missing argument is a fault, not an empty space', () => {
    expect(() => translator('en', en).say('cards')).toThrow(/count/);
  });

  test('lists the arguments of a message', () => {
    expect(argumentsOf(en.nested, 'en').map(({ name, type }) => `${name} ${type}`)).toEqual([
      'seat select',
      'seat said',
      'count plural',
      'city said',
      'city said',
      'open select',
    ]);
    expect(() => argumentsOf('{count, plural, one {#}', 'en')).toThrow();
  });
});

test('the first language asked for that is spoken here, or English', () => {
  expect(preferred(['fr', 'de-AT', 'ru'])).toBe('de');
  expect(preferred(['ru_RU.UTF-8'])).toBe('ru');
  expect(preferred(['rus', 'C.UTF-8', ''])).toBe('en');
});
