import { expect, test } from 'vitest';
import { luckOf } from './secrets.ts';

test('a bot’s luck is the same for the same question, and another at another house, table, seat or moment', () => {
  const luck = luckOf('key', 'match', 1, 7);
  expect(luckOf('key', 'match', 1, 7)).toBe(luck);
  const others = [luckOf('other', 'match', 1, 7), luckOf('key', 'other', 1, 7), luckOf('key', 'match', 2, 7), luckOf('key', 'match', 1, 8)];
  expect(new Set([luck, ...others]).size).toBe(5);
});
