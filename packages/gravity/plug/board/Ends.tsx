/** How the game ended: who won, by which rule, with the sides side by side. */
import type { View } from '@orrery/gravity';
import { href } from '@orrery/web/app/route.ts';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { tell } from './actionWords.ts';
import { Sign } from './people.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  /** The island whose ring was closed. */
  readonly crowned: string | null;
  readonly onClose: () => void;
}

export function EndPanel({ play, view, things, crowned, onClose }: Props) {
  const { result } = view;
  if (!result) return null;
  const seated = view.viewer < view.players.length;
  const heading =
    result.winners.length === 0
      ? t('gravity.drawn.game')
      : seated
        ? t(result.winners.includes(view.viewer) ? 'end.won' : 'end.lost')
        : tell('ended.winners', { count: result.winners.length, seats: result.winners.map((seat) => play.say.seat(seat)).join(', ') });
  return (
    <div class="end-panel panel" role="status">
      <h2>{heading}</h2>
      <p class="lead">
        <Words of={play.say.decision(view)} thing={play.say.thing} />
        {crowned !== null && `: ${things.island(crowned)}`}{' '}
        <a class="clause" href={href('rules', 'gravity', result.clause)} target="_blank" rel="noreferrer">
          {result.clause}
        </a>
      </p>
      <ul class="end-sides">
        {view.players.map((player, seat) => {
          const held = view.islands.filter(({ hunters }) => (hunters[seat] ?? 0) > 0);
          return (
            <li key={seat} class={result.winners.includes(seat) ? 'won' : ''}>
              <Sign seat={seat} /> <b>{play.say.seat(seat)}</b>
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
      <button type="button" class="round quiet close-result" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
