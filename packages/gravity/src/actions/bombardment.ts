import { ALL, set, type Seat, type SeatSet } from '@orrery/kernel';
import { putHunters, putMercenaries, sideControl } from '../control.ts';
import { decision, running, theActor, type At } from '../decision.ts';
import { noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { huntersOn, islandOf, playerOf, type State } from '../state.ts';
import type { Action, Table } from '../table.ts';
import type { Island, Islands } from '../words.ts';
import { complete } from './complete.ts';
import { othersWithin } from './range.ts';

/** Islands of others with pieces to hit. GRV-CARD-6A */
export function bombable(table: Table, state: State, seat: Seat, action: Action): Islands {
  let islands: Islands = 0;
  for (let rest = othersWithin(table, state, seat, action); rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    if (islandOf(state, island).strength > 0) islands = set.with(islands, island);
  }
  return islands;
}

/** Whose hunters stand on an island. */
function owners(table: Table, state: State, island: Island): SeatSet {
  const here = islandOf(state, island);
  let seats: SeatSet = 0;
  for (let seat = 0; seat < table.seats; seat++) if (huntersOn(here, seat) > 0) seats = set.with(seats, seat);
  return seats;
}

/** A mercenary is hit before a hunter, unless the pack says otherwise. GRV-CARD-6A-1 */
export const bombard = decision('bombard', {
  clause: 'GRV-CARD-6A',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.each(table.choices.bombard, bombable(table, state, seat, running(table, state))),
  answers: {
    bombard(at, island) {
      const { table, state, seat, tell } = at;
      const { hunterFirst } = running(table, state);
      const mercenary = hunterFirst ? owners(table, state, island) === 0 : islandOf(state, island).mercenaries > 0;
      if (!mercenary) {
        state.action.from = island;
        state.stage = stages['bombard.owner'];
        return;
      }
      putMercenaries(state, island, -1);
      state.supply.mercenaries++; // GRV-CARD-LOST
      tell?.(ALL, table.events.bombarded(seat, island));
      again(at);
    },
  },
  whyNot: {
    bombard: ({ table, state, seat }, island) =>
      noIsland(table, set.has(sideControl(table, state, seat), island) ? 'ownIsland' : 'empty', 'GRV-CARD-6A', island),
  },
});

export const bombardOwner = decision('bombard.owner', {
  clause: 'GRV-CARD-6A-1',
  asks: theActor,
  inAction: true,
  list: (table, state, open) => open.each(table.choices.owner, owners(table, state, state.action.from)),
  answers: {
    owner(at, owner) {
      const { table, state, seat, tell } = at;
      const { from } = state.action;
      putHunters(state, owner, from, -1);
      playerOf(state, owner).reserve++; // GRV-CARD-LOST
      tell?.(ALL, table.events.bombardedHunter(seat, from, owner));
      again(at);
    },
  },
});

/** A pack may let a bombardment hit more than one piece. */
function again({ table, state, seat }: At): void {
  const action = running(table, state);
  state.action.times++;
  state.action.from = -1;
  if (state.action.times < action.amount && bombable(table, state, seat, action) !== 0) state.stage = stages.bombard;
  else complete(state);
}
