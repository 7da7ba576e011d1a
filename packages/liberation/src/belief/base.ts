import { first, size, type CitySet } from '../cities.ts';

import { operation, weighs } from './acts.ts';
import { cardBit, type Guesses } from './guesses.ts';
import { baseOf, meta, playedOf, slotsOf } from './hypotheses.ts';
import { entry, weightAt } from './entries.ts';

/** A base is chosen among these cards, each as likely; the old one goes to the hand. */
export function places(g: Guesses, among: (base: number, hand: CitySet) => CitySet): void {
  const now = g.now;
  const habits = g.habits;
  g.next.clear();
  for (let i = 0; i < now.count; i++) {
    const code = entry(now.meta, i);
    const base = baseOf(code);
    const held = entry(now.hand, i) | cardBit(base);
    const open = among(base, entry(now.hand, i));
    let total = 0;
    if (habits) for (let left = open; left !== 0; left &= left - 1) total += habits.places(first(left), base, held, g.occupied, g.adjacent);
    for (let left = open; left !== 0; left &= left - 1) {
      const to = first(left);
      const share = habits ? habits.places(to, base, held, g.occupied, g.adjacent) / total : 1 / size(open);
      const after = meta(to, playedOf(code), slotsOf(code));
      g.next.add(held & ~(1 << to), entry(now.gone, i), entry(now.pool, i), after, weightAt(now.weight, i) * share);
    }
  }
  g.swap();
}

/** LIB-EVADE-3 */
export function evades(g: Guesses): void {
  weighs(g, 'evade', -1);
  if (g.dense) g.dense.moves(g.adjacent, false);
  else places(g, (base, hand) => (1 << base) | (hand & g.near(base)));
}

export function relocates(g: Guesses): void {
  const op = operation(g, 'relocateBase');
  if (g.dense) {
    g.dense.moves(op?.near === 'own' ? g.adjacent : null, op?.mayStay === false);
    return;
  }
  places(g, (base, hand) => {
    const open = op?.near === 'own' ? hand & g.near(base) : hand;
    return op?.mayStay === false && open !== 0 ? open : open | (1 << base);
  });
}
