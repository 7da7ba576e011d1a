/** Where a table's chance comes from: the server's secret, promised before anybody adds to it, and what every seat has added. */
import { createHmac } from 'node:crypto';
import { commit, deriveSeed, seeded, type Opening } from '@orrery/kernel';

export class Shuffle {
  readonly #match: string;
  readonly #secret: string;
  readonly #make: typeof seeded;
  readonly commitment: string;
  nonces: readonly string[] = [];

  /** `make` says where worlds come from; tests deal again with it. */
  constructor(match: string, secret: string, make: typeof seeded = seeded) {
    this.#match = match;
    this.#secret = secret;
    this.#make = make;
    this.commitment = commit(secret);
  }

  source(): ReturnType<typeof seeded> {
    return this.#make(deriveSeed(this.#secret, this.#match, this.nonces));
  }

  /** What everybody may know of it: the secret itself only when it can do no more harm. */
  opening(ended: boolean): Opening {
    return { commitment: this.commitment, nonces: this.nonces, match: this.#match, secret: ended ? this.#secret : null };
  }

  get opened(): Opening & { readonly secret: string } {
    return { ...this.opening(true), secret: this.#secret };
  }

  /** A number in 0…1 for a step of the table itself: it follows from the secret, so that a restart finds the same and nobody can foresee it. */
  part(step: number): number {
    return createHmac('sha256', this.#secret).update(`part ${step}`).digest().readUInt32BE(0) / 2 ** 32;
  }
}
