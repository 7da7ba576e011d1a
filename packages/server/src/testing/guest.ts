/** A person at a raw socket: every frame is kept, in order, as it came. */
import { promiseOf } from '@orrery/kernel';
import type { Listed, Request, ServerMessage, Sought, TableInfo, Update, ChatLine, No } from '@orrery/protocol';
import { PROTOCOL } from '@orrery/protocol';
import { WebSocket } from 'ws';

export type Answered = { readonly ok: Readonly<Record<string, unknown>> } | { readonly no: No };

let arrived = 0;

export class Guest {
  readonly frames: string[] = [];
  readonly tables = new Map<string, TableInfo>();
  readonly updates = new Map<string, Update>();
  readonly pasts = new Map<string, number[]>();
  readonly chat: ChatLine[] = [];
  /** What is offered, by match or id. */
  readonly lobby = new Map<string, Listed | Sought>();
  readonly found: string[] = [];
  /** Tournaments in which something has happened. */
  readonly changed: string[] = [];
  token = '';
  readonly #socket: WebSocket;
  /** Several may wait under one id: a command may be sent twice. */
  readonly #waiting = new Map<string, ((answered: Answered) => void)[]>();
  /** Ids are one person's own, over all its tabs. */
  prefix = `g${++arrived}-`;
  #watchers: (() => void)[] = [];
  #count = 0;
  closed: { readonly code: number } | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString('utf8').split('\n')) this.#hear(line);
    });
    socket.on('close', (code) => {
      this.closed = { code };
      for (const keep of [...this.#waiting.values()].flat()) keep({ no: { code: 'connection-lost' } });
      this.#waiting.clear();
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async raw(url: string, headers: Readonly<Record<string, string>> = {}, from = '127.0.0.1'): Promise<Guest> {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false, localAddress: from });
    const guest = new Guest(socket);
    await new Promise<void>((keep, fail) => {
      socket.once('open', () => keep());
      socket.once('error', fail);
    });
    return guest;
  }

  /** `from` is an address of this machine to come from. */
  static async arrive(
    url: string,
    {
      from,
      headers = {},
      ...given
    }: {
      readonly token?: string;
      readonly name?: string;
      readonly from?: string;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Guest> {
    const guest = await Guest.raw(url, headers, from);
    const answered = await guest.ask({ do: 'hello', v: PROTOCOL, ...given });
    if ('no' in answered) {
      guest.vanish();
      throw new Error(answered.no.code);
    }
    guest.token = typeof answered.ok['token'] === 'string' ? answered.ok['token'] : (given.token ?? '');
    return guest;
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if ('re' in message) {
      if (message.re !== null) {
        const keep = this.#waiting.get(message.re)?.shift();
        keep?.('ok' in message ? { ok: message.ok as Readonly<Record<string, unknown>> } : message);
      }
    } else if ('table' in message) this.tables.set(message.on, message.table);
    else if ('chat' in message) {
      if (message.whole) this.chat.length = 0;
      this.chat.push(...message.chat);
    } else if ('lobby' in message) {
      if (message.whole) this.lobby.clear();
      const { open, seeks, gone } = message.lobby;
      for (const id of gone) this.lobby.delete(id);
      for (const one of open) this.lobby.set(one.match, one);
      for (const one of seeks) this.lobby.set(one.id, one);
    } else if ('found' in message) this.found.push(message.found.match);
    else if ('changed' in message) this.changed.push(message.changed);
    else {
      this.updates.set(message.on, message);
      this.pasts.set(message.on, [...(this.pasts.get(message.on) ?? []).slice(0, message.from), ...message.tail]);
    }
    this.#wake();
  }

  #wake(): void {
    const woken = this.#watchers;
    this.#watchers = [];
    for (const wake of woken) wake();
  }

  /** Waits until something is so. */
  async until(so: () => boolean, what = 'something', patience = 60_000): Promise<void> {
    const end = Date.now() + patience;
    while (!so()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}; last frames: ${this.frames.slice(-3).join('\n').slice(0, 600)}`);
      await new Promise<void>((keep) => {
        const timer = setTimeout(keep, 200);
        this.#watchers.push(() => {
          clearTimeout(timer);
          keep();
        });
      });
    }
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** A piece of a message that goes on. */
  sendPiece(text: string): void {
    this.#socket.send(text, { fin: false });
  }

  sendBytes(bytes: Uint8Array): void {
    this.#socket.send(bytes, { binary: true });
  }

  ask(request: Request, id = `${this.prefix}${++this.#count}`): Promise<Answered> {
    return new Promise((keep) => {
      if (this.closed) return keep({ no: { code: 'connection-lost' } });
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), keep]);
      this.#socket.send(JSON.stringify({ id, ...request }));
    });
  }

  /** Like `ask`, where a refusal would be a fault of the test. */
  async must(request: Request, id?: string): Promise<Readonly<Record<string, unknown>>> {
    const answered = await (id === undefined ? this.ask(request) : this.ask(request, id));
    if ('no' in answered) throw new Error(`${request.do}: ${JSON.stringify(answered.no)}`);
    return answered.ok;
  }

  /** Stops reading: a slow reader. */
  pause(): void {
    this.#socket.pause();
  }

  async leave(): Promise<void> {
    if (this.closed) return;
    this.#socket.close();
    await this.until(() => this.closed !== null, 'the socket to close');
  }

  /** Gone without a word. */
  vanish(): void {
    this.#socket.terminate();
  }
}

const DIGITS = '0123456789abcdef0123456789abcdef';

/** A number of somebody's own for a shuffle. */
export const numberOf = (seat: number): string => DIGITS.slice(seat) + DIGITS.slice(0, seat);

/** Somebody who watches promises a number under the seal that is shown. */
export async function promise(match: string, guest: Guest, id?: string): Promise<void> {
  const { viewer = 0, shuffle } = guest.tables.get(match) ?? {};
  const seal = shuffle?.commitment ?? '';
  await guest.must({ do: 'ready', match, seal, promise: promiseOf(seal, viewer, numberOf(viewer)) }, id);
}

export const openNumber = (match: string, guest: Guest, id?: string): Promise<unknown> =>
  guest.must({ do: 'open', match, nonce: numberOf(guest.tables.get(match)?.viewer ?? 0) }, id);

/** People who watch add to the shuffle, and the cards are dealt. */
export async function shuffle(match: string, guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await promise(match, guest);
  for (const guest of guests) await openNumber(match, guest);
}

/** Guests take the seats of a new match and add to its shuffle; returns its id once the cards are dealt. */
export async function deal(
  game: string,
  guests: readonly Guest[],
  more: Partial<Omit<Request<'create'>, 'do' | 'game' | 'seats'>> & { bots?: number } = {},
  id?: string,
): Promise<string> {
  const { bots = 0, ...rest } = more;
  const [first, ...others] = guests;
  if (!first) throw new Error('nobody is there');
  const seats = [
    { kind: 'me' as const },
    ...others.map(() => ({ kind: 'open' as const })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const })),
  ];
  const made = await first.must({ do: 'create', game, seats, ...rest }, id);
  const match = String(made['match']);
  for (const guest of others) await guest.must({ do: 'join', match });
  for (const guest of guests) await guest.must({ do: 'watch', match });
  await shuffle(match, guests);
  await Promise.all(guests.map((guest) => guest.until(() => guest.updates.has(match), 'the deal')));
  return match;
}

/** Everybody answers what is open, chosen by `pick`, until the game is over. */
export async function playOut(
  match: string,
  guests: readonly Guest[],
  pick: (open: readonly number[]) => number,
  most = 10_000,
): Promise<number> {
  let answers = 0;
  await Promise.all(
    guests.map(async (guest) => {
      for (;;) {
        await guest.until(
          () => (guest.updates.get(match)?.open.length ?? 0) > 0 || guest.tables.get(match)?.status === 'ended' || answers >= most,
          'a question',
        );
        const update = guest.updates.get(match);
        if (!update || update.open.length === 0 || answers >= most) return;
        answers++;
        const { n } = update;
        const answered = await guest.ask({ do: 'answer', match, n, choice: pick(update.open) });
        if ('no' in answered && answered.no.code !== 'stale' && answered.no.code !== 'ended') throw new Error(JSON.stringify(answered.no));
        // What others do meanwhile is shown too, and asks the same once more.
        await guest.until(() => (guest.updates.get(match)?.n ?? 0) > n || guest.tables.get(match)?.status === 'ended', 'the own answer');
      }
    }),
  );
  return answers;
}
