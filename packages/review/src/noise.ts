/** Two figures further apart than so many standard errors are told apart: 95 times in a hundred rightly. */
export const SURE = 1.96;
/** Nobody needs to know more exactly what is smaller than this. */
export const SMALL = 0.03;
