import type { RexRules } from '@orrery/rex';

/** Words and arguments of every choice, looked up by its code. */
export interface Words {
  readonly word: readonly string[];
  /** Index of the word, and of its first and second argument. */
  readonly verb: Int16Array;
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly shape: Int8Array;
}

export function wordsOf(rules: RexRules): Words {
  const { forms, size } = rules.choices;
  const word: string[] = [];
  const table = { verb: new Int16Array(size), first: new Int16Array(size), second: new Int16Array(size), shape: new Int8Array(size) };
  let code = 0;
  for (const form of forms) {
    if (!word.includes(form.word)) word.push(form.word);
    const lengths = Object.values(form.arguments).map((values) => values.length);
    const all = lengths.reduce((product, length) => product * length, 1);
    const after = all / (lengths[0] ?? 1);
    const last = after / (lengths[1] ?? 1);
    for (let i = 0; i < all; i++, code++) {
      table.verb[code] = word.indexOf(form.word);
      table.shape[code] = form.shape;
      table.first[code] = lengths.length > 0 ? Math.floor(i / after) : 0;
      table.second[code] = lengths.length > 1 ? Math.floor((i % after) / last) : 0;
    }
  }
  return { word, ...table };
}
