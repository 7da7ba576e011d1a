/** Both ways between integers and words; total over everything the rules can ever list or tell. */
export interface Codec<T> {
  name(code: number): T;
  /** −1 where the words name nothing. Takes anything: words come from outside. */
  code(named: unknown): number;
  /** Codes are below this: the width of a network's output, the radix of a compact record. */
  readonly size: number;
  /** Every word in each of its shapes, in the order of their codes: what messages are looked up and checked by. */
  readonly forms: readonly Form[];
  /** The word and shape a code belongs to. */
  form(code: number): Form;
}

/** A word in one of its shapes. */
export interface Form {
  readonly word: string;
  /** 0 for the first shape of the word. */
  readonly shape: number;
  readonly arguments: Arguments;
}

/** The values an argument may take, in the order of their indices. */
export type Values = readonly (string | number | boolean)[];
/** The arguments of a word, in the order in which they are packed (the first varies slowest). */
export type Arguments = Readonly<Record<string, Values>>;
interface Entry extends Form {
  readonly base: number;
  readonly size: number;
  readonly names: readonly string[];
  readonly values: readonly Values[];
  readonly radix: readonly number[];
  readonly index: readonly ReadonlyMap<unknown, number>[];
}

/** `count(5)` is 0…4, `count(3, 7)` is 3…7: number arguments. */
export function count(first: number, last?: number): readonly number[] {
  const from = last === undefined ? 0 : first;
  const to = last === undefined ? first - 1 : last;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** JavaScript puts keys that are numbers before all others, wherever they were written: a word called so would move the codes of older ones. */
function inOrder(keys: readonly string[]): readonly string[] {
  const number = keys.find((key) => /^\d+$/.test(key));
  if (number !== undefined) throw new Error(`${number} cannot name a word or an argument: names of digits lose their place`);
  return keys;
}

/** Forms in the order of their codes; the n-th of one word is its n-th shape. */
function entries(forms: readonly Omit<Form, 'shape'>[]): Entry[] {
  let base = 0;
  const shapes = new Map<string, number>();
  inOrder(forms.map(({ word }) => word));
  return forms.map(({ word, arguments: given }) => {
    const shape = shapes.get(word) ?? 0;
    shapes.set(word, shape + 1);
    const names = inOrder(Object.keys(given));
    const values = Object.values(given);
    const radix = new Array<number>(names.length);
    let size = 1;
    for (let i = names.length - 1; i >= 0; i--) {
      radix[i] = size;
      size *= values[i]?.length ?? 0;
    }
    const index = values.map((list) => new Map<unknown, number>(list.map((value, i) => [value, i])));
    const entry = { word, shape, arguments: given, base, size, names, values, radix, index };
    base += size;
    return entry;
  });
}

/** A codec over words in their shapes, which get consecutive codes in the order given. */
export function codecOf<T>(tag: string, forms: readonly Omit<Form, 'shape'>[]): Codec<T> {
  const list = entries(forms);
  const size = list.reduce((sum, entry) => sum + entry.size, 0);
  if (size > 2 ** 30) throw new Error(`codec of ${tag} needs ${size} codes, more than 2^30`);
  const byWord = new Map<string, Entry[]>();
  for (const entry of list) byWord.set(entry.word, [...(byWord.get(entry.word) ?? []), entry]);

  const find = (code: number): Entry => {
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((list[middle]?.base ?? 0) <= code) low = middle;
      else high = middle - 1;
    }
    const entry = list[low];
    if (!entry || !Number.isInteger(code) || code < 0 || code >= size) throw new RangeError(`no ${tag} has code ${code}`);
    return entry;
  };

  return {
    size,
    forms: list,
    form: find,
    name(code) {
      const entry = find(code);
      const named: Record<string, unknown> = { [tag]: entry.word };
      let rest = code - entry.base;
      entry.names.forEach((name, i) => {
        const step = entry.radix[i] ?? 1;
        const at = Math.floor(rest / step);
        rest -= at * step;
        named[name] = entry.values[i]?.[at];
      });
      return named as T;
    },
    code(named) {
      if (typeof named !== 'object' || named === null) return -1;
      const given = named as Record<string, unknown>;
      if (!Object.hasOwn(given, tag)) return -1;
      const word = given[tag];
      if (typeof word !== 'string') return -1;
      const keys = Object.keys(given).length;
      for (const entry of byWord.get(word) ?? []) {
        if (keys !== entry.names.length + 1) continue;
        let code = entry.base;
        for (let i = 0; i < entry.names.length; i++) {
          const name = entry.names[i] ?? '';
          const at = Object.hasOwn(given, name) ? entry.index[i]?.get(given[name]) : undefined;
          if (at === undefined) {
            code = -1;
            break;
          }
          code += at * (entry.radix[i] ?? 1);
        }
        if (code >= 0) return code;
      }
      return -1;
    },
  };
}
