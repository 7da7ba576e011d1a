/** Who comes in: requests that would become sockets are let in or turned away, and nobody who was turned away stays in the doorway. */
import type { IncomingMessage, Server } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import type { Duplex } from 'node:stream';
import { FRAME_BYTES } from '@orrery/protocol';
import { WebSocketServer } from 'ws';
import { deviceOf } from './accounts/visitor.ts';
import { addressFrom, grouped, trusts, type AddressOf, type Trusted } from './address.ts';
import type { Config } from './config.ts';
import { Connection, type ConnectionEnv } from './connection.ts';

const SOCKET_PATH = '/socket';
/** No client of ours sends a message in pieces, and a network cuts the largest one into fewer. */
const sockets = {
  noServer: true,
  clientTracking: false,
  maxPayload: FRAME_BYTES,
  maxFragments: 32,
  maxBufferedChunks: 1024,
  /** After a farewell the other end has so many milliseconds for its own. */
  closeTimeout: 2000,
};

/** No address holds more of the door than this share of it. */
const SHARE = 4;
const SOCKETS_OF_ADDRESS = 200;

/** Whether a page of this origin may connect: the server's own, those named, and programs that are no browser. */
function mayConnect(request: IncomingMessage, config: Config, proxied: boolean): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === config.origin || config.origins.includes(origin)) return true;
  const forwarded = proxied ? request.headers['x-forwarded-host'] : undefined;
  const host = (typeof forwarded === 'string' ? forwarded : request.headers.host) ?? '';
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((next) => setTimeout(next, milliseconds));

/** Asked before anything is made for whoever stands at the door. */
class Threshold extends BlockList {
  readonly #turnsAway: (address: string) => boolean;

  constructor(turnsAway: (address: string) => boolean) {
    super();
    this.#turnsAway = turnsAway;
  }

  override check(address: SocketAddress | string): boolean {
    return this.#turnsAway(typeof address === 'string' ? address : address.address);
  }
}

export class Door {
  readonly #config: Config;
  readonly #env: ConnectionEnv;
  readonly #connections = new Set<Connection>();
  /** Those of them who have not said who they are, in the order in which they came. */
  readonly #strangers = new Set<Connection>();
  readonly #upgrades = new WebSocketServer(sockets);
  readonly #trusted: Trusted;
  readonly #addressOf: AddressOf;
  readonly #share: number;
  /** Sockets by the address at their other end; those of a trusted proxy are everybody's and not counted. */
  readonly #held = new Map<string, number>();
  #closed = false;

  constructor(server: Server, config: Config, env: ConnectionEnv) {
    this.#config = config;
    this.#env = env;
    this.#trusted = trusts(config.proxies);
    this.#addressOf = addressFrom(this.#trusted);
    this.#share = Math.ceil(Math.min(SOCKETS_OF_ADDRESS, config.sockets / SHARE) * config.budgets);
    Object.assign(server, { blockList: new Threshold((address) => this.#turnsAway(address)) });
    server.on('connection', (socket: Socket) => this.#arrive(socket));
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.#upgrade(request, socket, head));
    this.#upgrades.on('wsClientError', (_error, socket) => this.#refuse(socket, '400 Bad Request'));
  }

  get connections(): number {
    return this.#connections.size;
  }

  ping(): void {
    for (const connection of this.#connections) connection.ping();
  }

  /** Whatever a socket is for, an address has so many of them: twice what it may make of WebSockets, and so many in a while. */
  #turnsAway(address: string): boolean {
    if (this.#trusted(address)) return false;
    const from = grouped(address);
    const now = this.#env.time.now();
    const welcome = (this.#held.get(from) ?? 0) < 2 * this.#share && this.#env.budgets.address(from, now).spend('arrivals', 1, now);
    if (!welcome) this.#env.metrics.refused('socket');
    return !welcome;
  }

  #arrive(socket: Socket): void {
    const from = grouped(socket.remoteAddress ?? '');
    this.#held.set(from, (this.#held.get(from) ?? 0) + 1);
    socket.once('close', () => {
      const left = (this.#held.get(from) ?? 1) - 1;
      if (left === 0) this.#held.delete(from);
      else this.#held.set(from, left);
    });
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return this.#refuse(socket, '404 Not Found');
    if (!mayConnect(request, this.#config, this.#trusted(request.socket.remoteAddress ?? ''))) return this.#refuse(socket, '403 Forbidden');
    if (this.#closed || !this.#makeRoom()) return this.#refuse(socket, '503 Service Unavailable');
    const now = this.#env.time.now();
    const address = this.#addressOf(request);
    const purse = this.#env.budgets.address(address, now);
    if (!purse.spend('upgrades', 1, now) || purse.holders >= this.#share) return this.#refuse(socket, '429 Too Many Requests');
    this.#upgrades.handleUpgrade(request, socket, head, (ws) => {
      purse.holders++;
      const { origin = '', 'user-agent': agent = '' } = request.headers;
      const connection: Connection = new Connection(ws, socket, purse, { origin, device: deviceOf(agent), address }, this.#env, {
        greeted: () => this.#strangers.delete(connection),
        left: () => {
          purse.holders--;
          this.#strangers.delete(connection);
          this.#connections.delete(connection);
        },
      });
      this.#connections.add(connection);
      this.#strangers.add(connection);
    });
  }

  /** Where the house is full, whoever has stood in it for longest without a word makes room. */
  #makeRoom(): boolean {
    if (this.#connections.size < this.#config.sockets) return true;
    const [stranger] = this.#strangers;
    if (!stranger) return false;
    this.#strangers.delete(stranger);
    this.#connections.delete(stranger);
    stranger.drop('silent');
    return true;
  }

  /** Says goodbye and closes both halves: ending one would leave the other open for as long as the peer likes. */
  #refuse(socket: Duplex, status: string): void {
    this.#env.metrics.refused(status.slice(0, 3));
    socket.once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  /** Lets nobody in any more, and sends those who are here elsewhere one after another, over so many milliseconds: all at once would be a rush there. */
  async drain(milliseconds: number): Promise<void> {
    this.#closed = true;
    const leaving = [...this.#connections];
    const began = performance.now();
    for (const [i, connection] of leaving.entries()) {
      connection.goElsewhere();
      const wait = began + (milliseconds * (i + 1)) / leaving.length - performance.now();
      if (wait > 1) await pause(wait);
    }
    // Each of them sees to it that this comes to an end.
    while (leaving.some(({ closed }) => !closed)) await pause(5);
  }

  /** Whoever came with one of these tokens, by their hashes, is signed out. */
  end(sessions: ReadonlySet<string>): void {
    for (const connection of this.#connections) if (sessions.has(connection.session)) connection.drop('ended');
  }

  /** Those of one person. */
  of(person: string): readonly Connection[] {
    return [...this.#connections].filter((connection) => connection.person === person);
  }

  /** What somebody may do or hears has changed: their connections look again. */
  async lookAgain(person: string): Promise<void> {
    await Promise.all(this.of(person).map((connection) => connection.lookAgain()));
  }

  /** Lets nobody in any more and says goodbye to those who are. */
  leave(): void {
    this.#closed = true;
    for (const connection of this.#connections) connection.drop('leaving');
  }
}
