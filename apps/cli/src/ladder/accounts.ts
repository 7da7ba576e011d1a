/** Who may play on a ladder: names, and hashes of the tokens they come with. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entrantFault } from '@orrery/bots';
import { Complaint, short } from '../complaint.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const fileOf = (data: string): string => join(data, 'accounts.json');

function read(data: string): Readonly<Record<string, string>> {
  return existsSync(fileOf(data)) ? (JSON.parse(readFileSync(fileOf(data), 'utf8')) as Record<string, string>) : {};
}

/** Makes an account, or a new token for one there is; the token is shown once and stored nowhere. */
export function admit(data: string, name: string): string {
  if (!NAME.test(name))
    throw new Complaint(`"${short(name, 40)}" is no name for a bot: letters, digits, spaces, dots and dashes, at most 40`);
  if (entrantFault(name) === null) throw new Complaint(`${name} is a bot of the house; an account needs another name`);
  const token = randomBytes(24).toString('base64url');
  mkdirSync(data, { recursive: true });
  const fresh = `${fileOf(data)}.new`;
  writeFileSync(fresh, `${JSON.stringify({ ...read(data), [name]: hashOf(token).toString('hex') }, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, fileOf(data));
  return token;
}

/** Whose token this is; read anew each time, so that accounts made meanwhile count. */
export function whose(data: string, token: string): string | null {
  const given = hashOf(token);
  const found = Object.entries(read(data)).find(([, hash]) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
  return found?.[0] ?? null;
}
