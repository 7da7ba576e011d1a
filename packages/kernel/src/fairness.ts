import { canonical } from './canonical.ts';
import type { Options, Seat } from './contract.ts';
import { fromHex, hmacSha256, sha256, sha256Hex, toHex, utf8 } from './sha256.ts';

/** Chance of the first version, which a device that plays for itself still uses: the seal is of the secret alone, numbers of seats are given as they come. */
export interface FirstOpening {
  /** SHA-256 of the secret, known to all before the first draw. */
  readonly commitment: string;
  /** One for each seat: 32 hexadecimal digits. */
  readonly nonces: readonly string[];
  readonly match: string;
  /** 64 hexadecimal digits; null while the match runs. */
  readonly secret: string | null;
}

/**
 * Provable chance at a table of several: the seal covers the secret and what will be played; each person's number is promised by its hash before any is
 * opened; numbers of bots follow from the secret. See docs/fairness.md.
 */
export interface PromisedOpening extends FirstOpening {
  readonly version: 2;
  /** Who may sit where: `open`, `kept` for somebody of the game before, `bot` or `bot` and its level. */
  readonly plan: readonly string[];
  /** Earlier seals of this match that were given up after somebody's number had been opened, the oldest first. */
  readonly voided: readonly string[];
}

export type Opening = FirstOpening | PromisedOpening;
export type Opened = Opening & { readonly secret: string };

/** What a seal of the second version covers besides the secret. */
export interface Terms {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  /** SHA-256 of the pack's canonical JSON. */
  readonly pack: string;
  readonly plan: readonly string[];
  readonly voided: readonly string[];
}

export const SECRET = /^[0-9a-f]{64}$/;
export const NONCE = /^[0-9a-f]{32}$/;
export const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
export const SEAT_PLAN = /^(open|kept|bot( [a-z0-9-]{1,20})?)$/;
/** A match whose deal was given up so many times is not dealt any more. */
export const MOST_VOIDED = 8;

export const isPromised = <O extends Opening>(opening: O): opening is Extract<O, { readonly version: 2 }> => 'version' in opening;
export const isBot = (plan: string): boolean => plan.startsWith('bot');

function keyOf(secret: string): Uint8Array {
  const key = SECRET.test(secret) ? fromHex(secret) : null;
  if (!key) throw new RangeError('a secret has 64 hexadecimal digits');
  return key;
}

/** The seal of the first version. */
export const commit = (secret: string): string => toHex(sha256(keyOf(secret)));

/** The seal of the second version: one text holds the secret and everything that is agreed on before the deal. */
export function sealOf(secret: string, { match, game, rules, options, pack, plan, voided }: Terms): string {
  keyOf(secret);
  return sha256Hex(canonical({ orrery: 'seal 2', secret, match, game, rules, options, pack, plan, voided }));
}

/** What a seat publishes of its number before any is opened. It holds for this seal and this seat alone: nobody can pass it off as another. */
export const promiseOf = (commitment: string, seat: Seat, nonce: string): string =>
  sha256Hex(canonical(['orrery number 2', commitment, seat, nonce]));

/** The number of a bot's seat. */
export const botNonce = (secret: string, seat: Seat): string =>
  toHex(hmacSha256(keyOf(secret), utf8(canonical(['orrery bot 2', seat])))).slice(0, 32);

/** The seed of the first version: a keyed hash under the dealer's secret, so the published commitment says nothing about it. */
export const deriveSeed = (secret: string, match: string, nonces: readonly string[]): Uint8Array =>
  hmacSha256(keyOf(secret), utf8(canonical(['orrery seed 1', match, nonces])));

/** The seed all chance of a match follows from. */
export function seedOf(opening: Opening): Uint8Array {
  const { secret, match, nonces, commitment } = opening;
  if (!isPromised(opening)) return deriveSeed(secret ?? '', match, nonces);
  return hmacSha256(keyOf(secret ?? ''), utf8(canonical(['orrery seed 2', commitment, nonces])));
}

/** Whether an opened secret of the first version is the one promised before the deal. */
export function keepsPromise(opening: FirstOpening): boolean {
  return opening.secret !== null && SECRET.test(opening.secret) && commit(opening.secret) === opening.commitment;
}
