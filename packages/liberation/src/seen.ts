import { DECISIONS } from './decisions.ts';
import { adjacency, citiesOf, readPlaced } from './galaxy.ts';
import { empty, setHand, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/**
 * The table as far as a view shows it: hidden zones are empty, piles nobody may look into have their size only. Whatever is worked out from this
 * cannot depend on a secret, and the open choices of the seat that decides are the same as in the real state. LIB-INFO-7
 */
export function seen(table: Table, view: View): State {
  const city = (id: string | null): number => (id === null ? -1 : table.cities.indexOf(id));
  const set = (ids: readonly string[]): number => ids.reduce((cities, id) => cities | (1 << city(id)), 0);
  const layout = view.layout.map((placed) => readPlaced(table.atlas, placed));
  const state = empty(layout, adjacency(table.atlas, layout), citiesOf(table.atlas, layout));
  state.at = DECISIONS.indexOf(view.decision);
  state.turn = view.turn;
  state.side = view.onTurn;
  state.act = view.act;
  state.winner = view.result?.winners[0] ?? -1;
  state.deck = [...new Array<number>(view.deck).fill(0), ...view.looked.map(city).toReversed()];
  while (state.deck.length < view.deck + view.looking) state.deck.push(0);
  state.discard = (1 << view.discard) - 1;
  if (view.viewer <= 1) setHand(state, view.viewer, set(view.hand));
  state.base = city(view.base);
  state.occupied = set(view.occupied);
  state.exploited = set(view.exploited);
  state.mission = view.mission === null ? -1 : table.missions.findIndex((mission) => mission.id === view.mission);
  state.step = view.step;
  state.exploiting = city(view.exploiting);
  if (view.fromHand) state.played = city(view.card);
  else state.source = city(view.card);
  state.payExploit = view.toExploit;
  state.payDiscard = view.toDiscard;
  state.captured = set(view.captured);
  state.looked = view.looking;
  state.used = set(view.used);
  state.left = view.left;
  state.map = view.map === null ? -1 : table.atlas.maps.indexOf(view.map);
  return state;
}
