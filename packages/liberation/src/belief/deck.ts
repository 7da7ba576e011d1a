import { size, type CitySet } from '../cities.ts';
import { cardBit, type Guesses } from './guesses.ts';
import { baseOf, meta, playedOf, slotsOf } from './hypotheses.ts';
import { fillings, subsets } from './piles.ts';
import { POOL, REST } from './slots.ts';
import { entry, weightAt } from './entries.ts';

/** The viewer sees the card at a place of the deck, and takes it away if it has drawn it. */
export function sees(g: Guesses, card: number, place: number, takes: boolean): void {
  const now = g.now;
  const slots = g.slots;
  if (g.dense) {
    if ((slots.order(g.order)[place] ?? REST) === REST) g.dense.sees(card);
    g.order = takes ? slots.without(g.order, place) : slots.with(g.order, place, card);
    if (takes) g.seen |= 1 << card;
    return;
  }
  g.next.clear();
  for (let i = 0; i < now.count; i++) {
    const code = entry(now.meta, i);
    const order = slotsOf(code);
    const slot = slots.order(order)[place] ?? REST;
    let pool = entry(now.pool, i);
    let weight = weightAt(now.weight, i);
    if (slot === REST) {
      const rest = g.rest(i);
      if (!((rest >> card) & 1)) continue;
      weight /= size(rest);
    } else if (slot === POOL) {
      if (!((pool >> card) & 1)) continue;
      weight /= size(pool);
      pool &= ~(1 << card);
    } else if (slot !== card) continue;
    const after = takes ? slots.without(order, place) : slot === card ? order : slots.with(order, place, card);
    g.next.add(entry(now.hand, i), entry(now.gone, i), pool, meta(baseOf(code), playedOf(code), after), weight);
  }
  if (takes) g.seen |= 1 << card;
  g.swap();
}

/** The opponent gets one of the first `count` cards of the deck, each as likely. */
export function opponentGains(g: Guesses, from: number, count: number): void {
  if (g.dense && gainsInRows(g, from, count)) return;
  const now = g.now;
  const slots = g.slots;
  const next = g.next;
  next.clear();
  for (let i = 0; i < now.count; i++) {
    const code = entry(now.meta, i);
    const order = slotsOf(code);
    const [hand, gone, pool] = [entry(now.hand, i), entry(now.gone, i), entry(now.pool, i)];
    const weight = weightAt(now.weight, i) / count;
    for (let place = from; place < from + count; place++) {
      const slot = slots.order(order)[place] ?? REST;
      const after = meta(baseOf(code), playedOf(code), slots.without(order, place));
      if (slot >= 0) {
        next.add(hand | (1 << slot), gone, pool, after, weight);
        continue;
      }
      const among = slot === REST ? g.rest(i) : pool;
      const each = weight / size(among);
      for (let left = among; left !== 0; left &= left - 1) {
        const card = left & -left;
        next.add(hand | card, gone, slot === POOL ? pool & ~card : pool, after, each);
      }
    }
  }
  g.swap();
}

/** The same with rows; where the cards it may be are of different kinds, rows cannot tell. */
function gainsInRows(g: Guesses, from: number, count: number): boolean {
  const slots = g.slots;
  const places = slots.order(g.order).slice(from, from + count);
  const [slot = REST] = places;
  if (slot === REST && places.every((other) => other === REST)) g.dense?.draws();
  else if (count === 1) g.dense?.gains(slot);
  else {
    g.outOfRows();
    return false;
  }
  g.order = slots.without(g.order, from);
  return true;
}

export function mills(g: Guesses, count: number): void {
  const slots = g.slots;
  if (g.dense) {
    const order = slots.order(g.order);
    for (const slot of order.slice(0, count)) if (slot >= 0) g.gone |= 1 << slot;
    g.order = slots.number(order.slice(count));
    return;
  }
  const after = new Map<number, readonly [CitySet, number]>();
  g.map((hand, gone, pool, code) => {
    const order = slotsOf(code);
    let milled = after.get(order);
    if (!milled) {
      const top = slots.order(order).slice(0, count);
      milled = [top.reduce((set, slot) => (slot >= 0 ? set | (1 << slot) : set), 0), slots.number(slots.order(order).slice(count))];
      after.set(order, milled);
    }
    return [hand, gone | milled[0], pool, meta(baseOf(code), playedOf(code), milled[1])];
  });
}

/** LIB-MISSION-PROPAGANDA-5: cards of the whole discard pile come to lie on top, nobody knows which. */
export function returns(g: Guesses, count: number): void {
  g.outOfRows();
  const now = g.now;
  const slots = g.slots;
  g.next.clear();
  for (let i = 0; i < now.count; i++) {
    const code = entry(now.meta, i);
    const order = slotsOf(code);
    const rest = g.rest(i);
    const unseen = subsets(rest, size(rest) - (slots.rest[order] ?? 0));
    const filled = fillings(slots.order(order), entry(now.pool, i));
    const weight = weightAt(now.weight, i) / (unseen.length * filled.length);
    for (const set of unseen)
      for (const [left, deck] of filled) {
        const after = slots.number([...new Array<number>(count).fill(POOL), ...deck]);
        const pile = entry(now.gone, i) | set | left;
        g.next.add(entry(now.hand, i), 0, pile, meta(baseOf(code), playedOf(code), after), weight);
      }
  }
  g.swap();
}

export function takes(g: Guesses, opponents: boolean, card: number, count: number): void {
  if (count === 0) return;
  if (opponents) opponentGains(g, 0, g.looking);
  else if (g.dense) {
    g.order = g.slots.without(g.order, g.slots.order(g.order).indexOf(card));
    g.seen |= 1 << card;
  } else {
    const slots = g.slots;
    g.map((hand, gone, pool, code) => {
      const order = slotsOf(code);
      return [hand, gone, pool, meta(baseOf(code), playedOf(code), slots.without(order, slots.order(order).indexOf(card)))];
    });
    g.seen |= 1 << card;
  }
  g.looking--;
}

/** The viewer itself puts a card back. */
export function putsBack(g: Guesses, place: number, card: number): void {
  if (g.dense) g.order = g.slots.with(g.order, place, card);
  else g.map((hand, gone, pool, code) => [hand, gone, pool, meta(baseOf(code), playedOf(code), g.slots.with(slotsOf(code), place, card))]);
}

/** The opponent has put back the first cards of the deck in an order of its own. */
export function shuffles(g: Guesses, count: number): void {
  const slots = g.slots;
  if (
    g.dense &&
    slots
      .order(g.order)
      .slice(0, count)
      .every((slot) => slot === REST)
  )
    return;
  g.outOfRows();
  const now = g.now;
  g.next.clear();
  for (let i = 0; i < now.count; i++) {
    const code = entry(now.meta, i);
    const orders = slots.permuted(slotsOf(code), count);
    for (const order of orders)
      g.next.add(
        entry(now.hand, i),
        entry(now.gone, i),
        entry(now.pool, i),
        meta(baseOf(code), playedOf(code), order),
        weightAt(now.weight, i) / orders.length,
      );
  }
  g.swap();
}

/** LIB-ACT-4, LIB-ACT-10: all discards are the new deck, and nothing is known of its order. */
export function reshuffles(g: Guesses): void {
  g.gone = 0;
  if (g.dense) {
    const unknown = g.all & ~g.seen;
    g.dense.reshuffles(unknown);
    g.order = g.slots.number(new Array<number>(size(unknown) - 1 - g.dense.hands).fill(REST));
    return;
  }
  g.map((hand, _gone, _pool, code) => {
    const cards = g.all & ~(g.seen | hand | cardBit(baseOf(code)) | cardBit(playedOf(code)));
    const order = g.slots.number(new Array<number>(size(cards)).fill(REST));
    return [hand, 0, 0, meta(baseOf(code), playedOf(code), order)];
  });
}
