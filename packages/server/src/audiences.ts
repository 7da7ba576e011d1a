/**
 * The people around a table and what each of them has been shown. Everybody who looks through the same eyes has been shown the same, so an update is made
 * once for all of them.
 */
import { SPECTATOR, type SeatSet, type Viewer } from '@orrery/kernel';
import { digest, type Command } from '@orrery/protocol';
import { Elsewhere, type Presence } from './live/elsewhere.ts';
import { chatFor, chatLine, hears, tableInfo, updateFor } from './table/info.ts';
import type { Table } from './table/table.ts';

/** Somebody at the other end of a socket. */
export interface Listener {
  readonly person: string;
  readonly closed: boolean;
  /** People whose lines of talk are kept from this one. */
  readonly unheard: ReadonlySet<string>;
  send(text: string): void;
}

interface Audience {
  readonly listeners: Set<Listener>;
  /** What all of them have been shown: the position, and so much of this past. */
  at: number;
  past: readonly number[];
  length: number;
}

/**
 * Whoever is asked something, and whoever has just answered, is told at once; the others hear of it so many milliseconds later at most, so that the steps of
 * one move reach them as one update.
 */
export const PATIENCE = 40;

export class Audiences {
  readonly #match: string;
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #viewers = new Map<Listener, Viewer>();
  readonly #owedInfo = new Set<Viewer>();
  /** The table around the game is to be shown anew. */
  infoChanged = true;
  /** Lines of talk that everybody has been told. */
  #talked: number;
  /** The window whose opening everybody has been told of, or could have been. */
  #opened: readonly number[] | null = null;
  readonly elsewhere = new Elsewhere();

  constructor({ id, talked }: Table) {
    this.#match = id;
    this.#talked = talked;
  }

  get empty(): boolean {
    return this.#viewers.size === 0;
  }

  /** Shows somebody everything there is to see; false where they may not look. */
  attach(table: Table, listener: Listener, have: Command<'watch'>['have'], now: number): boolean {
    const viewer = table.seatOf(listener.person) ?? SPECTATOR;
    if (viewer === SPECTATOR && !table.watchable) return false;
    this.detach(listener);
    if (listener.closed) return true;
    // Those who are there already and the one who comes must have been shown the same.
    this.#audience(viewer);
    this.publish(table, now, null);
    this.#viewers.set(listener, viewer);
    this.#audience(viewer).listeners.add(listener);
    listener.send(JSON.stringify({ on: this.#match, table: tableInfo(table, viewer, ...this.#here()) }));
    this.#retell(table, listener, viewer);
    const past = table.match?.past(viewer) ?? [];
    const known = have && have.length <= past.length && digest(past, have.length) === have.digest ? have.length : 0;
    const update = updateFor(table, viewer, known, now);
    if (update) listener.send(JSON.stringify(update));
    return true;
  }

  detach(listener: Listener): boolean {
    const viewer = this.#viewers.get(listener);
    if (viewer === undefined) return false;
    this.#viewers.delete(listener);
    this.#leave(listener, viewer);
    return true;
  }

  #leave(listener: Listener, viewer: Viewer): void {
    const audience = this.#audiences.get(viewer);
    audience?.listeners.delete(listener);
    if (audience?.listeners.size === 0) this.#audiences.delete(viewer);
  }

  #audience(viewer: Viewer): Audience {
    let audience = this.#audiences.get(viewer);
    if (!audience) this.#audiences.set(viewer, (audience = { listeners: new Set(), at: -1, past: [], length: 0 }));
    return audience;
  }

  /** People took or left seats: they look through other eyes from now on. */
  seat(table: Table): void {
    for (const [listener, viewer] of this.#viewers) {
      const now = table.seatOf(listener.person) ?? SPECTATOR;
      if (now === viewer) continue;
      this.#leave(listener, viewer);
      // The whole of what the new seat knows is sent with the next publication.
      this.#viewers.set(listener, now);
      const audience = this.#audience(now);
      audience.listeners.add(listener);
      audience.at = -1;
      audience.length = 0;
    }
  }

  /** Who is connected through this process. */
  get own(): Presence {
    let seats = 0;
    for (const viewer of this.#audiences.keys()) if (viewer !== SPECTATOR) seats |= 1 << viewer;
    return { seats, watchers: this.#audiences.get(SPECTATOR)?.listeners.size ?? 0 };
  }

  get here(): SeatSet {
    return this.#here()[0];
  }

  /** Seats whose people are connected, and how many watch. */
  #here(): readonly [SeatSet, number] {
    const { seats, watchers } = this.elsewhere.with(this.own);
    return [seats, watchers];
  }

  /**
   * Tells every viewer who may see now what it has not been told: at once where nobody has just answered, else `mover`, who has, and whoever is asked now.
   * True where somebody else is to be told in a moment, with what comes till then.
   */
  publish(table: Table, now: number, mover: Viewer | null): boolean {
    this.#letGo(table);
    if (this.infoChanged) {
      this.infoChanged = false;
      for (const viewer of this.#audiences.keys()) this.#owedInfo.add(viewer);
    }
    const { match } = table;
    const asked = match && table.status === 'running' && mover !== null ? match.asked : -1;
    let held = false;
    for (const [viewer, audience] of this.#audiences) {
      if (this.#owedInfo.size > 0 && table.hears(viewer, now) && this.#owedInfo.delete(viewer)) {
        this.#send(audience, JSON.stringify({ on: this.#match, table: tableInfo(table, viewer, ...this.#here()) }));
      }
      if (!match || match.at(viewer) === audience.at || !table.shows(viewer, now)) continue;
      // Whoever has seen nothing yet does not wait.
      if (viewer === mover || (asked >> viewer) & 1 || audience.at < 0) this.#update(table, viewer, audience, now);
      else held = true;
    }
    return held;
  }

  /** Who looked on while people sat down may not stay when a table without spectators begins: that it has begun is the last they hear. */
  #letGo(table: Table): void {
    const outside = this.#audiences.get(SPECTATOR);
    if (!outside || table.watchable) return;
    this.#send(outside, JSON.stringify({ on: this.#match, table: tableInfo(table, SPECTATOR, ...this.#here()) }));
    for (const listener of outside.listeners) this.detach(listener);
  }

  #update(table: Table, viewer: Viewer, audience: Audience, now: number): void {
    const past = table.match?.past(viewer) ?? [];
    // A past only grows; after an undo, or when the table was read again, it is another one.
    const known = past === audience.past ? audience.length : common(audience.past, audience.length, past);
    const update = updateFor(table, viewer, known, now);
    if (!update) return;
    audience.at = update.at;
    audience.past = past;
    audience.length = past.length;
    this.#send(audience, JSON.stringify(update));
  }

  /**
   * How a window opens everybody is told at once, before anything can be answered in it: told a moment later, those who wait would learn from what they are
   * shown how fast it was.
   */
  tellOpening(table: Table, now: number): void {
    const { gate, held } = table.timing;
    // One that is answered for everybody at once nobody needs to see.
    if (!gate || gate.never || gate.opened === this.#opened || now < held) return;
    this.#opened = gate.opened;
    this.publish(table, now, null);
  }

  /** Tells what has been said since the last time. */
  tellTalk(table: Table): void {
    const fresh = table.talked - this.#talked;
    this.#talked = table.talked;
    if (fresh > 0) this.#tellChat(table, Math.max(0, table.chat.length - fresh));
  }

  #tellChat(table: Table, from: number): void {
    const ended = table.status === 'ended';
    for (const [viewer, audience] of this.#audiences) {
      const lines = table.chat.slice(from).filter((line) => hears(viewer, line, ended));
      if (lines.length === 0) continue;
      const text = JSON.stringify({ on: this.#match, chat: lines.map(chatLine) });
      for (const listener of audience.listeners) {
        const heard = lines.filter(({ by }) => !listener.unheard.has(by));
        if (heard.length === lines.length) listener.send(text);
        else if (heard.length > 0) listener.send(JSON.stringify({ on: this.#match, chat: heard.map(chatLine) }));
      }
    }
  }

  /** Somebody wants to hear others than before. */
  retell(table: Table, listener: Listener): void {
    const viewer = this.#viewers.get(listener);
    if (viewer !== undefined) this.#retell(table, listener, viewer);
  }

  #retell(table: Table, listener: Listener, viewer: Viewer): void {
    listener.send(JSON.stringify({ on: this.#match, chat: chatFor(table, viewer, listener.unheard), whole: true }));
  }

  #send(audience: Audience, text: string): void {
    for (const listener of audience.listeners) listener.send(text);
  }
}

/** How much of the first `length` entries of a past stands in another. */
function common(before: readonly number[], length: number, past: readonly number[]): number {
  const most = Math.min(length, past.length);
  let same = 0;
  while (same < most && before[same] === past[same]) same++;
  return same;
}
