/** When tables are to be woken, by their ids. */
import { NEVER } from '@orrery/games/tables';
import type { Time } from '../time.ts';

/** So many milliseconds after its time something is done by whoever has it in memory. */
export const LATE = 1500;

export class Alarms {
  readonly #time: Time;
  readonly #leads: (id: string) => boolean;
  readonly #ring: (id: string, when: number) => void;
  readonly #set = new Map<string, { readonly when: number; readonly cancel: () => void }>();
  #closed = false;

  /** `leads` says whether this process acts for a table, or knows nobody who does. */
  constructor(time: Time, leads: (id: string) => boolean, ring: (id: string, when: number) => void) {
    this.#time = time;
    this.#leads = leads;
    this.#ring = ring;
  }

  /** NEVER takes it away. */
  set(id: string, when: number): void {
    const set = this.#set.get(id);
    if (set?.when === when) return;
    set?.cancel();
    this.#set.delete(id);
    if (when === NEVER || this.#closed) return;
    // Where another process acts for the table this one would in a while.
    const cancel = this.#time.at(when > this.#time.now() || this.#leads(id) ? when : when + LATE, () => {
      this.#set.delete(id);
      this.#ring(id, when);
    });
    this.#set.set(id, { when, cancel });
  }

  /** Whether it waits for a table's time, or for nothing any more. */
  has(id: string): boolean {
    return this.#closed || this.#set.has(id);
  }

  /** So many milliseconds from now. */
  again(id: string, milliseconds: number): void {
    this.set(id, this.#time.now() + milliseconds);
  }

  close(): void {
    this.#closed = true;
    for (const { cancel } of this.#set.values()) cancel();
    this.#set.clear();
  }
}
