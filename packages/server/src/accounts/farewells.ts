/** Erases whoever has asked for it, once their time has come. It may be broken off anywhere: the next look begins where there is still something. */
import { readWhole, type Store } from '@orrery/store';
import { Rounds } from '../rounds.ts';
import { aliasIn } from '../secrets.ts';
import { MATCH_SIZE } from '../table/bounds.ts';
import { GoneRules } from '../table/closed.ts';
import { standUp } from '../table/commands.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import { forgetIn } from './forgetting.ts';

export interface FarewellsEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  readonly key: string;
  /** Whether this process looks after somebody, of all that are alive. */
  own(person: string): boolean;
  ended(tokens: readonly string[]): void;
  trouble(error: unknown): void;
}

/** Milliseconds between two looks: in the meantime every process has stored what it had in hand. */
export const LOOK_EVERY = 10 * 60_000;

export class Farewells {
  readonly #env: FarewellsEnv;
  readonly #rounds: Rounds;

  constructor(env: FarewellsEnv) {
    this.#env = env;
    const { time, trouble } = env;
    this.#rounds = new Rounds({ time, every: LOOK_EVERY, trouble }, () => this.#look());
  }

  /** Resolves when nobody is being erased. */
  settled(): Promise<void> {
    return this.#rounds.settled();
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #look(): Promise<void> {
    const { store, time, own } = this.#env;
    for (const person of await store.people.departures.due(time.now())) {
      if (this.#rounds.closed) return;
      if (own(person)) await this.#erase(person);
    }
  }

  /** Whoever was still found somewhere is looked for once more before the last of them goes. */
  async #erase(person: string): Promise<void> {
    const { departures } = this.#env.store.people;
    this.#env.ended(await departures.shut(person));
    let found = false;
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = await departures.aliasedIn(person, last);
      for (const match of page) {
        if (this.#rounds.closed) return;
        await this.#leave(match, person, aliasIn(this.#env.key, match, person));
        await departures.unname(match, person);
        found = true;
      }
      last = page.at(-1);
    }
    // Logs of before that name people themselves.
    for (let last: string | null = ''; last !== null;) {
      const page = await departures.traces(person, last);
      for (const match of page.matches) {
        if (this.#rounds.closed) return;
        found = (await this.#forget(match, person)) || found;
      }
      ({ last } = page);
    }
    if (!found) await departures.erase(person, aliasIn(this.#env.key, 'results', person));
  }

  /** Whether the match named them. */
  async #forget(match: string, person: string): Promise<boolean> {
    const { store, key } = this.#env;
    const alias = aliasIn(key, match, person);
    await this.#leave(match, person, alias);
    const stored = await readWhole(store, match, MATCH_SIZE);
    const rows = forgetIn(stored?.rows ?? [], person, alias);
    await store.people.departures.rewrite(match, person, rows);
    return rows.length > 0;
  }

  /** Stands up, or gives the game up, and takes the name off the table, wherever it is shown. */
  async #leave(match: string, person: string, alias: string): Promise<void> {
    try {
      const live = await this.#env.tables.find(match);
      await new Promise<void>((keep) => {
        if (!live) return keep();
        live.do({
          as: null,
          run: (table, now) => {
            standUp(table, person, alias, now, () => this.#env.tables.secret());
            return { ok: {} };
          },
          done: () => keep(),
        });
      });
    } catch (error) {
      // Its card is written anew from its rows whenever somebody asks for it.
      if (!(error instanceof GoneRules)) throw error;
    }
  }
}
