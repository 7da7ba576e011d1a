/** Attackers: a program of its own, so that what they cost is not the server's. They come from thousands of addresses of 127.0.0.0/8, all of them loopback. */
import { connect, type Socket } from 'node:net';
import { PROTOCOL, type Request } from '@orrery/protocol';
import { WebSocket } from 'ws';

const [, , name = '', port = '', seconds = '10'] = process.argv;
const url = `ws://127.0.0.1:${port}/socket`;
const end = performance.now() + Number(seconds) * 1000;
const during = (): boolean => performance.now() < end;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

let count = 0;
/** An address out of so many. */
const from = (many: number): string => {
  const i = count++ % many;
  return `127.${1 + (i >> 14)}.${(i >> 7) & 127}.${1 + (i & 127)}`;
};

const UPGRADE = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** A socket that keeps its end open whatever it is told. */
function raw(text: string, addresses: number): Socket {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from(addresses), allowHalfOpen: true });
  socket.on('error', () => {}).on('data', () => {});
  socket.write(text);
  return socket;
}

/** Somebody who has said hello; null where that was refused. */
function greeted(addresses: number): Promise<WebSocket | null> {
  return new Promise((keep) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, localAddress: from(addresses) });
    socket.on('error', () => keep(null)).on('close', () => keep(null));
    socket.on('open', () => socket.send(JSON.stringify({ id: 'h', do: 'hello', v: PROTOCOL })));
    socket.once('message', (data: Buffer) => keep(data.toString().includes('"ok"') ? socket : null));
  });
}
let ids = 0;
function send(socket: WebSocket, request: Request | object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id: `s${++ids}`, ...request }));
}
/** The next thing it is told; nothing where it is told goodbye. */
const answer = (socket: WebSocket): Promise<string> =>
  new Promise((keep) => {
    const heard = (data?: Buffer | number): void => {
      socket.off('message', heard).off('close', heard);
      keep(Buffer.isBuffer(data) ? data.toString() : '');
    };
    socket.on('message', heard).on('close', heard);
  });

/** Keeps so many of something under way at once. */
async function crowd(many: number, act: () => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: many }, async () => {
      while (during()) await act().catch(() => {});
    }),
  );
}

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  /** Orders of a quarter of a megabyte, and as large as they may be, into matches of one's own; coming back under the same token brings no new budget. */
  store: () =>
    crowd(300, async () => {
      const eve = await greeted(3000);
      if (!eve) return pause(50);
      send(eve, { do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'bot' }] });
      const match = /"match":"([^"]+)"/.exec(await answer(eve))?.[1] ?? 'nothing-there';
      const orders = (letters: number): object => ({
        do: 'orders',
        match,
        orders: [{ decision: 'never', order: 'play', plays: [{ verb: 'x', card: 'y'.repeat(60) }] }],
        ...(letters > 100 ? { padding: 'x'.repeat(letters) } : {}),
      });
      for (let i = 0; i < 8 && during(); i++) {
        send(eve, orders(i % 2 === 0 ? 244_000 : 0));
        await pause(20);
      }
      eve.terminate();
    }),
  /** Tables of bots alone, of the strongest level, made and left. */
  bots: () =>
    crowd(100, async () => {
      const eve = await greeted(1000);
      if (!eve) return pause(50);
      const seats = Array.from({ length: 6 }, () => ({ kind: 'bot', level: '8' }));
      for (let i = 0; i < 12 && during(); i++) {
        send(eve, { do: 'create', game: 'rex', options: { seats: 6 }, seats });
        await answer(eve);
      }
      eve.terminate();
    }),
  /** Requests that are turned away and do not leave. */
  doorway: () =>
    crowd(200, async () => {
      raw(UPGRADE('/elsewhere'), 4000);
      await pause(10);
    }),
  /** Sockets that never say who they are, messages that never end, new people without end, packs and records that cost thought. */
  crowd: () =>
    crowd(100, async () => {
      switch (count % 4) {
        case 0: {
          const socket = raw(`${UPGRADE('/socket')}\x81\xff\0\0\0\0\0\x03\xff\0\0\0\0\0`, 4000);
          socket.write(Buffer.alloc(240_000));
          await pause(20);
          return;
        }
        case 1:
          (await greeted(50))?.terminate();
          return;
        case 2: {
          const eve = await greeted(4000);
          if (!eve) return pause(50);
          for (let i = 0; i < 30 && during(); i++) {
            send(eve, {
              do: 'create',
              game: 'liberation',
              pack: { id: `p${count++}`, cities: [] },
              seats: [{ kind: 'me' }, { kind: 'open' }],
            });
            send(eve, { do: 'create', game: 'liberation', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
            await answer(eve);
          }
          eve.terminate();
          return;
        }
        default:
          raw(`GET /api/matches/abcdefgh${count}/replay HTTP/1.1\r\nHost: x\r\n\r\n`, 4000);
          await pause(20);
      }
    }),
};

const attack = Object.hasOwn(attacks, name) ? attacks[name] : undefined;
if (!attack) throw new Error(`there is no attack ${name}`);
await attack();
process.stdout.write(`${JSON.stringify({ name, sockets: count, commands: ids })}\n`);
process.exit(0);
