import { ALL, set, type Seat } from '@orrery/kernel';
import { controlOf, gravityOn, neighbours } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, type State } from '../state.ts';
import type { Action } from '../table.ts';
import type { Island, Islands } from '../words.ts';
import { complete } from './complete.ts';

/** Own islands that gravity of an own island can be pumped to. */
function destinations(state: State, seat: Seat, from: Island, { adjacent }: Action): Islands {
  const own = controlOf(state, seat);
  return adjacent ? set.both(own, neighbours(state, from)) : set.without(own, from);
}

/** Own islands with gravity and somewhere to pump it. GRV-CARD-3B */
export function pumpable(state: State, seat: Seat, action: Action): Islands {
  let islands: Islands = 0;
  for (let rest = controlOf(state, seat); rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    if (gravityOn(state, island) > 0 && destinations(state, seat, island, action) !== 0) islands = set.with(islands, island);
  }
  return islands;
}

export const pumpFrom = decision('pump.from', {
  clause: 'GRV-CARD-3B',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.each(table.choices.pumpFrom, pumpable(state, seat, running(table, state))),
  answers: {
    pumpFrom({ state }, island) {
      state.action.from = island;
      state.stage = stages['pump.to'];
    },
  },
  whyNot: {
    pumpFrom({ table, state, seat }, island) {
      if (!set.has(controlOf(state, seat), island)) return noIsland(table, 'notYours', 'GRV-CARD-3B', island);
      return noIsland(table, gravityOn(state, island) === 0 ? 'noGravity' : 'noNeighbour', 'GRV-CARD-3B', island);
    },
  },
});

export const pumpTo = decision('pump.to', {
  clause: 'GRV-CARD-3B',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.each(table.choices.pumpTo, destinations(state, seat, state.action.from, running(table, state))),
  answers: {
    pumpTo({ state }, island) {
      state.action.to = island;
      state.stage = stages['pump.units'];
    },
  },
  whyNot: {
    pumpTo({ table, state, seat }, island) {
      const { from } = state.action;
      if (!set.has(controlOf(state, seat), island)) return noIsland(table, 'notYours', 'GRV-CARD-3B', island);
      return island === from ? null : noIsland(table, 'noNeighbour', 'GRV-CARD-3B', from);
    },
  },
});

export const pumpUnits = decision('pump.units', {
  clause: 'GRV-CARD-3B',
  asks: theActor,
  inAction: true,
  list(table, state, open) {
    const { amount } = running(table, state);
    const from = islandOf(state, state.action.from);
    for (let permanent = 0; permanent <= Math.min(amount, from.permanent); permanent++)
      for (let temporary = 0; temporary <= Math.min(amount - permanent, from.temporary); temporary++)
        if (permanent + temporary > 0) open.add(table.choices.pumpUnits(permanent, temporary));
  },
  answers: {
    pumpUnits({ table, state, seat, tell }, permanent, temporary) {
      const { from, to } = state.action;
      const giver = islandOf(state, from);
      const taker = islandOf(state, to);
      giver.permanent -= permanent;
      giver.temporary -= temporary;
      taker.permanent += permanent;
      taker.temporary += temporary;
      tell?.(ALL, table.events.pumped(seat, from, to, permanent, temporary));
      complete(state);
    },
  },
});
