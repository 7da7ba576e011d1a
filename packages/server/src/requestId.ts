/** A short word by which a host finds in the log what somebody reports. It is random and says nothing about anybody. */
import type { IncomingMessage } from 'node:http';
import type { No } from '@orrery/protocol';
import type { Trusted } from './address.ts';
import { systemEntropy, word } from './secrets.ts';

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;

export const newRequestId = (): string => word(systemEntropy, 6);

/** A proxy that the host trusts may have given one already. */
export function requestIdOf({ headers, socket }: IncomingMessage, trusted: Trusted): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && PLAIN.test(given) && trusted(socket.remoteAddress ?? '') ? given : newRequestId();
}

/** What is said of a fault of the house: with the id under which the host finds it, where it was written down. */
export const faultAs = (code: string, request: string | null): No => (request === null ? { code } : { code, data: { request } });
