import { ALL, no, set } from '@orrery/kernel';
import type { City } from '../cities.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { proceed, running } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { named } from '../refusals.ts';
import { fromTop, handOf, lookedAt, setHand } from '../state.ts';

export const peekDeck = ({ count, takeMax, order }: Effect<'peekDeck'>): Op =>
  operation('peekDeck', look, { count, takes: takeMax > 0, orders: order === 'owner', mostAnswers: 3 });

/** LIB-MISSION-RECRUIT-SPY-2, LIB-MISSION-RECRUIT-SPY-5 */
function look(at: Answering, op: Op): boolean {
  const { table, state, tell } = at;
  const { events } = table;
  const { side } = state;
  const count = Math.min(op.count, state.deck.length);
  if (count === 0) {
    tell?.(ALL, events.nothingToSee(side));
    return false;
  }
  state.looked = count;
  if (tell) {
    tell(ALL, events.looked(side, count));
    for (let place = 0; place < count; place++) tell(set.only(side), events.saw(fromTop(state, place), place + 1));
  }
  if (!op.takes) return asksOrder(at, op);
  state.at = At.SPY_TAKE;
  return true;
}

/** LIB-MISSION-RECRUIT-SPY-4: a single returning card needs no order. */
function asksOrder({ state }: Answering, op: Op): boolean {
  state.at = At.SPY_ORDER;
  if (op.orders && state.looked > 1) return true;
  state.looked = 0;
  return false;
}

/** One of the cards looked at comes into the hand, or none. LIB-MISSION-RECRUIT-SPY-3, LIB-MISSION-RECRUIT-SPY-7 */
export const spyTake = decision('spy.take', {
  clause: 'LIB-MISSION-RECRUIT-SPY-3',
  asks: sideOnTurn,
  list({ verbs }, state, open) {
    open.each(verbs.take, lookedAt(state));
    open.add(verbs.takeNone());
  },
  answers: {
    take(at, card) {
      const { table, state, tell } = at;
      const { side, deck } = state;
      deck.splice(deck.lastIndexOf(card), 1);
      setHand(state, side, set.with(handOf(state, side), card));
      state.looked--;
      tell?.(set.only(side), table.events.took(side, card));
      tell?.(set.without(ALL, side), table.events.tookUnseen(side, 1));
      taken(at);
    },
    takeNone(at) {
      at.tell?.(ALL, at.table.events.tookUnseen(at.state.side, 0));
      taken(at);
    },
  },
  whyNot: {
    take: ({ table, state }, city) =>
      set.has(lookedAt(state), city) ? null : no('notLooked', 'LIB-MISSION-RECRUIT-SPY-2', named(table, city)),
  },
});

function taken(at: Answering): void {
  if (!asksOrder(at, running(at.table, at.state))) proceed(at);
}

/** The other cards go back on the deck in an order of one's own. LIB-MISSION-RECRUIT-SPY-4 */
export const spyOrder = decision('spy.order', {
  clause: 'LIB-MISSION-RECRUIT-SPY-4',
  asks: sideOnTurn,
  list({ verbs }, state, open) {
    const cards = lookedAt(state);
    for (let a = cards; a !== 0; a = set.rest(a)) {
      const first = set.first(a);
      const withoutFirst = set.without(cards, first);
      for (let b = withoutFirst; b !== 0; b = set.rest(b)) {
        const second = set.first(b);
        const left = set.without(withoutFirst, second);
        if (state.looked === 2) open.add(verbs.order(first, second));
        else if (state.looked === 3) open.add(verbs.orderOfThree(first, second, set.first(left)));
        else
          for (let c = left; c !== 0; c = set.rest(c))
            open.add(verbs.orderOfFour(first, second, set.first(c), set.first(set.without(left, set.first(c)))));
      }
    }
  },
  answers: {
    order: (at, ...cards) => putBack(at, cards),
    orderOfThree: (at, ...cards) => putBack(at, cards),
    orderOfFour: (at, ...cards) => putBack(at, cards),
  },
  whyNot: { order: notTheseCards, orderOfThree: notTheseCards, orderOfFour: notTheseCards },
});

function putBack(at: Answering, cards: readonly City[]): void {
  const { table, state, tell } = at;
  const { events } = table;
  const { side, deck } = state;
  cards.forEach((card, place) => {
    deck[deck.length - 1 - place] = card;
  });
  state.looked = 0;
  if (tell) {
    cards.forEach((card, place) => tell(set.only(side), events.putBack(card, place + 1)));
    tell(set.without(ALL, side), events.putBackUnseen(side, cards.length));
  }
  proceed(at);
}

function notTheseCards() {
  return no('notTheseCards', 'LIB-MISSION-RECRUIT-SPY-4');
}
