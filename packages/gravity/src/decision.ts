import type { Chance, Choice, Seat, Tell } from '@orrery/kernel';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** What an answer may use besides the state: chance, and ears if anybody listens. */
export interface Outside {
  readonly chance: Chance;
  readonly tell: Tell | undefined;
}

/** One row of the rules' table of decisions: what may be answered, and what the answer does. It sets the stage that comes next. */
export interface Decision {
  list(t: Table, s: State, seat: Seat, out: Choice[]): number;
  answer(t: Table, s: State, seat: Seat, choice: Choice, outside: Outside): void;
}

/** Writes base + island for every island of a set; returns how many. */
export function listIslands(base: number, islands: number, out: Choice[]): number {
  let n = 0;
  for (let rest = islands; rest !== 0; rest &= rest - 1) out[n++] = base + 31 - Math.clz32(rest & -rest);
  return n;
}

export const actionName = (t: Table, action: number): string => `${t.sets.numbers[action >> 1]}${action & 1 ? 'B' : 'A'}`;

/** The names of an island, or of the airship (place 0) and the islands after it. */
export function islandName(t: Table, island: number): string {
  return t.islandIds[island] as string;
}
export function placeName(t: Table, place: number): string {
  return place === 0 ? 'airship' : (t.islandIds[place - 1] as string);
}
