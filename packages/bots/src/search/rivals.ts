import { quick, type Chance, type Choice, type Known, type Rules, type TableView } from '@orrery/kernel';
import type { Knowledge, Prospect } from '@orrery/games/plug';
import type { Search } from './search.ts';

/** A whole answer, and what it has brought so far. */
interface Rival {
  readonly steps: readonly Choice[];
  readonly prior: number;
  sum: number;
  /** By world. */
  readonly brought: number[];
}

const meanOf = ({ sum, brought }: Rival): number => (brought.length > 0 ? sum / brought.length : 0);

/** Answers weighed at most, and worlds each of them is worth at least. */
const MOST = 24;
const LEAST_WORLDS = 8;
/** How many worlds lie between two looks at who has fallen back, how far that must be in standard errors, and what difference is too slight to bother about. */
const LOOK = 16;
const SURE = 3;
const SLIGHT = 0.01;
/** How much is made of the first glance. */
const GLANCE = 0.15;
/** Ways to go on with a step that are looked at: the most appealing ones. */
const BREADTH = 6;

/**
 * Whole answers tried against each other: all in the same worlds with the same luck, so that most of what chance does cancels out, and the worse half is left
 * behind again and again until two are compared with all that is left of the budget.
 */
export class Rivals<S, V extends TableView> {
  readonly #search: Search<S, V>;
  readonly #seed: Chance;
  readonly #all: readonly Rival[];
  readonly #stages: number;
  readonly #budget: number;
  #left: Rival[];
  #worlds = 0;
  /** Worlds left before the next half is left behind, and the rivals of the world that is being tried. */
  #due: number;
  #luck = 0;
  #next = 0;
  iterations = 0;

  constructor(search: Search<S, V>, found: readonly Rival[], chance: Chance, budget: number) {
    this.#search = search;
    this.#seed = chance;
    const most = Math.max(2, Math.min(MOST, Math.floor(budget / LEAST_WORLDS)));
    this.#all = found.toSorted((a, b) => b.prior - a.prior).slice(0, most);
    this.#left = [...this.#all];
    this.#stages = Math.max(1, Math.ceil(Math.log2(this.#left.length)));
    this.#budget = budget;
    this.#due = this.#share();
  }

  #share(): number {
    return Math.max(1, Math.round(this.#budget / this.#stages / this.#left.length));
  }

  /** Whether one of them has left all others behind. */
  decided(): boolean {
    return this.#left.length <= 1;
  }

  /** Tries one rival in one world. */
  iterate(): void {
    if (this.#next === 0) this.#luck = this.#seed.below(2 ** 32);
    const rival = this.#left[this.#next] as Rival;
    const value = this.#search.try(rival.steps, this.#luck);
    rival.sum += value;
    rival.brought.push(value);
    this.iterations++;
    if (++this.#next < this.#left.length) return;
    this.#next = 0;
    this.#worlds++;
    if (--this.#due <= 0) {
      if (this.#left.length > 2) this.#left = this.#ranked().slice(0, Math.ceil(this.#left.length / 2));
      this.#due = this.#share();
    }
    if (this.#worlds % LOOK === 0) this.#leaveBehind();
  }

  /** The best first: what appeals at a glance counts for as much as chance still does. */
  #ranked(): Rival[] {
    const usual = this.#left.reduce((sum, rival) => sum + meanOf(rival), 0) / this.#left.length;
    const weight = (GLANCE * usual) / Math.sqrt(Math.max(1, this.#worlds));
    const score = (rival: Rival): number => meanOf(rival) + weight * Math.log(rival.prior + 1e-6);
    return this.#left.toSorted((a, b) => score(b) - score(a));
  }

  /** Leaves behind what has fallen back beyond doubt, or is as good as the best so nearly that more thought would be wasted on it. */
  #leaveBehind(): void {
    const best = this.#left.reduce((a, b) => (b.sum > a.sum ? b : a));
    const n = this.#worlds;
    const slight = (SLIGHT * best.sum) / n;
    this.#left = this.#left.filter((rival) => {
      if (rival === best) return true;
      let sum = 0;
      let squares = 0;
      for (let i = 0; i < n; i++) {
        const lead = (best.brought[i] as number) - (rival.brought[i] as number);
        sum += lead;
        squares += lead * lead;
      }
      const mean = sum / n;
      const doubt = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
      return mean <= SURE * doubt && mean + 2 * doubt > slight;
    });
  }

  /** What was found out about each open choice: by the best of the answers that begin with it. */
  prospects(open: readonly Choice[]): readonly Prospect[] {
    const [best] = this.#ranked();
    return open.map((choice) => {
      const own = this.#all.filter(({ steps }) => steps[0] === choice);
      const means = own.filter(({ brought }) => brought.length > 0).map(meanOf);
      return {
        choice,
        tries: own.reduce((sum, { brought }) => sum + brought.length, 0),
        value: best && own.includes(best) ? meanOf(best) : Math.max(0, ...means),
        share: choice === best?.steps[0] ? 1 : 0,
      };
    });
  }
}

/** The beginning of an answer, or a whole one. */
interface Begun<S> {
  readonly steps: readonly Choice[];
  readonly prior: number;
  /** Which of the ways to go on was taken each time. */
  readonly ways: readonly number[];
  /** Absent once nothing is left to be said. */
  readonly state?: S;
}

/** Whether one appeals more, or as much by ways that were looked at before. */
function sooner<S>(a: Begun<S>, b: Begun<S>): boolean {
  if (a.prior !== b.prior) return a.prior > b.prior;
  const parted = a.ways.findIndex((way, i) => way !== b.ways[i]);
  return parted >= 0 && (a.ways[parted] as number) < (b.ways[parted] ?? Number.POSITIVE_INFINITY);
}

/**
 * Whole answers that may be given, the most appealing ones and no more than are ever weighed. No answer appeals more than its beginning does, so that the best
 * beginning is gone on with each time: a package of many payments has millions of answers.
 */
export function rivalsAmong<S, V extends TableView>(
  rules: Rules<S, V>,
  knowledge: Knowledge<S, V>,
  known: Known<V>,
  open: readonly Choice[],
  seed: number,
): readonly Rival[] {
  const seat = known.view.viewer;
  const draw = knowledge.worlds ? knowledge.worlds(known, 1) : rules.sample(known);
  const waiting: Begun<S>[] = [];
  const goOn = (state: S, list: readonly Choice[], { steps, prior, ways }: Begun<S>): void => {
    const weights: number[] = [];
    knowledge.incline?.(state, seat, list, list.length, weights);
    const total = list.reduce((sum, _, i) => sum + (weights[i] ?? 1), 0);
    const ranked = list.map((choice, i) => ({ choice, share: total > 0 ? (weights[i] ?? 1) / total : 1 / list.length }));
    ranked.sort((a, b) => b.share - a.share);
    // A beginning appeals as much as the best way to go on with it, however many there are.
    const whole = steps.length === 0 ? 1 : Math.max(1e-9, ranked[0]?.share ?? 1);
    for (const [way, { choice, share }] of (steps.length === 0 ? ranked.slice(0, 2 * MOST) : ranked.slice(0, BREADTH)).entries()) {
      const then = rules.clone(state);
      rules.apply(then, seat, choice, quick(seed));
      const said = { steps: [...steps, choice], prior: (prior * share) / whole, ways: [...ways, way] };
      waiting.push(knowledge.partway?.(then, seat) ? { ...said, state: then } : said);
    }
  };
  goOn(draw(quick(seed)), open, { steps: [], prior: 1, ways: [] });
  const found: Rival[] = [];
  while (found.length < MOST && waiting.length > 0) {
    const next = waiting.reduce((best, each) => (sooner(each, best) ? each : best));
    waiting.splice(waiting.indexOf(next), 1);
    if (next.state === undefined) found.push({ steps: next.steps, prior: next.prior, sum: 0, brought: [] });
    else {
      const list: Choice[] = [];
      const n = rules.legal(next.state, seat, list);
      goOn(next.state, list.slice(0, n), next);
    }
  }
  return found;
}
