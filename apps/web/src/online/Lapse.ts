/** Notices that the rules answered for the own seat because its time was up: nobody should have to wonder who moved its pieces. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';

/** A clock this close to its end, in milliseconds, has run out by the time the message arrives. */
const NEAR = 1000;

export class Lapse {
  readonly #sent = new Set<number>();
  readonly #told = signal(false);

  get told(): ReadonlySignal<boolean> {
    return this.#told;
  }

  /** This page answers a question itself. */
  answers(n: number): void {
    this.#sent.add(n);
    this.#told.value = false;
  }

  hear(before: Seen | null, after: Seen): void {
    const { viewer, timeout, end } = after.table;
    if (viewer === SPECTATOR || timeout !== 'fallback' || end || !before?.game || !after.game) return;
    const { n, times, skew } = before.game;
    const clock = times[viewer];
    if (after.game.n <= n || this.#sent.has(n) || !clock || clock.since === null) return;
    if (clock.left - (Date.now() + skew - clock.since) <= NEAR) this.#told.value = true;
  }

  readonly dismiss = (): void => {
    this.#told.value = false;
  };
}
