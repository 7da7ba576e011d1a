/**
 * Attackers: a program of its own, so that what they cost is not the server's. They come from thousands of addresses of 127.0.0.0/8, all of them loopback, and
 * cling to every socket they are let keep. Each attack has a size; when it is done they say what they did, and hold on until they are ended. They are told the
 * server's port and games that have ended there.
 */
import { connect, type Socket } from 'node:net';
import { games } from '@orrery/games';
import { PROTOCOL } from '@orrery/protocol';

const [, , name = '', port = '', ...ended] = process.argv;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** An address by its number. */
const address = (i: number): string => `127.${1 + (i >> 14)}.${(i >> 7) & 127}.${1 + (i & 127)}`;

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

const MASK = 0x5a;
/** A text as a client sends it; `whole` is how long it says that it is. */
function frame(text: string, whole = Buffer.byteLength(text)): Buffer {
  const head = Buffer.alloc(whole < 126 ? 6 : whole < 65_536 ? 8 : 14);
  head[0] = 0x81;
  head[1] = 0x80 | (whole < 126 ? whole : whole < 65_536 ? 126 : 127);
  if (whole >= 65_536) head.writeBigUInt64BE(BigInt(whole), 2);
  else if (whole >= 126) head.writeUInt16BE(whole, 2);
  head.fill(MASK, head.length - 4);
  return Buffer.concat([head, Buffer.from(text).map((byte) => byte ^ MASK)]);
}

const done: Record<string, number> = {};
const count = (what: string, many = 1): void => void (done[what] = (done[what] ?? 0) + many);

/** A socket that keeps its end open whatever it is told, and hears what it is told until somebody has understood it. */
class Raw {
  readonly #socket: Socket;
  #heard = '';
  #waiting: { readonly what: RegExp; readonly keep: (found: string | null) => void } | null = null;
  over = false;

  constructor(from: number, text: string | Buffer) {
    this.#socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: address(from), allowHalfOpen: true });
    this.#socket.on('error', () => this.#end()).on('close', () => this.#end());
    this.#socket.on('end', () => this.#end());
    this.#socket.on('data', (data) => {
      if (!this.#waiting) return;
      this.#heard += data.toString('latin1');
      const found = this.#waiting.what.exec(this.#heard);
      if (found) this.#answer(found[1] ?? '');
    });
    this.#socket.write(text);
  }

  #answer(found: string | null): void {
    this.#waiting?.keep(found);
    this.#waiting = null;
    this.#heard = '';
  }

  #end(): void {
    this.over = true;
    this.#answer(null);
  }

  send(frame: Buffer): void {
    if (!this.over) this.#socket.write(frame);
  }

  /** What it is told, by a form; null where it is told goodbye. */
  told(what: RegExp): Promise<string | null> {
    if (this.over) return Promise.resolve(null);
    return new Promise((keep) => (this.#waiting = { what, keep }));
  }

  leave(): void {
    this.#socket.destroy();
  }
}

const HELLO = frame(JSON.stringify({ id: 'h', do: 'hello', v: PROTOCOL }));
const greeting = Buffer.concat([Buffer.from(upgrade('/socket')), HELLO]);

/** Somebody new; null where that was refused. */
async function greeted(from: number): Promise<{ readonly eve: Raw; readonly token: string } | null> {
  const eve = new Raw(from, greeting);
  const token = await eve.told(/"token":"([^"]+)"/);
  if (token === null) eve.leave();
  return token === null ? null : { eve, token };
}

let ids = 0;
const command = (given: object): Buffer => frame(JSON.stringify({ id: `s${++ids}`, ...given }));

async function made(eve: Raw, given: object): Promise<string | null> {
  eve.send(command({ do: 'create', ...given }));
  const said = await eve.told(/"(match":"[^"]+|code":"[^"]+)"/);
  return said?.startsWith('match') ? said.slice('match":"'.length) : null;
}

/** So many in all, so many of them at a time. */
async function many(all: number, atOnce: number, act: (i: number) => Promise<void> | void): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < all) await act(next++);
    }),
  );
}

const withBot = { game: 'liberation', seats: [{ kind: 'me' }, { kind: 'bot' }] };
const open = { game: 'liberation', seats: [{ kind: 'me' }, { kind: 'open' }] };
const play = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`word${i}`, 'x'.repeat(30)]));
const ordersOf = (match: string, orders: number, plays: number): object => ({
  do: 'orders',
  match,
  orders: Array.from({ length: orders }, () => ({ decision: 'never', order: 'play', plays: Array.from({ length: plays }, () => play) })),
});

/** Somebody known, come back from an address; nobody where that was refused. */
async function back(from: number, token: string): Promise<Raw> {
  const hello = frame(JSON.stringify({ id: 'h', do: 'hello', v: PROTOCOL, token }));
  const eve = new Raw(from, Buffer.concat([Buffer.from(upgrade('/socket')), hello]));
  await eve.told(/"(name)":/);
  return eve;
}

/** Three thousand people, each with a match of its own, send orders of a quarter of a megabyte and as large as they may be, and come back when cut off. */
async function orders(): Promise<void> {
  const eves: { eve: Raw; readonly match: string; readonly token: string; readonly from: number }[] = [];
  await many(3000, 60, async (from) => {
    const visitor = await greeted(from);
    const match = visitor && (await made(visitor.eve, withBot));
    if (match) eves.push({ ...visitor, match, from });
  });
  count('matches', eves.length);
  const large = frame(JSON.stringify({ id: 'large', ...ordersOf(eves[0]?.match ?? '', 40, 13) }));
  await many(8000, 40, async (i) => {
    const visitor = eves[(i >> 1) % eves.length] as (typeof eves)[number];
    if (visitor.eve.over) visitor.eve = await back(visitor.from, visitor.token);
    visitor.eve.send(i % 2 === 0 ? command(ordersOf(visitor.match, 1, 6)) : large);
    count(i % 2 === 0 ? 'orders' : 'large orders');
    await pause(20);
  });
}

/** One person who comes again and again under one token, from elsewhere each time, to fill one match. */
async function comingBack(): Promise<void> {
  const first = await greeted(20_000);
  const match = first && (await made(first.eve, withBot));
  if (!first || !match) throw new Error('nobody was let in');
  first.eve.leave();
  await many(384, 8, async (i) => {
    const eve = await back(20_001 + i, first.token);
    for (let row = 0; row < 30; row++) {
      eve.send(command(ordersOf(match, 1, 6)));
      count('orders in one match');
    }
    eve.send(command({ do: 'list' }));
    await eve.told(/("re":"s)/);
    eve.leave();
  });
  const last = await back(21_000, first.token);
  last.send(command({ do: 'watch', match }));
  count('looks', (await last.told(/("re":"s)/)) === null ? 0 : 1);
}

/** Twelve hundred tables of six of the strongest bots, made and left. */
const tablesOfBots = (): Promise<void> =>
  many(120, 40, async (i) => {
    const visitor = await greeted(i);
    const seats = Array.from({ length: 6 }, () => ({ kind: 'bot', level: '8' }));
    for (let table = 0; visitor && table < 10; table++)
      if (await made(visitor.eve, { game: 'rex', options: { seats: 6 }, seats })) count('tables of bots');
    visitor?.eve.leave();
  });

/** Requests that are turned away and do not leave. */
const doorway = (): Promise<void> =>
  many(15_000, 50, async (i) => {
    void new Raw(i % 4000, upgrade('/elsewhere'));
    count('refused upgrades');
    await pause(5);
  });

/** Those who never say who they are: as many as there is room for. */
const silent = (): Promise<void> =>
  many(2000, 20, async (i) => {
    void new Raw(i, upgrade('/socket'));
    count('silent');
    await pause(5);
  });

/** Messages of which most is there and the rest never comes, from strangers and from people. */
const unfinished = (): Promise<void> => {
  const most = frame('x'.repeat(240 * 1024 - 100), 240 * 1024);
  return many(6000, 30, async (i) => {
    const eve = i % 2 === 0 ? new Raw(3000 + i, upgrade('/socket')) : (await greeted(3000 + i))?.eve;
    eve?.send(most);
    count('unfinished');
    await pause(1);
  });
};

/** New people without end, from one address. */
const newPeople = (): Promise<void> =>
  many(62_380, 60, async () => {
    const eve = new Raw(12_000, greeting);
    await eve.told(/(HTTP)/);
    eve.leave();
    count('new people');
  });

/** Public tables in hundreds. */
const tables = (): Promise<void> =>
  many(30, 10, async (i) => {
    const visitor = await greeted(13_000 + i);
    for (let table = 0; visitor && table < 20; table++) {
      count('tables');
      await made(visitor.eve, { ...open, public: true });
    }
  });

/** Packs nobody has seen before, each of which has to be checked. */
const packs = (): Promise<void> =>
  many(50, 10, async (i) => {
    const visitor = await greeted(14_000 + i);
    const game = games['rex'];
    const seats = Array.from({ length: 6 }, () => ({ kind: 'open' }));
    for (let pack = 0; visitor && pack < 12; pack++) {
      count('packs');
      await made(visitor.eve, { game: 'rex', pack: { ...game?.packs[0], id: `pack-${i}-${pack}` }, seats });
    }
  });

/** The records of whole games, asked for again and again from everywhere. */
const records = (): Promise<void> =>
  many(2000, 20, async (i) => {
    const eve = new Raw(16_000 + (i % 500), `GET /api/matches/${ended[i % ended.length]}/replay HTTP/1.1\r\nHost: x\r\n\r\n`);
    await eve.told(/(HTTP)/);
    eve.leave();
    count('records');
  });

const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  store: () => Promise.all([orders(), comingBack()]),
  bots: tablesOfBots,
  doorway,
  crowd: () => Promise.all([silent(), unfinished(), newPeople(), tables(), packs(), records()]),
};

const attack = Object.hasOwn(attacks, name) ? attacks[name] : undefined;
if (!attack) throw new Error(`there is no attack ${name}`);
await attack();
process.stdout.write(`${JSON.stringify(done)}\n`);
setInterval(() => {}, 60_000);
