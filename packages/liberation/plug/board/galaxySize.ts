/** How large the galaxy is drawn. */
export interface Size {
  readonly card: number;
  readonly gap: number;
  readonly r: number;
  readonly names: boolean;
}
export const WIDE: Size = { card: 392, gap: 12, r: 17, names: true };
export const NARROW: Size = { card: 168, gap: 6, r: 12.5, names: false };

/** So many radii of a city a lane keeps from one it does not join. */
export const CLEARANCE = 1.55;
