/** The corporations beside the sky: airship, reserve, cards in hand, saved and played, the own mat with its piles. */
import type { View } from '@orrery/gravity';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Play } from '../table/play.ts';
import { Airship } from './Airship.tsx';
import { Sign } from './people.tsx';
import type { Things } from './things.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly seat: number;
  readonly things: Things;
}

const Tally = ({ value, label }: { value: number; label: string }) => (
  <span class="tally" title={label}>
    <small>{label}</small>
    <b>{value}</b>
  </span>
);

export function Mat({ play, view, seat, things }: Props) {
  const player = view.players[seat];
  if (!player) return null;
  const own = seat === view.viewer;
  const record = play.table.seats[seat];
  const asked = (view.asked >> seat) & 1 && !((view.answered >> seat) & 1) && !view.result;
  const who = own
    ? t('text.you')
    : record?.kind === 'bot'
      ? t('seat.bot', { level: record.level })
      : t(play.table.online ? 'online.elsewhere' : 'seat.person');
  const captain = view.captains.includes(seat);
  const { airship, counts } = player;
  const crew = airship.hunters + airship.mercenaries;
  return (
    <section
      class={`mat ${asked ? 'acting' : ''} ${own ? 'own' : ''} ${view.captains.length > 0 ? `team-${player.side}` : ''}`}
      aria-label={play.say.seat(seat)}
    >
      <header>
        <Sign seat={seat} />
        <span class="who">
          <b>{play.say.seat(seat)}</b> <small>{who}</small>
        </span>
        {captain && <span class="badge">{t('gravity.captain')}</span>}
        {view.first === seat && <span class="badge">{t('gravity.first')}</span>}
      </header>
      <Airship
        seat={seat}
        player={player}
        berths={things.berths}
        hold={things.hold}
        label={t('gravity.airship.aria', { hunters: airship.hunters, mercenaries: airship.mercenaries, berths: things.berths })}
      />
      <p class="captions caps">
        <span>{t('gravity.crew', { count: crew, most: things.berths })}</span>
        {things.hold > 0 && (
          <span>{t('gravity.hold', { count: airship.permanent + airship.temporary + player.tokens, most: things.hold })}</span>
        )}
      </p>
      <div class="tallies">
        <Tally value={player.reserve} label={t('gravity.reserve')} />
        <Tally value={counts.hand} label={t('text.hand')} />
        <Tally value={counts.saved} label={t('gravity.saved')} />
        <Tally value={counts.deck} label={t('zone.deck.only')} />
        <Tally value={counts.discard} label={t('end.discard')} />
      </div>
      {player.played.length > 0 && (
        <p class="seen" aria-label={t('gravity.played')}>
          {player.played.map((number, k) => (
            <span key={k} title={things.card(number)?.name}>
              {number}
            </span>
          ))}
        </p>
      )}
      {own && player.saved && player.saved.length > 0 && (
        <p class="slips">
          <small class="caps">
            <Icon name="lock" size={11} /> {t('gravity.saved')}
          </small>
          {player.saved.map((number, k) => (
            <span class="slip" key={k}>
              <b>{number}</b> {things.card(number)?.name}
            </span>
          ))}
        </p>
      )}
      {!own && player.hand && (
        <p class="slips">
          <small class="caps">{t('gravity.partner-hand')}</small>
          {player.hand.map((number, k) => (
            <span class="slip" key={k}>
              <b>{number}</b> {things.card(number)?.name}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** Seats as chips where there is no room for mats. */
export function SeatChips({ play, view, onOpen }: { play: Play; view: View; onOpen: (seat: number) => void }) {
  return (
    <div class="seat-chips">
      {view.players.map((player, seat) => (
        <button
          type="button"
          key={seat}
          class={`seat-chip ${(view.asked >> seat) & 1 && !view.result ? 'acting' : ''}`}
          aria-label={`${play.say.seat(seat)}: ${t('text.hand')} ${player.counts.hand}, ${t('gravity.reserve')} ${player.reserve}`}
          onClick={() => onOpen(seat)}
        >
          <Sign seat={seat} size={20} />
          <b>{player.counts.hand}</b>
          {view.goal > 0 && <small>{view.points[player.side] ?? 0}</small>}
        </button>
      ))}
    </div>
  );
}
