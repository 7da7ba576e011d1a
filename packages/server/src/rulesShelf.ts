/**
 * Rules are opened once for all tables that play by the same options and pack: opening checks a whole pack, is dearer than a hundred moves, and holds a
 * megabyte. So there is room for so many of them that are played by, and a few more.
 */
import { packHash, type Options } from '@orrery/kernel';
import type { AnyGame, AnyRules } from '@orrery/games';
import { Overloaded } from './chores.ts';

type Opened = ReturnType<AnyGame['open']>;

interface Entry {
  readonly key: string;
  readonly opened: Opened;
  /** Tables in memory that play by them. */
  tables: number;
}

const MOST_PLAYED = 32;
const MOST_SPARE = 8;
const MOST_NAMES = 1000;

const hashes = new WeakMap<object, string>();
/** Packs are shared by many tables, and long: each is hashed once. */
export function hashOfPack(pack: unknown): string {
  if (typeof pack !== 'object' || pack === null) return packHash(pack);
  const known = hashes.get(pack) ?? packHash(pack);
  hashes.set(pack, known);
  return known;
}

function keyOf(game: AnyGame, options: Options, pack: unknown): string {
  const given = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game.id, game.rules, given, pack === undefined ? '' : hashOfPack(pack)]);
}

export class RulesShelf {
  /** The one asked for last is the last. */
  readonly #entries = new Map<string, Entry>();
  readonly #byRules = new WeakMap<AnyRules, Entry>();
  /** Keys by what was asked for where that leaves something out that goes without saying. */
  readonly #keys = new Map<string, string>();
  #played = 0;

  has(game: AnyGame, options: Options, pack: unknown): boolean {
    return this.#entry(keyOf(game, options, pack)) !== undefined;
  }

  #entry(asked: string): Entry | undefined {
    return this.#entries.get(this.#keys.get(asked) ?? asked);
  }

  /** Throws where others are played by than there is room for. */
  open(game: AnyGame, options: Options, pack: unknown): Opened {
    const asked = keyOf(game, options, pack);
    const found = this.#entry(asked);
    if (!found && this.full) throw new Overloaded('tables play by too many different rules');
    const entry = found ?? this.#add(asked, game.open(options, pack), game, pack);
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
    this.#tidy();
    return entry.opened;
  }

  #add(asked: string, opened: Opened, game: AnyGame, pack: unknown): Entry {
    if ('faults' in opened) return { key: asked, opened, tables: 0 };
    const key = keyOf(game, opened.options, pack);
    if (this.#keys.size >= MOST_NAMES) this.#keys.clear();
    if (key !== asked) this.#keys.set(asked, key);
    const known = this.#entries.get(key);
    if (known) return known;
    const entry = { key, opened, tables: 0 };
    this.#byRules.set(opened, entry);
    return entry;
  }

  get full(): boolean {
    return this.#played >= MOST_PLAYED;
  }

  /** Whether room is made when one table that plays by them leaves. */
  rare(rules: AnyRules): boolean {
    return this.#byRules.get(rules)?.tables === 1;
  }

  /** A table that plays by these rules has come into memory. */
  take(rules: AnyRules): void {
    const entry = this.#byRules.get(rules);
    if (!entry || entry.tables++ > 0) return;
    this.#played++;
    if (!this.#entries.has(entry.key)) this.#entries.set(entry.key, entry);
  }

  /** A table that plays by these rules has left memory. */
  give(rules: AnyRules): void {
    const entry = this.#byRules.get(rules);
    if (!entry || entry.tables === 0 || --entry.tables > 0) return;
    this.#played--;
    this.#tidy();
  }

  #tidy(): void {
    let spare = this.#entries.size - this.#played;
    for (const { key, tables } of this.#entries.values()) {
      if (spare <= MOST_SPARE) return;
      if (tables > 0) continue;
      this.#entries.delete(key);
      spare--;
    }
  }
}
