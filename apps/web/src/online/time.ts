/** Time left, as clocks at a table show it. */
import type { Clock, SeatTime } from '@orrery/protocol';
import { t } from '../app/words.ts';

export const SECOND = 1000;

const two = (n: number): string => String(n).padStart(2, '0');

export function spanText(milliseconds: number): string {
  const left = Math.max(0, Math.round(milliseconds / SECOND));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** `skew` is the server's clock less this machine's. */
export const clockText = (time: SeatTime, skew: number): string => spanText(leftOf(time, skew));

/** A clock that begins to run later, after a holiday, stands until then. */
const leftOf = ({ left, since }: SeatTime, skew: number): number => left - (since === null ? 0 : Math.max(0, Date.now() + skew - since));

/** A running clock at which one has to hurry. */
export const isShort = (time: SeatTime, skew: number): boolean => time.since !== null && leftOf(time, skew) < 20 * SECOND;

export const untilText = (until: number, skew: number): string => spanText(until - Date.now() - skew);

const DAY = 86_400;

/** How much time a table gives, in a line. */
export function sayClock(clock: Clock): string {
  if (clock.kind === 'none') return t('online.clock.none');
  if (clock.kind === 'bank') return t('online.clock.bank', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
  if (clock.seconds >= DAY) return t('online.clock.days', { days: Math.round(clock.seconds / DAY) });
  return t('online.clock.move', { minutes: Math.max(1, Math.round(clock.seconds / 60)) });
}
