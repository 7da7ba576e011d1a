import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawn } from './bars.ts';

const LINK = 'https://club.example/#/match/AbCdEfGh12345678';

/** The squares a path covers. */
function squares({ size, path }: ReturnType<typeof drawn>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(width); i++) (rows[Number(y)] ?? [])[Number(x) + i] = true;
  return rows;
}

test('the picture to scan has every dark square of the code and no other, with four quiet ones around it', () => {
  const { data, size } = encode(LINK, { border: 4 });
  const picture = drawn(data);
  expect(picture.size).toBe(size);
  expect(squares(picture)).toEqual(data);
  const edge = [0, 1, 2, 3, size - 4, size - 3, size - 2, size - 1];
  for (const i of edge) for (let j = 0; j < size; j++) expect([data[i]?.[j], data[j]?.[i]]).toEqual([false, false]);
  // The three corners by which readers find it: a ring of seven round a block of three.
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(data[y + 3]?.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
});

test('nothing dark, nothing drawn', () => {
  expect(drawn([[false]])).toEqual({ size: 1, path: '' });
});
