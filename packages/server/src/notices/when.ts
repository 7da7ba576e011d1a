/** When somebody may be told something: by the clock on their own wall. */
import type { Wishes } from '@orrery/protocol';
import type { Way } from '@orrery/store';

const MINUTE = 60_000;
const DAY = 1440;

/** Whether this machine knows the days of a place. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Minutes since midnight at a place. */
export function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** `from` is included, `to` is not; where they are the same there is no such time. */
const between = (minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from <= to ? from <= minute && minute < to : from <= minute || minute < to;

/** Whether somebody who was last told something, or has chosen when to be, at `last` may be told now. */
export function mayTell({ quiet, digest, zone }: Wishes, way: Way, now: number, last: number): boolean {
  const minute = minuteOfDay(now, zone);
  if (quiet && between(minute, quiet)) return false;
  if (way === 'push' || digest === null) return true;
  const since = ((minute - digest + DAY) % DAY) * MINUTE;
  return last < Math.floor(now / MINUTE) * MINUTE - since;
}
