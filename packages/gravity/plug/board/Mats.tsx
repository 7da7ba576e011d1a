/** The corporations beside the sky: airship, reserve, cards in hand, saved and played, the own mat with its piles. */
import type { View } from '@orrery/gravity';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { called } from '@orrery/web/faces/called.ts';
import { Portrait } from '@orrery/web/faces/Portrait.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { Airship } from './Airship.tsx';
import { tell } from './actionWords.ts';
import { Sign } from './people.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly seat: number;
  readonly things: Things;
  /** Its cards are laid open here: on a sheet of its own, or in a replay with everything open. */
  readonly opened?: boolean;
}

/** Small pictures of where pieces and cards lie, on a field of 16 × 16. */
const PILES = {
  reserve: 'M8 2.5a2.6 2.6 0 1 0 .01 0ZM3 14c0-3.6 2-5.4 5-5.4s5 1.800 5 5.400Z',
  hand: 'M2.500 4.500l5-1.500 3 9-5 1.500ZM9 3.200l4.500.600-1.200 9-2-.300',
  saved: 'M4 2.500h8v11l-4-3-4 3Z',
  deck: 'M3 5h8v9H3ZM5.500 5V2.500H13.500V11.500H11',
  discard: 'M3.500 3.500h9v9h-9ZM6 6l4 4M10 6l-4 4',
} as const;

const Tally = ({ pile, value, label, seat }: { pile: keyof typeof PILES; value: number; label: string; seat: number }) => (
  <span class="tally" data-term={pile} data-zone={`${pile}-${seat}`}>
    <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PILES[pile]} />
    </svg>
    <span class="spoken">{label}</span>
    <b>{value}</b>
  </span>
);

/** With whom a seat plays; −1 where everybody plays for themselves. */
const partnerOf = (view: View, seat: number): number =>
  view.captains.length > 0 ? view.players.findIndex(({ side }, other) => other !== seat && side === view.players[seat]?.side) : -1;

export function Mat({ play, view, seat, things, opened = false }: Props) {
  const player = view.players[seat];
  if (!player) return null;
  const own = seat === view.viewer;
  const record = play.table.seats[seat];
  const asked = (view.asked >> seat) & 1 && !((view.answered >> seat) & 1) && !view.result;
  const who = own
    ? t('text.you')
    : play.table.lesson
      ? ''
      : record?.kind === 'bot'
        ? called(play.table.game, record.level)
        : t(play.table.online ? 'online.elsewhere' : 'seat.person');
  const isBot = !own && !play.table.lesson && record?.kind === 'bot' && record.level > 0;
  const captain = view.captains.includes(seat);
  const partner = partnerOf(view, seat);
  const { airship, counts } = player;
  const crew = airship.hunters + airship.mercenaries;
  return (
    <section
      class={`mat ${asked ? 'acting' : ''} ${own ? 'own' : ''} ${view.captains.length > 0 ? `team-${player.side}` : ''}`}
      aria-label={play.say.seat(seat)}
    >
      <header>
        <Sign seat={seat} />
        {isBot && <Portrait game={play.table.game} level={record.level} size={30} />}
        <span class="who">
          <b>{play.say.seat(seat)}</b> <small>{who}</small>{' '}
          {partner >= 0 && (
            <small class="partner-of">
              <Sign seat={partner} size={13} />{' '}
              {partner === view.viewer ? t('gravity.partner.yours') : t('gravity.partner', play.say.given('seat', 'seat', String(partner)))}
            </small>
          )}
        </span>
        <span class="badges">
          {captain && (
            <span class="badge captain" data-term="captain">
              <Icon name="star" size={11} /> <span class="spoken">{t('gravity.captain')}</span>
            </span>
          )}
          {view.first === seat && (
            <span class="badge" data-term="first">
              {t('gravity.first')}
            </span>
          )}
        </span>
      </header>
      <Airship
        seat={seat}
        player={player}
        berths={things.berths}
        hold={things.hold}
        label={t('gravity.airship.aria', { hunters: airship.hunters, mercenaries: airship.mercenaries, berths: things.berths })}
      />
      <p class="captions caps">
        <span data-term="airship">{t('gravity.crew', { count: crew, most: things.berths })}</span>
        {things.hold > 0 && (
          <span data-term={things.module === 'war' ? 'source-token' : 'store'}>
            {things.module === 'war'
              ? tell('tokens.held', { count: player.tokens, most: things.hold })
              : t('gravity.hold', { count: airship.permanent + airship.temporary, most: things.hold })}
          </span>
        )}
      </p>
      <div class="tallies">
        <Tally pile="reserve" seat={seat} value={player.reserve} label={t('gravity.reserve')} />
        <Tally pile="hand" seat={seat} value={counts.hand} label={t('text.hand')} />
        <Tally pile="saved" seat={seat} value={counts.saved} label={t('gravity.saved')} />
        <Tally pile="deck" seat={seat} value={counts.deck} label={t('zone.deck.only')} />
        <Tally pile="discard" seat={seat} value={counts.discard} label={t('end.discard')} />
      </div>
      {player.played.length > 0 && (
        <p class="seen" data-term="played">
          <span class="spoken">{t('gravity.played')}</span>
          {player.played.map((number, k) => (
            <span class="number" key={k} title={things.card(number)?.name}>
              {number}
            </span>
          ))}
        </p>
      )}
      {own && player.saved && player.saved.length > 0 && (
        <p class="slips">
          <small class="caps" data-term="saved">
            {t('gravity.saved')}
          </small>
          {player.saved.map((number, k) => (
            <span class="slip" key={k}>
              <b>{number}</b> {things.card(number)?.name}
            </span>
          ))}
        </p>
      )}
      {!own && player.hand && (opened || player.side !== view.players[view.viewer]?.side) && (
        <p class="slips hand-slips">
          <small class="caps">{t('text.hand')}</small>
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
          class={`seat-chip ${view.captains.length > 0 ? `team-${player.side}` : ''} ${(view.asked >> seat) & 1 && !view.result ? 'acting' : ''}`}
          data-zone={`seat-${seat}`}
          onClick={() => onOpen(seat)}
        >
          <span class="chip-who">
            <Sign seat={seat} size={16} />
            <b>{seat === view.viewer ? t('text.you') : play.say.seat(seat)}</b>
          </span>
          {view.captains.length > 0 && (
            <span class="chip-rim">
              {view.captains.includes(seat) && (
                <span class="chip-captain" data-term="captain">
                  <Icon name="star" size={10} /> <span class="spoken">{t('gravity.captain')}</span>
                </span>
              )}
              {partnerOf(view, seat) >= 0 && (
                <span class="chip-partner">
                  <span class="spoken">{t('gravity.partner', play.say.given('seat', 'seat', String(partnerOf(view, seat))))}</span>
                  <Sign seat={partnerOf(view, seat)} size={12} />
                </span>
              )}
            </span>
          )}
          <span class="chip-counts">
            <span data-term="hand">
              <Icon name="cards" size={10} /> <span class="spoken">{t('text.hand')}</span> {player.counts.hand}
            </span>
            <span data-term="saved">
              <Icon name="lock" size={10} /> <span class="spoken">{t('gravity.saved')}</span> {player.counts.saved}
            </span>
            <span data-term="airship" data-zone={`airship-${seat}`}>
              <svg width="13" height="10" viewBox="0 0 26 20" class="chip-ship" aria-hidden="true">
                <path d="M1 4L4 6C8 0 20 0 25 7C20 14 8 14 4 8L1 10ZM10 13H18V18H10Z" />
              </svg>{' '}
              <span class="spoken">{t('gravity.crew.aboard')}</span> {player.airship.hunters + player.airship.mercenaries}
            </span>
            {view.goal > 0 && (
              <span data-term="domination">
                <Icon name="crown" size={10} /> <span class="spoken">{t('gravity.domination')}</span> {view.points[player.side] ?? 0}/
                {view.goal}
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
