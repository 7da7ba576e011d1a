/** What somebody has chosen, as it is stored. */
import type { Wishes } from '@orrery/protocol';

export interface Wish {
  readonly wishes: Wishes;
  /** When it was chosen. */
  readonly since: number;
}

export const wishText = (wishes: Wishes, since: number): string => JSON.stringify({ wishes, since } satisfies Wish);
export const wishIn = (text: string): Wish => JSON.parse(text) as Wish;
