import { expect, test } from 'vitest';
import { breaksAt } from './breaksAt.ts';
import { locate } from './locate.ts';

const text = `{
  "id": "mine",
  "cities": [
    { "id": "A", "name": { "en": "Port \\"A\\"" } },
    { "id": "B" }
  ],
  "a/b": 3
}`;
const at = (pointer: string): string => text.slice(locate(text, pointer).from, locate(text, pointer).to);

test('finds the value a pointer names, and its line', () => {
  expect(at('/id')).toBe('"mine"');
  expect(at('/cities/1')).toBe('{ "id": "B" }');
  expect(at('/cities/0/name/en')).toBe('"Port \\"A\\""');
  expect(at('/a~1b')).toBe('3');
  expect(locate(text, '/cities/1/id').line).toBe(5);
});

test('where the value is missing, it finds the nearest part around it', () => {
  expect(at('/cities/1/name')).toBe('{ "id": "B" }');
  expect(locate(text, '/status').line).toBe(1);
});

test('a text that is cut off leads nowhere bad', () => {
  expect(locate('{"a": [1, 2', '/a/1').line).toBe(1);
  expect(locate('', '/a').line).toBe(1);
});

test('a text that is no JSON is shown where it breaks', () => {
  expect(breaksAt('{\n  "a": 1,\n  "b": ?\n}')).toEqual({ from: 19, to: 20, line: 3 });
  expect(breaksAt('{"a": [1, 2').from).toBe(11);
  expect(breaksAt('{"a": 1}}').from).toBe(8);
  expect(breaksAt('{"a": "x\ny"}').from).toBe(6);
  expect(breaksAt('[1, 2,]').from).toBe(6);
});
