import type { Arguments, Vocabulary, WordCodec } from '@orrery/kernel';

/** First code and steps of one word's shape: code = base + Σ index × step. */
export interface Shape {
  readonly base: number;
  readonly size: number;
  readonly steps: readonly number[];
}

/** The shapes of every word of a vocabulary, for packing on the hot path. */
export function shapesOf<V extends Vocabulary>(
  vocabulary: V,
  codec: Pick<WordCodec<unknown>, 'base'>,
): { readonly [W in keyof V]: readonly Shape[] } {
  const all: Record<string, Shape[]> = {};
  for (const [word, given] of Object.entries(vocabulary)) {
    const list = (Array.isArray(given) ? given : [given]) as readonly Arguments[];
    all[word] = list.map((shape, n) => {
      const lengths = Object.values(shape).map((values) => values.length);
      const steps = lengths.map((_, i) => lengths.slice(i + 1).reduce((a, b) => a * b, 1));
      return { base: codec.base(word, n), size: lengths.reduce((a, b) => a * b, 1), steps };
    });
  }
  return all as { readonly [W in keyof V]: readonly Shape[] };
}
