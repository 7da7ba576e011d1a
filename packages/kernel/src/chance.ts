/**
 * All randomness. Counter-based: the n-th draw is a function of seed and n, so a match stores only how many draws were made.
 * Players see draws, so a match's generator is a keyed cryptographic one; search may bring any other.
 */
export interface Chance {
  /** Uniform over 0…bound−1, without bias. */
  below(bound: number): number;
  /** In place. */
  shuffle<T>(items: T[]): T[];
  readonly drawn: number;
}
