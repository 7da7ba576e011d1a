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
  /** Nobody comes by the token with this hash any more. */
  ended(token: string): void;
  /** What somebody may do or hears has changed. */
  person(person: string): void;
  /** Something has happened in a tournament. */
  tournament(id: string): void;
  /** What is offered to everybody has changed. */
  lobby(): void;
  /** Somebody who looked for others has been paired. */
  paired(): void;
  /** Somebody came or went. */
  changed(): void;
  /** From time to time everything is looked at, whatever was heard. */
  pulse(): void;
}

/** Milliseconds between two signs of life. */
const BEAT = 1000;
/** So many beats from one pulse to the next. */
const PULSE = 5;
/** What is said goes at once where nothing has been said for so many milliseconds, else with whatever is said within them. */
const GATHERING = 10;
/** Letters of one message at most, unless it is one line. */
const MESSAGE = 32 * 1024;
/** Matches asked for at once, and questions under way. */
const MOST_ASKED = 256;
const QUESTIONS = 2;
/** A question costs the same for one match as for many: one is put beside another where so many matches wait, or one has waited for so many milliseconds. */
const WORTH_A_QUESTION = 64;
const LONG = 20;

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
  #sent = 0;
  #asking: Asking[] = [];
  #questions = 0;
  #soon = false;
  #late: NodeJS.Timeout | null = null;
  #beats = 0;
  readonly #beating: NodeJS.Timeout;

  constructor(bus: Bus, store: SharedStore, self: string, version: string, beat = BEAT) {
    this.#bus = bus;
    this.#store = store;
    this.#version = version;
    this.roster = new Roster(self, version);
    bus.hear((text) => this.#hear(text));
    this.#beating = setInterval(() => this.#beat(), beat);
    this.#beating.unref();
  }

  begin(hearer: Hearer): void {
    this.#hearer = hearer;
    this.#say({ on: 'alive', version: this.#version });
  }

  #beat(): void {
    this.#say({ on: 'alive', version: this.#version });
    if (this.roster.look()) this.#hearer?.changed();
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

  lobby(): void {
    this.#say({ on: 'lobby' });
  }

  paired(): void {
    this.#say({ on: 'paired' });
  }

  ended(token: string): void {
    this.#say({ on: 'ended', token });
  }

  person(person: string): void {
    this.#say({ on: 'person', person });
  }

  tournament(id: string): void {
    this.#say({ on: 'tournament', id });
  }

  #say(news: News): void {
    if (this.#lines.push(lineOf(news)) > 1) return;
    const wait = this.#sent + GATHERING - performance.now();
    if (wait <= 0) setImmediate(() => this.#send());
    else setTimeout(() => this.#send(), wait);
  }

  #send(): void {
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#sent = performance.now();
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
    if (!this.#hearer || text.startsWith(`${this.roster.self}\n`)) return;
    const [process = '', ...lines] = text.split('\n');
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
      case 'lobby':
        return hearer.lobby();
      case 'paired':
        return hearer.paired();
      case 'ended':
        return hearer.ended(news.token);
      case 'tournament':
        return hearer.tournament(news.id);
      case 'person':
        return hearer.person(news.person);
      case 'alive':
        if (!this.roster.heard(process, news.version)) return;
        // Whoever is new is told at once who else is there.
        this.#say({ on: 'alive', version: this.#version });
        return hearer.changed();
      case 'leaving':
        if (this.roster.left(process)) hearer.changed();
    }
  }

  // -- what the others have written

  /** Rows of a match from a seq on, as many as a page holds. Whoever asks while others are being answered is answered together with the next. */
  after(match: string, seq: number): Promise<readonly Row[]> {
    return new Promise((keep, fail) => {
      this.#asking.push({ match, seq, keep, fail });
      this.#askSoon();
    });
  }

  #askSoon(): void {
    if (this.#soon || this.#questions >= QUESTIONS || this.#asking.length === 0) return;
    if (this.#questions > 0 && this.#asking.length < WORTH_A_QUESTION) {
      this.#late ??= setTimeout(() => this.#ask(), LONG);
      return;
    }
    this.#soon = true;
    setImmediate(() => {
      this.#soon = false;
      this.#ask();
    });
  }

  #ask(): void {
    if (this.#late) clearTimeout(this.#late);
    this.#late = null;
    while (this.#questions < QUESTIONS && this.#asking.length > 0) void this.#read(this.#asking.splice(0, MOST_ASKED));
  }

  async #read(asking: readonly Asking[]): Promise<void> {
    this.#questions++;
    try {
      const rows = Map.groupBy(await this.#store.after(asking), ({ match }) => match);
      for (const { match, keep } of asking) keep(rows.get(match) ?? []);
    } catch (error) {
      for (const { fail } of asking) fail(error);
    }
    this.#questions--;
    this.#askSoon();
  }

  /** Says goodbye: what this process looked after is the others' from now on. */
  leave(): void {
    clearInterval(this.#beating);
    this.#say({ on: 'leaving' });
  }

  async close(): Promise<void> {
    this.#hearer = null;
    this.#send();
    await this.#bus.close();
  }
}
