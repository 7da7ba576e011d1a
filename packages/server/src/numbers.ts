/**
 * Numbers for whoever runs the server, at a port of their own that only this machine reaches unless the host says otherwise: on a quiet server they count the
 * answers nobody may know of.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface Numbers {
  /** Null where there are none. */
  readonly port: number | null;
  close(): void;
}

/** Rejects where the port cannot be had and `must` is set. */
export function showNumbers(metrics: Metrics, port: number, host: string, must: boolean): Promise<Numbers> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((keep, fail) => {
    server.once('error', (error) => (must ? fail(error) : keep({ port: null, close: () => {} })));
    server.listen(port, host, () => keep({ port: (server.address() as AddressInfo).port, close }));
  });
}
