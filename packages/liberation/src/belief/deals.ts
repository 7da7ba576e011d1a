import type { Chance } from '@orrery/kernel';
import { nth, size, type CitySet } from '../cities.ts';
import { settles } from './acts.ts';
import type { Guesses } from './guesses.ts';
import { baseOf, Hypotheses, NONE, playedOf, slotsOf } from './hypotheses.ts';
import { POOL, REST } from './slots.ts';
import { entry, weightAt } from './entries.ts';

/** Everything hidden, as it may be: what a world needs beyond the view. */
export interface Deal {
  readonly base: number;
  readonly hand: CitySet;
  readonly discard: CitySet;
  /** Top card last, as the state has it. */
  readonly deck: number[];
  readonly played: number;
}

/** Draws everything hidden in proportion to its probability. Prepared once, drawn often; later events do not change it. */
export function deals(g: Guesses): (chance: Chance) => Deal {
  settles(g);
  g.outOfRows();
  const { count } = g.now;
  const now = new Hypotheses();
  now.hand = g.now.hand.slice(0, count);
  now.gone = g.now.gone.slice(0, count);
  now.pool = g.now.pool.slice(0, count);
  now.meta = g.now.meta.slice(0, count);
  const rests = Int32Array.from({ length: count }, (_, i) => g.rest(i));
  const upTo = new Float64Array(count);
  let total = 0;
  for (let i = 0; i < count; i++) {
    total += weightAt(g.now.weight, i);
    upTo[i] = total;
  }
  const slots = g.slots;
  return (chance) => {
    const mark = (chance.below(2 ** 30) / 2 ** 30) * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (weightAt(upTo, middle) > mark) high = middle;
      else low = middle + 1;
    }
    const code = entry(now.meta, low);
    let [rest, pool] = [entry(rests, low), entry(now.pool, low)];
    const order = slots.order(slotsOf(code));
    const deck = new Array<number>(order.length);
    for (let place = 0; place < order.length; place++) {
      let card = order[place] ?? REST;
      if (card === REST) {
        card = nth(rest, chance.below(size(rest)));
        rest &= ~(1 << card);
      } else if (card === POOL) {
        card = nth(pool, chance.below(size(pool)));
        pool &= ~(1 << card);
      }
      deck[order.length - 1 - place] = card;
    }
    const base = baseOf(code);
    const played = playedOf(code);
    return {
      base: base === NONE ? -1 : base,
      hand: entry(now.hand, low),
      discard: entry(now.gone, low) | rest | pool,
      deck,
      played: played === NONE ? -1 : played,
    };
  };
}
