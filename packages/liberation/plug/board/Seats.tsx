/** The two sides beside the galaxy: plate, hidden hand, base or occupied cities. */
import type { View } from '@orrery/liberation';
import { Emblem, type Side } from './Emblem.tsx';
import { called } from '@orrery/web/faces/called.ts';
import { Portrait } from '@orrery/web/faces/Portrait.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { CardBack } from './Cards.tsx';
import { CityChip } from './Chips.tsx';
import { otherSide, type Things, viewedFrom } from './things.ts';
import { t } from './words.ts';

const seatOf = (side: Side): number => (side === 'D' ? 0 : 1);

function Head({ play, side, view, own }: { play: Play; side: Side; view: View; own: boolean }) {
  const seat = seatOf(side);
  const { stage } = play.table.now.value;
  const record = play.table.seats[seat];
  const thinks = stage === 'wait' && view.onTurn === seat;
  const isBot = !own && !play.table.lesson && record?.kind === 'bot' && record.level > 0;
  const who = own
    ? t('seat.you', { turn: view.turn })
    : play.table.lesson
      ? ''
      : record?.kind === 'bot'
        ? called(play.table.game, record.level)
        : t(play.table.online ? 'online.elsewhere' : 'seat.person');
  return (
    <div class="plate-head">
      <Emblem side={side} size={30} />
      {isBot && <Portrait game={play.table.game} level={record.level} size={34} />}
      <span>
        <b>{play.say.seat(seat)}</b>
        <small>{thinks ? t(record?.kind === 'bot' ? 'table.wait' : 'table.decides') : who}</small>
      </span>
      {thinks && (
        <span class="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </div>
  );
}

function OccupiedMinis({ things, view }: { things: Things; view: View }) {
  return (
    <div class="zone">
      <div class="mini-row">
        {view.occupied.map((id) => (
          <span
            class={`mini ${view.exploited.includes(id) ? 'exploited' : 'ready'}`}
            data-city={id}
            data-zone={`row-${id}`}
            data-term={view.exploited.includes(id) ? 'exploited' : 'ready'}
          >
            {things.letter(id)}
            <span class="spoken">{`${things.name(id)}, ${t(view.exploited.includes(id) ? 'city.exploited' : 'city.ready')}`}</span>
          </span>
        ))}
      </div>
      <span class="caps" data-term="occupied">
        {t('zone.occupied', { count: view.occupied.length })}
      </span>
    </div>
  );
}

interface OpponentProps {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  /** The other hand and the base, where everything is open. */
  readonly hand: readonly string[] | null;
  readonly base: string | null;
  readonly onLook: (city: string | null) => void;
}

export function Opponent({ play, view, things, hand, base, onLook }: OpponentProps) {
  const side = otherSide(viewedFrom(view));
  const count = view.hands[seatOf(side) as 0 | 1];
  const onTurn = view.onTurn === seatOf(side) && !view.result;
  return (
    <section class={`seat ${onTurn ? 'turn' : ''} of-side-${side}`} aria-label={play.say.seat(seatOf(side))}>
      <Head play={play} side={side} view={view} own={false} />
      <div class="zones">
        <div class="zone" data-zone="their-hand" data-term="hand">
          {hand ? (
            <div class="open-hand">
              {hand.map((id) => (
                <CityChip id={id} things={things} onLook={onLook} brief />
              ))}
            </div>
          ) : (
            <div class="fan" role="img" aria-label={t('zone.hidden', { count })}>
              {Array.from({ length: count }, () => (
                <CardBack side={side} width={36} />
              ))}
            </div>
          )}
          <span class="caps" aria-hidden="true">
            {t('zone.hand', { count })}
          </span>
        </div>
        {side === 'L' ? (
          <div class="zone" data-zone="base" data-term="base">
            <div class="base-back">
              {base !== null ? (
                <CityChip id={base} things={things} onLook={onLook} brief />
              ) : view.baseSet ? (
                <CardBack side="L" width={44} label={t('zone.base.down')} />
              ) : (
                <span class="empty-card" />
              )}
            </div>
            <span class="caps" aria-hidden="true">
              {t('zone.base')}
            </span>
          </div>
        ) : (
          <OccupiedMinis things={things} view={view} />
        )}
      </div>
    </section>
  );
}

export function OwnPlate({ play, view }: { play: Play; view: View }) {
  const side = viewedFrom(view);
  const onTurn = view.onTurn === seatOf(side) && !view.result;
  return (
    <section class={`seat own ${onTurn ? 'turn' : ''} of-side-${side}`} aria-label={play.say.seat(seatOf(side))}>
      <Head play={play} side={side} view={view} own={view.viewer < 2} />
    </section>
  );
}
