/** The way of an island or a piece that an answer would send off, or that was sent off. */
import type { Choice, View } from '@orrery/gravity';
import type { Drawn } from '@orrery/web/rules/figures.ts';
import { beside, type Cell, same } from './hex.ts';

export interface SkyWay {
  readonly kind: Drawn['kind'];
  readonly from: Cell;
  readonly to: Cell;
}

export function waysOf(view: View, drawn: Drawn): readonly SkyWay[] {
  const { kind } = drawn;
  const cellOf = (id: string | null | undefined): Cell | undefined => view.islands.find((island) => island.id === id)?.cell;
  const way = (from: Cell | undefined, to: Cell | undefined): readonly SkyWay[] =>
    from && to && !same(from, to) ? [{ kind, from, to }] : [];
  if ('after' in drawn) return (drawn.after as View).islands.flatMap(({ id, cell }) => way(cellOf(id), cell));
  const choice = drawn.choice as Choice;
  const attractor = cellOf(view.attraction?.attractor);
  switch (choice.verb) {
    case 'cell':
      return way(cellOf(view.attraction?.target), attractor && beside(attractor, choice.direction));
    case 'target':
      return way(cellOf(choice.island), attractor);
    case 'redeploy':
      return way(cellOf(choice.from), cellOf(choice.to));
    default:
      return [];
  }
}
