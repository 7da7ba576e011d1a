/** Tokens, keys and ids: long random words of which the store keeps hashes only. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Where randomness comes from; tests bring their own. */
export type Entropy = (bytes: number) => Uint8Array;
export const systemEntropy: Entropy = (bytes) => randomBytes(bytes);

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A seat's key follows from its owner's token, so the owner can be told it again and nobody else can make it. */
export const seatKey = (token: string, match: string, seat: number, rekeyed = 0): string =>
  createHmac('sha256', token)
    .update(rekeyed === 0 ? `seat ${match} ${seat}` : `seat ${match} ${seat} ${rekeyed}`)
    .digest('base64url')
    .slice(0, 32);

/** The id of a match follows from the command that makes it: a resend names the same one, and nobody can guess it. */
export const matchId = (key: string, cause: string): string => createHmac('sha256', key).update(cause).digest('base64url').slice(0, 16);

/** What a match calls somebody who has been erased: another word in every match, and nobody can tell whose. */
export const aliasIn = (key: string, match: string, person: string): string =>
  `gone-${createHmac('sha256', key).update(`alias ${match} ${person}`).digest('base64url').slice(0, 12)}`;

/** A bot's chance at one of its questions: the same however often and by whomever it is put, and nobody can guess it. */
export const luckOf = (key: string, match: string, seat: number, answers: number): number =>
  createHmac('sha256', key).update(`luck ${match} ${seat} ${answers}`).digest().readUIntBE(0, 6);

/** Bytes that follow from the house's own secret and a cause. */
export const bytesFor = (key: string, cause: string): Uint8Array => createHmac('sha256', key).update(cause).digest();

export const word = (entropy: Entropy, bytes: number): string => Buffer.from(entropy(bytes)).toString('base64url');
export const hexWord = (entropy: Entropy, bytes: number): string => Buffer.from(entropy(bytes)).toString('hex');
