/** What happened while a person was away, in words, as it is shown on the board. */
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { eventsOf } from '../table/eventsOf.ts';
import type { Play } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import type { CatchUp } from './CatchUp.ts';

/** Anything beyond this many lines is found in the log only. */
const MOST = 12;

/** That somebody has answered in secret already shows on the table; it is not news. */
export const isNews = (table: Table, entry: number): boolean => entry >= 0 && table.rules.events.name(entry).kind !== 'decided';

export function WhileAway({ play, catchUp, past }: { play: Play; catchUp: CatchUp; past: readonly number[] }) {
  const missed = catchUp.missed.value;
  if (!missed) return null;
  const { from, to } = missed;
  const news = (until: number) =>
    eventsOf(
      play.table,
      past.slice(from, until).filter((entry) => isNews(play.table, entry)),
    );
  const events = news(to);
  const told = news(Math.min(to, catchUp.shown.value)).length;
  const earlier = Math.max(0, events.length - MOST);
  return (
    <section class="while-away" role="status" aria-label={t('online.missed')}>
      <header>
        <h2 class="caps">{t('online.missed')}</h2>
        <button type="button" class="quiet" data-read="" aria-label={t('close')} onClick={catchUp.dismiss}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {earlier > 0 && <p class="muted small">{t('online.missed.earlier', { count: earlier })}</p>}
      <ol>
        {events.slice(earlier).map((event, i) => (
          <li key={i} class={earlier + i < told ? '' : 'to-come'}>
            {play.say.plain(play.say.event(event))}
          </li>
        ))}
      </ol>
    </section>
  );
}
