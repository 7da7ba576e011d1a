/** Everything that is public about a seat, and the same seat as a tile on a phone. */
import type { PlayerView } from '@orrery/rex';
import { called } from '@orrery/web/faces/called.ts';
import { Portrait } from '@orrery/web/faces/Portrait.tsx';
import { of, RaceIcon, Symbol } from './marks.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export interface SeatState {
  /** Asked and not yet decided; never told of card windows. */
  readonly decides: boolean;
  readonly decided: boolean;
  readonly port: boolean;
  /** In the running auction; null outside of one, or before it has bid. */
  readonly bid: number | 'passed' | null;
}

const Figure = ({ value, label, extra, term }: { value: string | number; label: string; extra?: string; term: string }) => (
  <div class="rx-fig" data-term={term}>
    <dd>
      {value}
      {extra && <small>{extra}</small>}
    </dd>
    <dt>{label}</dt>
  </div>
);

function Marks({ seat, player, things, state }: { seat: number; player: PlayerView; things: Things; state: SeatState }) {
  const { view } = things;
  return (
    <span class="rx-marks">
      {player.allies.length > 0 && (
        <span data-term="alliance">
          <Symbol name="alliance" size={14} />
          {player.allies.map((ally) => (
            <RaceIcon race={things.race(ally)} size={14} />
          ))}
          <span class="spoken">{t('rex.mark.allies', things.who(...player.allies))}</span>
        </span>
      )}
      {state.port && (
        <span data-term="port-bonus">
          <Symbol name="spaceport" size={14} />
          <span class="spoken">{t('rex.mark.port')}</span>
        </span>
      )}
      {view.first === seat && view.round > 0 && (
        <span class="first" data-term="first">
          <Symbol name="first" size={14} />
          <span class="spoken">{t('rex.mark.first')}</span>
        </span>
      )}
    </span>
  );
}

const who = (things: Things, seat: number): string => {
  const { view, play } = things;
  const record = play.table.seats[seat];
  if (seat === view.viewer) return t('rex.you');
  // In a lesson nobody sits there.
  if (play.table.lesson) return '';
  return record?.name ? record.name : record?.kind === 'bot' ? called('rex', record.level) : t('seat.person');
};

/** The face of a computer player, where one sits. */
function BotFace({ things: { view, play }, seat }: { things: Things; seat: number }) {
  const record = play.table.seats[seat];
  if (seat === view.viewer || play.table.lesson || record?.kind !== 'bot' || record.level === 0) return null;
  return <Portrait game="rex" level={record.level} size={28} />;
}

/** What a seat has just done, on the edge of its plate. */
const noteOf = ({ bid, decides, decided }: SeatState, own: boolean): string =>
  bid === 'passed'
    ? t('rex.auction.passed')
    : bid !== null
      ? t('rex.auction.bids', { amount: bid })
      : decides && !own
        ? t('rex.decides')
        : decided
          ? t('rex.decided')
          : '';

/** The name of a race; a press says what it can do. */
const RaceName = ({ seat, race, things }: { seat: number; race: string; things: Things }) => (
  <button
    type="button"
    class="rx-called"
    title={t('rex.about.open', { name: things.called(seat) })}
    onClick={() => things.onAbout({ kind: 'race', id: race })}
  >
    {things.called(seat)}
  </button>
);

export function Plate({ seat, things, state }: { seat: number; things: Things; state: SeatState }) {
  const player = things.view.players[seat];
  if (!player) return null;
  const limit = things.pack.races.find(({ id }) => id === player.race)?.handLimit;
  const own = seat === things.view.viewer;
  const note = noteOf(state, own);
  return (
    <article
      class={`rx-plate ${of(player.race)} ${state.decides ? 'turn' : ''} ${own ? 'own' : ''} ${state.bid === 'passed' ? 'out' : ''}`}
      aria-label={[things.called(seat), who(things, seat)].filter(Boolean).join(', ')}
      data-zone={`seat-${seat}`}
    >
      <header>
        <RaceIcon race={player.race} size={32} term="race" />
        <BotFace things={things} seat={seat} />
        <div>
          <h2>{player.race === null ? things.called(seat) : <RaceName seat={seat} race={player.race} things={things} />}</h2>
          <span class="who">{who(things, seat)}</span>
        </div>
        <Marks seat={seat} player={player} things={things} state={state} />
      </header>
      {player.race !== null && (
        <>
          <dl class="rx-figs">
            <Figure term="influence" value={player.influence} label={t('rex.fig.influence', { count: player.influence })} />
            <Figure
              term="reserves"
              value={player.reserves}
              label={t('rex.fig.reserves')}
              {...(player.mechanizedReserves > 0 ? { extra: `+${player.mechanizedReserves}` } : {})}
            />
            <Figure
              term="casualties"
              value={player.casualties}
              label={t('rex.fig.casualties')}
              {...(player.mechanizedCasualties > 0 ? { extra: `+${player.mechanizedCasualties}` } : {})}
            />
            <Figure
              term="cards"
              value={player.cards}
              label={t('rex.fig.cards', { count: player.cards })}
              {...(limit ? { extra: `/${limit}` } : {})}
            />
            <Figure term="traitors" value={player.traitors} label={t('rex.fig.traitors', { count: player.traitors })} />
            <Figure term="strongholds" value={player.strongholds} label={t('rex.fig.strongholds', { count: player.strongholds })} />
          </dl>
          <footer>
            <span class="caps" data-term="leader">
              {t('rex.leaders')}
            </span>
            <ul class="rx-pips">
              {player.leaders.map(({ leader, strength, alive, used }) => {
                const name = t('rex.s.leader', { leader: things.name('leader', leader), strength });
                const fate = alive ? (used === null ? '' : `, ${t('rex.used')}`) : `, ${t('rex.dead')}`;
                return (
                  <li class={alive ? (used === null ? '' : 'used') : 'dead'} title={name + fate} data-term="leader">
                    <span aria-hidden="true">{strength}</span>
                    <span class="spoken">{name + fate}</span>
                  </li>
                );
              })}
            </ul>
          </footer>
        </>
      )}
      {note && <span class="note">{note}</span>}
    </article>
  );
}

/** Emblem, influence and cards; a tap opens the plate. */
export function Tile({ seat, things, state, onOpen }: { seat: number; things: Things; state: SeatState; onOpen: () => void }) {
  const player = things.view.players[seat];
  if (!player) return null;
  const own = seat === things.view.viewer;
  return (
    <button
      type="button"
      class={`rx-tile ${of(player.race)} ${state.decides ? 'turn' : ''} ${own ? 'own' : ''}`}
      data-zone={`seat-${seat}`}
      onClick={onOpen}
    >
      <RaceIcon race={player.race} size={22} />
      <span class="spoken">{things.called(seat)}, </span>
      <span class="nums">
        <b data-term="influence">
          {player.influence}
          <span class="spoken"> {t('rex.fig.influence', { count: player.influence })}, </span>
        </b>
        <span>
          <Symbol name="cards" size={10} />
          {player.cards}
          <span class="spoken"> {t('rex.fig.cards', { count: player.cards })}, </span>
          <Symbol name="stronghold" size={10} />
          {player.strongholds}
          <span class="spoken"> {t('rex.fig.strongholds', { count: player.strongholds })}</span>
        </span>
      </span>
      {things.view.first === seat && things.view.round > 0 && (
        <i aria-hidden="true">
          <Symbol name="first" size={10} />
        </i>
      )}
    </button>
  );
}
