/** Sets of cities as bits: city c is bit 1 << c, in letter order. */
export type CitySet = number;

export const size = (set: CitySet): number => {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** First city of a set in letter order; the set must not be empty. */
export const first = (set: CitySet): number => 31 - Math.clz32(set & -set);

/** The i-th city of a set in letter order. */
export const nth = (set: CitySet, i: number): number => {
  let rest = set;
  for (let k = i; k > 0; k--) rest &= rest - 1;
  return first(rest);
};

export const members = (set: CitySet): number[] => {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(first(rest));
  return list;
};
