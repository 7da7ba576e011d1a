/** An alliance put together by its members: seats to switch on and off, and the offer they make. */
import { useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import type { Play } from '../table/play.ts';
import { type OfferGroup, valueOf } from './aim.ts';
import { of, RaceIcon } from './marks.tsx';
import type { Things } from './things.tsx';

const seatsOf = (members: unknown): readonly number[] => String(members).split('+').map(Number);

export function Members({ play, things, group }: { play: Play; things: Things; group: OfferGroup }) {
  const sets = group.offers.map((offer) => ({ offer, seats: seatsOf(valueOf(offer, 'members')) }));
  const [picked, pick] = useState(sets[0]?.seats ?? []);
  const all = [...new Set(sets.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b);
  const same = (seats: readonly number[]): boolean => seats.length === picked.length && seats.every((seat) => picked.includes(seat));
  const offer = sets.find(({ seats }) => same(seats))?.offer;
  const toggle = (seat: number): void => pick(picked.includes(seat) ? picked.filter((other) => other !== seat) : [...picked, seat]);
  return (
    <div class="rx-members" role="group" aria-label={t('rex.members')}>
      {all.map((seat) => (
        <button
          type="button"
          class={of(things.race(seat))}
          aria-pressed={picked.includes(seat)}
          aria-label={things.called(seat)}
          title={things.called(seat)}
          onClick={() => toggle(seat)}
        >
          <RaceIcon race={things.race(seat)} size={22} />
        </button>
      ))}
      <button
        type="button"
        class="primary"
        disabled={!offer || play.busy.value}
        {...(offer ? { 'data-choosable': '', 'data-choice': offer.choice } : {})}
        onClick={() => offer && play.choose(offer.choice)}
      >
        <span>
          {offer
            ? play.say
                .choice(offer.named)
                .map((part) => (typeof part === 'string' ? part : things.called(Number(part.id))))
                .join('')
            : t('rex.members')}
        </span>
      </button>
    </div>
  );
}
