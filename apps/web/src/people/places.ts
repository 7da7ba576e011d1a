/** Places and scales of a list of ratings. */
import type { Figure } from '@orrery/protocol';

type Ranked = Pick<Figure, 'figure' | 'margin'>;

/** A place is a range as long as intervals touch: above are those who are surely stronger, below those who are surely not. */
export function placesOf(rows: readonly Ranked[]): readonly string[] {
  return rows.map(({ figure, margin }) => {
    const first = 1 + rows.filter((other) => other.figure - other.margin > figure + margin).length;
    const last = rows.filter((other) => other.figure + other.margin >= figure - margin).length;
    return first === last ? String(first) : `${first}–${last}`;
  });
}

const STEP = 100;

/** From the lowest end of an interval to the highest, in whole hundreds; `at` is a place on it from 0 to 100. */
export function scaleOf(rows: readonly Ranked[]): { readonly low: number; readonly high: number; at(figure: number): number } {
  const low = Math.floor(Math.min(900, ...rows.map(({ figure, margin }) => figure - margin)) / STEP) * STEP;
  const high = Math.ceil(Math.max(1100, ...rows.map(({ figure, margin }) => figure + margin)) / STEP) * STEP;
  return { low, high, at: (figure) => (100 * (figure - low)) / (high - low) };
}
