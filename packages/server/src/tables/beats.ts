import { PATIENCE } from '../audiences.ts';
import type { Time } from '../time.ts';

interface Beating {
  beat(): void;
}

/** Tables with something to tell in a moment, in the order in which their moment comes. */
export class Beats {
  readonly #time: Time;
  readonly #held: { readonly live: Beating; readonly when: number }[] = [];
  #closed = false;

  constructor(time: Time) {
    this.#time = time;
  }

  hold(live: Beating): void {
    this.#held.push({ live, when: this.#time.now() + PATIENCE });
    if (this.#held.length === 1) this.#soon();
  }

  #soon(): void {
    this.#time.at(this.#held[0]?.when ?? 0, () => {
      const now = this.#time.now();
      const later = this.#held.findIndex(({ when }) => when > now);
      const ready = this.#held.splice(0, later < 0 ? this.#held.length : later);
      if (this.#held.length > 0) this.#soon();
      if (!this.#closed) for (const { live } of ready) live.beat();
    });
  }

  close(): void {
    this.#closed = true;
  }
}
