/** The ladder on a port: its page and figures for everybody, a line for bots with a token. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@orrery/bots/arena';
import { WebSocketServer } from 'ws';
import { whose } from './accounts.ts';
import type { Book } from './book.ts';
import { lineTo } from './line.ts';
import type { Office } from './office.ts';
import { page, STYLE } from './page.ts';

interface Settings {
  readonly data: string;
  readonly title: string;
  readonly house: readonly string[];
  readonly book: Book;
  readonly office: Office;
  readonly port: number;
  readonly host: string;
}

export interface Ladder {
  readonly port: number;
  close(): Promise<void>;
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

function answers({ book, office, house, title }: Settings, path: string): readonly [type: string, text: string] | null {
  const game = /^\/games\/([0-9a-f]{64})\.json$/.exec(path)?.[1];
  const replay = game === undefined ? null : book.replay(game);
  if (replay !== null) return ['application/json', replay];
  switch (path) {
    case '/':
      return ['text/html; charset=utf-8', page(title, book.standings(house), office.here(), book.results)];
    case '/style.css':
      return ['text/css; charset=utf-8', STYLE];
    case '/standings.json':
      return ['application/json', JSON.stringify({ standings: book.standings(house), here: office.here(), games: book.results.length })];
    default:
      return null;
  }
}

export async function serveLadder(settings: Settings): Promise<Ladder> {
  const { data, office, port, host } = settings;
  const http: Server = createServer((request, response) => {
    const found = request.method === 'GET' ? answers(settings, (request.url ?? '').split('?')[0] ?? '') : null;
    if (!found) return void response.writeHead(404, HEADERS).end();
    response.writeHead(200, { ...HEADERS, 'content-type': found[0] }).end(found[1]);
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.line, perMessageDeflate: false });
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const token = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const name = request.url === '/join' && token !== undefined ? whose(data, token) : null;
    if (name === null) return void socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate());
      void office.come(name, lineTo(opened)).then((refused) => refused !== null && opened.close(1008, refused.slice(0, 120)));
    });
  });
  await new Promise<void>((ready, fail) => http.once('error', fail).listen(port, host, ready));
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      await office.close();
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise<void>((done) => http.close(() => done()));
    },
  };
}
