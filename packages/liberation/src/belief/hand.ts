import { first, size, type CitySet } from '../cities.ts';
import { DYNASTY } from '../sides.ts';
import { weighs } from './acts.ts';
import { cardBit, type Guesses } from './guesses.ts';
import { baseOf, meta, NONE, playedOf, slotsOf } from './hypotheses.ts';
import { entry, weightAt } from './entries.ts';

/** A card known to have been in the opponent's hand leaves it. */
export function leaves(g: Guesses, bit: CitySet): void {
  if (g.dense) {
    g.dense.leaves(first(bit));
    return;
  }
  g.keep((_base, hand) => (hand & bit) !== 0);
  const { hand, count } = g.now;
  for (let i = 0; i < count; i++) hand[i] = entry(hand, i) & ~bit;
}

/** A card everybody at this seat knows lies in the discard pile now. */
export function discards(g: Guesses, bit: CitySet): void {
  g.seen &= ~bit;
  g.gone |= bit;
  if (g.dense) return;
  const { gone, count } = g.now;
  for (let i = 0; i < count; i++) gone[i] = entry(gone, i) | bit;
}

/** A discard from the opponent's hand: the card where it was shown, else any. */
export function throws(g: Guesses, opponents: boolean, bit: CitySet): void {
  if (!opponents) discards(g, bit);
  else if (bit) {
    leaves(g, bit);
    discards(g, bit);
  } else if (g.dense) g.dense.discards();
  else {
    const now = g.now;
    const habits = g.habits;
    g.next.clear();
    for (let i = 0; i < now.count; i++) {
      const hand = entry(now.hand, i);
      const code = entry(now.meta, i);
      let total = 0;
      if (habits) for (let left = hand; left !== 0; left &= left - 1) total += habits.discards(baseOf(code), hand, first(left), g.adjacent);
      for (let left = hand; left !== 0; left &= left - 1) {
        const card = left & -left;
        const share = habits ? habits.discards(baseOf(code), hand, first(card), g.adjacent) / total : 1 / size(hand);
        g.next.add(hand & ~card, entry(now.gone, i) | card, entry(now.pool, i), code, weightAt(now.weight, i) * share);
      }
    }
    g.swap();
  }
}

/** A mission from the opponent's hand: the card where it is shown, else one of that mission. A city that performs its own is no card of the hand. */
export function plays(g: Guesses, bit: CitySet): void {
  if (bit & g.occupied) return;
  if (bit) {
    leaves(g, bit);
    g.seen |= bit;
    weighs(g, 'mission', first(bit));
    return;
  }
  g.outOfRows();
  const missions = g.viewer === DYNASTY ? g.table.liberationMission : g.table.dynastyMission;
  let fitting = 0;
  for (let c = 0; c < missions.length; c++) if (missions[c] === g.mission) fitting |= 1 << c;
  const now = g.now;
  g.next.clear();
  for (let i = 0; i < now.count; i++) {
    const code = entry(now.meta, i);
    const hand = entry(now.hand, i);
    for (let left = hand & fitting; left !== 0; left &= left - 1) {
      const card = left & -left;
      const after = meta(baseOf(code), first(card), slotsOf(code));
      const weight = weightAt(now.weight, i) / size(hand & fitting);
      g.next.add(hand & ~card, entry(now.gone, i), entry(now.pool, i), after, weight);
    }
  }
  g.swap();
}

/** A mission card goes to the discard pile and everybody sees it, though it may have been hidden before. */
export function spends(g: Guesses, card: number): void {
  if (!g.dense) {
    const { meta: codes, count } = g.now;
    const hidden = (code: number): boolean => playedOf(code) !== NONE;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const code = entry(codes, i);
      if (hidden(code) && playedOf(code) !== card) continue;
      const { hand, gone, pool, weight } = g.now;
      const after = meta(baseOf(code), NONE, slotsOf(code));
      g.now.put(kept++, entry(hand, i), entry(gone, i), entry(pool, i), after, weightAt(weight, i));
    }
    if (kept > 0) g.now.count = kept;
    g.scale();
  }
  discards(g, 1 << card);
}

/** A mission card nobody was shown goes to the discard pile unseen. */
export function spendsUnseen(g: Guesses): void {
  g.map((hand, gone, pool, code) => [hand, gone | cardBit(playedOf(code)), pool, meta(baseOf(code), NONE, slotsOf(code))]);
}
