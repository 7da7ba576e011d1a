/** Tables from the store: the whole of a match, or what others have added to what is known of it. */
import { quick, type seeded } from '@orrery/kernel';
import { AFTER_PAGE, readWhole, type Row, type Store } from '@orrery/store';
import type { Chores } from '../chores.ts';
import { Copy, type Loaded } from '../live/copy.ts';
import type { Company } from '../processes/company.ts';
import type { Entropy } from '../secrets.ts';
import { MATCH_SIZE } from '../table/bounds.ts';
import { elapsedWithout } from '../table/clocks.ts';
import { GoneRules, closing } from '../table/closed.ts';
import type { Made } from '../table/record.ts';
import { Table, type TableEnv } from '../table/table.ts';
import type { Library } from './library.ts';

export interface ReadingEnv {
  readonly store: Store;
  readonly chores: Chores;
  readonly entropy: Entropy;
  readonly company: Company | null;
  readonly source?: typeof seeded;
  readonly trouble: (id: string, error: unknown) => void;
}

export class Reading {
  readonly #env: ReadingEnv;
  readonly #library: Library;
  readonly #elapsed: ReturnType<typeof elapsedWithout>;

  constructor(env: ReadingEnv, library: Library) {
    this.#env = env;
    this.#library = library;
    this.#elapsed = elapsedWithout(() => env.store.downtimes);
  }

  /** Null where there is no such match. */
  async whole(id: string): Promise<Loaded | null> {
    const { store, company, trouble } = this.#env;
    const stored = await readWhole(store, id, MATCH_SIZE);
    if (!stored) return null;
    const { rows, snapshot } = stored;
    try {
      return await this.#load(id, new Copy(rows, snapshot));
    } catch (error) {
      // Processes of a later version may know them.
      if (!(error instanceof GoneRules) || company?.roster.uniform === false) throw error;
      await store.append(closing(id, rows)).catch((lost: unknown) => trouble(id, lost));
      throw error;
    }
  }

  /** Of what is known only what is new is read. Where nothing is, what is known may not be right. */
  async again(id: string, known: Copy | null): Promise<Loaded | null> {
    if (!known || known.rows.length === 0) return this.whole(id);
    const more = await this.#after(id, known.rows.length);
    if (more.length === 0) return this.whole(id);
    known.add(more);
    return this.#load(id, known);
  }

  async #after(id: string, seq: number): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page: readonly Row[] | undefined; !page || page.length === AFTER_PAGE; rows.push(...page))
      page = (await this.#env.company?.after(id, seq + rows.length)) ?? [];
    return rows;
  }

  async #load(id: string, copy: Copy): Promise<Loaded> {
    const { rows, snapshot } = copy;
    const size = rows.reduce((sum, { body }) => sum + body.length, 0);
    const table = await this.#env.chores.do(() => Table.load(id, rows, snapshot, (made) => this.#tableEnv(made)), size);
    return { table, copy: this.#env.company && copy };
  }

  /** One of which nothing is stored yet. */
  newTable(id: string, made: Made, now: number): Loaded {
    return { table: new Table(id, made, now, this.#tableEnv(made)), copy: this.#env.company && new Copy() };
  }

  #tableEnv(made: Made): TableEnv {
    const rules = this.#library.rules(made);
    if (!rules) throw new GoneRules(made);
    const { source, entropy } = this.#env;
    return {
      rules,
      elapsed: this.#elapsed,
      chance: quick(Buffer.from(entropy(6)).readUIntBE(0, 6)),
      ...(source ? { source } : {}),
    };
  }
}
