/** Batches of games over a local socket: a program in another language answers for every seat. Described in docs/research.md. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AnyRules } from '@orrery/games';
import { Episode } from './episode.ts';

/** Games one line may play at a time. */
const MOST = 65_536;
/** Longer than any frame there can be. */
const FRAME = 4 * (MOST + 1);

interface Wish {
  readonly games: number;
  readonly seed: string;
}

function wishIn(line: string): Wish | string {
  try {
    const { games, seed } = JSON.parse(line) as Partial<Wish>;
    if (!Number.isInteger(games) || (games as number) < 1 || (games as number) > MOST) return `"games" is no number from 1 to ${MOST}`;
    if (typeof seed !== 'string' || seed.length > 200) return '"seed" is no short text';
    return { games: games as number, seed };
  } catch {
    return 'the first line must be {"games":64,"seed":"…"}';
  }
}

/** Games that are answered together; one that has ended gives way to the next by number. */
class Lanes {
  readonly #rules: AnyRules;
  readonly #seed: string;
  readonly #lanes: Episode[];
  /** By lane and seat: how much of its past has been told. */
  readonly #told: number[][];
  #next = 0;

  constructor(rules: AnyRules, { games, seed }: Wish) {
    this.#rules = rules;
    this.#seed = seed;
    this.#lanes = Array.from({ length: games }, () => this.#deal());
    this.#told = this.#lanes.map(() => new Array<number>(rules.seats).fill(0));
  }

  #deal(): Episode {
    return new Episode(this.#rules, `${this.#seed} ${this.#next++}`);
  }

  /** What every lane asks, as numbers, after these answers; or what is wrong with them. */
  step(answers: Int32Array | null): Int32Array | string {
    if (answers && answers.length !== this.#lanes.length) return `${this.#lanes.length} answers are needed, not ${answers.length}`;
    const wrong = answers?.findIndex((choice, lane) => !this.#lanes[lane]?.open.includes(choice)) ?? -1;
    if (wrong >= 0) return `answer ${wrong}, ${answers?.[wrong]}, is not open`;
    const out = [0];
    for (let lane = 0; lane < this.#lanes.length; lane++) {
      let episode = this.#lanes[lane] as Episode;
      if (answers) episode.answer(answers[lane] as number);
      let ended = -2;
      if (episode.winners !== null) {
        ended = episode.winners;
        episode = this.#deal();
        this.#lanes[lane] = episode;
        this.#told[lane] = new Array<number>(this.#rules.seats).fill(0);
      }
      const { seat, open } = episode;
      const told = this.#told[lane] as number[];
      const past = episode.pasts[seat] as readonly number[];
      const fresh = past.slice(told[seat]);
      told[seat] = past.length;
      out.push(ended, seat, open.length, ...open, fresh.length, ...fresh);
    }
    out[0] = 4 * (out.length - 1);
    return Int32Array.from(out);
  }
}

function attend(socket: Socket, rules: AnyRules): void {
  let kept = Buffer.alloc(0);
  let lanes: Lanes | null = null;
  const end = (why: string): void => void socket.end(`${JSON.stringify({ error: why })}\n`);
  const send = (frame: Int32Array | string): void => {
    if (typeof frame === 'string') end(frame);
    else socket.write(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength));
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    kept = Buffer.concat([kept, data]);
    if (kept.length > 2 * FRAME) return end('more than was asked for');
    if (!lanes) {
      const at = kept.indexOf(10);
      if (at < 0) return kept.length > 1000 ? end('the first line has no end') : undefined;
      const wish = wishIn(kept.subarray(0, at).toString('utf8'));
      kept = kept.subarray(at + 1);
      if (typeof wish === 'string') return end(wish);
      lanes = new Lanes(rules, wish);
      socket.write(`${JSON.stringify({ seats: rules.seats, choices: rules.choices.size, events: rules.events.size })}\n`);
      send(lanes.step(null));
    }
    while (kept.length >= 4 && !socket.writableEnded) {
      const length = kept.readUInt32LE(0);
      if (length > FRAME || length % 4 !== 0) return end('a frame is its length in bytes and whole numbers of 32 bits');
      if (kept.length < 4 + length) return;
      const answers = Int32Array.from({ length: length / 4 }, (_, n) => kept.readInt32LE(4 + 4 * n));
      kept = kept.subarray(4 + length);
      send(lanes.step(answers));
    }
  });
}

export interface Batches {
  /** Hangs up on everybody. */
  close(): Promise<void>;
}

/** Listens at a path of the file system, or a port of this machine. */
export async function serveBatches(rules: AnyRules, at: string | number): Promise<Batches> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    attend(socket, rules);
  });
  if (typeof at === 'number') server.listen(at, '127.0.0.1');
  else server.listen(at);
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
