/** How the sides stood at the end, in place of the cards. */
import type { View } from '@orrery/gravity';
import type { Wordings } from '@orrery/web/table/wording.tsx';
import { Sign } from './people.tsx';
import { t } from './words.ts';

export function Aftermath({ say, view }: { say: Wordings; view: View }) {
  return (
    <ul class="aftermath end-sides" aria-label={t('end.result')}>
      {view.players.map((player, seat) => {
        const held = view.islands.filter(({ hunters }) => (hunters[seat] ?? 0) > 0);
        return (
          <li key={seat} class={view.result?.winners.includes(seat) ? 'won' : ''}>
            <Sign seat={seat} /> <b>{say.seat(seat)}</b>
            <small>
              {t('gravity.end.line', {
                islands: held.length,
                gravity: held.reduce((sum, { permanent, temporary }) => sum + permanent + temporary, 0),
              })}
              {view.goal > 0 && `, ${t('gravity.domination')} ${view.points[player.side] ?? 0}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
