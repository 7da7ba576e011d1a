import type { Options } from '@orrery/kernel';
import type { SeatRecord } from './record.ts';

/**
 * How card windows of Rex are handled at one screen. A person alone is never kept waiting: nobody else could learn from a quick pass. With several people
 * everybody is asked every time, so that passing tells nothing. Other games have no such option.
 */
export function windowsFor(options: Options, seats: readonly SeatRecord[]): Options {
  if (!('interruptPrivacy' in options)) return options;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return { ...options, interruptPrivacy: people > 1 ? 'strict' : 'fast' };
}
