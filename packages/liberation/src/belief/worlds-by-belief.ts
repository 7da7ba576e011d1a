import type { Chance } from '@orrery/kernel';
import { seenState } from '../seen-state.ts';
import { clone, setHand, type State } from '../state.ts';
import { DYNASTY } from '../sides.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import type { Belief } from './belief.ts';

/** Whole tables as a player holds them possible, drawn by its belief. The belief must have taken in exactly the past that goes with the view. */
export function worlds(table: Table, view: View, belief: Belief): (chance: Chance) => State {
  const open = seenState(table, view);
  const deals = belief.deals();
  return (chance) => {
    const state = clone(open);
    const deal = deals(chance);
    setHand(state, 1 - view.viewer, deal.hand);
    if (view.viewer === DYNASTY) state.base = deal.base;
    state.deck = deal.deck;
    state.discard = deal.discard;
    if (deal.played >= 0) state.played = deal.played;
    return state;
  };
}
