/**
 * The other processes that serve the same matches. Each of them may write to any match; what one has written the others take in from the store, at once where
 * the bus tells them, else by a slow pulse.
 */
import type { Row, SharedStore } from '@orrery/store';
import type { Bus } from './bus.ts';
import { lineOf, newsOf, type News } from './news.ts';
import { Roster } from './roster.ts';

/** What this process does about the news of others. */
export interface Hearer {
  rows(match: string, seq: number): void;
  here(match: string, process: string, seats: number, watchers: number): void;
  spent(budget: string, whose: string, cost: number): void;
  /** Somebody came or went. */
  changed(): void;
  /** From time to time everything is looked at, whatever was heard. */
  pulse(): void;
}

/** Milliseconds between two signs of life. */
const BEAT = 1000;
/** Whoever has said nothing for so many beats is gone. */
const SILENT = 3.5;
/** So many beats from one pulse to the next. */
const PULSE = 5;
/** What is spent is told together, so often. */
const SPENDING = 100;
/** Letters of one message at most, unless it is one line. */
const MESSAGE = 32 * 1024;
/** Matches asked for at once. */
const MOST_ASKED = 64;

interface Asking {
  readonly match: string;
  readonly seq: number;
  readonly keep: (rows: readonly Row[]) => void;
  readonly fail: (error: unknown) => void;
}

export class Company {
  readonly roster: Roster;
  readonly #bus: Bus;
  readonly #store: SharedStore;
  readonly #version: string;
  #hearer: Hearer | null = null;
  #lines: string[] = [];
  #asking: Asking[] = [];
  #spent = new Map<string, number>();
  #beats = 0;
  readonly #beating: NodeJS.Timeout;
  readonly #telling: NodeJS.Timeout;

  constructor(bus: Bus, store: SharedStore, self: string, version: string, beat = BEAT) {
    this.#bus = bus;
    this.#store = store;
    this.#version = version;
    this.roster = new Roster(self, version, SILENT * beat);
    bus.hear((text) => this.#hear(text));
    this.#beating = setInterval(() => this.#beat(), beat);
    this.#telling = setInterval(() => this.#tellSpent(), SPENDING);
    this.#beating.unref();
    this.#telling.unref();
  }

  begin(hearer: Hearer): void {
    this.#hearer = hearer;
    this.#say({ on: 'alive', version: this.#version });
  }

  #beat(): void {
    this.#say({ on: 'alive', version: this.#version });
    if (this.roster.look(performance.now())) this.#hearer?.changed();
    if (++this.#beats % PULSE === 0) this.#hearer?.pulse();
  }

  // -- what is said

  /** A match has rows below this seq. */
  stored(match: string, seq: number): void {
    this.#say({ on: 'rows', match, seq });
  }

  here(match: string, seats: number, watchers: number): void {
    this.#say({ on: 'here', match, seats, watchers });
  }

  spent(budget: string, whose: string, cost: number): void {
    const key = `${budget} ${whose}`;
    this.#spent.set(key, (this.#spent.get(key) ?? 0) + cost);
  }

  #tellSpent(): void {
    for (const [key, cost] of this.#spent) {
      const [budget = '', whose = ''] = key.split(' ');
      this.#say({ on: 'spent', budget, whose, cost: Math.round(cost * 1000) / 1000 });
    }
    this.#spent.clear();
  }

  /** At the end of this turn of the event loop: what is said within it goes together. */
  #say(news: News): void {
    if (this.#lines.push(lineOf(news)) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const lines = this.#lines;
    this.#lines = [];
    let text = this.roster.self;
    for (const line of lines) {
      if (text.length > MESSAGE) {
        this.#bus.say(text);
        text = this.roster.self;
      }
      text += `\n${line}`;
    }
    this.#bus.say(text);
  }

  // -- what is heard

  #hear(text: string): void {
    const [process = '', ...lines] = text.split('\n');
    if (process === this.roster.self || !this.#hearer) return;
    for (const line of lines) {
      const news = newsOf(line);
      if (news) this.#take(process, news, this.#hearer);
    }
  }

  #take(process: string, news: News, hearer: Hearer): void {
    switch (news.on) {
      case 'rows':
        return hearer.rows(news.match, news.seq);
      case 'here':
        return hearer.here(news.match, process, news.seats, news.watchers);
      case 'spent':
        return hearer.spent(news.budget, news.whose, news.cost);
      case 'alive':
        if (!this.roster.heard(process, news.version, performance.now())) return;
        // Whoever is new is told at once who else is there.
        this.#say({ on: 'alive', version: this.#version });
        return hearer.changed();
      case 'leaving':
        if (this.roster.left(process)) hearer.changed();
    }
  }

  // -- what the others have written

  /** Rows of a match from a seq on, as many as a page holds. Whoever asks in one turn of the event loop is answered together. */
  after(match: string, seq: number): Promise<readonly Row[]> {
    return new Promise((keep, fail) => {
      if (this.#asking.push({ match, seq, keep, fail }) === 1) setImmediate(() => this.#ask());
    });
  }

  #ask(): void {
    const asking = this.#asking;
    this.#asking = [];
    for (let i = 0; i < asking.length; i += MOST_ASKED) void this.#read(asking.slice(i, i + MOST_ASKED));
  }

  async #read(asking: readonly Asking[]): Promise<void> {
    try {
      const rows = Map.groupBy(await this.#store.after(asking), ({ match }) => match);
      for (const { match, keep } of asking) keep(rows.get(match) ?? []);
    } catch (error) {
      for (const { fail } of asking) fail(error);
    }
  }

  /** Says goodbye: what this process looked after is the others' from now on. */
  leave(): void {
    clearInterval(this.#beating);
    clearInterval(this.#telling);
    this.#say({ on: 'leaving' });
  }

  async close(): Promise<void> {
    this.#hearer = null;
    await new Promise((said) => setImmediate(said));
    await this.#bus.close();
  }
}
