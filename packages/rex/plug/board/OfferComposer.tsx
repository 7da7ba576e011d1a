/** A package put together, or gifts: allies switched on and off, transfers with giver, amount and receiver, and what it all comes to. */
import { useState } from 'preact/hooks';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Gains } from './Gains.tsx';
import { of, RaceIcon } from './marks.tsx';
import type { DraftedOffer } from './offer.ts';
import { Stepper } from './Stepper.tsx';
import { Chain, SeatChip, type Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly things: Things;
  readonly offer: DraftedOffer;
  readonly lap: number;
}

export function OfferComposer({ things, offer, lap }: Props) {
  const gifts = offer.kind === 'gifts';
  return (
    <>
      <header>
        <h3>{gifts ? t('rex.cease.gifts') : t('rex.cease.own', { lap })}</h3>
        <p class="muted small">{t('rex.cease.sealed')}</p>
      </header>
      {!gifts && <Alliance things={things} offer={offer} />}
      <div class="transfers" role="group" aria-label={t('rex.influence')}>
        <span class="caps" aria-hidden="true">
          {t('rex.influence')}
        </span>
        {offer.sent.map(({ giver, taker, amount }) => (
          <p class="sent">
            <SeatChip seat={giver} things={things} />
            <b class="sum">{amount}</b>
            <span aria-hidden="true">→</span>
            <SeatChip seat={taker} things={things} />
          </p>
        ))}
        {offer.transfers.map((_, at) => (
          <TransferRow things={things} offer={offer} at={at} key={at} />
        ))}
        {offer.mayAdd && (
          <button type="button" class="add" data-choosable="" onClick={offer.add}>
            + {t(gifts ? 'rex.cease.gift.add' : 'rex.cease.add')}
          </button>
        )}
      </div>
      <Outcome things={things} offer={offer} />
    </>
  );
}

/** Seats to take in and leave out; oneself is in as soon as anybody is. */
function Alliance({ things, offer }: { things: Things; offer: DraftedOffer }) {
  const { view } = things;
  const sent = view.own.steps.length > 0;
  if (sent && offer.members.length === 0) return null;
  if (!sent && offer.mostMembers < 2) return <p class="muted small">{t('rex.cease.alone')}</p>;
  return (
    <div class="alliance" role="group" aria-label={t('rex.members')}>
      <span class="caps" aria-hidden="true">
        {t('rex.cease.alliance', { most: offer.mostMembers })}
      </span>
      {sent ? (
        <p class="sent">
          <Chain seats={offer.members} things={things} />
          <b>{offer.members.map((seat) => things.called(seat)).join(' + ')}</b>
        </p>
      ) : (
        <div class="seats">
          {view.players.map((_, seat) => (
            <SeatButton
              seat={seat}
              things={things}
              pressed={offer.members.includes(seat)}
              open={offer.free.includes(seat)}
              onPress={() => offer.toggle(seat)}
            />
          ))}
        </div>
      )}
      <Gains things={things} members={offer.members} />
    </div>
  );
}

interface SeatButtonProps {
  readonly seat: number;
  readonly things: Things;
  readonly pressed: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
}

const SeatButton = ({ seat, things, pressed, open, onPress }: SeatButtonProps) => (
  <button
    type="button"
    class={`seat ${of(things.race(seat))}`}
    aria-pressed={pressed}
    disabled={!open}
    {...(open ? { 'data-choosable': '' } : {})}
    onClick={onPress}
  >
    <RaceIcon race={things.race(seat)} size={22} />
    <small>{things.called(seat)}</small>
  </button>
);

/** Giver, amount, receiver; a press on either seat unfolds the others it could be. */
function TransferRow({ things, offer, at }: { things: Things; offer: DraftedOffer; at: number }) {
  const [picking, setPicking] = useState<'giver' | 'taker' | null>(null);
  const transfer = offer.transfers[at];
  if (!transfer) return null;
  const choices = { giver: offer.givers(at), taker: offer.takers(at) };
  const fixed = choices.giver.length === 0;
  const side = (which: 'giver' | 'taker') =>
    choices[which].length > 1 ? (
      <button
        type="button"
        class={`side ${picking === which ? 'picking' : ''}`}
        aria-expanded={picking === which}
        aria-label={t(`rex.cease.${which}`, { who: things.called(transfer[which]) })}
        data-choosable=""
        onClick={() => setPicking(picking === which ? null : which)}
      >
        <SeatChip seat={transfer[which]} things={things} />
        <span aria-hidden="true">▾</span>
      </button>
    ) : (
      <span class="side">
        <SeatChip seat={transfer[which]} things={things} />
      </span>
    );
  return (
    <div class="transfer">
      <div class="row">
        {side('giver')}
        <Stepper
          facet="amount"
          values={Array.from({ length: offer.most[at] ?? 1 }, (_, i) => i + 1)}
          value={transfer.amount}
          of={things.view.players[transfer.giver]?.influence ?? 0}
          onTurn={(amount) => offer.change(at, { amount })}
        />
        <span aria-hidden="true">→</span>
        {side('taker')}
        {!fixed && (
          <button
            type="button"
            class="quiet round remove"
            aria-label={t('rex.cease.remove')}
            data-choosable=""
            onClick={() => offer.remove(at)}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      {picking && (
        <div class="seats" role="group" aria-label={t(`rex.cease.${picking}`, { who: '' })}>
          {things.view.players.map((_, seat) => (
            <SeatButton
              seat={seat}
              things={things}
              pressed={transfer[picking] === seat}
              open={choices[picking].includes(seat)}
              onPress={() => {
                offer.change(at, { [picking]: seat });
                setPicking(null);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Who has to agree, what one keeps, and who would pay more than there is. */
function Outcome({ things, offer }: { things: Things; offer: DraftedOffer }) {
  const { view } = things;
  const all = [...offer.sent, ...offer.transfers];
  const owns = (seat: number): number => view.players[seat]?.influence ?? 0;
  const pays = (seat: number): number => all.reduce((sum, { giver, amount }) => sum + (giver === seat ? amount : 0), 0);
  const over = view.players.flatMap((_, seat) => (pays(seat) > owns(seat) ? [seat] : []));
  if (offer.members.length === 0 && all.length === 0)
    return <p class="outcome muted">{t('rex.cease.keep', { left: owns(view.viewer), all: owns(view.viewer) })}</p>;
  return (
    <div class="outcome" role="status">
      {offer.kind === 'package' && (
        <p>
          {offer.needs.length === 0 ? t('rex.cease.free') : t('rex.cease.need')}{' '}
          {offer.needs.map((seat) => (
            <SeatChip seat={seat} things={things} />
          ))}
        </p>
      )}
      <p>{t('rex.cease.keep', { left: Math.max(0, owns(view.viewer) - pays(view.viewer)), all: owns(view.viewer) })}</p>
      {over.length > 0 && (
        <p class="over">{t('rex.cease.over', { who: over.map((seat) => `${things.called(seat)} (${owns(seat)})`).join(', ') })}</p>
      )}
    </div>
  );
}
