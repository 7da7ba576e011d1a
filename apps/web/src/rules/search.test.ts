import { expect, test } from 'vitest';
import { marked, says, wordsOf } from './search.ts';

test('a search finds all its words in any order, whatever their case, and е for ё', () => {
  expect(says('The hidden Base stays where it is', wordsOf('base  hidden'))).toBe(true);
  expect(says('The hidden Base stays where it is', wordsOf('base open'))).toBe(false);
  expect(says('Её увидят все', wordsOf('ее ВСЕ'))).toBe(true);
  expect(says('anything', wordsOf('  '))).toBe(true);
});

test('what was found is marked, the longer word first, and a single letter never', () => {
  expect(marked('The hidden base', wordsOf('base the'))).toEqual(['', 'The', ' hidden ', 'base', '']);
  expect(marked('bases', wordsOf('bas base'))).toEqual(['', 'base', 's']);
  expect(marked('a base', wordsOf('a'))).toEqual(['a base']);
});
