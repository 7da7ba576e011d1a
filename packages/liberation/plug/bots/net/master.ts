import { quick, type Bot, type Budget, type Chance, type Choice, type Known, type Seat } from '@orrery/kernel';
import type { Prospect, Trials } from '@orrery/games/plug';
import { seen, worlds, type LiberationRules, type State, type View } from '@orrery/liberation';
import { Beliefs } from '../beliefs.ts';
import { sensible } from '../habits.ts';
import type { Brain } from './brain.ts';
import { Experience } from './experience.ts';
import { Judgement } from './judgement.ts';
import { Patience } from './patience.ts';
import { Recollected } from './recollected.ts';

/** Choices the net hardly ever plays are not looked into. */
const WORTH = 0.02;
/**
 * How far the search may lead away from the net, by side: a choice better by this is played e times as often. The hunter gains by it; whoever hides has to stay
 * hard to read, and hardly follows it (measured: `training/README.md`).
 */
const TRUST = [0.03, 1] as const;
/** A choice is followed so many turns on, the other side's and one's own, and never further than so many decisions. */
const TURNS = 2;
const HORIZON = 60;
/** Worlds of a thought where nobody says how many, and how many iterations of a plain search one of them is worth. */
const USUAL = 60;
const WORTH_OF_A_WORLD = 16;
/** Milliseconds of thought after which others get their turn, where somebody may want to stop it. */
const SLICE = 12;
/** A world may count for so much more or less than its belief says. */
const LEVERAGE = 8;
/** No choice: the position is followed as it is. */
const AS_IT_IS = -1;

const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/**
 * A net with a short search: every choice it would think of is tried in worlds drawn from the exact belief, both sides go on as the net would until the seat is asked
 * again, and there the net says how it stands. Worlds count as much as the net suspects the base where they have it.
 */
export class Master {
  readonly #rules: LiberationRules;
  readonly #judgement: Judgement;
  readonly #recollected: Recollected;
  readonly #beliefs: Beliefs;
  readonly #list: Choice[] = [];
  readonly #weights: number[] = [];

  constructor(rules: LiberationRules, brain: Brain) {
    this.#rules = rules;
    this.#judgement = new Judgement(rules.table, brain);
    this.#recollected = new Recollected(rules.table);
    this.#beliefs = new Beliefs(rules, sensible);
  }

  #drawn(n: number, chance: Chance): number {
    let rest = chance.below(1 << 24) / (1 << 24);
    for (let i = 0; i < n; i++) if ((rest -= this.#weights[i] as number) < 0) return i;
    return n - 1;
  }

  /** Plays a choice and what follows it, up to a later decision of the seat; its prospects there, −1 … 1. */
  #follow(state: State, seat: Seat, choice: Choice, lived: readonly [Experience, Experience], chance: Chance): number {
    const rules = this.#rules;
    const tell = (to: number, event: number): void => {
      if (to & 1) lived[0].push(event);
      if (to & 2) lived[1].push(event);
    };
    const until = state.turn + TURNS;
    if (choice !== AS_IT_IS) rules.apply(state, seat, choice, chance, tell);
    for (let step = 0; ; step++) {
      const asked = rules.asked(state);
      if (asked === 0) return rules.result(state)?.winners.includes(seat) ? 1 : -1;
      const who = asked === 1 ? 0 : 1;
      const n = rules.legal(state, who, this.#list);
      if (n === 1) rules.apply(state, who, this.#list[0] as Choice, chance, tell);
      else if ((who === seat && state.turn >= until) || step >= HORIZON)
        return this.#judgement.value(state, who, lived[who]) * (who === seat ? 1 : -1);
      else {
        this.#judgement.weigh(state, who, lived[who], this.#list, n, this.#weights);
        rules.apply(state, who, this.#list[this.#drawn(n, chance)] as Choice, chance, tell);
      }
    }
  }

  /** How much more the net suspects each city than the belief does. */
  #leverage(state: State, seat: Seat, lived: Experience, believed: Float64Array): number[] | null {
    if (seat !== 0 || !believed.some((share) => share > 0)) return null;
    return this.#judgement
      .bases(state, lived)
      .map((share, city) => Math.max(1 / LEVERAGE, Math.min(LEVERAGE, share / Math.max(1e-3, believed[city] as number))));
  }

  /** What the seat has lived through: one and the same for a game that goes on. */
  lived(known: Known<View>): Experience {
    return this.#recollected.of(known);
  }

  /** Answers of the seat, tried in worlds of its belief, and the share the net gives it as it stands. */
  trials(known: Known<View>, open: readonly Choice[]): Trials & { readonly standing: number } {
    const { table } = this.#rules;
    const seat = known.view.viewer;
    const lived = this.lived(known);
    const now = seen(table, known.view);
    const inclined: number[] = [];
    const standing = shareOf(this.#judgement.weigh(now, seat, lived, open, open.length, inclined));
    const belief = this.#beliefs.of(known);
    const draw = worlds(table, known.view, belief);
    const leverage = this.#leverage(now, seat, lived, belief.bases());
    const own = new Experience(table, seat, now.adjacent);
    const other = new Experience(table, 1 - seat, now.adjacent);
    const pair = (seat === 0 ? [own, other] : [other, own]) as readonly [Experience, Experience];
    return {
      inclined,
      standing,
      // The same world and the same luck for all of them: what differs is the choice.
      next: (tried, chance) => {
        const world = draw(chance);
        const luck = chance.below(2 ** 32);
        const shares = tried.map((i) => {
          const state = this.#rules.clone(world);
          own.copy(lived);
          other.suppose(lived, state);
          return sharesOf(seat, this.#follow(state, seat, open[i] as Choice, pair, quick(luck)));
        });
        return { weight: leverage ? (leverage[world.base] ?? 1) : 1, shares };
      },
    };
  }

  /** Both sides' shares where everything lies as it does, found out once. */
  standing(state: State, knowns: readonly Known<View>[], chance: Chance): readonly number[] {
    const { table } = this.#rules;
    const lived = knowns.map((known, seat) => {
      const experience = new Experience(table, seat, seen(table, known.view).adjacent);
      experience.copy(this.lived(known));
      return experience;
    });
    return sharesOf(0, this.#follow(this.#rules.clone(state), 0, AS_IT_IS, lived as unknown as readonly [Experience, Experience], chance));
  }

  async prospects(
    known: Known<View>,
    open: readonly Choice[],
    given: Chance,
    budget: Budget,
    worldsAtMost?: number,
  ): Promise<readonly Prospect[]> {
    const end = performance.now() + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
    const seat = known.view.viewer;
    const chance = quick(given.below(2 ** 32));
    const { inclined, standing, next } = this.trials(known, open);
    const least = Math.min(WORTH, Math.max(...inclined));
    const worth = open.map((_, i) => i).filter((i) => (inclined[i] as number) >= least);
    const sums = open.map(() => 0);
    let mass = 0;
    let tries = 0;
    if (worth.length > 1) {
      const fitting = budget.iterations === undefined ? Number.POSITIVE_INFINITY : Math.ceil(budget.iterations / WORTH_OF_A_WORLD);
      const unlimited = worldsAtMost === undefined && budget.iterations === undefined && budget.milliseconds === undefined;
      const most = unlimited ? USUAL : Math.min(fitting, worldsAtMost ?? Number.POSITIVE_INFINITY);
      let breath = performance.now();
      while (tries < most) {
        const { weight, shares } = next(worth, chance);
        for (const [i, k] of worth.entries()) sums[k] = (sums[k] as number) + weight * (shares[i]?.[seat] as number);
        mass += weight;
        tries++;
        const moment = performance.now();
        if (moment >= end || budget.stop?.aborted) break;
        if (budget.stop && moment - breath > SLICE) {
          await breathe();
          breath = performance.now();
        }
      }
    }
    const tried = (k: number): boolean => tries > 0 && worth.includes(k);
    const values = open.map((_, k) => (tried(k) ? (sums[k] as number) / mass : standing));
    const urges = open.map((_, k) =>
      tried(k) || worth.length === 1 ? (inclined[k] as number) * Math.exp(((values[k] as number) - standing) / TRUST[seat as 0 | 1]) : 0,
    );
    const total = urges.reduce((sum, urge) => sum + urge, 0);
    return open.map((choice, k) => ({
      choice,
      tries: tried(k) ? tries : 0,
      value: values[k] as number,
      share: (urges[k] as number) / total,
    }));
  }
}

/** Prospects of −1 … 1 as a share of the victory. */
const shareOf = (prospects: number): number => (prospects + 1) / 2;

/** Prospects of one side as shares of both. */
function sharesOf(seat: Seat, prospects: number): readonly number[] {
  const share = shareOf(prospects);
  return seat === 0 ? [share, 1 - share] : [1 - share, share];
}

/** Draws from what its search makes of the net's chances. */
export function masterBot(rules: LiberationRules, brain: Brain, worldsAtMost?: number): Bot<View> {
  const master = new Master(rules, brain);
  const patience = new Patience();
  return {
    async decide(known, open, chance, budget) {
      if (open.length === 1) return open[0] as Choice;
      const found = await patience.within(master.lived(known), known.view.turn, budget, (granted) =>
        master.prospects(known, open, chance, granted, worldsAtMost),
      );
      let rest = chance.below(1 << 24) / (1 << 24);
      return (found.find(({ share }) => (rest -= share) < 0) ?? found.reduce((a, b) => (b.share > a.share ? b : a))).choice;
    },
  };
}
