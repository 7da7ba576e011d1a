/** A token bucket: so much at once, so much in the long run. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
    this.#at = now;
  }

  /** Takes what something costs; false where there is not enough. What is refused costs too, so that a flood digs its own hole. */
  take(cost: number, now: number): boolean {
    this.#tokens = Math.min(this.#size, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    const enough = this.#tokens >= cost;
    this.#tokens = Math.max(this.#tokens - cost, -this.#size);
    return enough;
  }

  /** As deep in debt as it goes: nothing but a flood gets here. */
  get drowned(): boolean {
    return this.#tokens <= -this.#size;
  }
}
