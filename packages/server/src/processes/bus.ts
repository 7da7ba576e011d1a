/**
 * What the processes of one house tell each other. Whatever is said may be lost, come twice, late or out of order, and nothing goes wrong by it: the truth is
 * in the store.
 */
export interface Bus {
  /** Says something to everybody, the speaker included. */
  say(text: string): void;
  hear(listen: (text: string) => void): void;
  close(): Promise<void>;
}

/** Nobody else is to be reached. */
export const silence = (): Bus => ({ say() {}, hear() {}, async close() {} });

/** A bus in memory, for several servers in one process. */
export class MemoryBus {
  readonly #listening = new Set<(text: string) => void>();

  join(): Bus {
    const own = new Set<(text: string) => void>();
    return {
      say: (text) => setImmediate(() => this.#listening.forEach((listen) => listen(text))),
      hear: (listen) => {
        own.add(listen);
        this.#listening.add(listen);
      },
      close: async () => own.forEach((listen) => this.#listening.delete(listen)),
    };
  }
}
