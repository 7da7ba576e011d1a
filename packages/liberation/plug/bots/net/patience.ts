import type { Budget } from '@orrery/kernel';

/** How long a whole turn is thought about where somebody waits for it, and how long each of its decisions at least, in milliseconds. */
const A_TURN = 300;
const A_DECISION = 25;

/** Thinks less where a machine is slow: a decision gets half of what its turn has left, so that nobody waits long for all of them together. */
export class Patience {
  /** By what goes on at a table: the turn, and how long it has been thought about. */
  readonly #spent = new WeakMap<object, { readonly turn: number; readonly milliseconds: number }>();

  async within<T>(table: object, turn: number, budget: Budget, think: (budget: Budget) => Promise<T>): Promise<T> {
    if (budget.milliseconds === undefined) return think(budget);
    const last = this.#spent.get(table);
    const spent = last?.turn === turn ? last.milliseconds : 0;
    const begun = performance.now();
    const found = await think({ ...budget, milliseconds: Math.min(budget.milliseconds, Math.max(A_DECISION, (A_TURN - spent) / 2)) });
    this.#spent.set(table, { turn, milliseconds: spent + performance.now() - begun });
    return found;
  }
}
