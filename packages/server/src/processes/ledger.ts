/**
 * Budgets over all processes of a house: what somebody uses at one of them is taken off counters they have in common, and what is left there is all that is
 * left here. In the meantime, and where the counters cannot be reached, each process goes by its own.
 */
import type { Bucket } from '../bucket.ts';
import type { Bus } from './bus.ts';

export class Ledger {
  readonly #bus: Bus;
  readonly #now: () => number;
  #spent = new Map<string, { readonly bucket: Bucket; cost: number }>();
  #settling = false;

  constructor(bus: Bus, now: () => number) {
    this.#bus = bus;
    this.#now = now;
  }

  /** What is spent while others are being asked about is asked about next, together. */
  spend(budget: string, cost: number, bucket: Bucket): void {
    const spent = this.#spent.get(budget);
    if (spent) spent.cost += cost;
    else this.#spent.set(budget, { bucket, cost });
    if (this.#settling) return;
    this.#settling = true;
    setImmediate(() => void this.#settle());
  }

  async #settle(): Promise<void> {
    while (this.#spent.size > 0) {
      const spent = this.#spent;
      this.#spent = new Map();
      await Promise.all(
        Array.from(spent, async ([budget, { bucket, cost }]) => {
          const left = await this.#bus.take(budget, cost, bucket);
          if (left !== null) bucket.lower(left, this.#now());
        }),
      );
    }
    this.#settling = false;
  }
}
