/**
 * The client's end of the socket, for browsers and for Node: keeps one connection, says hello, sends commands under ids, sends unanswered ones again after a
 * break, and takes up every watched table where it was. What it shows of a table is a `Seen`: the table around the game and the game as the viewer knows it.
 */
import type { Known, Seal, TableView } from '@orrery/kernel';
import type { Request } from './commands.ts';
import { digest } from './digest.ts';
import { PROTOCOL } from './limits.ts';
import type { ChatLine, Listed, LobbyMessage, No, SeatTime, ServerMessage, Sought, TableInfo, Update, Welcome } from './messages.ts';
import { NO_PLEDGE, type Pledge, type SealKeeper, sealsInMemory, Witness } from './witness.ts';

export type { Pledge, SealKeeper } from './witness.ts';

export type Connection = 'connecting' | 'open' | 'broken' | 'closed';

export interface Seen {
  readonly table: TableInfo;
  /** Absent before the deal. */
  readonly game: {
    readonly at: number;
    readonly known: Known<TableView>;
    readonly open: readonly number[];
    readonly n: number;
    readonly undoable: number;
    readonly times: readonly SeatTime[];
    readonly until: number | null;
    /** The server's clock less this machine's, in milliseconds. */
    readonly skew: number;
  } | null;
  readonly chat: readonly ChatLine[];
  readonly pledge: Pledge;
}

/** What is offered to everybody. */
export interface Offered {
  readonly open: readonly Listed[];
  readonly seeks: readonly Sought[];
}

/** What is left of a list with its changes, the newest first. */
const changed = <T>(
  list: readonly T[],
  news: readonly T[],
  gone: readonly string[],
  idOf: (one: T) => string,
  since: (one: T) => number,
): T[] => {
  const other = new Set([...gone, ...news.map(idOf)]);
  return [...news, ...list.filter((one) => !other.has(idOf(one)))].sort((a, b) => since(b) - since(a));
};

/** A command that was refused. */
export class Refused extends Error {
  readonly no: No;
  constructor(no: No) {
    super(no.code);
    this.no = no;
  }
}

interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface ClientOptions {
  readonly url: string;
  /** The token that makes this device the same person again; null at the first visit. */
  readonly token: string | null;
  readonly name?: string;
  onToken?(token: string): void;
  /** Who the server says this is. */
  onName?(name: string): void;
  /** Where this device keeps its numbers and what it was shown; without one they last as long as this client. */
  readonly seals?: SealKeeper;
  onConnection?(state: Connection): void;
  /** The server did not take the greeting, and will not: this client is closed. */
  onRefused?(no: No): void;
  /** The server speaks another version of the protocol: only a newer page can talk to it. */
  onOutdated?(): void;
  /** Others have been found to play with. */
  onFound?(match: string): void;
  /** Something has happened in a tournament. */
  onChanged?(tournament: string): void;
  /** For tests and for Node without a WebSocket of its own. */
  readonly socket?: (url: string) => SocketLike;
  /** Longest pause between two attempts, in milliseconds. */
  readonly patience?: number;
  /** Silence at a table after which the server is asked whether it is there, and how long it may take to say so, in milliseconds. */
  readonly silence?: number;
  readonly reply?: number;
}

interface Pending {
  readonly text: string;
  readonly keep: (ok: object) => void;
  readonly fail: (error: Error) => void;
}
interface Watched {
  readonly show: (seen: Seen) => void;
  seen: Seen | null;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** A nonce for the shuffle, or the id of a command. `getRandomValues` works on plain http too. */
export const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

const PASSING: ReadonlySet<string> = new Set(['slow-down', 'not-stored', 'internal']);

export class Client {
  readonly #options: ClientOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #watched = new Map<string, Watched>();
  #lobby: { readonly show: (offered: Offered) => void; offered: Offered } | null = null;
  readonly #witness: Witness;
  readonly #prefix = random(6);
  #count = 0;
  #socket: SocketLike | null = null;
  #token: string | null;
  #state: Connection = 'connecting';
  #pause = 250;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The name for the first greeting; afterwards the server knows it. */
  #name: string | undefined;
  #heard = true;
  #probe: ReturnType<typeof setTimeout> | null = null;
  readonly #pulse: ReturnType<typeof setInterval>;
  #skew = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#token = options.token;
    this.#name = options.name;
    this.#witness = new Witness({
      keeper: options.seals ?? sealsInMemory(),
      random,
      send: (request) => this.request(request),
      changed: (match) => this.#pledged(match),
      refusal: (error) => (error instanceof Refused ? error.no.code : null),
    });
    this.#pulse = setInterval(() => {
      if (!this.#heard && this.#state === 'open' && this.#watched.size > 0) this.look();
      this.#heard = false;
    }, options.silence ?? 30_000);
    this.#connect();
  }

  get state(): Connection {
    return this.#state;
  }

  /** The server's clock less this machine's, in milliseconds. */
  get skew(): number {
    return this.#skew;
  }

  /** Carries a command out exactly once, over as many connections as it takes. Rejects with `Refused` where the server says no. */
  request(request: Request): Promise<object> {
    if (this.#state === 'closed') return Promise.reject(new Error('this client is closed'));
    if (request.do === 'takeback' || (request.do === 'consent' && request.agree)) this.#witness.agree(request.match);
    const answered = this.#answering(request);
    const id = `${this.#prefix}-${++this.#count}`;
    const text = JSON.stringify({ id, ...request });
    return new Promise((done, fail) => {
      const keep = (ok: object): void => {
        answered?.(null);
        done(ok);
      };
      const refuse = (error: Error): void => {
        if (error instanceof Refused) answered?.(error.no);
        fail(error);
      };
      this.#pending.set(id, { text, keep, fail: refuse });
      if (this.#state === 'open') this.#socket?.send(text);
    });
  }

  /** What to call once an answer is taken or refused: by its place among the own ones it is known again. */
  #answering(request: Request): ((no: No | null) => void) | null {
    if (request.do !== 'answer' || typeof request.choice !== 'number') return null;
    const game = this.#watched.get(request.match)?.seen?.game;
    return game && game.n === request.n ? this.#witness.answer(request.match, game.known.past, request.choice) : null;
  }

  /** What this device has kept of a match since it watches it: everything heard so far is in it. */
  seal(match: string): Promise<Seal | null> {
    return this.#witness.seal(match);
  }

  /** A person agrees to another deal of a match after one was given up with the own number open. */
  dealAgain(match: string): void {
    this.#witness.dealAgain(match);
  }

  /** Shows a table from now on, also after breaks. Resolves when it is there; the returned function stops it. */
  async watch(match: string, show: (seen: Seen) => void): Promise<() => void> {
    this.#watched.set(match, { show, seen: null });
    try {
      await this.request({ do: 'watch', match });
    } catch (error) {
      this.#watched.delete(match);
      throw error;
    }
    return () => {
      this.#watched.delete(match);
      if (this.#state === 'open') this.request({ do: 'unwatch', match }).catch(() => {});
    };
  }

  /** Shows what is offered from now on, also after breaks; the returned function stops it. */
  lobby(show: (offered: Offered) => void): () => void {
    const own = (this.#lobby = { show, offered: { open: [], seeks: [] } });
    this.request({ do: 'lobby', on: true }).catch(() => {});
    return () => {
      if (this.#lobby !== own) return;
      this.#lobby = null;
      if (this.#state === 'open') this.request({ do: 'lobby', on: false }).catch(() => {});
    };
  }

  #offer({ lobby: { open, seeks, gone }, whole }: LobbyMessage): void {
    if (!this.#lobby) return;
    const { offered, show } = this.#lobby;
    const before: Offered = whole ? { open: [], seeks: [] } : offered;
    this.#lobby.offered = {
      open: changed(
        before.open,
        open,
        gone,
        ({ match }) => match,
        ({ made }) => made,
      ),
      seeks: changed(
        before.seeks,
        seeks,
        gone,
        ({ id }) => id,
        ({ since }) => since,
      ),
    };
    show(this.#lobby.offered);
  }

  /**
   * Looks whether the connection still carries anything: after a sleep or a change of network it may be dead without anybody having said so, and a table
   * would stand still for ever. One that is dead, or waits for its next attempt, is made anew at once.
   */
  look(): void {
    if (this.#state === 'broken') this.#again();
    if (this.#state !== 'open' || this.#probe) return;
    this.#socket?.send(JSON.stringify({ id: `${this.#prefix}-p${++this.#count}`, do: 'ping' }));
    this.#probe = setTimeout(() => this.#again(), this.#options.reply ?? 10_000);
  }

  #again(): void {
    this.#calm();
    if (this.#timer) clearTimeout(this.#timer);
    const dead = this.#socket;
    this.#become('broken');
    this.#connect();
    dead?.close();
  }

  #calm(): void {
    if (this.#probe) clearTimeout(this.#probe);
    this.#probe = null;
  }

  close(): void {
    this.#become('closed');
    void this.#witness.close();
    this.#calm();
    clearInterval(this.#pulse);
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { fail } of this.#pending.values()) fail(new Error('this client is closed'));
    this.#pending.clear();
  }

  #become(state: Connection): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onConnection?.(state);
  }

  #connect(): void {
    const make = this.#options.socket ?? ((url: string): SocketLike => new WebSocket(url));
    const socket = make(this.#options.url);
    this.#socket = socket;
    const hello = `${this.#prefix}-h${++this.#count}`;
    socket.onopen = () => {
      const name = this.#name;
      const said = {
        id: hello,
        do: 'hello',
        v: PROTOCOL,
        ...(this.#token === null ? {} : { token: this.#token }),
        ...(name === undefined ? {} : { name }),
      };
      socket.send(JSON.stringify(said));
    };
    socket.onmessage = (event: { readonly data: unknown }) => {
      if (socket !== this.#socket) return;
      this.#heard = true;
      this.#calm();
      // A frame holds a message a line.
      for (const line of String(event.data).split('\n')) {
        const message = JSON.parse(line) as ServerMessage;
        if ('re' in message && message.re === hello) this.#greeted(message);
        else this.#hear(message);
      }
    };
    socket.onerror = () => {};
    socket.onclose = () => {
      if (socket !== this.#socket || this.#state === 'closed') return;
      this.#calm();
      this.#become('broken');
      this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, this.#options.patience ?? 8000);
    };
  }

  #greeted(message: { readonly ok: object } | { readonly no: No }): void {
    if ('no' in message) {
      // A house that is too busy for somebody now may have time in a while.
      if (PASSING.has(message.no.code)) {
        this.#pause = Math.max(this.#pause, this.#options.patience ?? 8000);
        this.#socket?.close();
        return;
      }
      const { code, data } = message.no;
      // Earlier servers name the field.
      if (code === 'other-protocol' || (code === 'wrong-fields' && data?.['path'] === '/v')) this.#options.onOutdated?.();
      const error = new Refused(message.no);
      for (const { fail } of this.#pending.values()) fail(error);
      this.#pending.clear();
      this.close();
      this.#options.onRefused?.(message.no);
      return;
    }
    const welcome = message.ok as Welcome;
    this.#pause = 250;
    this.#name = undefined;
    this.#skew = welcome.now - Date.now();
    if (welcome.token !== undefined) {
      this.#token = welcome.token;
      this.#options.onToken?.(welcome.token);
    }
    this.#options.onName?.(welcome.name);
    this.#become('open');
    for (const [match, { seen }] of this.#watched) {
      if (!seen) continue;
      const past = seen.game?.known.past ?? [];
      const have = seen.game ? { have: { at: seen.game.at, length: past.length, digest: digest(past) } } : {};
      this.#socket?.send(JSON.stringify({ id: `${this.#prefix}-w${++this.#count}`, do: 'watch', match, ...have }));
    }
    if (this.#lobby) this.#socket?.send(JSON.stringify({ id: `${this.#prefix}-l${++this.#count}`, do: 'lobby', on: true }));
    for (const { text } of this.#pending.values()) this.#socket?.send(text);
  }

  #hear(message: ServerMessage): void {
    if ('re' in message) {
      const waiting = message.re === null ? undefined : this.#pending.get(message.re);
      if (message.re !== null) this.#pending.delete(message.re);
      if ('ok' in message) waiting?.keep(message.ok);
      else waiting?.fail(new Refused(message.no));
      return;
    }
    if ('lobby' in message) return this.#offer(message);
    if ('found' in message) return this.#options.onFound?.(message.found.match);
    if ('changed' in message) return this.#options.onChanged?.(message.changed);
    const watched = this.#watched.get(message.on);
    if (!watched) return;
    if ('table' in message) {
      watched.seen = { game: null, chat: [], pledge: NO_PLEDGE, ...watched.seen, table: message.table };
      this.#witness.table(message.on, message.table);
    } else if (watched.seen && 'chat' in message)
      watched.seen = { ...watched.seen, chat: message.whole ? message.chat : [...watched.seen.chat, ...message.chat] };
    else if (watched.seen && 'at' in message) {
      const game = this.#updated(watched.seen, message);
      watched.seen = { ...watched.seen, game };
      this.#witness.update(message.on, game.known, game.open, message);
    }
    if (watched.seen) watched.show(watched.seen);
  }

  #updated(seen: Seen, update: Update): NonNullable<Seen['game']> {
    const before = seen.game?.known.past ?? [];
    if (update.now !== undefined) this.#skew = update.now - Date.now();
    return {
      at: update.at,
      known: { view: update.view as TableView, past: [...before.slice(0, update.from), ...update.tail] },
      open: update.open,
      n: update.n,
      undoable: update.undo,
      times: update.times ?? [],
      until: update.until ?? null,
      skew: this.#skew,
    };
  }

  #pledged(match: string): void {
    const watched = this.#watched.get(match);
    if (!watched?.seen) return;
    watched.seen = { ...watched.seen, pledge: this.#witness.pledge(match) };
    watched.show(watched.seen);
  }
}
