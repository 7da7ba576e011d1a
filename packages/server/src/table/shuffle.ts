/** Where a table's chance comes from: the server's secret, sealed before anybody adds to it, and what every seat has added. */
import { createHmac } from 'node:crypto';
import { MOST_VOIDED, botNonce, commit, sealOf, seeded, seedOf, type Opened, type Opening, type Seat, type Terms } from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';
import { hashOfPack } from '../rulesShelf.ts';
import type { Made, SeatPlan } from './record.ts';

const planned = ({ kind, level, keep }: SeatPlan): string =>
  kind === 'bot' ? (level === undefined ? 'bot' : `bot ${level}`) : keep === undefined ? 'open' : 'kept';

export class Shuffle {
  readonly #terms: Omit<Terms, 'voided'>;
  readonly #make: typeof seeded;
  #secret: string;
  #seal: string | null = null;
  /** Matches that were dealt under the first version end under it; whatever is dealt now is of the second. */
  #version: 1 | 2 = 2;
  #nonces: readonly string[] = [];
  #voided: readonly string[] = [];
  /** Who gave up the last deal that had a number open. */
  voidedBy: Seat | null = null;

  /** `make` says where worlds come from; tests deal again with it. */
  constructor(match: string, made: Made, rules: AnyRules, make: typeof seeded = seeded) {
    const { options, pack } = rules;
    this.#terms = { match, game: made.game, rules: made.rules, options, pack: hashOfPack(pack), plan: made.seats.map(planned) };
    this.#secret = made.secret;
    this.#make = make;
  }

  get commitment(): string {
    this.#seal ??= this.#version === 1 ? commit(this.#secret) : sealOf(this.#secret, { ...this.#terms, voided: this.#voided });
    return this.#seal;
  }

  get plan(): readonly string[] {
    return this.#terms.plan;
  }

  get pack(): string {
    return this.#terms.pack;
  }

  /** Whether so many deals were given up that there is no other. */
  get spent(): boolean {
    return this.#voided.length >= MOST_VOIDED;
  }

  botNonce(seat: Seat): string {
    return botNonce(this.#secret, seat);
  }

  /** Gives the deal up. Where somebody had opened a number for it, the next seal says so. */
  renew(secret: string, by: Seat, opened: boolean): void {
    if (opened) {
      this.#voided = [...this.#voided, this.commitment];
      this.voidedBy = by;
    }
    this.#secret = secret;
    this.#seal = null;
  }

  deal(nonces: readonly string[], version: 1 | 2): void {
    this.#nonces = nonces;
    this.#version = version;
    this.#seal = null;
  }

  source(): ReturnType<typeof seeded> {
    return this.#make(seedOf(this.opened));
  }

  /** What everybody may know of it: the secret itself only when it can do no more harm. */
  opening(ended: boolean): Opening {
    const first = { commitment: this.commitment, nonces: this.#nonces, match: this.#terms.match, secret: ended ? this.#secret : null };
    return this.#version === 1 ? first : { ...first, version: 2, plan: this.plan, voided: this.#voided };
  }

  get opened(): Opened {
    return { ...this.opening(true), secret: this.#secret };
  }

  /** A number in 0…1 for a step of the table itself: it follows from the secret, so that a restart finds the same and nobody can foresee it. */
  part(step: number): number {
    return createHmac('sha256', this.#secret).update(`part ${step}`).digest().readUInt32BE(0) / 2 ** 32;
  }
}
