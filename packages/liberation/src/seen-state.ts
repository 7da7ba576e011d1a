import { set } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { DECISIONS } from './decision-ids.ts';
import { adjacency, citiesOf, readPlaced } from './galaxy.ts';
import { LIBERATION } from './sides.ts';
import { empty, setHand, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/**
 * The table as far as a view shows it: hidden zones are empty, piles nobody may look into have their size only. Whatever is worked out from this
 * cannot depend on a secret, and the open choices of the seat that decides are the same as in the real state. LIB-INFO-7
 */
export function seenState(table: Table, view: View): State {
  const city = (id: string | null): City => (id === null ? -1 : table.cities.indexOf(id));
  const cities = (ids: readonly string[]): Cities => set.of(ids.map(city));
  const layout = view.layout.map((placed) => readPlaced(table.atlas, placed));
  const state = empty(layout, adjacency(table.atlas, layout), citiesOf(table.atlas, layout));
  state.at = DECISIONS.indexOf(view.decision);
  state.turn = view.turn;
  state.side = view.onTurn;
  state.act = view.act;
  state.winner = view.result?.winners[0] ?? -1;
  state.deck = [...new Array<City>(view.deck).fill(0), ...view.looked.map(city).toReversed()];
  while (state.deck.length < view.deck + view.looking) state.deck.push(0);
  state.discard = set.upTo(view.discard);
  if (view.viewer <= LIBERATION) setHand(state, view.viewer, cities(view.hand));
  state.base = city(view.base);
  state.occupied = cities(view.occupied);
  state.exploited = cities(view.exploited);
  state.mission = view.mission === null ? -1 : table.missions.findIndex((mission) => mission.id === view.mission);
  state.step = view.step;
  state.exploiting = city(view.exploiting);
  if (view.fromHand) state.played = city(view.card);
  else state.source = city(view.card);
  state.payExploit = view.toExploit;
  state.payDiscard = view.toDiscard;
  state.captured = cities(view.captured);
  state.looked = view.looking;
  state.used = cities(view.used);
  state.left = view.left;
  state.map = view.map === null ? -1 : table.atlas.maps.indexOf(view.map);
  return state;
}
