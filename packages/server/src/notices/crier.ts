/**
 * Tells people who are away that a game waits for them. It looks through the games of those who want to be told, again and again: nothing is lost when a
 * process dies. What is told is written down before it is sent, so nothing is told twice either.
 */
import type { Notice, Store, Watched, Way } from '@orrery/store';
import { Overloaded } from '../chores.ts';
import { Rounds, type RoundsEnv } from '../rounds.ts';
import { GoneRules } from '../table/closed.ts';
import { awaits, type Awaited } from '../table/info.ts';
import type { Tables } from '../tables.ts';
import type { Mail } from './mail.ts';
import type { Push } from './push.ts';
import { mayTell } from './when.ts';
import { wishIn, type Wish } from './wishes.ts';
import { mailOf, worded, type Waiting, type Worded } from './words.ts';

export interface CrierEnv extends RoundsEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly push: Push;
  /** Null where the host sends none. */
  readonly mail: Mail | null;
  /** Where the house is found, for links in mail. */
  readonly site: string;
  /** Whether this process looks after somebody, of all that are alive. */
  own(person: string): boolean;
}

/** Who has so little time left is told once more. */
const SOON = 2 * 3_600_000;
/** What was told so long ago is asked about no more. */
const REMEMBERED = 180 * 86_400_000;
const SWEEP_EVERY = 86_400_000;
/** A notice that a browser has not fetched after so many seconds is old. */
const GOOD_FOR = 86_400;
/** So many letters and pushes are under way at once. */
const LANES = 8;

interface Known {
  readonly head: number;
  readonly awaited: Awaited | null;
}

export class Crier {
  readonly #env: CrierEnv;
  /** What games ask of people, as it stood after a row; by person and match. */
  #known = new Map<string, Known>();
  readonly #rounds: Rounds;
  readonly #sending = new Set<Promise<void>>();
  #swept = 0;

  constructor(env: CrierEnv) {
    this.#env = env;
    this.#rounds = new Rounds(env, () => this.#look());
  }

  /** Resolves when nobody is being told anything. */
  async settled(): Promise<void> {
    await this.#rounds.settled();
    await Promise.all(this.#sending);
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #look(): Promise<void> {
    const { store, time, own } = this.#env;
    const known = new Map<string, Known>();
    let games: Watched[] = [];
    for (let after = { person: '', match: '' }; !this.#rounds.closed;) {
      const page = await store.people.notices.watched(after);
      for (const game of page) {
        if (games[0] && games[0].person !== game.person) {
          await this.#lookAfter(games, known);
          games = [];
        }
        if (own(game.person)) games.push(game);
        after = game;
      }
      if (page.length === 0) break;
    }
    await this.#lookAfter(games, known);
    this.#known = known;
    if (time.now() - this.#swept < SWEEP_EVERY) return;
    this.#swept = time.now();
    await store.people.notices.sweep(this.#swept - REMEMBERED);
  }

  /** One person's games. */
  async #lookAfter(games: readonly Watched[], known: Map<string, Known>): Promise<void> {
    const [first] = games;
    if (!first || this.#rounds.closed) return;
    const wish = wishIn(first.wishes);
    const waiting: (Waiting & { readonly question: number })[] = [];
    for (const game of games) {
      const awaited = await this.#awaited(game, known);
      if (!awaited || awaited.busy) continue;
      const left = awaited.until === null ? null : Math.max(0, awaited.until - this.#env.time.now());
      const { question, begins } = awaited;
      waiting.push({ match: game.match, game: awaited.game, question, begins, left, soon: left !== null && left <= SOON });
    }
    if (waiting.length === 0) return;
    await this.#tell('push', first, wish, waiting);
    if (this.#env.mail && first.address !== '') await this.#tell('mail', first, wish, waiting);
  }

  /** What a game asks of somebody. Whoever is asked is looked after again: they may have come meanwhile, and their time runs. */
  async #awaited({ person, match, head }: Watched, known: Map<string, Known>): Promise<Awaited | null> {
    const key = `${person} ${match}`;
    const before = this.#known.get(key);
    if (before?.head === head && before.awaited === null) {
      known.set(key, before);
      return null;
    }
    try {
      const live = await this.#env.tables.find(match);
      const awaited = (await live?.look((table, now) => awaits(table, table.seatOf(person), live.here, now))) ?? null;
      known.set(key, { head, awaited });
      return awaited;
    } catch (error) {
      if (!(error instanceof GoneRules) && !(error instanceof Overloaded)) this.#env.trouble(error);
      return null;
    }
  }

  async #tell(
    way: Way,
    { person, address }: Watched,
    { wishes, since }: Wish,
    waiting: readonly (Waiting & { readonly question: number })[],
  ): Promise<void> {
    const { store, time } = this.#env;
    const { notices } = store.people;
    const wanted = waiting.filter(({ soon }) => wishes.turn[way] || (soon && wishes.soon[way]));
    if (wanted.length === 0) return;
    const now = time.now();
    if (!mayTell(wishes, way, now, Math.max(since, (await notices.lastTold(person, way)) ?? 0))) return;
    // That little time is left says whose turn it is, too.
    const kinds = wanted.flatMap(({ match, question, soon }): Notice[] => [
      ...(wishes.turn[way] ? [{ match, question, kind: 'turn' }] : []),
      ...(soon && wishes.soon[way] ? [{ match, question, kind: 'soon' }] : []),
    ]);
    const fresh = new Set((await notices.tell(person, way, kinds, now)).map(({ match }) => match));
    const [first, ...more] = wanted.filter(({ match }) => fresh.has(match));
    if (!first) return;
    const notice = await worded([first, ...more], wishes.language);
    if (way === 'mail')
      this.#send(async () => this.#env.mail?.send({ to: address, ...(await mailOf(notice, wishes.language, this.#env.site)) }));
    else for (const browser of await notices.browsersOf(person)) this.#send(() => this.#show(browser, notice));
    while (this.#sending.size >= LANES) await Promise.race(this.#sending);
  }

  async #show(browser: Parameters<Push['send']>[0], { title, body, match }: Worded): Promise<void> {
    const text = JSON.stringify({ title, body, tag: match ?? 'several', path: match === null ? '#/online' : `#/match/${match}` });
    if (!(await this.#env.push.send(browser, text, GOOD_FOR))) await this.#env.store.people.notices.unsubscribe(browser.endpoint);
  }

  /** Nobody waits for it: what a push service or a mail server does not take now is not told. */
  #send(what: () => Promise<unknown>): void {
    const sending: Promise<void> = what()
      .catch((error: unknown) => this.#env.trouble(error))
      .then(() => void this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}
