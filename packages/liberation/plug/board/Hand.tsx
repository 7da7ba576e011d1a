/** What lies before the viewer: hand, cards being looked at or played, occupied row or secret base. */
import type { ComponentChildren } from 'preact';
import type { View } from '@orrery/liberation';
import { type Aim, aimed, meanings, type Offer, type Zone } from './aim.ts';
import { CityCard, OccupiedCard } from './Cards.tsx';
import { type Things, viewedFrom } from './things.ts';
import type { Look } from './longPress.ts';
import { t } from './words.ts';

interface Props {
  readonly view: View;
  readonly things: Things;
  readonly offers: readonly Offer[];
  readonly aim: Aim;
  readonly deciding: boolean;
  /** Words on cards that may be regretted, by city. */
  readonly notes: ReadonlyMap<string, string>;
  readonly onPoint: (city: string, zone: Zone) => void;
  readonly onLook: Look;
}

const Row = ({
  title,
  count,
  zone,
  term,
  class: extra = '',
  children,
}: {
  title: string;
  term?: string;
  count?: number;
  zone?: string;
  class?: string;
  children: ComponentChildren;
}) => (
  <section class={`row ${extra}`} aria-label={title}>
    <h2 class="caps" data-term={term}>
      {title} {count !== undefined && <b>{count}</b>}
    </h2>
    <div class="strip" data-zone={zone} data-fan="">
      {children}
    </div>
  </section>
);

export function Hand({ view, things, offers, aim, deciding, notes, onPoint, onLook }: Props) {
  const side = viewedFrom(view);
  const shown = aimed(offers, aim.verb.value);
  const open = (id: string, zone: Zone): boolean =>
    zone === 'seen' && view.decision === 'spy.order'
      ? !aim.order.value.includes(id)
      : meanings(shown, id, zone, view.occupied.includes(id)).length > 0;
  const card = (id: string, zone: Zone, note = '') => (
    <CityCard
      key={`${zone}${id}`}
      id={id}
      things={things}
      side={side}
      open={open(id, zone)}
      aimed={aim.city.value === id}
      zone={zone}
      note={note}
      onChoose={() => onPoint(id, zone)}
      onLook={onLook}
    />
  );
  return (
    <section class={`hand ${deciding ? 'deciding' : ''}`} aria-label={t('zone.own')}>
      {view.viewer < 2 && (
        <Row title={t('zone.your-hand')} count={view.hand.length} zone="hand" term="hand">
          {view.hand.map((id) => card(id, 'hand', notes.get(id)))}
          {view.hand.length === 0 && <span class="empty-card" />}
        </Row>
      )}
      {view.looked.length > 0 && (
        <Row title={t('zone.looked')} count={view.looked.length} zone="looked" class="looked">
          {view.looked.map((id) => {
            const place = aim.order.value.indexOf(id);
            return card(id, 'seen', place < 0 ? '' : t('order.place', { n: place + 1 }));
          })}
        </Row>
      )}
      {view.card !== null && view.fromHand && (
        <Row title={t('zone.played')} zone="played" class="played">
          <CityCard
            id={view.card}
            things={things}
            side={view.onTurn === 1 ? 'L' : 'D'}
            open={false}
            zone="played"
            onChoose={() => undefined}
            onLook={onLook}
          />
        </Row>
      )}
      {side === 'D' ? (
        <Row title={t('zone.occupied.title')} count={view.occupied.length} zone="row" class="occupied-row" term="occupied">
          {[...view.occupied]
            .sort((a, b) => Number(view.exploited.includes(a)) - Number(view.exploited.includes(b)))
            .map((id) => (
              <OccupiedCard
                key={id}
                id={id}
                things={things}
                side="D"
                exploited={view.exploited.includes(id)}
                source={view.exploiting === id}
                open={open(id, 'row')}
                aimed={aim.city.value === id}
                zone="row"
                onChoose={() => onPoint(id, 'row')}
                onLook={onLook}
              />
            ))}
        </Row>
      ) : (
        view.base !== null && (
          <Row title={t('zone.base')} zone="base" class="base-zone" term="base">
            {card(view.base, 'base', view.result ? '' : t('zone.only-you'))}
          </Row>
        )
      )}
    </section>
  );
}
