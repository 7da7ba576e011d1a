/** The state of a table in one line: whom it is waiting for, or how it ended where the rules did not end it. */
import type { Seat, SeatSet, Viewer } from '@orrery/kernel';
import { t } from '../app/words.ts';
import type { Play } from './play.ts';

/** Whom everybody is waiting for: one person by name, bots without. */
export function sayAwaited(
  seats: readonly { readonly kind: string }[],
  waits: SeatSet,
  viewer: Viewer,
  name: (seat: Seat) => string,
): string {
  const awaited = seats.flatMap(({ kind }, seat) => ((waits >> seat) & 1 ? [{ kind, seat }] : []));
  // Only a server keeps secret for a while whom it is still asking.
  if (awaited.length === 0) return t('table.wait.others');
  const people = awaited.filter(({ kind, seat }) => kind === 'person' && seat !== viewer);
  if (people.length === 0) return t('table.wait');
  const [one] = people;
  return awaited.length === 1 && one ? t('table.wait.for', { who: name(one.seat) }) : t('table.wait.others');
}

export function sayWaiting({ table, say }: Play): string {
  const view = table.now.value.known?.view;
  return view ? sayAwaited(table.seats, view.asked & ~view.answered, view.viewer, say.seat) : '';
}

/** How a game ended that the rules did not end. */
export function sayEnded({ table, say }: Play): string {
  const { ended } = table.now.value;
  if (ended?.how === 'unfinished') return t('ended.unfinished');
  if (ended?.seat === null || ended?.seat === undefined) return t('ended.resigned');
  return t(ended.how === 'timeout' ? 'ended.timeout.by' : 'ended.resigned.by', { who: say.seat(ended.seat) });
}
