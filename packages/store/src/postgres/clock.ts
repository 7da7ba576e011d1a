/**
 * The clock of the database as a process knows it without asking. An answer that said `time` came between `sent` and `received`, by a clock of this process
 * that only goes forward; so the difference of the two clocks is known to lie in a span, and is changed only where it certainly was wrong.
 */
export class SharedClock {
  #ahead: number | null = null;
  #last = 0;

  heard(time: number, sent: number, received: number): void {
    const [least, most] = [time - received, time - sent];
    this.#ahead = this.#ahead === null ? (least + most) / 2 : Math.min(Math.max(this.#ahead, least), most);
  }

  now(): number {
    this.#last = Math.max(this.#last, Math.floor((this.#ahead ?? 0) + performance.now()));
    return this.#last;
  }
}
