/** Steps of one player's turn in the Maneuver phase. */
export const BEGIN = 0;
export const MOVING = 1;
export const DEPLOYING = 2;
export const END = 3;
