import { quick, type Bot, type Budget, type Chance, type Choice, type Known, type Rules, type TableView } from '@orrery/kernel';
import { greedyBot } from '../greedy.ts';
import type { Knowledge, Prospect } from '@orrery/games/plug';
import { Rivals, rivalsAmong } from './rivals.ts';
import { Search } from './search.ts';

/** Iterations between two looks at the clock. */
const STRIDE = 32;
/** Milliseconds of thought after which others get their turn, where somebody may want to stop it. */
const SLICE = 12;
const DEFAULT = 2000;

/** How a searching bot is weaker than it could be: it forgets old facts, and thinks less. */
export interface Temper {
  readonly iterations?: number;
  /** The share of its worlds in which all it was told is kept in mind. */
  readonly memory?: number;
  /** How many ways to go on the players weigh whom it imagines. */
  readonly care?: number;
  /** Takes solved decisions by their solution. */
  readonly solves?: boolean;
  /** Thinks no longer than it takes to know which choice will have been tried most. */
  readonly brief?: boolean;
}

/** Lets other work of this thread run. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Searches within the budget and says what it found. A stop ends it early with what is known by then. */
export async function prospects<S, V extends TableView>(
  rules: Rules<S, V>,
  knowledge: Knowledge<S, V>,
  known: Known<V>,
  open: readonly Choice[],
  chance: Chance,
  budget: Budget,
  temper: Temper = {},
): Promise<readonly Prospect[]> {
  const solver = temper.solves ? await knowledge.solver?.() : null;
  const solved = solver?.solve(known, open);
  if (solved) return solved;
  const search = new Search(rules, knowledge, known, chance, temper, open);
  const most = Math.min(budget.iterations ?? Number.POSITIVE_INFINITY, temper.iterations ?? Number.POSITIVE_INFINITY);
  const iterations = most < Number.POSITIVE_INFINITY ? most : budget.milliseconds === undefined ? DEFAULT : most;
  const thought = knowledge.rivals?.(known)
    ? new Rivals(
        search,
        rivalsAmong(rules, knowledge, known, open, chance.below(2 ** 32)),
        quick(chance.below(2 ** 32)),
        most < Number.POSITIVE_INFINITY ? most : DEFAULT,
      )
    : search;
  const begun = performance.now();
  const end = begun + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  let breath = begun;
  while (thought.iterations < iterations) {
    const until = Math.min(iterations, thought.iterations + STRIDE);
    while (thought.iterations < until) thought.iterate();
    if (temper.brief && thought.decided(iterations - thought.iterations)) break;
    const now = performance.now();
    if (now >= end || budget.stop?.aborted) break;
    if (budget.stop && now - breath > SLICE) {
      await breathe();
      breath = performance.now();
    }
  }
  return thought.prospects(open);
}

/** The choice a search settles on: the most tried one, or one drawn from the mixed strategy where seats choose at the same time. */
export function settle(found: readonly Prospect[], chance: Chance): Choice {
  // What the average strategy hardly ever plays is noise of the search.
  const worthy = found.filter((each) => each.share >= 0.05);
  const total = worthy.reduce((sum, each) => sum + each.share, 0);
  let rest = (chance.below(1 << 24) / (1 << 24)) * total;
  for (const each of worthy) {
    rest -= each.share;
    if (rest < 0) return each.choice;
  }
  return found.reduce((best, each) => (each.share > best.share ? each : best)).choice;
}

export function searchBot<S, V extends TableView>(rules: Rules<S, V>, knowledge: Knowledge<S, V> = {}, given: Temper = {}): Bot<V> {
  const atAGlance = greedyBot(rules, knowledge);
  return {
    async decide(known, open, chance, budget) {
      if (open.length === 1) return open[0] as Choice;
      const effort = knowledge.effort?.(known, open) ?? 1;
      if (effort === 0) return atAGlance.decide(known, open, chance, budget);
      const temper = { ...given, brief: true, ...(given.iterations === undefined ? {} : { iterations: given.iterations * effort }) };
      return settle(await prospects(rules, knowledge, known, open, chance, budget, temper), chance);
    },
  };
}
