/** How somebody stands: the week by squares, days in a row, the rating. */
import type { GameId } from '@orrery/games/list';
import { language } from '../app/settings.ts';
import { number } from '../app/words.ts';
import { puzzling } from './posed.ts';
import { triedOf } from './progress.ts';
import { dayOf, ratingOf, streak } from './record.ts';
import { say } from './words.ts';

const DAY = 86_400_000;
const named = (day: number, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language.value, { weekday, timeZone: 'UTC' }).format(day * DAY);

export function Strip({ game }: { game: GameId }) {
  const today = dayOf(new Date());
  const all = puzzling.flatMap(triedOf);
  const days = new Set(all.filter(({ how }) => how !== 'S').map(({ day }) => day));
  const own = triedOf(game);
  const { figure, margin } = ratingOf(own);
  const count = streak(all, today);
  return (
    <div class="puzzle-strip">
      <ol class="puzzle-week" aria-label={say('week')}>
        {Array.from({ length: 7 }, (_, i) => today - 6 + i).map((day) => (
          <li key={day} class={`${days.has(day) ? 'solved' : ''} ${day === today ? 'today' : ''}`}>
            <span aria-hidden="true">{days.has(day) ? '✓' : ''}</span>
            <small aria-hidden="true">{named(day, 'short')}</small>
            <span class="spoken">
              {say(days.has(day) ? 'week.solved' : day === today ? 'week.today' : 'week.open', { day: named(day, 'long') })}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <b>{number(count)}</b> <small>{say('streak', { count })}</small>
      </p>
      <p>
        {own.length > 0 && <b>{number(figure)}</b>} <small>{own.length > 0 ? say('rating', { margin }) : say('rating.none')}</small>
      </p>
    </div>
  );
}
