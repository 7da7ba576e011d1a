/** What is offered to everybody: open tables and who looks for what. Whoever looks is told when it changes; while nobody looks nothing is read. */
import type { Listed, LobbyMessage, Sought } from '@orrery/protocol';
import type { Seek, Store } from '@orrery/store';
import type { Time } from '../time.ts';
import { ABSENT } from './meetings.ts';
import { wishIn } from './pairing.ts';

/** Somebody who looks. */
export interface Onlooker {
  readonly closed: boolean;
  send(text: string): void;
}

export interface LobbyEnv {
  readonly store: Store;
  readonly time: Time;
  trouble(error: unknown): void;
}

/** So many tables and so many people are shown. */
const SHOWN = 50;
/** Milliseconds after which a table nobody has filled is offered no more. */
export const OPEN_FOR = 24 * 3_600_000;
/** Changes within so many milliseconds are told together. */
const GATHERING = 500;
/** However quiet it is: what other processes have said may have been lost, and some things just grow old. */
const LOOK_EVERY = 5000;

/** Whether somebody is there: a table that everybody has left is nobody's. */
export const isHosted = ({ seats }: Listed): boolean => seats.some(({ kind }) => kind === 'person');
const isFree = ({ seats }: Listed): boolean => seats.some(({ kind, kept }) => kind === 'open' && !kept);
const soughtIn = ({ id, name, wish, since }: Seek): Sought => ({ id, name, since, ...wishIn(wish) });

interface Offer {
  readonly text: string;
  readonly table?: Listed;
  readonly seek?: Sought;
}

const told = (offers: readonly Offer[], gone: readonly string[]): LobbyMessage['lobby'] => ({
  open: offers.flatMap(({ table }) => table ?? []),
  seeks: offers.flatMap(({ seek }) => seek ?? []),
  gone,
});

export class Lobby {
  readonly #env: LobbyEnv;
  readonly #onlookers = new Set<Onlooker>();
  /** What everybody has been shown, by match or id. */
  #shown = new Map<string, Offer>();
  #next: (() => void) | null = null;
  /** When the next look is. */
  #at = Infinity;
  #looked = -Infinity;
  #looking: Promise<void> | null = null;

  constructor(env: LobbyEnv) {
    this.#env = env;
  }

  /** Shows everything once it is there, then what changes. */
  async enter(onlooker: Onlooker): Promise<void> {
    // What was shown when the last one left is old.
    if (this.#onlookers.size === 0) await this.#look();
    if (onlooker.closed) return;
    this.#onlookers.add(onlooker);
    onlooker.send(JSON.stringify({ lobby: told([...this.#shown.values()], []), whole: true } satisfies LobbyMessage));
    this.#lookAt(this.#env.time.now() + LOOK_EVERY);
  }

  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
  }

  /** Something may have changed. */
  changed(): void {
    if (this.#onlookers.size > 0) this.#lookAt(Math.max(this.#env.time.now(), this.#looked + GATHERING));
  }

  #lookAt(when: number): void {
    if (when >= this.#at) return;
    this.#next?.();
    this.#at = when;
    this.#next = this.#env.time.at(when, () => {
      this.#at = Infinity;
      this.#next = null;
      void this.#tell();
    });
  }

  /** Resolves when nothing is being read. */
  async settled(): Promise<void> {
    while (this.#looking) await this.#looking;
  }

  close(): void {
    this.#onlookers.clear();
    this.#next?.();
  }

  async #tell(): Promise<void> {
    if (this.#onlookers.size === 0) return;
    // A look under way may have read before what it is asked to tell.
    await this.#looking;
    await this.#look();
    this.#lookAt(this.#env.time.now() + LOOK_EVERY);
  }

  /** One look at a time; what is new goes to everybody who was there before it. */
  #look(): Promise<void> {
    this.#looking ??= this.#read()
      .catch((error: unknown) => this.#env.trouble(error))
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #read(): Promise<void> {
    const { store, time } = this.#env;
    this.#looked = time.now();
    const [tables, seeks] = await Promise.all([store.list('waiting', SHOWN), store.people.seeks.list(this.#looked - ABSENT, SHOWN)]);
    const open = tables
      .map(({ summary }) => JSON.parse(summary) as Listed)
      .filter((table) => isHosted(table) && isFree(table) && this.#looked - table.made < OPEN_FOR);
    const now = new Map<string, Offer>();
    for (const table of open) now.set(table.match, { text: JSON.stringify(table), table });
    for (const seek of seeks.map(soughtIn)) now.set(seek.id, { text: JSON.stringify(seek), seek });
    const news = [...now].filter(([id, { text }]) => this.#shown.get(id)?.text !== text).map(([, shown]) => shown);
    const gone = [...this.#shown.keys()].filter((id) => !now.has(id));
    this.#shown = now;
    if (news.length + gone.length === 0) return;
    const text = JSON.stringify({ lobby: told(news, gone) } satisfies LobbyMessage);
    for (const onlooker of this.#onlookers) onlooker.send(text);
  }
}
