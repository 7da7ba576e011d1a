import { expect, test } from 'vitest';
import type { Entry } from '@orrery/games/lesson';
import { onward } from './onward.ts';

const text = { en: '', ru: '', de: '' };
const entries = ['1', '2', '3', '4', '5', '6', '7'].map((id): Entry => ({
  id,
  title: text,
  line: text,
  minutes: 2,
  ...(['1', '2', '4', '6'].includes(id) ? { short: true } : {}),
  load: () => Promise.reject(new Error('not loaded')),
}));
const after = (id: string, ...done: string[]): readonly unknown[] => {
  const { next, other, shortDone } = onward(entries, Number(id) - 1, [...done, id]);
  return [next?.id ?? null, other?.id ?? null, shortDone];
};

test('the short way is followed by whoever has taken nothing else, and order is offered beside it', () => {
  expect(after('1')).toEqual(['2', null, false]);
  expect(after('2', '1')).toEqual(['4', '3', false]);
  expect(after('4', '1', '2')).toEqual(['6', '5', false]);
});

test('the last lesson of the short way says so; then come those left out', () => {
  expect(after('6', '1', '2', '4')).toEqual(['7', null, true]);
  expect(after('7', '1', '2', '4', '6')).toEqual(['3', null, false]);
});

test('whoever takes the lessons in order goes on in order, past those already done', () => {
  expect(after('3', '1', '2')).toEqual(['4', null, false]);
  expect(after('3', '1', '2', '4', '6')).toEqual(['5', null, false]);
  expect(after('4', '1', '2', '3')).toEqual(['5', '6', false]);
});

test('after the last one that was missing there is none', () => {
  expect(after('7', '1', '2', '3', '4', '5', '6')).toEqual([null, null, false]);
  expect(after('1', '2', '3', '4', '5', '6', '7')).toEqual([null, null, true]);
});
