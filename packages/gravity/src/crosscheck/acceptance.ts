import type { Options } from '@orrery/kernel';
import { options, settingsOf } from '../options.ts';
import { house } from '../pack/house.ts';
import { table } from '../table.ts';
import { campaign, FIGURES, type Estimate, type Figure } from './campaign.ts';
import type { Column } from './columns.ts';

/** Games behind each figure of the columns. */
const GIVEN_GAMES = 20_000;
/** Figures given in per cent: their errors follow from the shares, also where one of them is zero. */
const SHARES: ReadonlySet<Figure> = new Set(['surround', 'points', 'limit', 'drawn', 'seat0', 'seat1', 'seat2', 'seat3']);

export interface Gap {
  readonly column: string;
  readonly figure: Figure;
  readonly given: number;
  readonly found: number;
  readonly z: number;
}

/** How far the figures of own games are from a column, in standard errors of the difference. */
export function gaps(column: Column, games: number, seed: number): Gap[] {
  const chosen: Options = { ...Object.fromEntries(options.map(({ id, default: value }) => [id, value])), ...column.options };
  const found = campaign(table(house, settingsOf(chosen), chosen), games, seed);
  return FIGURES.map((figure) => {
    const [given] = column.figures[figure];
    const { mean } = found[figure];
    return {
      column: column.title,
      figure,
      given,
      found: mean,
      z: SHARES.has(figure) ? shareGap(given, mean, games) : gap(given, found[figure], games),
    };
  });
}

/** The errors of a column are printed with one or two digits; own games tell the spread better, and it is the same on both sides. */
function gap(given: number, found: Estimate, games: number): number {
  const difference = found.mean - given;
  return difference === 0 ? 0 : difference / (found.error * Math.sqrt(1 + games / GIVEN_GAMES));
}

/** Two shares in per cent, compared with their common share. */
function shareGap(given: number, found: number, games: number): number {
  const common = (given * GIVEN_GAMES + found * games) / (GIVEN_GAMES + games) / 100;
  return common === 0 || common === 1 ? 0 : (found - given) / 100 / Math.sqrt(common * (1 - common) * (1 / games + 1 / GIVEN_GAMES));
}

/** What points to a rule read differently: a gap beyond 3.5, or more than one in ten beyond 2. */
export function suspicions(found: readonly Gap[]): string[] {
  const told = ({ column, figure, given, found: own, z }: Gap): string =>
    `${column}, ${figure}: ${own.toFixed(3)} instead of ${given}, z = ${z.toFixed(1)}`;
  const far = found.filter(({ z }) => Math.abs(z) > 3.5);
  const wide = found.filter(({ z }) => Math.abs(z) > 2);
  return wide.length > found.length / 10 ? wide.map(told) : far.map(told);
}
