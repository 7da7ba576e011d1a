import { ALL, type Result, type Tell } from '@orrery/kernel';
import { gravity, sideOf } from '../control.ts';
import { BITS } from '../geometry.ts';
import { at } from '../stages.ts';
import type { State } from '../state.ts';
import { ISLANDS, told, type Table } from '../table.ts';
import { WAYS, type Way } from '../vocabulary.ts';

export const BY_SURROUND = 0;
export const BY_POINTS = 1;
export const BY_LIMIT = 2;

const CLAUSES = ['GRV-ISLANDS-14', 'GRV-DOM-4', 'GRV-END-3'] as const;

/** A side is told by its first seat. */
export const firstOf = (t: Table, side: number): number => (t.members[side] as readonly number[])[0] as number;

/** A side wins, or with side −1 nobody does; no decision is offered any more. GRV-END-1, GRV-END-4 */
export function win(t: Table, s: State, side: number, way: number, tell: Tell | undefined): void {
  s.end = way;
  s.winner = side;
  s.put = 0;
  s.asking = 0;
  s.stage = at.over;
  if (side < 0) tell?.(ALL, told(t, { kind: 'drawn' }));
  else tell?.(ALL, told(t, { kind: 'won', seat: firstOf(t, side), way: WAYS[way] as Way }));
}

export function result(t: Table, s: Pick<State, 'end' | 'winner'>): Result | null {
  if (s.end < 0) return null;
  return { winners: s.winner < 0 ? [] : [...(t.members[s.winner] as readonly number[])], clause: CLAUSES[s.end] as string };
}

/** The end of a state by its result. */
export function endOf(t: Table, { winners, clause }: Result): Pick<State, 'end' | 'winner' | 'stage'> {
  const [winner] = winners;
  return { end: CLAUSES.findIndex((id) => id === clause), winner: winner === undefined ? -1 : (t.side[winner] as number), stage: at.over };
}

/** At the round limit: points, neighbours of one island, gravity of one island, number of islands. GRV-END-3 */
export function winByLimit(t: Table, s: State, tell: Tell | undefined): void {
  const figures = t.members.map((_, side) => [s.points[side] as number, 0, 0, 0] as [number, number, number, number]);
  for (let i = 0; i < ISLANDS; i++) {
    const figure = figures[sideOf(t, s, i)];
    if (!figure) continue;
    figure[1] = Math.max(figure[1], BITS[s.near[i] as number] as number);
    figure[2] = Math.max(figure[2], gravity(s, i));
    figure[3]++;
  }
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((figure, i) => figure - (b[i] as number)).find((gap) => gap !== 0) ?? 0;
  const best = figures.reduce((a, b) => (compare(b, a) > 0 ? b : a));
  const winners = figures.filter((figure) => compare(figure, best) === 0);
  win(t, s, winners.length === 1 ? figures.indexOf(best) : -1, BY_LIMIT, tell);
}
