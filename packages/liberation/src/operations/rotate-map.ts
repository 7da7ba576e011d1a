import { ALL } from '@orrery/kernel';
import { listMaps, notInGalaxy } from '../areas.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { adjacency, cardOf, MODES, rotated } from '../galaxy.ts';
import { proceed } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';

export const rotateMap = ({ count }: Effect<'rotateMap'>): Op => operation('rotateMap', begin, { count, mostAnswers: 2 * count });

function begin({ state }: Answering, { count }: Op): boolean {
  state.left = count;
  state.at = At.WARP_CARD;
  return count > 0;
}

/** The map card that is rotated. LIB-WARP-6 */
export const warpCard = decision('warp.card', {
  clause: 'LIB-WARP-6',
  asks: sideOnTurn,
  list: listMaps,
  answers: {
    map({ state }, map) {
      state.map = map;
      state.at = At.WARP_MODE;
    },
  },
  whyNot: { map: notInGalaxy },
});

/** How it is rotated: lines change at once, nothing else does. LIB-WARP-7 … LIB-WARP-10 */
export const warpMode = decision('warp.mode', {
  clause: 'LIB-WARP-7',
  asks: sideOnTurn,
  publicly: () => At.WARP_CARD,
  list: ({ verbs }, _state, open) => open.span(verbs.rotate, 0, MODES.length - 1),
  answers: {
    rotate(at, mode) {
      const { table, state, tell } = at;
      const { map } = state;
      state.layout = state.layout.map((placed) => (cardOf(placed) === map ? rotated(placed, mode) : placed));
      state.adjacent = adjacency(table.atlas, state.layout);
      tell?.(ALL, table.events.rotated(map, mode));
      state.map = -1;
      state.left--;
      if (state.left > 0) state.at = At.WARP_CARD;
      else proceed(at);
    },
  },
});
