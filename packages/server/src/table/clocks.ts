/** Time at a table: how much each seat has left, as the table knows it and as each viewer may know it. */
import type { Seat, SeatSet, TableView } from '@orrery/kernel';
import type { Clock, SeatTime } from '@orrery/protocol';
import { NEVER } from '@orrery/games/tables';

/** An empty bank leaves this much for each further decision. */
const GRACE = 15_000;

/** Milliseconds between two times in which a server ran. */
export type Elapsed = (from: number, to: number) => number;

/** `downtimes` are asked for each time: where several processes share the data, they come while one runs. */
export function elapsedWithout(downtimes: () => readonly (readonly [from: number, to: number])[]): Elapsed {
  return (from, to) => {
    let span = Math.max(0, to - from);
    for (const [start, stop] of downtimes()) span -= Math.max(0, Math.min(to, stop) - Math.max(from, start));
    return span;
  };
}

export interface SavedClocks {
  readonly left: readonly number[];
  readonly since: readonly (number | null)[];
  readonly before: readonly SeatTime[];
  /** Absent where nobody was on holiday. */
  readonly holidays?: readonly number[];
}

export class Clocks {
  readonly #clock: Clock;
  readonly #elapsed: Elapsed;
  #left: number[];
  /** Since when a seat's time runs. */
  #since: (number | null)[];
  /** How the last stretch of a seat began: what others see of a seat whose answer they have not been told of. */
  #before: SeatTime[];
  /** Until when each seat's time stands still. */
  readonly #holidays: number[];

  constructor(clock: Clock, seats: number, elapsed: Elapsed, saved?: SavedClocks) {
    this.#clock = clock;
    this.#elapsed = elapsed;
    const whole = clock.kind === 'none' ? 0 : clock.seconds * 1000;
    this.#left = saved ? [...saved.left] : new Array<number>(seats).fill(whole);
    this.#since = saved ? [...saved.since] : new Array<number | null>(seats).fill(null);
    this.#before = saved ? [...saved.before] : Array.from({ length: seats }, () => ({ left: whole, since: null }));
    this.#holidays = [...(saved?.holidays ?? new Array<number>(seats).fill(0))];
  }

  save(): SavedClocks {
    const holidays = this.#holidays.some((until) => until > 0) ? { holidays: [...this.#holidays] } : {};
    return { left: [...this.#left], since: [...this.#since], before: [...this.#before], ...holidays };
  }

  get running(): boolean {
    return this.#clock.kind !== 'none';
  }

  /** After every change: whose time runs now. `fresh` is a seat that has answered and is asked something new. */
  turn(asked: SeatSet, time: number, fresh: Seat = -1): void {
    if (this.#clock.kind === 'none') return;
    for (let seat = 0; seat < this.#since.length; seat++) {
      const on = (asked >> seat) & 1;
      const since = this.#since[seat] ?? null;
      if (since !== null && (!on || seat === fresh)) this.#stop(seat, since, time);
      if (on && (this.#since[seat] ?? null) === null) this.#start(seat, time);
    }
  }

  #start(seat: Seat, time: number): void {
    if (this.#clock.kind === 'move') this.#left[seat] = this.#clock.seconds * 1000;
    const since = Math.max(time, this.#holidays[seat] ?? 0);
    this.#since[seat] = since;
    this.#before[seat] = { left: this.#left[seat] ?? 0, since };
  }

  /** Until then a seat's time stands still, what others see of it too, whether it has answered in secret or not. */
  holiday(seat: Seat, until: number, time: number): void {
    this.#holidays[seat] = until;
    const paused = ({ left, since }: SeatTime): SeatTime =>
      since === null ? { left, since } : { left: left - this.#elapsed(since, time), since: Math.max(until, time) };
    const now = paused({ left: this.#left[seat] ?? 0, since: this.#since[seat] ?? null });
    this.#left[seat] = now.left;
    this.#since[seat] = now.since;
    this.#before[seat] = paused(this.#before[seat] ?? now);
  }

  #stop(seat: Seat, since: number, time: number): void {
    this.#since[seat] = null;
    if (this.#clock.kind !== 'bank') return;
    const left = (this.#left[seat] ?? 0) - this.#elapsed(since, time);
    this.#left[seat] = Math.max(left, 0) + this.#clock.increment * 1000 || GRACE;
  }

  /** When the seat's time runs out if it goes on running; NEVER where it does not. */
  deadline(seat: Seat, now: number): number {
    const since = this.#since[seat] ?? null;
    return since === null ? NEVER : Math.max(now, since) + (this.#left[seat] ?? 0) - this.#elapsed(since, now);
  }

  /** What a viewer may know: the time of a seat it takes for undecided runs on for it, even where that seat has answered in secret. */
  seenBy(view: TableView): SeatTime[] {
    const undecided = view.asked & ~view.answered;
    return this.#left.map((left, seat) => {
      const since = this.#since[seat] ?? null;
      if (seat === view.viewer) return { left, since };
      if (!((undecided >> seat) & 1)) return since === null ? { left, since } : { left: this.#before[seat]?.left ?? left, since: null };
      return since === null ? (this.#before[seat] ?? { left, since }) : { left, since };
    });
  }
}
