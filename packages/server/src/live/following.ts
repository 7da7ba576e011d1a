/** How far a table knows what other processes have written to its match. */
import { AFTER_PAGE, StoreError, type Row } from '@orrery/store';
import type { Company } from '../processes/company.ts';

export class Following {
  readonly #match: string;
  readonly #company: Company | null;
  readonly #trouble: (error: unknown) => void;
  /** How many rows there are, as far as anybody has said. */
  #heard = 0;

  constructor(match: string, company: Company | null, trouble: (error: unknown) => void) {
    this.#match = match;
    this.#company = company;
    this.#trouble = trouble;
  }

  /** There are rows below this seq; true where that is news. */
  hear(seq: number): boolean {
    if (seq <= this.#heard) return false;
    this.#heard = seq;
    return true;
  }

  /** Whether there are rows beyond a seq. */
  beyond(seq: number): boolean {
    return this.#heard > seq;
  }

  /** Rows from a seq on that others have stored, as many as a page holds; none where they cannot be read now. */
  async rows(seq: number): Promise<readonly Row[]> {
    if (!this.#company) return [];
    const heard = this.#heard;
    let rows: readonly Row[] = [];
    try {
      rows = await this.#company.after(this.#match, seq);
    } catch (error) {
      this.#trouble(error instanceof StoreError ? error.code : error);
    }
    const last = rows.at(-1);
    // What was said meanwhile is looked for next.
    if (this.#heard === heard) this.#heard = last ? last.seq + 1 : seq;
    if (last && rows.length === AFTER_PAGE) this.#heard = Math.max(this.#heard, last.seq + 2);
    return rows;
  }
}
