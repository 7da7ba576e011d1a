/** How a table stands, in a line: whom it waits for, and how it ended where the rules did not end it. */
import { t } from '../app/words.ts';
import type { Play } from './play.ts';

/** Whom everybody waits for: people by name where it is one, bots without. */
export function sayWaiting({ table, say }: Play): string {
  const view = table.now.value.known?.view;
  if (!view) return '';
  const awaited = table.seats.flatMap(({ kind }, seat) => (((view.asked & ~view.answered) >> seat) & 1 ? [{ kind, seat }] : []));
  const people = awaited.filter(({ kind, seat }) => kind === 'person' && seat !== view.viewer);
  if (people.length === 0) return t('table.wait');
  const [one] = people;
  return awaited.length === 1 && one ? t('table.wait.for', { who: say.seat(one.seat) }) : t('table.wait.others');
}

/** How a game ended that the rules did not end. */
export function sayEnded({ table, say }: Play): string {
  const { ended } = table.now.value;
  if (ended?.how === 'unfinished') return t('ended.unfinished');
  if (ended?.seat === null || ended?.seat === undefined) return t('ended.resigned');
  return t(ended.how === 'timeout' ? 'ended.timeout.by' : 'ended.resigned.by', { who: say.seat(ended.seat) });
}
