import type { CitySet } from '../cities.ts';

/** How the Liberation is thought to play: positive weights, compared among what was open. The rules alone say nothing of this. */
export interface Habits {
  /** Of placing the base here; `base` is where it was (31 at setup), `held` all cards it could be. */
  places(to: number, base: number, held: CitySet, occupied: CitySet, adjacent: readonly CitySet[]): number;
  /** Of discarding this card. */
  discards(base: number, hand: CitySet, card: number, adjacent: readonly CitySet[]): number;
  /** Of doing this rather than something else. */
  acts(
    act: 'sabotage' | 'evade' | 'mission' | 'pass',
    city: number,
    base: number,
    hand: CitySet,
    occupied: CitySet,
    adjacent: readonly CitySet[],
  ): number;
}
