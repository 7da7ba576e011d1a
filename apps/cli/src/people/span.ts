import { FOREVER } from '@orrery/store';
import { Complaint, short } from '../complaint.ts';

const HOUR = 3_600_000;
const MOST_DAYS = 3650;

/** Until when: `12h`, `7d` or `good`. */
export function until(given: string, now: number): number {
  if (given === 'good') return FOREVER;
  const [, count = '', unit] = /^(\d{1,5})([hd])$/.exec(given) ?? [];
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  if (unit === undefined || hours < 1 || hours > MOST_DAYS * 24)
    throw new Complaint(`--for takes hours or days such as 12h or 7d, or good, not "${short(given, 40)}"`);
  return now + hours * HOUR;
}

export const day = (time: number): string => (time >= FOREVER ? 'for good' : new Date(time).toISOString().slice(0, 10));
export const minute = (time: number): string => (time >= FOREVER ? 'for good' : `until ${new Date(time).toISOString().slice(0, 16)}Z`);
