import type { Time } from './time.ts';

export interface RoundsEnv {
  readonly time: Time;
  /** Milliseconds from one round to the next. */
  readonly every: number;
  trouble(error: unknown): void;
}

/** Does something again and again, and whatever else is asked for in between; one thing at a time. */
export class Rounds {
  readonly #env: RoundsEnv;
  readonly #round: () => Promise<void>;
  #stop: () => void;
  #working: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(env: RoundsEnv, round: () => Promise<void>) {
    this.#env = env;
    this.#round = round;
    this.#stop = this.#later();
  }

  #later(): () => void {
    return this.#env.time.at(this.#env.time.now() + this.#env.every, () => {
      this.do(this.#round);
      if (!this.#closed) this.#stop = this.#later();
    });
  }

  do(work: () => Promise<void>): void {
    this.#working = this.#working.then(work).catch((error: unknown) => this.#env.trouble(error));
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Resolves when nothing is being done. */
  settled(): Promise<void> {
    return this.#working;
  }

  /** What is under way comes to its end first. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stop();
    await this.#working;
  }
}
