import { ALL, type Chance, type Tell } from '@orrery/kernel';
import { SETUP_OCCUPY } from './decisions.ts';
import { adjacency, citiesOf } from './galaxy.ts';
import { empty, setHand, type State } from './state.ts';
import { DYNASTY, LIBERATION, type Table } from './table.ts';

const HAND = 3;

/** The four map cards of this game: the base cards, one of them exchanged for the expansion's. LIB-SETUP-1, LIB-WARP-1 … LIB-WARP-3 */
function mapCards(table: Table, chance: Chance): number[] {
  if (table.expansionMap < 0) return [...table.baseMaps];
  const stay =
    table.settings.warpedReplaces === 'random' ? table.baseMaps.toSpliced(chance.below(table.baseMaps.length), 1) : table.baseMaps;
  return [...stay, table.expansionMap];
}

/** LIB-SETUP-3 … LIB-SETUP-7, up to the first placement. */
export function start(table: Table, chance: Chance, tell?: Tell): State {
  // LIB-SETUP-3: arrangement, face and half-turn are drawn uniformly.
  const layout = chance.shuffle(mapCards(table, chance)).map((card) => card * 4 + chance.below(4));
  const inPlay = citiesOf(table.atlas, layout);
  const state = empty(layout, adjacency(table.atlas, layout), inPlay);
  for (let c = 0; c < table.cities.length; c++) if ((inPlay >> c) & 1) state.deck.push(c);
  chance.shuffle(state.deck);
  const { base, second } = table.events;
  if (tell) layout.forEach((placed, cell) => tell(ALL, base.laid + cell * table.atlas.maps.length * 4 + placed));

  // LIB-SETUP-6: unseen by both.
  for (let i = 0; i < table.settings.setupDiscards; i++) state.discard |= 1 << (state.deck.pop() as number);
  if (tell) tell(ALL, base.setAside + table.settings.setupDiscards);
  for (let seat = DYNASTY; seat <= LIBERATION; seat++) {
    let hand = 0;
    for (let i = 0; i < HAND; i++) {
      const card = state.deck.pop() as number;
      hand |= 1 << card;
      if (tell) {
        tell(1 << seat, base.dealt + seat * table.cities.length + card);
        tell(ALL & ~(1 << seat), (second.dealt as number) + seat);
      }
    }
    setHand(state, seat, hand);
  }
  state.at = SETUP_OCCUPY;
  return state;
}
