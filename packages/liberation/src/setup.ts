import { ALL, set, type Chance, type Tell } from '@orrery/kernel';
import type { Cities } from './cities.ts';
import { At } from './decision-ids.ts';
import { adjacency, anyWay, cardOf, citiesOf, faceOf, isTurned, type MapIndex } from './galaxy.ts';
import { DYNASTY, LIBERATION } from './sides.ts';
import { empty, setHand, takeTop, type State } from './state.ts';
import type { Table } from './table.ts';

const HAND = 3;

/** The four map cards of this game: the base cards, one of them exchanged for the expansion's. LIB-SETUP-1, LIB-WARP-1 … LIB-WARP-3 */
function mapCards(table: Table, chance: Chance): MapIndex[] {
  if (table.expansionMap < 0) return [...table.baseMaps];
  const stay =
    table.settings.warpedReplaces === 'random' ? table.baseMaps.toSpliced(chance.below(table.baseMaps.length), 1) : table.baseMaps;
  return [...stay, table.expansionMap];
}

/** LIB-SETUP-3 … LIB-SETUP-7, up to the first placement. */
export function start(table: Table, chance: Chance, tell?: Tell): State {
  const { atlas, events } = table;
  const { setupDiscards } = table.settings;
  // LIB-SETUP-3: arrangement, face and half-turn are drawn uniformly.
  const layout = chance.shuffle(mapCards(table, chance)).map((card) => anyWay(card, chance));
  const inPlay = citiesOf(atlas, layout);
  const state = empty(layout, adjacency(atlas, layout), inPlay);
  for (let rest = inPlay; rest !== 0; rest = set.rest(rest)) state.deck.push(set.first(rest));
  chance.shuffle(state.deck);
  if (tell) layout.forEach((placed, cell) => tell(ALL, events.laid(cell, cardOf(placed), faceOf(placed), isTurned(placed) ? 1 : 0)));

  // LIB-SETUP-6: unseen by both.
  for (let i = 0; i < setupDiscards; i++) state.discard = set.with(state.discard, takeTop(state));
  tell?.(ALL, events.setAside(setupDiscards));
  for (let seat = DYNASTY; seat <= LIBERATION; seat++) {
    let hand: Cities = 0;
    for (let i = 0; i < HAND; i++) {
      const card = takeTop(state);
      hand = set.with(hand, card);
      tell?.(set.only(seat), events.dealt(seat, card));
      tell?.(set.without(ALL, seat), events.dealtUnseen(seat));
    }
    setHand(state, seat, hand);
  }
  state.at = At.SETUP_OCCUPY;
  return state;
}
