/**
 * Quick pairing. Wishes are in the store, so that people of different processes find each other; whoever wishes the same sits down together, the first first.
 * A wish lasts as long as the connection that made it.
 */
import { customsOf } from '@orrery/games/tables';
import type { Clock, Command, FoundMessage } from '@orrery/protocol';
import type { Seek, Store } from '@orrery/store';
import { ByTurns } from '../byTurns.ts';
import { hashOf, word, type Entropy } from '../secrets.ts';
import { no, type Actor, type Outcome } from '../table/commands.ts';
import { lookAlike } from '../table/lookAlike.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import type { Onlooker } from './lobby.ts';
import { ABSENT, Meetings, PROMISED } from './meetings.ts';

export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly clock: Clock;
  readonly rated: boolean;
  /** Two against two, or however the game plays in teams. */
  readonly teams?: true;
}

export interface PairingEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  readonly entropy: Entropy;
  /** A match that is going to be made will count. */
  expect(match: string, game: string): Promise<void>;
  /** Until when somebody plays no rated games; null where they may. */
  barredUntil(person: string): Promise<number | null>;
  /** What is offered to everybody has changed. */
  changed(): void;
  /** Somebody has been paired who may be connected elsewhere. */
  paired(): void;
  trouble(error: unknown): void;
}

const TEAMS = 'teams';

/** The same wish is the same text. */
const textOf = ({ game, seats, clock, rated, teams }: Wish): string =>
  JSON.stringify([
    game,
    seats,
    rated ? 1 : 0,
    clock.kind,
    ...(clock.kind === 'none' ? [] : clock.kind === 'move' ? [clock.seconds] : [clock.seconds, clock.increment]),
    ...(teams ? [TEAMS] : []),
  ]);

export function wishIn(text: string): Wish {
  const [game, seats, rated, kind, ...rest] = JSON.parse(text) as [string, number, number, Clock['kind'], ...(number | typeof TEAMS)[]];
  const [seconds = 0, increment = 0] = rest.filter((part) => part !== TEAMS);
  const clock: Clock = kind === 'none' ? { kind } : kind === 'move' ? { kind, seconds } : { kind, seconds, increment };
  return { game, seats, clock, rated: rated === 1, ...(rest.includes(TEAMS) ? { teams: true } : {}) };
}

const NEVER = 8.64e15;
const SECOND = 1000;
/** Who is here is written down so often, in milliseconds. */
const SEEN_EVERY = 10 * SECOND;
/** People asked about at once. */
const PAGE = 50;
/** What plays where nobody does. */
const LEVEL = '3';

interface Own {
  readonly id: string;
  readonly wish: string;
  readonly fill: number;
  readonly by: Onlooker;
}

export class Pairing {
  readonly #env: PairingEnv;
  /** Whose wishes this process looks after. */
  readonly #own = new Map<string, Own>();
  /** People of one wish are brought together, and once more where somebody has come since. */
  readonly #turns: ByTurns;
  readonly #meetings: Meetings;
  readonly #saying = new Map<string, Promise<unknown>>();
  #next: (() => void) | null = null;
  #seen = 0;
  #collecting: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(env: PairingEnv) {
    this.#env = env;
    this.#turns = new ByTurns((error) => env.trouble(error));
    this.#meetings = new Meetings(env);
  }

  seek(actor: Actor, by: Onlooker, wished: Command<'seek'>): Promise<Outcome> {
    return this.#inOrder(actor.person, () => this.#seek(actor, by, wished));
  }

  /** What somebody says of their wishes counts one after another: whoever stops at once has stopped. */
  #inOrder<T>(person: string, say: () => Promise<T>): Promise<T> {
    const said = (this.#saying.get(person) ?? Promise.resolve()).then(say, say);
    this.#saying.set(person, said);
    const over = (): void => {
      if (this.#saying.get(person) === said) this.#saying.delete(person);
    };
    said.then(over, over);
    return said;
  }

  async #seek(actor: Actor, by: Onlooker, { game, seats, clock, fill, rated = false, teams = false }: Command<'seek'>): Promise<Outcome> {
    const { store, tables, time, entropy } = this.#env;
    const wish: Wish = { game, seats, clock, rated, ...(teams ? { teams } : {}) };
    const odd = await tables.refuses(wish);
    if (odd) return odd;
    const paused = await this.#meetings.pausedUntil(actor.person);
    if (paused !== null) return no('did-not-come', { minutes: Math.ceil((paused - time.now()) / 60_000) });
    const until = rated ? await this.#env.barredUntil(actor.person) : null;
    if (until !== null) return no('gave-up-early', { until });
    const own: Own = {
      id: word(entropy, 9),
      wish: textOf(wish),
      fill: fill === undefined ? NEVER : time.now() + fill * SECOND,
      by,
    };
    const since = await store.people.seeks.add({ person: actor.person, since: time.now(), id: own.id, wish: own.wish, fill: own.fill });
    if (by.closed) {
      await store.people.seeks.remove(actor.person, own.id);
      return { ok: {} };
    }
    this.#own.set(actor.person, own);
    this.#env.changed();
    this.#pair(own.wish);
    this.#tickLater();
    return { ok: { id: own.id, since, ...(fill === undefined ? {} : { fill: own.fill }) } };
  }

  /** Takes up what was under way when the last process stopped. */
  wake(): Promise<void> {
    return this.#meetings.look();
  }

  unseek(person: string): Promise<void> {
    return this.#inOrder(person, () => this.#unseek(person));
  }

  async #unseek(person: string): Promise<void> {
    const own = this.#own.get(person);
    this.#own.delete(person);
    if (!own) return;
    await this.#env.store.people.seeks.remove(person, own.id);
    this.#env.changed();
  }

  /** A connection has ended, and the wishes made by it. */
  left(by: Onlooker, person: string): void {
    if (this.#own.get(person)?.by !== by) return;
    const unseek = async (): Promise<void> => {
      if (this.#own.get(person)?.by === by) await this.#unseek(person);
    };
    this.#inOrder(person, unseek).catch((error: unknown) => this.#env.trouble(error));
  }

  // -- bringing together

  #pair(wish: string): void {
    this.#turns.do(wish, () => this.#bringTogether(wish));
  }

  async #bringTogether(wish: string): Promise<void> {
    const now = this.#env.time.now();
    const { seats } = wishIn(wish);
    const { seeks, conduct } = this.#env.store.people;
    const [waiting, apart] = await Promise.all([seeks.wishing(wish, now - ABSENT), conduct.apart(wish)]);
    const all = grouped(waiting, seats, apart);
    const groups = all.filter((group) => group.length === seats);
    // Whoever takes bots at all rather has one more person and fewer of them.
    for (const over of all.filter((group) => group.length < seats && group.some(({ fill }) => fill <= now)))
      groups.push(over.filter(({ fill }) => fill < NEVER));
    await Promise.all(groups.map((group) => this.#seat(wish, group)));
  }

  async #seat(wish: string, group: readonly Seek[]): Promise<void> {
    const { store, tables, time } = this.#env;
    const { game, seats, clock, teams, ...wished } = wishIn(wish);
    // Bots have no rating to win or lose.
    const rated = wished.rated && group.length === seats;
    const cause = `pair ${group.map(({ id }) => id).join(' ')}`;
    const match = tables.idFor(cause);
    const people = group.map(({ person }) => person);
    if (!(await store.people.seeks.take(people, match, time.now()))) return;
    // Who sits where follows from the match, which nobody could know before.
    const places = Array.from({ length: seats }, (_, i) => i).sort((a, b) => (hashOf(`${match} ${a}`) < hashOf(`${match} ${b}`) ? -1 : 1));
    const sitting = named(group).map(({ person, name }, i) => ({ person, name, seat: places[i] ?? i }));
    const taken = new Set(sitting.map(({ seat }) => seat));
    if (rated) await this.#env.expect(match, game);
    const made = await tables.arrange(
      match,
      {
        game,
        seats: Array.from({ length: seats }, (_, seat) =>
          taken.has(seat) ? { kind: 'open' as const } : { kind: 'bot' as const, level: LEVEL },
        ),
        clock,
        ...(teams ? { options: { ...customsOf(game).inTeams?.options } } : {}),
        public: true,
        timeout: seats === 2 ? 'resign' : 'bot',
        ...(rated ? { rated, memoryAid: false } : {}),
      },
      sitting,
    );
    if ('no' in made) {
      await store.people.seeks.release(match);
      return this.#env.trouble(new Error(`people could not be seated: ${made.no.code}`));
    }
    this.#meetings.expect(match, clock);
    this.#env.changed();
    this.#env.paired();
    this.collect();
  }

  // -- telling those who are connected here

  /** Somebody may have been paired: whoever is connected here is told. */
  collect(): void {
    if (this.#own.size === 0) return;
    this.#collecting = this.#collecting.then(() => this.#collect()).catch((error: unknown) => this.#env.trouble(error));
  }

  async #collect(): Promise<void> {
    const { store, tables, time } = this.#env;
    for (const page of this.#pages()) {
      for (const { person, match, seen } of await store.people.seeks.paired(page)) {
        if (!(await tables.find(match))) {
          if (time.now() - seen > PROMISED) await store.people.seeks.release(match);
          continue;
        }
        this.#own.get(person)?.by.send(JSON.stringify({ found: { match } } satisfies FoundMessage));
        this.#own.delete(person);
      }
    }
  }

  *#pages(): Generator<string[]> {
    const people = [...this.#own.keys()];
    for (let i = 0; i < people.length; i += PAGE) yield people.slice(i, i + PAGE);
  }

  // -- as time goes by

  #tickLater(): void {
    if (this.#closed || this.#own.size === 0) return;
    this.#next ??= this.#env.time.at(this.#env.time.now() + SECOND, () => {
      this.#next = null;
      this.#tick().catch((error: unknown) => this.#env.trouble(error));
      this.#tickLater();
    });
  }

  async #tick(): Promise<void> {
    const now = this.#env.time.now();
    for (const wish of new Set([...this.#own.values()].filter(({ fill }) => fill <= now).map((own) => own.wish))) this.#pair(wish);
    this.collect();
    if (now - this.#seen < SEEN_EVERY) return;
    this.#seen = now;
    const { seeks } = this.#env.store.people;
    for (const page of this.#pages()) await seeks.saw(page, now);
    await seeks.sweep(now - 2 * ABSENT);
    await this.#meetings.look();
    for (const wish of new Set([...this.#own.values()].map((own) => own.wish))) this.#pair(wish);
  }

  /** Resolves when nobody is being brought together. */
  async settled(): Promise<void> {
    await this.#turns.settled();
    await this.#meetings.settled();
    await this.#collecting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#next?.();
    await this.#turns.close();
    await this.#meetings.close();
    await this.settled();
  }
}

/** The first first, so many to a table, and nobody with somebody who does not want to meet them. */
function grouped(waiting: readonly Seek[], seats: number, apart: readonly (readonly [string, string])[]): Seek[][] {
  const unwelcome = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const groups: Seek[][] = [];
  let open: Seek[][] = [];
  for (const seek of waiting) {
    let group = open.find((others) => !others.some(({ person }) => unwelcome.has(`${person} ${seek.person}`)));
    if (!group) {
      group = [];
      groups.push(group);
      open.push(group);
    }
    group.push(seek);
    if (group.length === seats) open = open.filter((other) => other !== group);
  }
  return groups;
}

/** Nobody at a table goes by the name of another. */
export function named(group: readonly Pick<Seek, 'person' | 'name'>[]): readonly Pick<Seek, 'person' | 'name'>[] {
  const before: string[] = [];
  return group.map(({ person, name }) => {
    let own = name;
    for (let n = 2; own !== '' && before.some((other) => lookAlike(other, own)); n++) own = `${name.slice(0, 28)} ${n}`;
    before.push(own);
    return { person, name: own };
  });
}
