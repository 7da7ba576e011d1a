/** What this seat may know of everybody's cards: which numbers have been seen since the last shuffle, and which have not. An aid, never a guess. */
import type { PlayerView, View } from '@orrery/gravity';
import type { Play } from '@orrery/web/table/play.ts';
import { count } from './aim.ts';
import { Sign } from './people.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

/** Copies of a card this viewer has not seen: anywhere among the deck, hidden hands and cards laid face down. */
function unseen(player: PlayerView, number: number, copies: number): number {
  const known = player.discard ?? player.played;
  return (
    copies - count(known, number) - count(player.hand ?? [], number) - count(player.saved ?? [], number) - count(player.drawn ?? [], number)
  );
}

export function Memory({ play, view, things }: { play: Play; view: View; things: Things }) {
  return (
    <section class="gravity-memory" aria-label={t('memory')}>
      <h2 class="caps" data-term="memory">
        {t('memory')} <small>{t('gravity.memory.line')}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{t('text.player')}</span>
            </th>
            {things.deck.map(({ number }) => (
              <th scope="col" key={number} title={things.card(number)?.name}>
                {number}
                <span class="spoken"> {things.card(number)?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => {
            const { counts } = player;
            const down = counts.discard - player.played.length;
            return (
              <tr key={seat} class={seat === view.viewer ? 'own' : ''}>
                <th scope="row">
                  <Sign seat={seat} size={15} />
                  <span class="spoken">{play.say.seat(seat)}</span>
                  {player.discard === null && down > 0 && (
                    <small title={t('gravity.memory.down', { count: down })}>
                      <span aria-hidden="true">▾{down}</span>
                      <span class="spoken">{t('gravity.memory.down', { count: down })}</span>
                    </small>
                  )}
                </th>
                {things.deck.map(({ number, copies }) => {
                  const left = unseen(player, number, copies);
                  return (
                    <td key={number} class={left === 0 ? 'gone' : ''}>
                      {left}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="muted small">{t('gravity.memory.help')}</p>
    </section>
  );
}
