import type { Known } from '@orrery/kernel';
import { seen, type Table, type View } from '@orrery/liberation';
import { Experience } from './experience.ts';

/** So many tables are kept in mind at once. */
const KEPT = 4;

interface Kept {
  readonly lived: Experience;
  past: readonly number[];
}

/** Experiences of the tables looked at last: a past that goes on is not lived through again from its beginning. */
export class Recollected {
  readonly #table: Table;
  #kept: Kept[] = [];

  readonly #turns: number;

  /** `turns`: how many turns back the seat remembers, besides the present one. */
  constructor(table: Table, turns = Number.POSITIVE_INFINITY) {
    this.#table = table;
    this.#turns = turns;
  }

  of(known: Known<View>): Experience {
    const whole = this.#whole(known);
    const forgotten = whole.recall.turn - this.#turns;
    if (forgotten <= 0) return whole;
    const lived = new Experience(this.#table, known.view.viewer, seen(this.#table, known.view).adjacent);
    for (const entry of known.past) {
      const before = lived.recall.turn;
      lived.push(entry);
      if (lived.recall.turn === forgotten && before < forgotten) lived.forget();
    }
    return lived;
  }

  #whole({ past, view }: Known<View>): Experience {
    const goesOn = (kept: Kept): boolean =>
      kept.lived.recall.me === view.viewer && kept.past.length <= past.length && kept.past.every((entry, i) => entry === past[i]);
    const kept = this.#kept.find(goesOn) ?? {
      lived: new Experience(this.#table, view.viewer, seen(this.#table, view).adjacent),
      past: [],
    };
    for (let i = kept.past.length; i < past.length; i++) kept.lived.push(past[i] as number);
    kept.past = past.slice();
    this.#kept = [kept, ...this.#kept.filter((other) => other !== kept)].slice(0, KEPT);
    return kept.lived;
  }
}
