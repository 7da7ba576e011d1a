/** The end: who has won and by which clause, and how everybody stood. */
import { href } from '@orrery/web/app/route.ts';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Words } from '@orrery/web/table/wording.tsx';
import { of, RaceIcon } from './marks.tsx';
import { chip, type Things } from './things.tsx';
import { t } from './words.ts';

export function EndPanel({ things, onClose }: { things: Things; onClose: () => void }) {
  const { view, play } = things;
  const { result } = view;
  if (!result) return null;
  const won = result.winners.includes(view.viewer);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <section class="rx-panel rx-end" role="status">
      <button type="button" class="round quiet close" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={14} />
      </button>
      <div class="winners">
        {result.winners.map((seat) => (
          <RaceIcon race={things.race(seat)} size={52} />
        ))}
      </div>
      <h2>{view.viewer < view.seats ? t(won ? 'end.won' : 'end.lost') : result.winners.map(things.called).join(', ')}</h2>
      <p class="lead">
        <Words of={play.say.decision(view)} thing={chip(things)} />{' '}
        <a class="clause" href={href('rules', 'rex', result.clause)} target="_blank" rel="noreferrer">
          {result.clause}
        </a>
      </p>
      <table>
        <caption class="spoken">{t('rex.final')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{t('text.player')}</span>
            </th>
            <th scope="col">{t('rex.strongholds')}</th>
            <th scope="col">{t('rex.influence')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr class={`${of(things.race(seat))} ${result.winners.includes(seat) ? 'winner' : ''}`}>
              <th scope="row">
                <RaceIcon race={things.race(seat)} size={16} />
                {things.called(seat)}
              </th>
              <td>{view.players[seat]?.strongholds}</td>
              <td>{view.players[seat]?.influence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
