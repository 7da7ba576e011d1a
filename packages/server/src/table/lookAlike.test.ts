import { expect, test } from 'vitest';
import { lookAlike } from './lookAlike.ts';

test.each([
  ['Ada', 'ada'],
  ['Ada', 'Аda'],
  ['Paul', 'PauI'],
  ['Paul', 'Pau1'],
  ['Zoë', 'Zoe'],
  ['Bob', 'B0b'],
  ['Anna', 'An na'],
  ['Anna', 'Αnna'],
  ['Marnie', 'Mamie'],
  ['Иван', 'иван'],
])('%s and %s look alike', (a, b) => expect(lookAlike(a, b)).toBe(true));

test.each([
  ['Ada', 'Adam'],
  ['Иван', 'Ирина'],
  ['Max', 'May'],
  ['', ''],
  ['Лев', 'Лёва'],
  ['小明', '小红'],
])('%j and %j do not', (a, b) => expect(lookAlike(a, b)).toBe(false));
