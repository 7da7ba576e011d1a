/** The Ceasefire: who stands with whom, the offers of this lap with their answers, and the own sealed offer. */
import type { RexEvent } from '@orrery/rex';
import { t } from '../app/words.ts';
import type { Offer } from '../table/play.ts';
import { Words } from '../table/wording.tsx';
import { RaceIcon } from './marks.tsx';
import { chip, SeatChip, type Things } from './things.tsx';

export const CEASEFIRE: ReadonlySet<string> = new Set(['D-CF-LEAVE', 'D-CF-OFFER', 'D-CF-ANSWER', 'D-CF-GIFT']);
export const CEASEFIRE_VERBS: ReadonlySet<string> = new Set(['accept', 'decline']);
const TOLD: ReadonlySet<string> = new Set([
  'offered',
  'offeredTransfer',
  'accepted',
  'refused',
  'agreed',
  'lapsed',
  'passedLap',
  'transferred',
  'allied',
]);

export function CeasefirePanel({ things, events, offers }: { things: Things; events: readonly RexEvent[]; offers: readonly Offer[] }) {
  const { view, play } = things;
  const start = events.findLastIndex(({ kind }) => kind === 'lap' || kind === 'ceasefire');
  const lap = events[start];
  const told = events.slice(Math.max(0, start)).filter(({ kind }) => TOLD.has(kind));
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const asked = seats.flatMap((seat) => {
    const accept = offers.find(({ named }) => named.verb === 'accept' && named['seat'] === seat);
    const decline = offers.find(({ named }) => named.verb === 'decline' && named['seat'] === seat);
    return accept || decline ? [{ seat, accept, decline }] : [];
  });
  const camps = seats.filter((seat) => (view.players[seat]?.allies ?? []).every((ally) => ally > seat));
  const answer = (offer: Offer | undefined, kind: string) =>
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
    );
  return (
    <section class="rx-panel rx-ceasefire" aria-label={t('rex.cease')}>
      <header>
        <h2>{t('rex.cease')}</h2>
        {lap?.kind === 'lap' && <span class="muted small">{t('rex.cease.lap', { lap: lap.lap })}</span>}
      </header>
      <div class="body">
        <h3 class="caps">{t('rex.cease.allied')}</h3>
        <ul class="camps">
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
        <h3 class="caps">{t('rex.cease.offers')}</h3>
        {told.length === 0 ? (
          <p class="muted small">{t('rex.cease.none')}</p>
        ) : (
          <ul class="told" tabIndex={0} aria-label={t('rex.cease.offers')}>
            {told.map((event) => (
              <li>
                <Words of={play.say.event(event)} thing={chip(things)} />
              </li>
            ))}
          </ul>
        )}
        {asked.map(({ seat, accept, decline }) => (
          <div class="pair">
            <SeatChip seat={seat} things={things} />
            {answer(accept, 'primary')}
            {answer(decline, '')}
          </div>
        ))}
        {view.decision === 'D-CF-OFFER' && view.own.steps.length > 0 && (
          <>
            <h3 class="caps">{t('rex.cease.own')}</h3>
            <ul class="told">
              {view.own.steps.map((step) => (
                <li>
                  <Words of={play.say.choice(play.table.rules.choices.name(step))} thing={chip(things)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
