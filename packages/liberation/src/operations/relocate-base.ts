import { set } from '@orrery/kernel';
import type { Cities } from '../cities.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { proceed, running } from '../missions.ts';
import { moveBase } from '../move-base.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { notInHand } from '../refusals.ts';
import { neighbours, type State } from '../state.ts';

export const relocateBase = ({ adjacentTo, allowSame }: Effect<'relocateBase'>): Op =>
  operation('relocateBase', begin, { near: adjacentTo === 'base' ? 'own' : 'anywhere', mayStay: allowSame });

function begin({ state }: Answering): boolean {
  state.at = At.MOBILIZE_BASE;
  return true;
}

/** Where the base goes. LIB-MISSION-MOBILIZE-BASE-1 */
export const mobilizeBase = decision('mobilize.base', {
  clause: 'LIB-MISSION-MOBILIZE-BASE-1',
  asks: sideOnTurn,
  list: (table, state, open) => open.each(table.verbs.base, relocations(state, running(table, state))),
  answers: {
    base(at, to) {
      const { events } = at.table;
      moveBase(at, to, events.relocated, events.relocatedUnseen);
      proceed(at);
    },
  },
  whyNot: { base: (seen, city) => notInHand(seen, 'LIB-MISSION-MOBILIZE-BASE-1', city) },
});

function relocations(state: State, { near, mayStay }: Op): Cities {
  const moves = near === 'anywhere' ? state.liberation : set.both(state.liberation, neighbours(state, state.base));
  return mayStay || moves === 0 ? set.with(moves, state.base) : moves;
}
