/**
 * What takes milliseconds of the one thread that serves everybody: packs, records, tables that are read again, long messages. They are done one after another,
 * and after some of them the house rests for twice as long as they took, so that moves come between, however many people have such wishes at once.
 */

/** Milliseconds of chores in a row. */
const STRETCH = 4;
/** What all that wait may hold, in letters: whoever comes then is refused. */
const MOST_HELD = 32 * 1024 * 1024;
const LEAST_HELD = 1024;

export class Overloaded extends Error {}

interface Chore {
  readonly holds: number;
  run(): void;
}

export class Chores {
  #waiting: Chore[] = [];
  #held = 0;
  #resting = false;

  /** What it comes to, when its turn has come; `holds` is what it keeps in memory until then. Rejects where too much waits. */
  do<T>(task: () => T | Promise<T>, holds = 0): Promise<T> {
    const held = Math.max(holds, LEAST_HELD);
    if (this.#held + held > MOST_HELD) return Promise.reject(new Overloaded('too much waits to be done'));
    return new Promise((keep, fail) => {
      const run = (): void => {
        try {
          keep(task());
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.#held += held;
      this.#waiting.push({ holds: held, run });
      if (!this.#resting) this.#stretch();
    });
  }

  #stretch(): void {
    this.#resting = true;
    const began = performance.now();
    let spent = 0;
    while (spent < STRETCH) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#held -= next.holds;
      next.run();
      spent = performance.now() - began;
    }
    setTimeout(() => {
      this.#resting = false;
      if (this.#waiting.length > 0) this.#stretch();
    }, 2 * spent).unref();
  }
}
