import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { quick, scripted, seeded, shuffleDraws, type Chance } from './chance.ts';
import { sha256, utf8 } from './sha256.ts';

const SPAN = 2 ** 32;
const draws = (chance: Chance, bound: number, count: number): number[] => Array.from({ length: count }, () => chance.below(bound));
const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Standard deviations by which counts are further from equal shares than chance would have them. */
function unevenness(counts: readonly number[]): number {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** Draws sorted into equal parts of the range; a part of a large range is not quite whole, which no count here could show. */
function tally(chance: { below(bound: number): number }, bound: number, parts: number, count: number): number[] {
  const counts = new Array<number>(parts).fill(0);
  for (let i = 0; i < count; i++) {
    const part = Math.floor((chance.below(bound) * parts) / bound);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}

/** Number of a permutation of 0…n−1 among all of them. */
function rank(order: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < order.length; i++) {
    let smaller = 0;
    for (let j = i + 1; j < order.length; j++) if ((order[j] ?? 0) < (order[i] ?? 0)) smaller++;
    number = number * (order.length - i) + smaller;
  }
  return number;
}

describe('the generator of matches is frozen', () => {
  test.each<[what: string, chance: Chance, bound: number, first: number[]]>([
    [
      'whole words',
      seeded('orrery'),
      SPAN,
      [
        412896660, 2522971456, 763321021, 1776502809, 1734706663, 115147192, 2945463169, 1501061339, 1542076873, 3830482577, 340001067,
        2362719192, 802426581, 33843357, 800616150, 4259645116, 2715917715, 1595315951,
      ],
    ],
    ['cards', seeded('orrery'), 60, [0, 16, 1, 9, 43, 52, 49, 59, 13, 17, 27, 12, 21, 57, 30, 16, 15, 11]],
    ['a die, from no words', seeded(''), 6, [2, 1, 2, 4, 4, 3, 4, 5, 1, 3, 2, 3, 0, 4, 0, 3, 0, 3]],
    ['a key of bytes', seeded(new Uint8Array(32)), 1000, [654, 656, 152, 331, 93, 904, 160, 555, 346, 401, 7, 24, 586, 509, 987]],
    [
      'a bound that refuses every other word',
      seeded('orrery'),
      2 ** 31 + 1,
      [
        412896660, 157577971, 763321021, 1776502809, 1734706663, 115147192, 148957822, 1501061339, 1542076873, 2114670399, 340001067,
        724093027,
      ],
    ],
    ['draws far on', seeded('orrery', 1_000_000), SPAN, [2902213557, 3666795368, 2033056268]],
    ['draws beyond 32 bits', seeded('orrery', 2 ** 40), SPAN, [923168963, 3242933965, 3650237289]],
  ])('%s', (_, chance, bound, first) => {
    expect(draws(chance, bound, first.length)).toEqual(first);
  });

  test('a shuffle', () => {
    expect(seeded('orrery').shuffle(upTo(20))).toEqual([10, 16, 8, 3, 12, 19, 2, 13, 6, 14, 9, 1, 11, 5, 15, 17, 4, 18, 7, 0]);
  });

  test('draw n is word n of ChaCha20 under the hashed seed; where that word is refused, the first fair word of a stream of its own', () => {
    const key = sha256(utf8('a match'));
    const words = (counter: number, nonce: number, count: number): number[] => {
      const start = Buffer.alloc(16);
      start.writeBigUInt64LE(BigInt(counter), 0);
      start.writeUInt32LE(nonce, 8);
      const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(4 * count));
      return upTo(count).map((i) => stream.readUInt32LE(4 * i));
    };
    const stream = words(0, 0, 1000);
    for (const bound of [7, 60, 3 * 2 ** 30, 2 ** 31 + 1, SPAN - 1]) {
      const fair = SPAN - (SPAN % bound);
      const expected = stream.map((word, n) => (word < fair ? word : (words(n, 1, 16).find((other) => other < fair) ?? NaN)) % bound);
      expect(draws(seeded('a match'), bound, 1000)).toEqual(expected);
    }
    expect(stream.filter((word) => word >= 2 ** 31 + 1).length).toBeGreaterThan(400);
  });

  test('each draw counts once, also where a word was refused', () => {
    const chance = seeded('orrery');
    draws(chance, 2 ** 31 + 1, 12);
    expect(chance.drawn).toBe(12);
    chance.shuffle(upTo(20));
    expect(chance.drawn).toBe(31);
  });

  test('what was drawn before leaves no trace: any draw can be wound back to and comes again', () => {
    const chance = seeded('orrery');
    const bounds = upTo(100).map((i) => [6, 60, 2 ** 31 + 1, SPAN][i % 4] ?? 1);
    const once = bounds.map((bound) => chance.below(bound));
    for (const at of [0, 15, 16, 17, 50, 99]) {
      chance.windBack(at);
      expect(chance.drawn).toBe(at);
      expect(bounds.slice(at).map((bound) => chance.below(bound))).toEqual(once.slice(at));
      const fresh = seeded('orrery', at);
      expect(bounds.slice(at).map((bound) => fresh.below(bound))).toEqual(once.slice(at));
    }
  });

  test('the bytes of a seed are taken over: changing them later changes nothing', () => {
    const seed = new Uint8Array(32);
    const chance = seeded(seed);
    seed.fill(1);
    expect(draws(chance, 1000, 3)).toEqual([654, 656, 152]);
  });

  test('seeds that are not 32 bytes are refused', () => {
    expect(() => seeded(new Uint8Array(31))).toThrow('a seed has 32 bytes, not 31');
  });
});

const generators: readonly (readonly [string, (n: number) => Chance])[] = [
  ['seeded', (n) => seeded(`fair ${n}`)],
  ['quick', (n) => quick(n)],
];

describe.each(generators)('%s is fair', (_, generator) => {
  test.each([2, 3, 5, 6, 7, 10, 60, 97, 256, 1000])('below %i', (bound) => {
    expect(Math.abs(unevenness(tally(generator(bound), bound, bound, 100 * bound)))).toBeLessThan(4);
  });

  test.each([2 ** 31 - 1, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 2 ** 20, 2 ** 32 - 1, 2 ** 32])('below %i, close to its 32 bits', (bound) => {
    const chance = generator(bound % 1000);
    expect(Math.abs(unevenness(tally(chance, bound, 64, 20_000)))).toBeLessThan(4);
    // Neighbours too: the lowest bits are as even as the highest.
    expect(Math.abs(unevenness(tally({ below: () => chance.below(bound) % 8 }, 8, 8, 8000)))).toBeLessThan(4);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('every order of %i items', (length) => {
    const chance = generator(length);
    const orders = upTo(length).reduce((product, i) => product * (i + 1), 1);
    const counts = new Array<number>(orders).fill(0);
    for (let i = 0; i < 8 * orders + 4000; i++) {
      const order = rank(chance.shuffle(upTo(length)));
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Math.abs(unevenness(counts))).toBeLessThan(4);
  });

  test('draws next to each other have nothing to do with each other', () => {
    const chance = generator(17);
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const pair = chance.below(6) * 6 + chance.below(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(unevenness(counts))).toBeLessThan(4);
  });

  test('the same seed gives the same draws, another gives others', () => {
    const first = draws(generator(1), SPAN, 4);
    expect(draws(generator(1), SPAN, 4)).toEqual(first);
    expect(new Set(upTo(500).map((n) => draws(generator(n), SPAN, 4).join())).size).toBe(500);
  });

  test.each([0, -1, 1.5, Number.NaN, SPAN + 1])('below %d nothing can be drawn', (bound) => {
    const chance = generator(1);
    expect(() => chance.below(bound)).toThrow(RangeError);
    expect(chance.drawn).toBe(0);
  });

  test('below 1 there is only 0, and an empty or single list needs no draw', () => {
    const chance = generator(1);
    expect(draws(chance, 1, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(chance.shuffle([])).toEqual([]);
    expect(chance.shuffle(['a'])).toEqual(['a']);
    expect(chance.drawn).toBe(5);
  });
});

test('these tests of fairness see a remainder taken without care, and a shuffle that swaps anywhere', () => {
  const words = seeded('careless');
  const careless = { below: (bound: number): number => words.below(SPAN) % bound };
  expect(unevenness(tally(careless, 3 * 2 ** 30, 64, 20_000))).toBeGreaterThan(100);
  const counts = new Array<number>(24).fill(0);
  for (let i = 0; i < 4192; i++) {
    const items = upTo(4);
    for (let at = 0; at < 4; at++) {
      const other = words.below(4);
      [items[at], items[other]] = [items[other] ?? 0, items[at] ?? 0];
    }
    counts[rank(items)] = (counts[rank(items)] ?? 0) + 1;
  }
  expect(unevenness(counts)).toBeGreaterThan(10);
});

test('quick seeds count beyond 32 bits', () => {
  expect(draws(quick(1), SPAN, 3)).toEqual([573063952, 3268221502, 703077755]);
  expect(draws(quick(2 ** 40 + 1), 60, 10)).toEqual([48, 29, 40, 20, 20, 22, 29, 34, 42, 54]);
});

describe('scripted chance', () => {
  test('gives what is written, once', () => {
    const chance = scripted([3, 0, 59]);
    expect([chance.below(6), chance.below(1), chance.below(60)]).toEqual([3, 0, 59]);
    expect(chance.drawn).toBe(3);
    expect(() => chance.below(2)).toThrow('the script has 3 draws, one more (below 2) was asked for');
    chance.windBack(1);
    expect([chance.below(1), chance.below(60)]).toEqual([0, 59]);
  });

  test.each([6, -1])('a draw of %i is not below 6, and is not taken', (draw) => {
    const chance = scripted([draw]);
    expect(() => chance.below(6)).toThrow(`draw 0 of the script is ${draw}, not below 6`);
    expect(chance.drawn).toBe(0);
  });

  test('shuffles into any order wanted', () => {
    const chance = seeded('orders');
    for (let length = 0; length < 30; length++) {
      const from = chance.shuffle(upTo(length));
      const to = chance.shuffle(upTo(length));
      const script = shuffleDraws(from, to);
      expect(script).toHaveLength(Math.max(0, length - 1));
      expect(scripted(script).shuffle([...from])).toEqual(to);
    }
  });

  test.each([
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
    [
      ['a', 'b'],
      ['c', 'b'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'b'],
    ],
    [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ],
    [
      ['a', 'b', 'c'],
      ['b', 'c'],
    ],
  ])('%j cannot be shuffled into %j', (from, to) => {
    expect(() => shuffleDraws(from, to)).toThrow('the two orders do not hold the same items');
  });
});
