import { no, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, inOrder } from '../frames.ts';
import { transferInfluence } from '../money.ts';
import { draftOf, influenceOf } from '../state.ts';
import { MOST_INFLUENCE, type Seats } from '../words.ts';

/** Once, everybody with influence names gifts at the same time: in ascending order of receivers, together not more than the giver owns (REX-CEASE-12). */
export const gifts = decision('D-CF-GIFT', {
  clause: 'REX-CEASE-12',
  asks(table, state) {
    let seats: Seats = 0;
    for (let seat = 0; seat < table.seats; seat++) if (influenceOf(state, seat) > 0) seats = set.with(seats, seat);
    return seats;
  },
  list({ choices: { done, give }, seats }, state, open, seat) {
    let left = influenceOf(state, seat);
    let last = -1;
    for (const gift of draftOf(state, seat)) {
      left -= give.read.amount(gift);
      last = give.read.seat(gift);
    }
    open.add(done());
    for (let taker = last + 1; taker < seats; taker++)
      if (taker !== seat) for (let amount = 1; amount <= left && amount <= MOST_INFLUENCE; amount++) open.add(give(taker, amount));
  },
  answers: {
    give: ({ table, state, seat }, taker, amount) => void draftOf(state, seat).push(table.choices.give(taker, amount)),
    done: ({ state, seat }) => answered(state, seat),
  },
  whyNot: {
    give: ({ state, seat }, taker, amount) => whyNotGive(influenceOf(state, seat), taker, amount),
  },
});

/** Why a gift is not possible: too much, or to nobody who may have it now. */
export const whyNotGive = (influence: number, seat: number, amount: number) =>
  amount > influence ? no('not-enough', 'REX-CEASE-12', { influence }) : no('gift-not-possible', 'REX-CEASE-12', { seat });

export function handOverGifts(at: At): void {
  const { table, state } = at;
  const { give } = table.choices;
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (!set.has(state.called, seat)) continue;
    for (const gift of draftOf(state, seat)) transferInfluence(at, seat, give.read.seat(gift), give.read.amount(gift));
  }
}
