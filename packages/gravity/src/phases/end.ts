import { ALL, set, type Result } from '@orrery/kernel';
import { gravity, sideOf } from '../control.ts';
import type { At } from '../decision.ts';
import { stages } from '../stages.ts';
import type { State } from '../state.ts';
import { firstOf, membersOf, sideOfSeat, type Table } from '../table.ts';
import { WAYS } from '../words.ts';

export const BY_SURROUND = WAYS.indexOf('surround');
export const BY_POINTS = WAYS.indexOf('points');
export const BY_LIMIT = WAYS.indexOf('limit');

const CLAUSES = ['GRV-ISLANDS-14', 'GRV-DOM-4', 'GRV-END-3'] as const;

/** A side wins, or with side −1 nobody does; no decision is offered any more. GRV-END-1, GRV-END-4 */
export function win({ table, state, tell }: At, side: number, way: number): void {
  state.end = way;
  state.winner = side;
  state.put = 0;
  state.asking = 0;
  state.stage = stages.over;
  tell?.(ALL, side < 0 ? table.events.drawn() : table.events.won(firstOf(table, side), way));
}

export function result(table: Table, { end, winner }: Pick<State, 'end' | 'winner'>): Result | null {
  const clause = CLAUSES[end];
  return clause === undefined ? null : { winners: winner < 0 ? [] : [...membersOf(table, winner)], clause };
}

/** The end of a state by its result. */
export function endOf(table: Table, { winners, clause }: Result): Pick<State, 'end' | 'winner' | 'stage'> {
  const [winner] = winners;
  const end = CLAUSES.findIndex((id) => id === clause);
  return { end, winner: winner === undefined ? -1 : sideOfSeat(table, winner), stage: stages.over };
}

/** At the round limit: points, neighbours of one island, gravity of one island, number of islands. GRV-END-3 */
export function winByLimit(at: At): void {
  const { table, state } = at;
  const figures = state.round.points.map((points) => ({ points, ring: 0, gravity: 0, islands: 0 }));
  type Figures = (typeof figures)[number];
  state.islands.forEach((island, i) => {
    const figure = figures[sideOf(table, state, i)];
    if (!figure) return;
    figure.ring = Math.max(figure.ring, set.size(island.near));
    figure.gravity = Math.max(figure.gravity, gravity(island));
    figure.islands++;
  });
  const compare = (a: Figures, b: Figures): number =>
    a.points - b.points || a.ring - b.ring || a.gravity - b.gravity || a.islands - b.islands;
  const best = figures.reduce((a, b) => (compare(b, a) > 0 ? b : a));
  const winners = figures.filter((figure) => compare(figure, best) === 0);
  win(at, winners.length === 1 ? figures.indexOf(best) : -1, BY_LIMIT);
}
