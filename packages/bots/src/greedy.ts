import type { Bot, Chance, Choice, Known, Rules, Seat, TableView } from '@orrery/kernel';
import { quick } from '@orrery/kernel';
import type { Knowledge } from '@orrery/games/plug';
import { shareOf } from './share.ts';

/** Worlds in which each choice is tried. */
const WORLDS = 16;

/** Answers given by a glance before a choice is judged: the rest of one's own, and what the others say at the same time. */
const GLANCES = 24;

/**
 * One ply: takes the choice after which the evaluation is best, over a few worlds it holds possible. A choice that leaves the seat in the middle of its
 * answer is judged with the rest of the answer taken at a glance; where others answer at the same time nothing has moved before they have, so theirs are
 * imagined.
 */
function oneply<S, V extends TableView>(
  rules: Rules<S, V>,
  knowledge: Knowledge<S, V>,
  known: Known<V>,
  open: readonly Choice[],
  table: Chance,
): Choice {
  const seat = known.view.viewer;
  const chance = quick(table.below(2 ** 32));
  const draw = knowledge.worlds ? knowledge.worlds(known, 1) : rules.sample(known);
  const sums = open.map(() => 0);
  const values: number[] = [];
  for (let world = 0; world < WORLDS; world++) {
    const origin = draw(chance);
    const luck = chance.below(2 ** 32);
    open.forEach((choice, i) => {
      const state = rules.clone(origin);
      // Every choice meets the same luck and the same answers.
      settleAnswers(rules, knowledge, state, seat, choice, quick(luck));
      const result = rules.result(state);
      if (result) values[seat] = shareOf(result.winners, seat, rules.seats, knowledge.partners);
      else if (knowledge.evaluate) knowledge.evaluate(state, values);
      else values[seat] = 0.5;
      sums[i] = (sums[i] as number) + (values[seat] as number);
    });
  }
  const best = Math.max(...sums);
  const equals = open.filter((_, i) => (sums[i] as number) >= best - 1e-9);
  return equals[table.below(equals.length)] as Choice;
}

const list: Choice[] = [];
const weights: number[] = [];

/** Gives an answer, its rest, and the answers of all others who were asked with this seat. */
function settleAnswers<S, V extends TableView>(
  rules: Rules<S, V>,
  { incline }: Knowledge<S, V>,
  state: S,
  seat: Seat,
  choice: Choice,
  chance: Chance,
): void {
  const mine = 1 << seat;
  let waiting = rules.asked(state);
  rules.apply(state, seat, choice, chance);
  for (let step = 0; step < GLANCES; step++) {
    const asked = rules.asked(state);
    const next = asked === mine ? mine : asked & waiting;
    if (next === 0) return;
    const who = next & mine ? seat : 31 - Math.clz32(next & -next);
    const n = rules.legal(state, who, list);
    incline?.(state, who, list, n, weights);
    const taken = !incline ? 0 : who === seat ? mostAppealing(n) : drawn(n, chance);
    rules.apply(state, who, list[taken] as Choice, chance);
    if ((rules.asked(state) & (1 << who)) === 0) waiting &= ~(1 << who);
  }
}

function mostAppealing(n: number): number {
  let best = 0;
  for (let i = 1; i < n; i++) if ((weights[i] as number) > (weights[best] as number)) best = i;
  return best;
}

function drawn(n: number, chance: Chance): number {
  let total = 0;
  for (let i = 0; i < n; i++) total += weights[i] as number;
  let rest = (chance.below(1 << 24) / (1 << 24)) * total;
  for (let i = 0; i < n; i++) if ((rest -= weights[i] as number) < 0) return i;
  return n - 1;
}

export function greedyBot<S, V extends TableView>(rules: Rules<S, V>, knowledge: Knowledge<S, V> = {}): Bot<V> {
  return {
    async decide(known, open, chance) {
      if (open.length === 1) return open[0] as Choice;
      return knowledge.greedy ? knowledge.greedy(known, open, chance) : oneply(rules, knowledge, known, open, chance);
    },
  };
}
