/**
 * Words are declared once, as lists of nouns, and then written and read by name: `events.drew(seat, card)` is an integer, `choices.order.read.second(code)`
 * takes one argument out of it again. Nobody multiplies, and nothing is an object on the way.
 */
import { codecOf, type Codec } from '../codec.ts';
import type { Index, Noun } from './noun.ts';

export type Nouns = readonly Noun[];

/** A further shape of a word: told under the same name, with other arguments. */
export interface Shape<Of extends string = string, N extends Nouns = Nouns> {
  readonly of: Of;
  readonly nouns: N;
}

/** All words of a game's choices or events, in the order of their codes: appending keeps old codes, moving does not. */
export type Lexicon = Readonly<Record<string, Nouns | Shape>>;

export type NounsOf<E extends Nouns | Shape> = E extends Shape<string, infer N> ? N : E extends Nouns ? E : never;
export type Indices<N extends Nouns> = { [I in keyof N]: N[I] extends Noun<infer K> ? Index<K> : never };
type ByName<N extends Nouns, A> = Extract<N[number], { readonly name: A }>;

/** One word: a writer of codes, and a reader for each of its arguments. */
export interface Word<N extends Nouns = Nouns> {
  (...indices: Indices<N>): number;
  /** Codes of this word are first … end − 1; both are −1 where the table has no such word. */
  readonly first: number;
  readonly end: number;
  /** The code with nought for every argument, whether or not nought is one: codes are this and a multiple of each argument. */
  readonly zero: number;
  readonly nouns: N;
  readonly read: { readonly [A in N[number]['name']]: (code: number) => ByName<N, A> extends Noun<infer K> ? Index<K> : never };
}

export type Words<L extends Lexicon> = { readonly [W in keyof L]: Word<NounsOf<L[W]>> };

/** Any sentence of a lexicon as an object, for screens, replays and the wire: `{ kind: 'drew', seat: 1 }`. */
export type Sentence<Tag extends string, L extends Lexicon> = {
  [W in keyof L & string]: { readonly [T in Tag]: L[W] extends Shape<infer Of> ? Of : W } & {
    readonly [N in NounsOf<L[W]>[number] as N['name']]: N['values'][number];
  };
}[keyof L & string];

/** A second shape of a word: `drewUnseen: also('drew', [seat])` is told as `drew` without the card. */
export const also = <const Of extends string, const N extends Nouns>(of: Of, nouns: N): Shape<Of, N> => ({ of, nouns });

const left = new WeakSet<Nouns>();

/** A word that only some tables have; where it is left out it has no codes, and writing it is an error. */
export function where<const N extends Nouns>(needed: boolean, nouns: N): N {
  const own = [...nouns] as unknown as N;
  if (!needed) left.add(own);
  return own;
}

const shapeOf = (word: string, entry: Nouns | Shape): Shape => ('of' in entry ? entry : { of: word, nouns: entry });
const sizeOf = (nouns: Nouns): number => nouns.reduce((size, noun) => size * noun.values.length, 1);

/** How far apart neighbouring values of each argument lie; the first varies slowest. */
export const stepsOf = (nouns: Nouns): number[] => nouns.map((_, i) => sizeOf(nouns.slice(i + 1)));

/** A function for each number of arguments, so that each is small enough to vanish where it is called. */
function writer(zero: number, nouns: Nouns): (...indices: number[]) => number {
  const [a = 0, b = 0, c = 0, d = 0] = stepsOf(nouns);
  switch (nouns.length) {
    case 0:
      return () => zero;
    case 1:
      return (i: number) => zero + i;
    case 2:
      return (i: number, j: number) => zero + i * a + j;
    case 3:
      return (i: number, j: number, k: number) => zero + i * a + j * b + k;
    case 4:
      return (i: number, j: number, k: number, l: number) => zero + i * a + j * b + k * c + l;
    case 5:
      return (i: number, j: number, k: number, l: number, m: number) => zero + i * a + j * b + k * c + l * d + m;
    default:
      throw new Error(`${nouns.map(({ name }) => name).join(', ')}: a word has five arguments at most`);
  }
}

function reader(first: number, step: number, { values, from }: Noun, slowest: boolean): (code: number) => number {
  const size = values.length;
  if (slowest) return step === 1 ? (code) => code - first + from : (code) => (((code - first) / step) | 0) + from;
  return step === 1 ? (code) => ((code - first) % size) + from : (code) => ((((code - first) / step) | 0) % size) + from;
}

function wordOf(word: string, nouns: Nouns, first: number): Word {
  const steps = stepsOf(nouns);
  const readers = nouns.map((noun, i) => [noun.name, reader(first, steps[i] ?? 1, noun, i === 0)] as const);
  const zero = steps.reduce((code, step, i) => code - step * (nouns[i]?.from ?? 0), first);
  const write =
    first < 0
      ? () => {
          throw new RangeError(`this table has no word ${word}`);
        }
      : writer(zero, nouns);
  const end = first < 0 ? -1 : first + sizeOf(nouns);
  return Object.assign(write, { first, end, zero, nouns, read: Object.fromEntries(readers) });
}

/** Writers and readers of a lexicon, and the codec between its codes and sentences. */
export function speak<const Tag extends string, const L extends Lexicon>(
  tag: Tag,
  lexicon: L,
): { readonly words: Words<L>; readonly codec: Codec<Sentence<Tag, L>> } {
  const entries = Object.entries(lexicon).map(([word, entry]) => ({ word, ...shapeOf(word, entry) }));
  const kept = entries.filter(({ nouns }) => !left.has(nouns));
  const codec = codecOf<Sentence<Tag, L>>(
    tag,
    kept.map(({ of, nouns }) => ({ word: of, arguments: Object.fromEntries(nouns.map(({ name, values }) => [name, values])) })),
  );
  let next = 0;
  const words = entries.map(({ word, nouns }) => {
    if (left.has(nouns)) return [word, wordOf(word, nouns, -1)] as const;
    const first = next;
    next += sizeOf(nouns);
    return [word, wordOf(word, nouns, first)] as const;
  });
  return { words: Object.fromEntries(words) as unknown as Words<L>, codec };
}
