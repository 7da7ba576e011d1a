/**
 * Whose bot thinks next. Owners take turns, whoever has how many tables; what the house itself runs comes when nobody else waits. A thought is handed to the
 * threads when one is free, so that its time counts from when it begins.
 */
import type { Choice } from '@orrery/kernel';

export interface Thought {
  readonly owner: string;
  /** Of the house: a tournament, a ladder, a match the host lets play. */
  readonly house: boolean;
  /** Asked when its turn comes: what is no longer of use is not thought. */
  wanted(): boolean;
  think(): Promise<Choice | null>;
}

type Keep = (choice: Choice | null | 'unwanted') => void;
type Waiting = Map<string, { readonly thought: Thought; readonly keep: Keep }[]>;

/** More do not wait: the rules' own answer is given instead. */
const MOST = 10_000;

export class ThoughtQueue {
  readonly #threads: number;
  /** By owner; the one who had a turn last is the last. */
  readonly #people: Waiting = new Map();
  readonly #house: Waiting = new Map();
  #waiting = 0;
  #running = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** An answer; null where no bot could be brought to give one. */
  ask(thought: Thought): Promise<Choice | null | 'unwanted'> {
    if (this.#waiting >= MOST) return Promise.resolve(null);
    return new Promise((keep) => {
      const line = thought.house ? this.#house : this.#people;
      const own = line.get(thought.owner);
      if (own) own.push({ thought, keep });
      else line.set(thought.owner, [{ thought, keep }]);
      this.#waiting++;
      this.#begin();
    });
  }

  #begin(): void {
    while (this.#running < this.#threads) {
      const next = this.#next(this.#people) ?? this.#next(this.#house);
      if (!next) return;
      const { thought, keep } = next;
      if (!thought.wanted()) {
        keep('unwanted');
        continue;
      }
      this.#running++;
      void thought
        .think()
        .catch(() => null)
        .then((choice) => {
          this.#running--;
          keep(choice);
          this.#begin();
        });
    }
  }

  #next(line: Waiting): { readonly thought: Thought; readonly keep: Keep } | undefined {
    for (const [owner, own] of line) {
      line.delete(owner);
      const next = own.shift();
      if (own.length > 0) line.set(owner, own);
      if (next) this.#waiting--;
      return next;
    }
    return undefined;
  }
}
