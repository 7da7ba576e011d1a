import type { Options } from '@orrery/kernel';
import { options, settingsOf } from '../options.ts';
import { house } from '../pack/house.ts';
import { openTable } from '../open-table.ts';
import { campaign, FIGURES, type Figure } from './campaign.ts';
import type { Column } from './columns.ts';

export interface Gap {
  readonly column: string;
  readonly figure: Figure;
  readonly given: number;
  readonly found: number;
  readonly z: number;
}

/** Games behind a figure of a column. */
const THEIRS = 20_000;

/**
 * How far the figures of own games are from a column, in standard errors of the difference. The column's own errors are given to one digit, which
 * makes them up to a half too small: the spread of own games, where they have one, tells them better. What is zero on both sides is no figure.
 */
export function gaps(column: Column, games: number, seed: number): Gap[] {
  const chosen: Options = { ...Object.fromEntries(options.map(({ id, default: value }) => [id, value])), ...column.options };
  const found = campaign(openTable(house, settingsOf(chosen), chosen), games, seed);
  return FIGURES.flatMap((figure) => {
    const [given, rounded] = column.figures[figure];
    const own = found[figure];
    const error = own.error > 0 ? own.error * Math.sqrt(games / THEIRS) : rounded;
    if (given === 0 && own.mean === 0) return [];
    return [{ column: column.title, figure, given, found: own.mean, z: (own.mean - given) / Math.hypot(own.error, error) }];
  });
}

/** What points to a rule read differently: a gap beyond 3.5, or more than one in ten beyond 2. */
export function suspicions(found: readonly Gap[]): string[] {
  const told = ({ column, figure, given, found: own, z }: Gap): string =>
    `${column}, ${figure}: ${own.toFixed(3)} instead of ${given}, z = ${z.toFixed(1)}`;
  const far = found.filter(({ z }) => Math.abs(z) > 3.5);
  const wide = found.filter(({ z }) => Math.abs(z) > 2);
  return wide.length > found.length / 10 ? wide.map(told) : far.map(told);
}
