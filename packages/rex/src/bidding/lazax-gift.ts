import { ALL, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered } from '../frames.ts';
import { RACE } from '../ids.ts';
import { whyNotGive } from '../influence/gifts.ts';
import { transferInfluence } from '../money.ts';
import { influenceOf, isAllied, seatOf, type State } from '../state.ts';
import { MOST_INFLUENCE, type Seat } from '../words.ts';

/** Whether Lazax may give this seat something before the bids: an ally without a gift in this phase (REX-ALLY-15). */
export function giftDue(state: State, seat: Seat): boolean {
  const lazax = seatOf(state, RACE.LAZ);
  if (lazax < 0 || influenceOf(state, lazax) === 0 || set.has(state.auction.gifted, seat)) return false;
  return isAllied(state, lazax, seat);
}

/** Lazax gives an ally any amount before the bids, or nothing (REX-ALLY-15). */
export const lazaxGift = decision('D-GIFT', {
  clause: 'REX-ALLY-15',
  asks: (_, state) => set.only(seatOf(state, RACE.LAZ)),
  list({ choices }, state, open, seat) {
    open.add(choices.pass());
    const most = Math.min(influenceOf(state, seat), MOST_INFLUENCE);
    for (let amount = 1; amount <= most; amount++) open.add(choices.give(state.auction.bidder, amount));
  },
  answers: {
    pass({ table, state, seat, tell }) {
      answered(state, seat);
      tell?.(ALL, table.events.gaveNothing(seat));
    },
    give(at, ally, amount) {
      const { state, seat } = at;
      answered(state, seat);
      state.auction.gifted = set.with(state.auction.gifted, ally);
      transferInfluence(at, seat, ally, amount);
    },
  },
  whyNot: {
    give: ({ state, seat }, taker, amount) => whyNotGive(influenceOf(state, seat), taker, amount),
  },
});
