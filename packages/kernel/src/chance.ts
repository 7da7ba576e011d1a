/**
 * All randomness. Counter-based: the n-th draw is a function of seed and n, so a match stores only how many draws were made.
 * Players see draws, so a match's generator is a keyed cryptographic one; search may bring any other.
 */
import { chacha20 } from './chacha20.ts';
import { sha256, utf8 } from './sha256.ts';

export interface Chance {
  /** Uniform over 0…bound−1, without bias. */
  below(bound: number): number;
  /** In place. */
  shuffle<T>(items: T[]): T[];
  readonly drawn: number;
}

/** A chance that can be wound back: a match does so when its players take something back together. */
export interface Source extends Chance {
  windBack(drawn: number): void;
}

const SPAN = 2 ** 32;

function checked(bound: number): void {
  if (!Number.isInteger(bound) || bound < 1 || bound > SPAN) throw new RangeError(`cannot draw below ${bound}`);
}

/** The highest multiple of the bound that a word reaches. Exact for words of 32 bits, and several times faster than the remainder of two numbers. */
const multipleIn = (word: number, bound: number): number => Math.floor(word / bound) * bound;

/** Fisher and Yates, from the last item down: the order of draws is part of the frozen generator. */
function shuffled<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

class Seeded implements Source {
  drawn: number;
  readonly #key: Uint8Array;
  readonly #words = new Uint32Array(16);
  #block = -1;

  constructor(key: Uint8Array, drawn: number) {
    this.#key = key;
    this.drawn = drawn;
  }

  below(bound: number): number {
    checked(bound);
    const draw = this.drawn++;
    const block = Math.floor(draw / 16);
    if (block !== this.#block) {
      chacha20(this.#key, block, 0, 0, this.#words);
      this.#block = block;
    }
    const word = this.#words[draw % 16] as number;
    const multiple = multipleIn(word, bound);
    return multiple + bound <= SPAN ? word - multiple : this.#again(draw, bound);
  }

  /** A word beyond the last whole multiple of the bound would favour small numbers: draw n goes on in a stream of its own. */
  #again(draw: number, bound: number): number {
    const words = new Uint32Array(16);
    for (let nonce = 1; ; nonce++) {
      chacha20(this.#key, draw, nonce, 0, words);
      for (const word of words) {
        const multiple = multipleIn(word, bound);
        if (multiple + bound <= SPAN) return word - multiple;
      }
    }
  }

  shuffle<T>(items: T[]): T[] {
    return shuffled(this, items);
  }

  windBack(drawn: number): void {
    this.drawn = drawn;
  }
}

/**
 * The generator of matches, frozen for ever: ChaCha20, word n of the key stream with nonce 0 for the n-th draw. A seed of 32 bytes is the key; words
 * are hashed into one.
 */
export function seeded(seed: string | Uint8Array, drawn = 0): Source {
  const key = typeof seed === 'string' ? sha256(utf8(seed)) : seed;
  if (key.length !== 32) throw new RangeError(`a seed has 32 bytes, not ${key.length}`);
  return new Seeded(key.slice(), drawn);
}

class Quick implements Chance {
  drawn = 0;
  #a: number;
  #b: number;
  #c: number;
  #n = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = (seed / SPAN) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < 12; i++) this.#next();
  }

  /** Small fast counting generator (sfc32). */
  #next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#n) | 0;
    this.#n = (this.#n + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(bound: number): number {
    checked(bound);
    this.drawn++;
    for (;;) {
      const word = this.#next();
      const multiple = multipleIn(word, bound);
      if (multiple + bound <= SPAN) return word - multiple;
    }
  }

  shuffle<T>(items: T[]): T[] {
    return shuffled(this, items);
  }
}

/** A fast generator for search and random campaigns; never for a match, whose players could find its seed. */
export function quick(seed: number): Chance {
  return new Quick(seed);
}

class Scripted implements Source {
  drawn = 0;
  readonly #draws: readonly number[];

  constructor(draws: readonly number[]) {
    this.#draws = draws;
  }

  below(bound: number): number {
    checked(bound);
    const draw = this.#draws[this.drawn];
    if (draw === undefined) throw new RangeError(`the script has ${this.#draws.length} draws, one more (below ${bound}) was asked for`);
    if (draw < 0 || draw >= bound) throw new RangeError(`draw ${this.drawn} of the script is ${draw}, not below ${bound}`);
    this.drawn++;
    return draw;
  }

  shuffle<T>(items: T[]): T[] {
    return shuffled(this, items);
  }

  windBack(drawn: number): void {
    this.drawn = drawn;
  }
}

/** Given draws, for tests that need one certain deal. */
export function scripted(draws: readonly number[]): Source {
  return new Scripted(draws);
}

/** The draws by which `shuffle` turns one order into another: a deal in a script is written as the deck it should give. */
export function shuffleDraws<T>(from: readonly T[], to: readonly T[]): number[] {
  const items = [...from];
  const draws: number[] = [];
  let same = from.length === to.length;
  for (let i = items.length - 1; i >= 0 && same; i--) {
    const j = items.lastIndexOf(to[i] as T, i);
    same = j >= 0;
    if (i > 0) draws.push(j);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  if (!same) throw new RangeError('the two orders do not hold the same items');
  return draws;
}
