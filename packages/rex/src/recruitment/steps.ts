/** Steps of the Recruitment phase. */
export const WINDOW = 0;
export const NEXT = 1;
export const RECRUITING = 2;
