/** What should have happened by itself and has not: the process that would have seen to it is gone. */
import type { SharedStore } from '@orrery/store';

export class Overdue {
  readonly #store: SharedStore;
  readonly #isOwn: (match: string) => boolean;
  readonly #ring: (match: string, due: number) => void;
  /** As it was when it was last looked at. */
  #seen = new Map<string, string>();
  #looking = false;

  /** `isOwn` says whether it is this process's to see to a match it does not wait for yet. */
  constructor(store: SharedStore, isOwn: (match: string) => boolean, ring: (match: string, due: number) => void) {
    this.#store = store;
    this.#isOwn = isOwn;
    this.#ring = ring;
  }

  /** What stands as it stood the last time, and is this process's, is rung. */
  async look(now: number): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const seen = new Map<string, string>();
      for (let last: string | undefined = ''; last !== undefined;) {
        const page: Awaited<ReturnType<SharedStore['overdue']>> = await this.#store.overdue(now, last);
        for (const { match, due, head } of page) {
          if (!this.#isOwn(match)) continue;
          const stands = `${due} ${head}`;
          seen.set(match, stands);
          if (this.#seen.get(match) === stands) this.#ring(match, due);
        }
        last = page.at(-1)?.match;
      }
      this.#seen = seen;
    } finally {
      this.#looking = false;
    }
  }
}
