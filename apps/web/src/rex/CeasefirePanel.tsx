/** The Ceasefire: who stands with whom, the packages of this lap with their answers, and the own sealed offer. */
import type { RexEvent } from '@orrery/rex';
import { t } from '../app/words.ts';
import type { Offer } from '../table/play.ts';
import { Words } from '../table/wording.tsx';
import { Answers, type Asking } from './Answers.tsx';
import { lapOf, type Package } from './bargain.ts';
import { RaceIcon, Symbol } from './marks.tsx';
import { chip, SeatChip, type Things } from './things.tsx';

export const CEASEFIRE: ReadonlySet<string> = new Set(['D-CF-LEAVE', 'D-CF-OFFER', 'D-CF-ANSWER', 'D-CF-GIFT']);
/** What is answered in the panel itself. */
export const CEASEFIRE_VERBS: ReadonlySet<string> = new Set(['accept', 'decline', 'ally', 'transfer', 'amount', 'give']);
const BUILDING: ReadonlySet<string> = new Set(['ally', 'transfer', 'amount', 'give']);

export function CeasefirePanel({ asking, events }: { asking: Asking; events: readonly RexEvent[] }) {
  const { things, offers } = asking;
  const { view, play } = things;
  const lap = lapOf(events);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const camps = seats.filter((seat) => (view.players[seat]?.allies ?? []).every((ally) => ally > seat));
  const building = offers.some(({ named }) => BUILDING.has(named.verb));
  return (
    <section class="rx-panel rx-ceasefire" aria-label={t('rex.cease')}>
      <header>
        <h2>{t('rex.cease')}</h2>
        {lap.number !== null && <span class="muted small">{t('rex.cease.lap', { lap: lap.number })}</span>}
      </header>
      <ul class="camps" aria-label={t('rex.cease.allied')}>
        {camps.map((seat) => (
          <li>
            {[seat, ...(view.players[seat]?.allies ?? [])].map((member) => (
              <span>
                <RaceIcon race={things.race(member)} size={18} />
                {things.called(member)} <small>{view.players[member]?.influence}</small>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div class="tables">
        <div class="packages" role="group" aria-label={t('rex.cease.offers')} tabIndex={0}>
          <h3 class="caps">{t('rex.cease.offers')}</h3>
          {lap.packages.length === 0 && <p class="muted small">{t('rex.cease.none')}</p>}
          {lap.packages.map((each) => (
            <PackageCard of={each} things={things} offers={offers} />
          ))}
          {lap.passed.length > 0 && (
            <p class="muted small">
              {lap.passed.map((seat) => (
                <SeatChip seat={seat} things={things} />
              ))}{' '}
              {t('rex.auction.passed')}
            </p>
          )}
        </div>
        {(building || view.own.steps.length > 0) && (
          <div class="own">
            <h3 class="caps">{t('rex.cease.own')}</h3>
            {view.own.steps.length > 0 && (
              <ul class="steps">
                {view.own.steps.map((step) => (
                  <li>
                    <Words of={play.say.choice(play.table.rules.choices.name(step))} thing={chip(things)} />
                  </li>
                ))}
              </ul>
            )}
            {building && <Answers {...asking} verbs={BUILDING} />}
          </div>
        )}
      </div>
    </section>
  );
}

function PackageCard({
  of: { by, members, transfers, accepted, refused, state },
  things,
  offers,
}: {
  of: Package;
  things: Things;
  offers: readonly Offer[];
}) {
  const { play } = things;
  const offerOf = (verb: string): Offer | undefined => offers.find(({ named }) => named.verb === verb && named['seat'] === by);
  const answer = (verb: 'accept' | 'decline', kind: string) => {
    const offer = offerOf(verb);
    return (
      offer && (
        <button
          type="button"
          class={kind}
          data-choosable=""
          data-choice={offer.choice}
          disabled={play.busy.value}
          onClick={() => play.choose(offer.choice)}
        >
          <span>{play.say.plain(play.say.choice(offer.named))}</span>
        </button>
      )
    );
  };
  const asked = offerOf('accept') ?? offerOf('decline');
  return (
    <article class={`package ${state} ${asked ? 'asked' : ''}`}>
      <h4>
        <SeatChip seat={by} things={things} />
        <span class="marks">
          {accepted.map((seat) => (
            <span class="yes" title={t('rex.cease.accepts', { who: things.called(seat) })}>
              <RaceIcon race={things.race(seat)} size={14} />
              <span aria-hidden="true">✓</span>
              <span class="spoken">{t('rex.cease.accepts', { who: things.called(seat) })}</span>
            </span>
          ))}
          {refused.map((seat) => (
            <span class="no" title={t('rex.cease.declines', { who: things.called(seat) })}>
              <RaceIcon race={things.race(seat)} size={14} />
              <span aria-hidden="true">✗</span>
              <span class="spoken">{t('rex.cease.declines', { who: things.called(seat) })}</span>
            </span>
          ))}
          {state !== 'open' && <b>{t(`rex.cease.${state}`)}</b>}
        </span>
      </h4>
      {members.length > 0 && (
        <p>
          <Symbol name="alliance" size={14} />
          {members.map((seat) => (
            <SeatChip seat={seat} things={things} />
          ))}
        </p>
      )}
      {transfers.map(({ giver, taker, amount }) => (
        <p>
          <SeatChip seat={giver} things={things} />
          <b class="sum">{amount}</b>
          <span aria-hidden="true">→</span>
          <SeatChip seat={taker} things={things} />
        </p>
      ))}
      {asked && (
        <div class="pair">
          {answer('decline', '')}
          {answer('accept', 'primary')}
        </div>
      )}
    </article>
  );
}
