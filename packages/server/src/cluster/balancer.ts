/** A small proxy before several servers: each visitor is sent to the next that is ready. For a machine of one's own; a house uses nginx or the like. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds between two questions whether a server is ready. */
const LOOK = 300;
const HOST = '127.0.0.1';

export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

const passedOn = ({ headers, socket }: IncomingMessage): Readonly<Record<string, string | string[] | undefined>> => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
  'x-forwarded-host': headers.host,
});

const head = (request: IncomingMessage): string =>
  [
    `${request.method} ${request.url} HTTP/1.1`,
    ...Object.entries(passedOn(request)).flatMap(([name, value]) => [value ?? []].flat().map((text) => `${name}: ${text}`)),
    '',
    '',
  ].join('\r\n');

/** `ports` may change while it runs: servers come and go. */
export async function balance(ports: () => readonly number[], port: number, host: string): Promise<Balancer> {
  let ready: readonly number[] = [];
  const isReady = (at: number): Promise<boolean> =>
    fetch(`http://${HOST}:${at}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const look = async (): Promise<void> => {
    const all = ports();
    const found = await Promise.all(all.map(isReady));
    ready = all.filter((_, i) => found[i]);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK);

  let turn = 0;
  /** Those that are ready, the next in turn first. */
  const inTurn = (): readonly number[] => {
    const from = ready.length === 0 ? 0 : turn++ % ready.length;
    return [...ready.slice(from), ...ready.slice(0, from)];
  };

  const pass = (request: IncomingMessage, response: ServerResponse, [first, ...others]: readonly number[]): void => {
    if (first === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const onward = ask({ host: HOST, port: first, path: request.url, method: request.method, headers: passedOn(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => (response.headersSent ? response.destroy() : pass(request, response, others)));
    request.pipe(onward);
  };

  const sockets = new Set<Duplex>();
  const keep = (socket: Duplex): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  const join = (request: IncomingMessage, socket: Duplex, early: Buffer, [first, ...others]: readonly number[]): void => {
    if (first === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    const refused = (): void => join(request, socket, early, others);
    const onward: Socket = connect(first, HOST, () => {
      onward.off('error', refused);
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
      socket.once('close', () => onward.destroy());
      onward.once('close', () => socket.destroy());
      onward.write(head(request));
      onward.write(early);
      onward.pipe(socket);
      socket.pipe(onward);
    });
    onward.once('error', refused);
  };

  const server = createServer((request, response) => pass(request, response, inTurn()));
  server.on('connection', keep);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, early: Buffer) => {
    socket.on('error', () => socket.destroy());
    join(request, socket, early, inTurn());
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(looking);
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
