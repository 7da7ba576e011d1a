/** Time left, as clocks at a table show it. */
import type { SeatTime } from '@orrery/protocol';

export const SECOND = 1000;

const two = (n: number): string => String(n).padStart(2, '0');

function spanText(milliseconds: number): string {
  const left = Math.max(0, Math.round(milliseconds / SECOND));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** `skew` is the server's clock less this machine's. */
export const clockText = ({ left, since }: SeatTime, skew: number): string =>
  spanText(left - (since === null ? 0 : Date.now() + skew - since));

export const untilText = (until: number, skew: number): string => spanText(until - Date.now() - skew);
