/** Coordinates with at most two decimals: the markup stays short. */
export const f = (n: number): number => Math.round(n * 100) / 100;

/** A repeatable stream of numbers in [0, 1) from a word: the same pack always draws the same sky. */
export function stream(word: string): () => number {
  let h = 2166136261;
  for (const c of word) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}
