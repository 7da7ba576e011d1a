/** Other processes that show the same table, and who is connected to it through each of them. */
import type { SeatSet } from '@orrery/kernel';
import type { Roster } from '../processes/roster.ts';

/** Seats whose people are connected, and how many watch. */
export interface Presence {
  readonly seats: SeatSet;
  readonly watchers: number;
}

/** Who has been connected elsewhere, and of whom nothing has been said for so many milliseconds, is not. */
const FORGOTTEN = 20_000;

export class Elsewhere {
  readonly #processes = new Map<string, Presence & { readonly at: number }>();

  get processes(): Iterable<string> {
    return this.#processes.keys();
  }

  /** Who is connected here, and through others. */
  with({ seats, watchers }: Presence): Presence {
    let together = { seats, watchers };
    for (const other of this.#processes.values())
      together = { seats: together.seats | other.seats, watchers: together.watchers + other.watchers };
    return together;
  }

  /** What a process says of itself: whether it is new here, and whether anything is another than before. */
  heard(process: string, { seats, watchers }: Presence, at: number): { readonly fresh: boolean; readonly changed: boolean } {
    const known = this.#processes.get(process);
    if (seats === 0 && watchers === 0) return { fresh: false, changed: this.#processes.delete(process) };
    this.#processes.set(process, { seats, watchers, at });
    return { fresh: !known, changed: known?.seats !== seats || known.watchers !== watchers };
  }

  /** Forgets those of whom nothing was heard for long; true where there were any. */
  forget(now: number): boolean {
    return this.#drop((_, at) => now - at > FORGOTTEN);
  }

  /** Forgets those that are gone; true where there were any. */
  keep(roster: Roster): boolean {
    return this.#drop((process) => !roster.knows(process));
  }

  #drop(gone: (process: string, at: number) => boolean): boolean {
    const before = this.#processes.size;
    for (const [process, { at }] of this.#processes) if (gone(process, at)) this.#processes.delete(process);
    return this.#processes.size < before;
  }
}
