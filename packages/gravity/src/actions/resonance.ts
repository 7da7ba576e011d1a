import { ALL, set, type Seat } from '@orrery/kernel';
import { controlOf } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, type State } from '../state.ts';
import type { Islands } from '../words.ts';
import { complete } from './complete.ts';

export const surge = decision('surge', {
  clause: 'GRV-CARD-5A',
  asks: theActor,
  inAction: true,
  list: ({ choices }, state, open, seat) => open.each(choices.surge, controlOf(state, seat)),
  answers: {
    surge({ table, state, seat, tell }, island) {
      islandOf(state, island).temporary += running(table, state).amount;
      tell?.(ALL, table.events.surged(seat, island));
      complete(state);
    },
  },
  whyNot: {
    surge: ({ table, state, seat }, island) =>
      set.has(controlOf(state, seat), island) ? null : noIsland(table, 'notYours', 'GRV-CARD-5A', island),
  },
});

/** Own islands with temporary gravity. GRV-CARD-5B */
export function unstable(state: State, seat: Seat): Islands {
  let islands: Islands = 0;
  for (let rest = controlOf(state, seat); rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    if (islandOf(state, island).temporary > 0) islands = set.with(islands, island);
  }
  return islands;
}

export const stabilise = decision('stabilise', {
  clause: 'GRV-CARD-5B',
  asks: theActor,
  inAction: true,
  list: ({ choices }, state, open, seat) => open.each(choices.stabilise, unstable(state, seat)),
  answers: {
    stabilise({ state }, island) {
      state.action.from = island;
      state.stage = stages['stabilise.units'];
    },
  },
  whyNot: {
    stabilise: ({ table, state, seat }, island) =>
      noIsland(table, set.has(controlOf(state, seat), island) ? 'noTemporary' : 'notYours', 'GRV-CARD-5B', island),
  },
});

export const stabiliseUnits = decision('stabilise.units', {
  clause: 'GRV-CARD-5B',
  asks: theActor,
  inAction: true,
  list(table, state, open) {
    const { temporary } = islandOf(state, state.action.from);
    open.span(table.choices.stabiliseUnits, 1, Math.min(running(table, state).amount, temporary));
  },
  answers: {
    stabiliseUnits({ table, state, seat, tell }, units) {
      const island = islandOf(state, state.action.from);
      island.temporary -= units;
      island.permanent += units;
      tell?.(ALL, table.events.stabilised(seat, state.action.from, units));
      complete(state);
    },
  },
});
