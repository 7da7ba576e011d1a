/** A token bucket: so much at once, so much in the long run. */
export class Bucket {
  /** Told what is taken while less is left than so much. */
  readonly #told: { readonly below: number; readonly tell: (cost: number) => void } | null;
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(
    size: number,
    perSecond: number,
    now: number,
    told: { readonly below: number; readonly tell: (cost: number) => void } | null = null,
  ) {
    this.#told = told;
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
    this.#at = now;
  }

  /** Takes what something costs; false where there is not enough. What is refused costs too, so that a flood digs its own hole. */
  take(cost: number, now: number): boolean {
    const enough = this.lose(cost, now);
    if (this.#told && this.#tokens < this.#told.below) this.#told.tell(cost);
    return enough;
  }

  /** The same, told to nobody. */
  lose(cost: number, now: number): boolean {
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
