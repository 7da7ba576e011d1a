/** Everybody meets everybody once, by the tables of Berger: sides are as even as they can be. */
import type { Board } from './boards.ts';

export const roundsOf = (count: number): number => (count % 2 === 0 ? count - 1 : count);

/** The boards of a round, from 0 on. Of an odd number one is free in each. */
export function roundRobin(count: number, round: number): readonly Board[] {
  const even = count + (count % 2);
  const last = even - 1;
  const boards: Board[] = [];
  for (let one = 0; one < last; one++) {
    const other = (round + last - one) % last;
    if (one < other) boards.push((one + other) % 2 === 1 ? [one, other] : [other, one]);
    else if (one === other) {
      if (last === count) boards.push([one]);
      else boards.push(one < even / 2 ? [one, last] : [last, one]);
    }
  }
  return boards.toSorted((a, b) => b.length - a.length);
}
