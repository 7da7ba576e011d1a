/** Work by what it is about, for each thing one at a time; whatever is asked for meanwhile is done once more after it. */
export class ByTurns {
  readonly #trouble: (error: unknown) => void;
  readonly #busy = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  #closed = false;

  constructor(trouble: (error: unknown) => void) {
    this.#trouble = trouble;
  }

  do(about: string, work: () => Promise<void>): void {
    const busy = this.#busy.get(about);
    if (busy) {
      busy.again = true;
      return;
    }
    const state = { again: false, done: Promise.resolve() };
    this.#busy.set(about, state);
    state.done = this.#work(about, work, state);
  }

  async #work(about: string, work: () => Promise<void>, state: { again: boolean }): Promise<void> {
    try {
      do {
        state.again = false;
        await work();
      } while (state.again && !this.#closed);
    } catch (error) {
      this.#trouble(error);
    } finally {
      this.#busy.delete(about);
    }
  }

  /** Resolves when nothing is being done. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all([...this.#busy.values()].map(({ done }) => done));
  }

  /** What is under way comes to its end and is not done again. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.settled();
  }
}
