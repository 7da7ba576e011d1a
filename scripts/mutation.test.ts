import { expect, test } from 'vitest';
import { diffOf, lots, mutated, sitesIn } from './mutation.mjs';

const changes = (text: string): string[] => sitesIn('rule.ts', text).map((site) => mutated(text, site));

test('one token is changed at a time: comparisons, signs, connectives, constants', () => {
  expect(changes('a < b')).toEqual(['a <= b']);
  expect(changes('a !== b')).toEqual(['a === b']);
  expect(changes('a && !b')).toEqual(['a || !b', 'a && b']);
  expect(changes('n += m')).toEqual(['n -= m']);
  expect(changes('n++')).toEqual(['n--']);
  expect(changes('f(-x, true, 1, 7)')).toEqual(['f(x, true, 1, 7)', 'f(-x, false, 1, 7)', 'f(-x, true, 0, 7)', 'f(-x, true, 1, 8)']);
  expect(changes('(a - (b)) >= 0')).toEqual(['(a + (b)) >= 0', '(a - (b)) > 0', '(a - (b)) >= 1']);
});

test('types, imports, texts and comments are left alone', () => {
  expect(changes("import { a } from './a1.ts'; type N = 1 | 2; const x: N = y as 1; // 1 < 2\nconst s = 'a < 1' + t;")).toEqual([]);
});

test('a number that only stands in for a missing entry is left alone, a computed one is not', () => {
  expect(changes('list[i] ?? 0; list[i] ?? -1; map.get(k + 1) ?? 7')).toEqual([
    'list[i] ?? 0; list[i] ?? -1; map.get(k - 1) ?? 7',
    'list[i] ?? 0; list[i] ?? -1; map.get(k + 0) ?? 7',
  ]);
  expect(changes('a ?? b - 2')).toEqual(['a ?? b + 2', 'a ?? b - 3']);
});

test('a site is shown by its line before and after', () => {
  const text = 'let n = x;\n  if (n > m) go();\n';
  const [site] = sitesIn('rule.ts', text);
  expect(site && diffOf(text, site)).toEqual({ line: 2, before: 'if (n > m) go();', after: 'if (n >= m) go();' });
});

test('the same seed draws the same lots', () => {
  const draw = (seed: string): number[] => Array.from({ length: 20 }, lots(seed).bind(null, 1000));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
  expect(Math.max(...draw('c'))).toBeLessThan(1000);
});
