import { Belief, type Habits, type LiberationRules, type View } from '@orrery/liberation';
import type { Known } from '@orrery/kernel';

/** So many tables are kept in mind at once. */
const KEPT = 4;

interface Kept {
  readonly belief: Belief;
  past: readonly number[];
}

/** Beliefs of the tables looked at last: a past that goes on is not taken in again from its beginning. */
export class Beliefs {
  readonly #rules: LiberationRules;
  readonly #habits: Habits | undefined;
  #kept: Kept[] = [];

  constructor(rules: LiberationRules, habits?: Habits) {
    this.#rules = rules;
    this.#habits = habits;
  }

  of({ past, view }: Known<View>): Belief {
    const goesOn = (kept: Kept): boolean =>
      kept.belief.viewer === view.viewer && kept.past.length <= past.length && kept.past.every((entry, i) => entry === past[i]);
    const kept = this.#kept.find(goesOn) ?? { belief: new Belief(this.#rules.table, view.viewer, this.#habits), past: [] };
    for (let i = kept.past.length; i < past.length; i++) kept.belief.push(past[i] as number);
    kept.past = past;
    this.#kept = [kept, ...this.#kept.filter((other) => other !== kept)].slice(0, KEPT);
    return kept.belief;
  }
}
