/** What whole answers are worth, sampled: rows of batches, a column for each answer. Every answer meets the same worlds and the same luck. */
import type { AnyRules } from '@orrery/games';
import type { AnyKnowledge } from '@orrery/games/plug';
import { quick, type Chance, type Choice, type Known, type TableView } from '@orrery/kernel';
import { shareOf } from '../share.ts';

/** How much is thought: so many rows of so many worlds, each followed so many horizons on. */
export interface Scale {
  readonly rows: number;
  readonly worlds: number;
  readonly depth: number;
}

/** An opponent answers at random this often: what holds only against one habit is no answer to a puzzle. */
const ODD = 0.15;

export function weigh(
  rules: AnyRules,
  knowledge: AnyKnowledge,
  known: Known<TableView>,
  answers: readonly (readonly Choice[])[],
  { rows, worlds, depth }: Scale,
  chance: Chance,
): readonly (readonly number[])[] {
  const seat = known.view.viewer;
  const draw = knowledge.worlds ? knowledge.worlds(known, 1) : rules.sample(known);
  const list: Choice[] = [];
  const weights: number[] = [];
  const values: number[] = [];
  const tellOf = (state: unknown) => (knowledge.hear ? (to: number, event: number) => knowledge.hear?.(state, to, event) : undefined);
  const glance = (state: unknown, who: number, n: number, luck: Chance): Choice => {
    if (n === 1 || !knowledge.incline || (who !== seat && luck.below(1000) < ODD * 1000)) return list[luck.below(n)] as Choice;
    knowledge.incline(state, who, list, n, weights);
    let total = 0;
    for (let i = 0; i < n; i++) total += weights[i] as number;
    let rest = (luck.below(1 << 24) / (1 << 24)) * total;
    for (let i = 0; i < n; i++) if ((rest -= weights[i] as number) < 0) return list[i] as Choice;
    return list[n - 1] as Choice;
  };
  /** The seat's share of the victory after this answer, in the world and with the luck of these seeds. */
  const follow = (answer: readonly Choice[], world: number, fate: number): number => {
    const state: unknown = draw(quick(world));
    const luck = quick(fate);
    const tell = tellOf(state);
    let far = knowledge.horizon?.(state);
    let left = depth;
    for (const choice of answer) rules.apply(state, seat, choice, luck, tell);
    for (let steps = 0; steps < rules.bound; steps++) {
      const asked = rules.asked(state);
      if (asked === 0) break;
      if (far?.(state)) {
        if (--left === 0) break;
        far = knowledge.horizon?.(state);
      }
      const who = 31 - Math.clz32(asked & -asked);
      const n = rules.legal(state, who, list);
      rules.apply(state, who, glance(state, who, n, luck), luck, tell);
    }
    const result = rules.result(state);
    if (result) return shareOf(result.winners, seat, rules.seats, knowledge.partners);
    if (!knowledge.evaluate) return 1 / rules.seats;
    knowledge.evaluate(state, values);
    return values[seat] as number;
  };
  return Array.from({ length: rows }, () => {
    const sums = answers.map(() => 0);
    for (let i = 0; i < worlds; i++) {
      const world = chance.below(2 ** 32);
      const fate = chance.below(2 ** 32);
      answers.forEach((answer, k) => (sums[k] = (sums[k] as number) + follow(answer, world, fate)));
    }
    return sums.map((sum) => sum / worlds);
  });
}

export const thousandths = (share: number): number => Math.round(share * 1000);

/** What the rows say: the means, the best answer, and how far it leads the next, with the error of that. */
export interface Standing {
  readonly means: readonly number[];
  readonly best: number;
  readonly next: number;
  readonly lead: number;
  readonly error: number;
}

export function standing(rows: readonly (readonly number[])[]): Standing {
  const width = rows[0]?.length ?? 0;
  const means = Array.from({ length: width }, (_, k) => rows.reduce((sum, row) => sum + (row[k] as number), 0) / rows.length);
  const order = means.map((_, k) => k).toSorted((a, b) => (means[b] as number) - (means[a] as number));
  const [best = 0, next = 0] = order;
  const gaps = rows.map((row) => (row[best] as number) - (row[next] as number));
  const lead = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = gaps.reduce((sum, gap) => sum + (gap - lead) ** 2, 0) / Math.max(1, gaps.length - 1);
  return { means, best, next, lead, error: Math.sqrt(spread / gaps.length) };
}
