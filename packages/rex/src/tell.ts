import { ALL } from '@orrery/kernel';
import type { Table } from './table.ts';
import type { Vocabularies } from './vocabulary.ts';

type Word = keyof Vocabularies['e'];

/** Tells some viewers one event, given by word, shape and the indices of its arguments. Nobody listening: nothing is computed. */
export function tellTo(t: Table, to: number, word: Word, shape: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
  const { tell } = t;
  if (!tell) return;
  const form = t.words.e[word][shape];
  if (!form) throw new RangeError(`${word} has no shape ${shape}`);
  const [sa = 0, sb = 0, sc = 0, sd = 0, se = 0] = form.steps;
  tell(to, form.base + a * sa + b * sb + c * sc + d * sd + e * se);
}

/** Tells everybody. */
export function tellAll(t: Table, word: Word, a = 0, b = 0, c = 0, d = 0, e = 0): void {
  if (t.tell) tellTo(t, ALL, word, 0, a, b, c, d, e);
}

/** Tells one seat the full event (shape 1), and everybody else that it happened (shape 0, without the last argument). */
export function tellSecret(t: Table, seat: number, word: Word, a = 0, b = 0): void {
  if (!t.tell) return;
  tellTo(t, 1 << seat, word, 1, a, b);
  tellTo(t, ALL & ~(1 << seat), word, 0, a);
}
