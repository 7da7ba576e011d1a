/** The card on offer, the bidders in the order in which they bid, and the highest bid. */
import { biddingPreview, type RexRules } from '@orrery/rex';
import { CardBack, StrategyCard } from './Cards.tsx';
import { of, RaceIcon } from './marks.tsx';
import type { Sale } from './sale.ts';
import type { Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly things: Things;
  readonly sale: Sale;
  /** How far is bid without asking, and how that ends. */
  readonly limit: number | null;
  readonly onStop: () => void;
}

export function AuctionPanel({ things, sale, limit, onStop }: Props) {
  const { view } = things;
  const rules = things.play.table.rules as RexRules;
  const { high, highSeat, bidder } = view.pending.auction;
  const own = view.players[view.viewer];
  // Lazax takes what others pay for cards, as long as nobody stops it: LAZ-1.
  const lazax = view.players.findIndex(({ race }) => race === 'LAZ');
  const taker = lazax < 0 || lazax === view.viewer || view.cancelled.includes('LAZ-1') ? null : lazax;
  const order = Array.from({ length: view.seats }, (_, i) => (sale.opener + i) % view.seats);
  return (
    <section class="rx-panel rx-auction" aria-label={t('rex.auction')}>
      <header>
        <h2 data-term="bidding">{t('rex.auction')}</h2>
        <span class="muted small">{t('rex.auction.card', { n: sale.number, all: sale.all })}</span>
        <span class="row-marks" aria-hidden="true">
          {Array.from({ length: sale.all }, (_, i) => (
            <i class={i + 1 < sale.number ? 'sold' : i + 1 === sale.number ? 'now' : ''} />
          ))}
        </span>
      </header>
      <div class="body">
        <div class="lot" data-zone="lot">
          {view.own.offer ? <StrategyCard id={view.own.offer} things={things} open={false} /> : <CardBack />}
          {view.looks.offer && (
            <span class="muted small">
              {own?.race === 'JOL' ? t('rex.auction.own') : t('rex.auction.seen', { who: things.name('race', 'JOL') })}
            </span>
          )}
          <div class="high" data-term="bid">
            <span class="caps">{t('rex.auction.high')}</span>
            <b>{high > 0 ? high : '–'}</b>
            <span>{highSeat >= 0 ? things.called(highSeat) : t('rex.auction.none')}</span>
          </div>
        </div>
        <ol class="bidders">
          {order.map((seat) => {
            const bid = sale.bids.get(seat);
            const state =
              bid === 'passed'
                ? t('rex.auction.passed')
                : bid !== undefined
                  ? t('rex.auction.bids', { amount: bid })
                  : seat === bidder
                    ? t('rex.auction.next')
                    : t(biddingPreview(rules, view, seat) ? 'rex.auction.waits' : 'rex.auction.cannot');
            return (
              <li
                class={`${of(things.race(seat))} ${bid === 'passed' ? 'out' : ''} ${seat === bidder ? 'now' : ''} ${seat === highSeat ? 'leads' : ''}`}
              >
                <RaceIcon race={things.race(seat)} size={20} />
                <b>{things.called(seat)}</b>
                <span>{state}</span>
              </li>
            );
          })}
        </ol>
      </div>
      {own && (
        <p class="purse">
          <span class="coins" aria-hidden="true">
            {Array.from({ length: Math.min(own.influence, 24) }, (_, i) => (
              <i class={highSeat === view.viewer && i < high ? 'asked' : ''} />
            ))}
          </span>
          {t('rex.auction.purse', { count: own.influence, ...things.payee(taker) })}
        </p>
      )}
      {limit !== null && (
        <p class="purse limit">
          {t('rex.bid.limited', { amount: limit })}
          <button type="button" class="quiet" onClick={onStop}>
            {t('rex.bid.stop')}
          </button>
        </p>
      )}
    </section>
  );
}
