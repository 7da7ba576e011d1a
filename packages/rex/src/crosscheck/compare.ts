import { rex } from '../index.ts';
import { BETRAYAL, COLUMNS, FIGURES, type Column } from './figures.ts';
import { measure } from './measure.ts';
import type { Policy } from './policy.ts';

/** One figure beside its reference, and how many standard errors lie between them. */
export interface Compared {
  readonly name: string;
  readonly found: readonly [mean: number, error: number];
  readonly wanted: readonly [mean: number, error: number];
  readonly z: number;
}

function compareWith(
  wanted: Readonly<Record<string, readonly [number, number]>>,
  found: ReadonlyMap<string, readonly [number, number]>,
): readonly Compared[] {
  return Object.entries(wanted).map(([name, reference]) => {
    const own = found.get(name) ?? [0, 0];
    return { name, found: own, wanted: reference, z: (own[0] - reference[0]) / Math.hypot(own[1], reference[1]) };
  });
}

function rulesFor(options: Readonly<Record<string, number | boolean>>) {
  const rules = rex.open(options);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules;
}

/** A column of the reference figures, played anew. */
export function compareColumn(column: Column, games: number): readonly Compared[] {
  const wanted: Record<string, readonly [number, number]> = {};
  for (const [name, figures] of Object.entries(FIGURES)) {
    const figure = figures[COLUMNS.indexOf(column)];
    if (figure) wanted[name] = figure;
  }
  // every column has games of its own: equal seeds would deal equal decks and make the columns err together
  const seed = COLUMNS.indexOf(column) + 5;
  return compareWith(wanted, measure(rulesFor({ seats: Number(column[1]) }), column[0] as Policy, games, seed));
}

export function compareBetrayal(games: number): readonly Compared[] {
  return compareWith(BETRAYAL, measure(rulesFor({ seats: 6, betrayal: true }), 'U', games));
}

/** The rule of acceptance: nothing beyond 3.5 standard errors, and at most one figure in ten beyond 2. */
export function disagreement(compared: readonly Compared[]): string {
  const far = compared.filter(({ z }) => Math.abs(z) > 3.5);
  const off = compared.filter(({ z }) => Math.abs(z) > 2);
  const show = (list: readonly Compared[]): string =>
    list.map(({ name, found, wanted, z }) => `${name}: ${found[0].toFixed(3)} against ${wanted[0]} (z ${z.toFixed(1)})`).join('; ');
  if (far.length > 0) return show(far);
  return off.length * 10 > compared.length ? show(off) : '';
}
