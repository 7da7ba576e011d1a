import { expect, test } from 'vitest';
import { alike } from './still.ts';

test('looks are alike where all they hold is, lists included', () => {
  const mark = { turn: 3 };
  expect(alike({ id: 'F', look: { open: true, marks: [mark] } }, { id: 'F', look: { open: true, marks: [mark] } })).toBe(true);
  expect(alike({ id: 'F', look: { open: true, marks: [mark] } }, { id: 'F', look: { open: true, marks: [] } })).toBe(false);
  expect(alike({ id: 'F', look: { open: true } }, { id: 'F', look: { open: false } })).toBe(false);
  expect(alike({ id: 'F' }, { id: 'F', tag: '' })).toBe(false);
});

test('functions and what is no plain value are alike only where they are the same', () => {
  const choose = (): void => undefined;
  expect(alike({ choose }, { choose })).toBe(true);
  expect(alike({ choose }, { choose: () => undefined })).toBe(false);
  expect(alike({ open: new Set(['F']) }, { open: new Set(['F']) })).toBe(false);
  expect(alike({ at: null }, { at: {} })).toBe(false);
});
