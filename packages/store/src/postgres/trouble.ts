import { StoreError, type StoreTrouble } from '../store.ts';

/** Codes of sockets that say the server is not there, or went away in the middle. */
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The client library has no codes of its own: a connection that breaks or does not come about is told by these words. */
const LOST =
  /^(?:Connection terminated|Query read timeout|timeout (?:exceeded )?when trying to connect|Client (?:was closed|has encountered a connection error))/;

/** Whether nobody knows if what was under way has happened: the connection broke, or the server stopped before it answered. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  // 57P…: the server is stopping, has crashed or is starting; 08…: the connection failed.
  if (code !== '') return GONE.has(code) || code.startsWith('57P') || code.startsWith('08');
  return error instanceof AggregateError ? error.errors.every(isGone) : error instanceof Error && LOST.test(error.message);
}

/** Another transaction was in the way; the same one may succeed at once. */
export const mayRepeat = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

function troubleOf(error: unknown): StoreTrouble {
  const code = codeOf(error);
  if (isGone(error)) return 'unreachable';
  if (code === '53100') return 'disk-full';
  // A standby, or a server an operator has locked.
  if (code === '25006' || code === '42501') return 'read-only';
  return 'disk-error';
}

/** What a host may do about it, where the database's own words do not say. */
function words(error: unknown): string {
  // Of several addresses of one name none answered.
  if (error instanceof AggregateError) return words(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  switch (codeOf(error)) {
    case '3D000':
      return `${message}; make it first (createdb)`;
    case '25006':
      return `the server may not be written: it is a standby, or locked (${message})`;
    default:
      return message;
  }
}

export const storeError = (error: unknown): StoreError =>
  error instanceof StoreError ? error : new StoreError(troubleOf(error), words(error));
