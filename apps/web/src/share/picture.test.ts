import { expect, test } from 'vitest';
import { lines } from './picture.ts';

test('words are set in lines of about so many letters, and what does not fit is cut off in sight', () => {
  expect(lines('The Dynasty has found the secret base', 22, 4)).toEqual(['The Dynasty has found', 'the secret base']);
  expect(lines('Verteidigungsanlagenkommandantur', 10, 2)).toEqual(['Verteidigungsanlagenkommandantur']);
  expect(lines('one two three four five six', 8, 2)).toEqual(['one two', 'three …']);
});
