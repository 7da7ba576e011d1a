import { ALL, set, type Seat } from '@orrery/kernel';
import { besides, controlOf } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { everywhere } from '../geometry.ts';
import { noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, type State } from '../state.ts';
import type { Action } from '../table.ts';
import type { Islands } from '../words.ts';
import { complete } from './complete.ts';

/** Islands within reach of a turning. GRV-CARD-4B */
function turnable(state: State, seat: Seat, { scope }: Action): Islands {
  const own = controlOf(state, seat);
  if (scope === 'any') return everywhere();
  return scope === 'own' ? own : set.union(own, besides(state, own));
}

export const turnIsland = decision('turn.island', {
  clause: 'GRV-CARD-4B',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.each(table.choices.turn, turnable(state, seat, running(table, state))),
  answers: {
    turn({ state }, island) {
      state.action.from = island;
      state.stage = stages['turn.steps'];
    },
  },
  whyNot: { turn: ({ table }, island) => noIsland(table, 'notBeside', 'GRV-CARD-4B', island) },
});

export const turnSteps = decision('turn.steps', {
  clause: 'GRV-CARD-4B',
  asks: theActor,
  inAction: true,
  list: ({ choices }, _, open) => open.span(choices.steps, 1, 5),
  answers: {
    steps({ table, state, seat, tell }, steps) {
      const { from } = state.action;
      const island = islandOf(state, from);
      island.rotation = (island.rotation + steps) % 6; // GRV-GEO-10
      tell?.(ALL, table.events.turned(seat, from, steps));
      const { amount } = running(table, state);
      if (amount > 0 && set.has(controlOf(state, seat), from)) {
        island.temporary += amount; // GRV-CARD-4B
        tell?.(ALL, table.events.surged(seat, from));
      }
      complete(state);
    },
  },
});
