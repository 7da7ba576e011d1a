/** Searching the rules: every word that was asked for, in any order. */

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

export const wordsOf = (wanted: string): readonly string[] => plain(wanted).split(/\s+/).filter(Boolean);

export const says = (text: string, words: readonly string[]): boolean => {
  const all = plain(text);
  return words.every((word) => all.includes(word));
};

/** A text in pieces, those in odd places being what was asked for. A single letter is everywhere and marks nothing. */
export function marked(text: string, words: readonly string[]): readonly string[] {
  const all = plain(text);
  const pieces: string[] = [];
  let from = 0;
  // Where a letter changes its length with its case, places in one text are none in the other.
  if (all.length !== text.length) return [text];
  for (;;) {
    const [next] = words
      .filter((word) => word.length > 1)
      .map((word) => [all.indexOf(word, from), word.length] as const)
      .filter(([at]) => at >= 0)
      .toSorted(([a, long], [b, longer]) => a - b || longer - long);
    if (!next) return [...pieces, text.slice(from)];
    const [at, length] = next;
    pieces.push(text.slice(from, at), text.slice(at, at + length));
    from = at + length;
  }
}
