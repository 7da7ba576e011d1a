import { canonical } from './canonical.ts';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

/** Provable chance: the hash is published before the deal, the secret opened at the end; the seed mixes secret, nonces and match id. */
export interface Opening {
  /** SHA-256 of the secret, known to all before the first draw. */
  readonly commitment: string;
  /** One for each seat, given after the commitment was seen: 32 hexadecimal digits. */
  readonly nonces: readonly string[];
  readonly match: string;
  /** 64 hexadecimal digits; null while the match runs. */
  readonly secret: string | null;
}

export const SECRET = /^[0-9a-f]{64}$/;
export const NONCE = /^[0-9a-f]{32}$/;
export const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What the dealer publishes before the deal. */
export function commit(secret: string): string {
  const bytes = SECRET.test(secret) ? fromHex(secret) : null;
  if (!bytes) throw new RangeError('a secret has 64 hexadecimal digits');
  return toHex(sha256(bytes));
}

/** The seed of a match: a keyed hash under the dealer's secret, so the published commitment says nothing about it, and no seat alone can steer it. */
export function deriveSeed(secret: string, match: string, nonces: readonly string[]): Uint8Array {
  const key = SECRET.test(secret) ? fromHex(secret) : null;
  if (!key) throw new RangeError('a secret has 64 hexadecimal digits');
  return hmacSha256(key, utf8(canonical(['orrery seed 1', match, nonces])));
}

/** Whether an opened secret is the one promised before the deal. */
export function keepsPromise(opening: Opening): boolean {
  return opening.secret !== null && SECRET.test(opening.secret) && commit(opening.secret) === opening.commitment;
}
