/** `asked`: to be answered. `wrong`: the last answer was not right. `solved`, `given`: the answer is known. */
export type Phase = 'asked' | 'wrong' | 'solved' | 'given';

/** What became of a puzzle, for whoever looks at its answer. */
export interface Outcome {
  readonly first: boolean;
  readonly before: number;
  readonly after: number;
}
