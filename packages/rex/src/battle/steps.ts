/** Steps of a duel, in order. */
export const COMMANDS = 0;
export const ANNOUNCED = 1;
export const PLAN = 2;
export const REVEAL = 3;
export const CARDS = 4;
export const CALLS = 5;
export const RESULT = 6;
export const END = 7;
