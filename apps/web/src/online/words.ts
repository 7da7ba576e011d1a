/** What a server refuses, in words; shown until the person dismisses it. */
import { signal } from '@preact/signals';
import type { No, Request } from '@orrery/protocol';
import { Refused } from '@orrery/protocol/client';
import { day, t } from '../app/words.ts';
import { request } from './connection.ts';

const CODES = [
  'already-asked',
  'already-ready',
  'already-seated',
  'already-started',
  'away',
  'bad-options',
  'connection-lost',
  'did-not-come',
  'ended',
  'gave-up-early',
  'internal',
  'name-taken',
  'no-key',
  'no-seat',
  'no-spectators',
  'no-such-match',
  'no-team',
  'not-asked',
  'not-away',
  'not-welcome',
  'not-ended',
  'not-owner',
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
  'shut-out',
  'signals-only',
  'silenced',
  'slow-down',
  'stale',
  'table-full',
  'too-many-tables',
  'unknown-token',
  'unwanted-word',
  'wrong-fields',
  'wrong-seats',
] as const;

/** A code of the server in the language of the page. */
export function sayCode(code: string, data: No['data'] = {}): string {
  const known = CODES.find((one) => one === code);
  const { until, reason = '', minutes = 0, request: found } = data;
  const said = known
    ? t(`online.no.${known}`, {
        until: typeof until === 'number' ? untilWhen(until) : '',
        reason: String(reason),
        minutes: Number(minutes),
      })
    : t('online.failed', { code });
  return typeof found === 'string' ? `${said} ${t('online.request', { request: found })}` : said;
}

/** No date is later. */
const FOREVER = 8.64e15;
/** Until when somebody may not do something. */
export const untilWhen = (time: number): string =>
  time >= FOREVER ? t('online.measure.good') : t('online.measure.until', { time: day(time) });

/** Anything but a refusal means that the server could not be reached. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Refused)) return 'connection-lost';
  const { code, data } = error.no;
  if (code === 'other-protocol') return 'old-page';
  if (code !== 'wrong-fields') return code;
  // A truncated link names no table.
  return data?.['path'] === '/v' ? 'old-page' : data?.['path'] === '/match' ? 'no-such-match' : code;
}

/** The code of the last refusal; null where there is none to show. What else was said of it stands beside. */
export const refusedCode = signal<string | null>(null);
export const refusedData = signal<No['data']>({});

/** Shows why something was not done. */
export function showRefused(error: unknown): void {
  refusedData.value = error instanceof Refused ? error.no.data : {};
  refusedCode.value = codeOf(error);
}

/** Asks the server; what it refuses is shown. True where it was done. */
export async function ask(command: Request): Promise<boolean> {
  try {
    await request(command);
    refusedCode.value = null;
    return true;
  } catch (error) {
    showRefused(error);
    return false;
  }
}
