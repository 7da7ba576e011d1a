import { ALL, no, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered } from '../frames.ts';
import { influenceOf } from '../state.ts';
import { MOST_INFLUENCE } from '../words.ts';

/** Bid more than the highest bid and at most what one owns, or pass (REX-BID-8, REX-BID-9). */
export const bid = decision('D-BID', {
  clause: 'REX-BID-8',
  asks: (_, { auction }) => set.only(auction.bidder),
  list({ choices, pack }, state, open, seat) {
    open.add(choices.pass());
    const least = Math.max(state.auction.high + 1, pack.constants.minBid);
    open.span(choices.bid, least, Math.min(influenceOf(state, seat), MOST_INFLUENCE));
  },
  answers: {
    pass({ table: { events }, state, seat, tell }) {
      answered(state, seat);
      state.auction.bidding = set.without(state.auction.bidding, seat); // REX-BID-9
      tell?.(ALL, events.passed(seat));
    },
    bid({ table: { events }, state, seat, tell }, amount) {
      answered(state, seat);
      state.auction.high = amount;
      state.auction.highSeat = seat;
      tell?.(ALL, events.bid(seat, amount));
    },
  },
  whyNot: {
    bid({ state, seat }, amount) {
      const influence = influenceOf(state, seat);
      return amount > influence
        ? no('bid-too-high', 'REX-BID-8', { influence })
        : no('bid-too-low', 'REX-BID-8', { amount: state.auction.high + 1 });
    },
  },
});
