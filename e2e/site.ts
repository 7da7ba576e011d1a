/** The built client on a port of its own, compressed and under the strictest policy a host may set. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildClient } from '../scripts/client.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The whole build in memory. */
const read = (dist: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(dist, file)}`, readFileSync(file)]),
  );

let client: Promise<ReadonlyMap<string, Buffer>> | undefined;

/** The files of the built client by their paths, read once for all test files of a lane. */
export const built = (): Promise<ReadonlyMap<string, Buffer>> =>
  (client ??= buildClient().then((dist) => {
    if (dist === null) throw new Error('the web client could not be built');
    return read(dist);
  }));

const packed = new WeakMap<Buffer, Buffer>();

export const serve = async (): Promise<Site> => host(await built());

/** Files by their paths, as a site; a file exchanged meanwhile is served from then on. */
export async function host(plain: ReadonlyMap<string, Buffer>): Promise<Site> {
  const answer = (path: string, content: Buffer): { headers: Record<string, string | number>; body: Buffer } => {
    const body = extname(path) === '.woff2' ? content : (packed.get(content) ?? gzipSync(content));
    packed.set(content, body);
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'content-length': body.length,
      ...(body === content ? {} : { 'content-encoding': 'gzip' }),
    };
    return { headers, body };
  };
  // A browser opens connections ahead of its requests; on a busy machine it may be minutes before it uses them.
  const patient = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
  const server = createServer(patient, (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const name = path === '/' ? '/index.html' : path;
    const content = plain.get(name);
    if (!content) return void response.writeHead(404).end();
    const { headers, body } = answer(name, content);
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
