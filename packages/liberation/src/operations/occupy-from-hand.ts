import { set } from '@orrery/kernel';
import type { Cities } from '../cities.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { decline, proceed, running } from '../missions.ts';
import { occupy } from '../occupying.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { notInHand, tooFar } from '../refusals.ts';
import { around, type State } from '../state.ts';

export const occupyFromHand = ({ adjacentTo }: Effect<'occupyFromHand'>): Op =>
  operation('occupyFromHand', begin, { near: adjacentTo === 'anyOccupied' ? 'occupied' : 'anywhere' });

function begin({ state }: Answering): boolean {
  state.at = At.OCCUPY_HAND;
  return state.dynasty !== 0;
}

/** A hand card is occupied without exploiting a city. LIB-OCCUPY-1 */
export const occupyHand = decision('occupy.hand', {
  clause: 'LIB-OCCUPY-1',
  asks: sideOnTurn,
  list(table, state, open) {
    open.each(table.verbs.occupy, settlements(state, running(table, state)));
    open.add(table.verbs.skip());
  },
  answers: {
    occupy(at, city) {
      occupy(at, city);
      proceed(at);
    },
    skip: decline,
  },
  whyNot: {
    occupy: (seen, city) =>
      set.has(seen.state.dynasty, city) ? tooFar(seen, 'LIB-OCCUPY-2', city, -1) : notInHand(seen, 'LIB-OCCUPY-1', city),
  },
});

const settlements = (state: State, { near }: Op): Cities =>
  near === 'occupied' ? set.both(state.dynasty, around(state, state.occupied)) : state.dynasty;
