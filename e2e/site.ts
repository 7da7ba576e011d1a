/** The built client on a port of its own, compressed and under the strictest policy a host may set. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
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

interface Served {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The whole build in memory, so that another build does not pull files from under a page; read again where one was just running. */
async function read(dist: string): Promise<ReadonlyMap<string, Served>> {
  for (let attempt = 0; ; attempt++) {
    const files = new Map<string, Served>();
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const plain = readFileSync(file);
      const packed = extname(file) === '.woff2' ? plain : gzipSync(plain);
      const headers = {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
        'content-length': packed.length,
        ...(packed === plain ? {} : { 'content-encoding': 'gzip' }),
      };
      files.set(`/${relative(dist, file)}`, { headers, body: packed });
    }
    const worker = files.get('/offline.js');
    const listed = worker
      ? [
          ...gunzipSync(worker.body)
            .toString()
            .matchAll(/"(assets\/[^"]+)"/g),
        ].map(([, name]) => `/${name}`)
      : [];
    if (listed.length > 0 && listed.every((name) => files.has(name)) && files.has('/index.html')) return files;
    if (attempt === 20) throw new Error('the build of the web client is not complete');
    await new Promise((done) => setTimeout(done, 1000));
  }
}

export async function serve(): Promise<Site> {
  const dist = await buildClient();
  if (dist === null) throw new Error('the web client could not be built');
  const files = await read(dist);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const found = files.get(path === '/' ? '/index.html' : path);
    if (found) response.writeHead(200, found.headers).end(found.body);
    else response.writeHead(404).end();
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
