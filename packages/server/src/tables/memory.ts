/** Tables in memory: loaded when somebody asks for them, forgotten when nobody is there. */
import type { AnyRules } from '@orrery/games';
import type { Live } from '../live.ts';
import type { RulesShelf } from '../rulesShelf.ts';
import type { Time } from '../time.ts';

/** Tables from which on those nobody looks at leave at once, and how many are looked at for each that comes. */
const CROWDED = 500;
const LOOKED_AT = 8;

export interface MemoryEnv {
  readonly time: Time;
  /** Milliseconds without anybody after which a table leaves. */
  readonly idle: number;
  /** Reads a table from the store; null where there is none. */
  load(id: string): Promise<Live | null>;
  /** A table that plays by these rules has come, or left. */
  came(rules: AnyRules): void;
  left(rules: AnyRules): void;
}

export class Memory {
  readonly #env: MemoryEnv;
  readonly #live = new Map<string, Live>();
  readonly #loading = new Map<string, Promise<Live | null>>();
  #sweep: () => void = () => {};

  constructor(env: MemoryEnv) {
    this.#env = env;
    this.#sweepSoon();
  }

  get(id: string): Live | undefined {
    return this.#live.get(id);
  }

  get all(): readonly Live[] {
    return [...this.#live.values()];
  }

  get count(): number {
    return this.#live.size;
  }

  /** Whether something is being read, or done at a table. */
  get busy(): boolean {
    return this.#loading.size > 0 || this.all.some(({ busy }) => busy);
  }

  /** Loaded once, however many ask for it at the same time. */
  find(id: string): Promise<Live | null> {
    const live = this.#live.get(id);
    if (live) return Promise.resolve(live);
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Live | null> {
    try {
      const live = await this.#env.load(id);
      return live && this.keep(live);
    } finally {
      this.#loading.delete(id);
    }
  }

  /** The same table again where it is there already. Where there are many, those nobody looks at leave early, the oldest first. */
  keep(live: Live): Live {
    const known = this.#live.get(live.id);
    if (known) return known;
    this.#live.set(live.id, live);
    this.#env.came(live.rules);
    let looked = 0;
    for (const other of this.#live.values()) {
      if (this.#live.size <= CROWDED || ++looked > LOOKED_AT) break;
      if (other.idle && other !== live) this.#forget(other);
      else {
        // Whoever is not idle goes to the end of the line.
        this.#live.delete(other.id);
        this.#live.set(other.id, other);
      }
    }
    return live;
  }

  /** Tables nobody looks at make room for other rules. */
  makeRoom(shelf: RulesShelf): void {
    for (const live of this.#live.values()) {
      if (!shelf.full) return;
      if (live.idle && shelf.rare(live.rules)) this.#forget(live);
    }
  }

  #forget(live: Live): void {
    this.#live.delete(live.id);
    this.#env.left(live.rules);
  }

  #sweepSoon(): void {
    const { time, idle } = this.#env;
    this.#sweep = time.at(time.now() + Math.max(idle / 4, 50), () => {
      const now = time.now();
      for (const live of this.#live.values()) if (live.idle && now - live.touched > idle) this.#forget(live);
      this.#sweepSoon();
    });
  }

  close(): void {
    this.#sweep();
  }
}
