/** Somebody who plays a seat on whatever happens to the servers, at another one every while, and writes down what was promised and shown. */
import type { Chance } from '@orrery/kernel';
import { Guest, type Answered } from './guest.ts';

/** A server that has not answered in this time is left. */
const PATIENCE = 2500;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('connection: no answer in time')), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An answer that was refused: the nth of its seat, counted from nought. */
export interface Refused {
  readonly id: string;
  readonly n: number;
  readonly code: string;
}

/** Codes that say "not now". */
const PASSING = new Set(['connection-lost', 'not-stored', 'internal', 'slow-down']);

export class Wanderer {
  readonly token: string;
  readonly match: string;
  /** Commands some server said yes to. */
  readonly acknowledged: string[] = [];
  /** What it was shown last. */
  shown: { readonly view: unknown; readonly past: readonly number[] } | null = null;
  ended = false;
  /** Refusals nobody should get, unless the table has answered for them when their time was up. */
  readonly wrongs: Refused[] = [];
  stopped = false;
  readonly #chance: Chance;
  readonly #urls: () => readonly string[];
  readonly #prefix: string;
  readonly #answers: boolean;
  #count = 0;
  #pending: { readonly id: string; readonly n: number; readonly choice: number } | null = null;

  /** One that does not answer only looks on from its seat. */
  constructor(name: string, token: string, match: string, urls: () => readonly string[], chance: Chance, answers = true) {
    this.#prefix = name;
    this.token = token;
    this.match = match;
    this.#urls = urls;
    this.#chance = chance;
    this.#answers = answers;
  }

  async wander(): Promise<void> {
    while (!this.stopped && !this.ended)
      try {
        await this.#stay();
      } catch (error) {
        if (
          !(error instanceof Error) ||
          !/ECONN|connection|hang up|socket|closed|not-stored|internal|slow-down|response/i.test(error.message)
        )
          throw error;
        await pause(100);
      }
  }

  /** At one server, for so many answers. */
  async #stay(): Promise<void> {
    const urls = this.#urls();
    const guest = await inTime(Guest.arrive(urls[this.#chance.below(urls.length)] ?? '', { token: this.token }));
    try {
      const watched = await inTime(guest.ask({ do: 'watch', match: this.match }));
      if ('no' in watched) throw new Error(`connection: ${watched.no.code}`);
      await this.#answer(guest, this.#pending);
      for (let stay = 3 + this.#chance.below(12); stay > 0 && !this.stopped; stay--) {
        const until = performance.now() + 1000 + this.#chance.below(1500);
        while (!this.stopped && !this.#isAsked(guest) && !this.#over(guest) && !guest.closed && performance.now() < until) await pause(20);
        if (this.#over(guest) || guest.closed || !this.#isAsked(guest)) break;
        const { n = 0, open = [], at = 0 } = guest.updates.get(this.match) ?? {};
        await this.#answer(guest, { id: `${this.#prefix}-${++this.#count}`, n, choice: open[this.#chance.below(open.length)] ?? 0 });
        await inTime(guest.until(() => (guest.updates.get(this.match)?.at ?? 0) > at || guest.closed !== null, 'the own answer'));
      }
      this.#remember(guest);
    } finally {
      guest.vanish();
    }
  }

  #isAsked(guest: Guest): boolean {
    return this.#answers && (guest.updates.get(this.match)?.open.length ?? 0) > 0;
  }

  #over(guest: Guest): boolean {
    return guest.tables.get(this.match)?.status === 'ended';
  }

  #remember(guest: Guest): void {
    const update = guest.updates.get(this.match);
    if (update) this.shown = { view: update.view, past: guest.pasts.get(this.match) ?? [] };
    this.ended = this.#over(guest);
  }

  /** Sends it until it is known to be stored; under the same id, whoever is asked. */
  async #answer(guest: Guest, command: { readonly id: string; readonly n: number; readonly choice: number } | null): Promise<void> {
    if (!command) return;
    this.#pending = command;
    const answered: Answered = await inTime(
      guest.ask({ do: 'answer', match: this.match, n: command.n, choice: command.choice }, command.id),
    );
    if ('ok' in answered) this.acknowledged.push(command.id);
    else if (PASSING.has(answered.no.code)) throw new Error(`connection: ${answered.no.code}`);
    else this.wrongs.push({ id: command.id, n: command.n, code: answered.no.code });
    this.#pending = null;
  }

  /** Looks a last time, at a server that is well. */
  async lookBack(url: string): Promise<void> {
    const guest = await Guest.arrive(url, { token: this.token });
    await guest.must({ do: 'watch', match: this.match });
    await guest.until(() => guest.updates.has(this.match), 'the game');
    this.#remember(guest);
    await guest.leave();
  }
}
