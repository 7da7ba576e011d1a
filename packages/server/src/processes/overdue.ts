/** What should have happened by itself and has not: the process that would have seen to it is gone. */
import type { SharedStore } from '@orrery/store';

/** Looks after which it is anybody's: the process whose it would be may be of a version that does not know the match's rules. */
const ANYBODY = 3;

interface Seen {
  readonly stands: string;
  readonly times: number;
}

export class Overdue {
  readonly #store: SharedStore;
  readonly #waitsFor: (match: string) => boolean;
  readonly #isOwn: (match: string) => boolean;
  readonly #ring: (match: string, due: number) => void;
  /** As it was when it was last looked at, and how often it has been found so. */
  #seen = new Map<string, Seen>();
  #looking = false;

  /** `waitsFor` says whether this process waits for the match's time by itself, `isOwn` whether it is this process's to see to it where nobody does. */
  constructor(
    store: SharedStore,
    waitsFor: (match: string) => boolean,
    isOwn: (match: string) => boolean,
    ring: (match: string, due: number) => void,
  ) {
    this.#store = store;
    this.#waitsFor = waitsFor;
    this.#isOwn = isOwn;
    this.#ring = ring;
  }

  /** What stands as it stood the last time, and is this process's or has stood for long, is rung. */
  async look(now: number): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const seen = new Map<string, Seen>();
      for (let last: string | undefined = ''; last !== undefined;) {
        const page: Awaited<ReturnType<SharedStore['overdue']>> = await this.#store.overdue(now, last);
        for (const { match, due, head } of page) {
          if (this.#waitsFor(match)) continue;
          const stands = `${due} ${head}`;
          const before = this.#seen.get(match);
          const times = before?.stands === stands ? before.times + 1 : 0;
          seen.set(match, { stands, times });
          if (times >= (this.#isOwn(match) ? 1 : ANYBODY)) this.#ring(match, due);
        }
        last = page.at(-1)?.match;
      }
      this.#seen = seen;
    } finally {
      this.#looking = false;
    }
  }
}
