/** A lean player: answers whatever is open, at random, and notes how long each answer took. */
import { promiseOf, quick, type Chance } from '@orrery/kernel';
import { PROTOCOL, type Request, type ServerMessage, type TableInfo } from '@orrery/protocol';
import { WebSocket } from 'ws';

export class Player {
  readonly #socket: WebSocket;
  readonly #chance: Chance;
  readonly #waiting = new Map<string, (ok: Readonly<Record<string, unknown>>) => void>();
  #count = 0;
  #match = '';
  /** Moves under way by their ids: the next may be sent before the answer to the last, since updates come first. */
  readonly #moved = new Map<string, number>();
  moves = 0;
  latencies: number[] = [];
  onEnd: (match: string) => void = () => {};
  stopped = false;

  /** Milliseconds before each answer. */
  readonly #pause: number;

  private constructor(socket: WebSocket, seed: number, pause: number) {
    this.#socket = socket;
    this.#pause = pause;
    this.#chance = quick(seed);
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString().split('\n')) this.#hear(JSON.parse(line) as ServerMessage);
    });
    socket.on('error', () => {});
  }

  /** `from` is an address of this machine to come from. */
  static async arrive(
    url: string,
    seed: number,
    { from = '127.0.0.1', pause = 0 }: { readonly from?: string; readonly pause?: number } = {},
  ): Promise<Player> {
    const socket = new WebSocket(url, { perMessageDeflate: false, localAddress: from });
    const player = new Player(socket, seed, pause);
    await new Promise<void>((keep, fail) => {
      socket.once('open', () => keep());
      socket.once('error', fail);
    });
    await player.ask({ do: 'hello', v: PROTOCOL, name: `Player ${seed}` });
    return player;
  }

  ask(request: Request): Promise<Readonly<Record<string, unknown>>> {
    const id = `b${++this.#count}`;
    return new Promise((keep) => {
      this.#waiting.set(id, keep);
      this.#socket.send(JSON.stringify({ id, ...request }));
    });
  }

  async sit(match: string): Promise<void> {
    this.#match = match;
    await this.ask({ do: 'watch', match });
  }

  /** Promises a number, and opens it when everybody has promised one. */
  #prepare(match: string, { viewer, seats, shuffle }: TableInfo): void {
    if (!('promises' in shuffle) || !shuffle.promises) return;
    const { commitment: seal, promises, opened = 0 } = shuffle;
    const nonce = '00112233445566778899aabbccddeeff';
    if (promises[viewer] === null) void this.ask({ do: 'ready', match, seal, promise: promiseOf(seal, viewer, nonce) });
    else if (promises.every((promise, seat) => promise !== null || seats[seat]?.kind === 'bot') && !((opened >> viewer) & 1))
      void this.ask({ do: 'open', match, nonce });
  }

  #hear(message: ServerMessage): void {
    if ('re' in message) {
      const sentAt = this.#moved.get(message.re ?? '');
      if (sentAt !== undefined) {
        this.latencies.push(performance.now() - sentAt);
        this.#moved.delete(message.re ?? '');
        if ('ok' in message) this.moves++;
      } else if (message.re !== null) {
        this.#waiting.get(message.re)?.('ok' in message ? (message.ok as Readonly<Record<string, unknown>>) : {});
        this.#waiting.delete(message.re);
      }
    } else if ('at' in message) {
      if (message.on !== this.#match || message.open.length === 0 || this.stopped) return;
      const choice = message.open[this.#chance.below(message.open.length)] ?? 0;
      if (this.#pause === 0) this.#move(message.n, choice);
      else setTimeout(() => this.#move(message.n, choice), this.#pause);
    } else if ('table' in message && message.table.status === 'waiting') this.#prepare(message.on, message.table);
    else if ('table' in message && message.table.status === 'ended' && message.on === this.#match) {
      this.#match = '';
      this.onEnd(message.on);
    }
  }

  #move(n: number, choice: number): void {
    const id = `m${++this.#count}`;
    this.#moved.set(id, performance.now());
    this.#socket.send(`{"id":"${id}","do":"answer","match":"${this.#match}","n":${n},"choice":${choice}}`);
  }

  close(): void {
    this.stopped = true;
    this.#socket.close();
  }
}
