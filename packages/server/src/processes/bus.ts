import { Bucket } from '../bucket.ts';

/** How much there is of something at once, and per second in the long run. */
export interface Allowance {
  readonly size: number;
  readonly perSecond: number;
}

/**
 * What the processes of one house tell each other. Whatever is said may be lost, come twice, late or out of order, and nothing goes wrong by it: the truth is
 * in the store.
 */
export interface Bus {
  /** Says something to everybody, the speaker included. */
  say(text: string): void;
  hear(listen: (text: string) => void): void;
  /** Takes from a budget that everybody has in common; what is left of it, or null where nobody can tell. */
  take(budget: string, cost: number, allowance: Allowance): Promise<number | null>;
  close(): Promise<void>;
}

/** Nobody else is to be reached. */
export const silence = (): Bus => ({ say() {}, hear() {}, take: () => Promise.resolve(null), async close() {} });

/** A bus in memory, for several servers in one process. */
export class MemoryBus {
  readonly #listening = new Set<(text: string) => void>();
  readonly #budgets = new Map<string, Bucket>();

  join(): Bus {
    const own = new Set<(text: string) => void>();
    return {
      say: (text) => setImmediate(() => this.#listening.forEach((listen) => listen(text))),
      hear: (listen) => {
        own.add(listen);
        this.#listening.add(listen);
      },
      take: async (budget, cost, { size, perSecond }) => this.#take(budget, cost, size, perSecond),
      close: async () => own.forEach((listen) => this.#listening.delete(listen)),
    };
  }

  #take(budget: string, cost: number, size: number, perSecond: number): number {
    const now = performance.now();
    const bucket = this.#budgets.get(budget) ?? new Bucket(size, perSecond, now);
    this.#budgets.set(budget, bucket);
    bucket.take(cost, now);
    return bucket.left(now);
  }
}
