/** A connection between two programs that a test can cut, slow down, or leave hanging: everything one side says goes through here. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LinkMood =
  | 'sound'
  /** Nobody is let through, and whoever was is thrown out. */
  | 'cut'
  /** Everything arrives, late. */
  | 'slow'
  /** Nothing arrives, and nobody is told. */
  | 'stuck';

const DELAY = 150;

export interface Link {
  readonly port: number;
  be(mood: LinkMood): void;
  /** Leads elsewhere from now on. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

export async function link(to: number): Promise<Link> {
  let target = to;
  let mood: LinkMood = 'sound';
  const sockets = new Set<Socket>();
  const carry = (from: Socket, onto: Socket): void => {
    let last = Promise.resolve();
    from.on('data', (data) => {
      if (mood === 'stuck') return;
      if (mood === 'sound') return void last.then(() => onto.write(data));
      last = last.then(() => new Promise((late) => setTimeout(late, DELAY)));
      void last.then(() => onto.write(data));
    });
    from.on('close', () => onto.destroy());
    from.on('error', () => onto.destroy());
    sockets.add(from);
    from.once('close', () => sockets.delete(from));
  };
  const server = createServer((from) => {
    if (mood === 'cut') return void from.destroy();
    const onto = connect(target, '127.0.0.1');
    carry(from, onto);
    carry(onto, from);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const drop = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    be(next) {
      // What was swallowed cannot be put right later: such connections are of no more use.
      if (next === 'cut' || mood === 'stuck') drop();
      mood = next;
    },
    leadTo(port) {
      target = port;
      drop();
    },
    async close() {
      drop();
      await new Promise((closed) => server.close(closed));
    },
  };
}
