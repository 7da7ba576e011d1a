import type { Codec } from '@orrery/kernel';
import { VERBS, type LiberationChoice, type Verb, type Verbs } from './words.ts';

/** Numbers of the verbs, to switch on. */
export const VERB = Object.fromEntries(VERBS.map((verb, number) => [verb, number])) as Readonly<Record<Verb, number>>;

/**
 * Choices by their codes, for those who look at millions of them: bots and trainers. Rules never take a code apart: their decisions are handed
 * the arguments.
 */
export interface ChoiceCodes {
  readonly codec: Codec<LiberationChoice>;
  /** First code of each verb the table has. */
  readonly base: Readonly<Record<Verb, number>>;
  /** Verb and argument of every code before the orders, which are too many. */
  readonly verbOf: readonly number[];
  readonly argumentOf: readonly number[];
}

export function choiceCodes(verbs: Verbs, codec: Codec<LiberationChoice>): ChoiceCodes {
  const verbOf: number[] = [];
  const argumentOf: number[] = [];
  const present = VERBS.filter((verb) => verbs[verb].first >= 0);
  for (const verb of present) {
    if (verb === 'order') continue;
    for (let code = verbs[verb].first; code < verbs[verb].end; code++) {
      verbOf.push(VERB[verb]);
      argumentOf.push(code - verbs[verb].first);
    }
  }
  return {
    codec,
    base: Object.fromEntries(present.map((verb) => [verb, verbs[verb].first])) as Record<Verb, number>,
    verbOf,
    argumentOf,
  };
}
