/** What a server refuses, in words; shown until the person dismisses it. */
import { signal } from '@preact/signals';
import type { Request } from '@orrery/protocol';
import { Refused } from '@orrery/protocol/client';
import { t } from '../app/words.ts';
import { request } from './connection.ts';

const CODES = [
  'already-asked',
  'already-ready',
  'already-seated',
  'already-started',
  'away',
  'bad-options',
  'connection-lost',
  'ended',
  'internal',
  'name-taken',
  'no-seat',
  'no-spectators',
  'no-such-match',
  'no-team',
  'not-asked',
  'not-away',
  'not-ended',
  'not-started',
  'not-stored',
  'not-yet',
  'other-number',
  'other-seal',
  'too-many-voided',
  'not-undoable',
  'not-your-room',
  'nothing-to-take-back',
  'old-page',
  'rated',
  'rules-gone',
  'seat-taken',
  'signals-only',
  'slow-down',
  'stale',
  'table-full',
  'too-many-tables',
  'unknown-token',
  'wrong-fields',
  'wrong-seats',
] as const;

/** A code of the server in the language of the page. */
export function sayCode(code: string): string {
  const known = CODES.find((one) => one === code);
  return known ? t(`online.no.${known}`) : t('online.failed', { code });
}

/** Anything but a refusal means that the server could not be reached. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Refused)) return 'connection-lost';
  const { code, data } = error.no;
  if (code === 'other-protocol') return 'old-page';
  if (code !== 'wrong-fields') return code;
  // A truncated link names no table.
  return data?.['path'] === '/v' ? 'old-page' : data?.['path'] === '/match' ? 'no-such-match' : code;
}

/** The code of the last refusal; null where there is none to show. */
export const refusedCode = signal<string | null>(null);

/** Asks the server; what it refuses is shown. True where it was done. */
export async function ask(command: Request): Promise<boolean> {
  try {
    await request(command);
    refusedCode.value = null;
    return true;
  } catch (error) {
    refusedCode.value = codeOf(error);
    return false;
  }
}
