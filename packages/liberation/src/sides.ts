import type { Index } from '@orrery/kernel';

/** One of the two sides, which is its seat. */
export type Side = Index<'seat'>;
export const DYNASTY: Side = 0;
export const LIBERATION: Side = 1;

export const otherSide = (side: Side): Side => 1 - side;
