/** Records of ended games as they are sent: making one plays the whole game again, and it never changes. */
import { writeReplay } from '@orrery/kernel';
import type { No } from '@orrery/protocol';
import type { Tables } from './tables.ts';

/** Bytes of all of them together. */
const MOST = 8 * 1024 * 1024;

export class ReplayShelf {
  readonly #tables: Tables;
  /** The one asked for last is the last. */
  readonly #made = new Map<string, Buffer>();
  #size = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  has(match: string): boolean {
    return this.#made.has(match);
  }

  async get(match: string): Promise<Buffer | No> {
    const known = this.#made.get(match);
    if (known !== undefined) {
      this.#made.delete(match);
      this.#made.set(match, known);
      return known;
    }
    const replay = await this.#tables.replay(match);
    if ('code' in replay) return replay;
    const text = Buffer.from(writeReplay(replay));
    if (!this.#made.has(match)) this.#size += text.length;
    this.#made.set(match, text);
    for (const [oldest, old] of this.#made) {
      if (this.#size <= MOST) break;
      this.#made.delete(oldest);
      this.#size -= old.length;
    }
    return text;
  }
}
