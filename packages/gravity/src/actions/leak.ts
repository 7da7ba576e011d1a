import { ALL, set, type Seat } from '@orrery/kernel';
import { besides, controlOf, gravityOn, sideControl } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, type State } from '../state.ts';
import type { Action, Table } from '../table.ts';
import { UNITS, type Islands } from '../words.ts';
import { complete } from './complete.ts';
import { othersWithin } from './range.ts';

const PERMANENT = UNITS.indexOf('permanent');
const TEMPORARY = UNITS.indexOf('temporary');

/** Islands of others with gravity to let out. GRV-CARD-6B */
export function leaky(table: Table, state: State, seat: Seat, action: Action): Islands {
  let islands: Islands = 0;
  for (let rest = othersWithin(table, state, seat, action); rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    if (gravityOn(state, island) > 0) islands = set.with(islands, island);
  }
  return islands;
}

export const leak = decision('leak', {
  clause: 'GRV-CARD-6B',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.each(table.choices.leak, leaky(table, state, seat, running(table, state))),
  answers: {
    leak({ state }, island) {
      state.action.from = island;
      state.stage = stages['leak.kind'];
    },
  },
  whyNot: {
    leak({ table, state, seat }, island) {
      if (set.has(sideControl(table, state, seat), island)) return noIsland(table, 'ownIsland', 'GRV-CARD-6B', island);
      const beside = set.has(besides(state, controlOf(state, seat)), island);
      return noIsland(table, beside ? 'noGravity' : 'notBeside', 'GRV-CARD-6B', island);
    },
  },
});

export const leakKind = decision('leak.kind', {
  clause: 'GRV-CARD-6B',
  asks: theActor,
  inAction: true,
  list({ choices }, state, open) {
    const { permanent, temporary } = islandOf(state, state.action.from);
    if (permanent > 0) open.add(choices.leakUnit(PERMANENT));
    if (temporary > 0) open.add(choices.leakUnit(TEMPORARY));
  },
  answers: {
    leakUnit({ table, state, seat, tell }, kind) {
      const unit = kind === PERMANENT ? 'permanent' : 'temporary';
      const from = islandOf(state, state.action.from);
      const number = Math.min(running(table, state)[unit], from[unit]);
      from[unit] -= number;
      tell?.(ALL, table.events.leaked(seat, state.action.from, kind, number));
      complete(state);
    },
  },
});
