/** Where a request comes from: the other end of its socket, or whom a proxy that the host trusts names. */
import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';

export type AddressOf = (request: IncomingMessage) => string;
export type Trusted = (address: string) => boolean;

/** Names of proxies and of their networks; throws where one is neither. */
export function trusts(proxies: readonly string[]): Trusted {
  if (proxies.length === 0) return () => false;
  const trust = proxyaddr.compile([...proxies]);
  return (address) => address !== '' && trust(address, 0);
}

export const addressFrom =
  (trusted: Trusted): AddressOf =>
  (request) =>
    grouped(trusted(request.socket.remoteAddress ?? '') ? proxyaddr(request, trusted) : (request.socket.remoteAddress ?? ''));

/** One household is one address: an IPv4 address however it is written, or the first half of an IPv6 one. */
export function grouped(address: string): string {
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? '';
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => (parseInt(part, 16) || 0).toString(16))
    .join(':');
}
