/** How everybody stood at the end, in place of the private cards. */
import { of, RaceIcon } from './marks.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export function Aftermath({ things }: { things: Things }) {
  const { view } = things;
  return (
    <ul class="aftermath rx-final" aria-label={t('rex.final')}>
      {view.players.map((player, seat) => (
        <li class={`${of(things.race(seat))} ${view.result?.winners.includes(seat) ? 'winner' : ''}`}>
          <RaceIcon race={things.race(seat)} size={18} />
          <b>{things.called(seat)}</b>
          <small>
            {t('rex.strongholds')} {player.strongholds} · {t('rex.influence')} {player.influence}
          </small>
        </li>
      ))}
    </ul>
  );
}
