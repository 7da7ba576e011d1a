/** Told what is taken from a bucket while less is left in it than so much. */
export interface Told {
  readonly below: number;
  tell(cost: number, bucket: Bucket): void;
}

/** A token bucket: so much at once, so much in the long run. */
export class Bucket {
  readonly size: number;
  readonly perSecond: number;
  readonly #told: Told | null;
  #tokens: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number, told: Told | null = null) {
    this.size = size;
    this.perSecond = perSecond;
    this.#told = told;
    this.#tokens = size;
    this.#at = now;
  }

  /** Takes what something costs; false where there is not enough. What is refused costs too, so that a flood digs its own hole. */
  take(cost: number, now: number): boolean {
    this.#fill(now);
    const enough = this.#tokens >= cost;
    this.#tokens = Math.max(this.#tokens - cost, -this.size);
    if (this.#told && this.#tokens < this.#told.below) this.#told.tell(cost, this);
    return enough;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.size, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
  }

  left(now: number): number {
    this.#fill(now);
    return this.#tokens;
  }

  /** No more is left than so much: elsewhere something was taken too. */
  lower(left: number, now: number): void {
    this.#fill(now);
    this.#tokens = Math.min(this.#tokens, left);
  }

  /** As deep in debt as it goes: nothing but a flood gets here. */
  get drowned(): boolean {
    return this.#tokens <= -this.size;
  }
}
