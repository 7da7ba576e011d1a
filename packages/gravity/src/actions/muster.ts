import { ALL, type Seat } from '@orrery/kernel';
import { freeBerths, freeMercenaryBerths } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { playerOf, type State } from '../state.ts';
import type { Action, Table } from '../table.ts';
import { complete } from './complete.ts';

/** Hunters that can be recruited. GRV-CARD-1A, GRV-SHIP-3 */
export const recruits = (table: Table, state: State, seat: Seat, { amount }: Action): number =>
  Math.min(amount, playerOf(state, seat).reserve, freeBerths(table, state, seat));

/** Mercenaries that can be hired. GRV-CARD-1B, GRV-SHIP-3 */
export const hirelings = (table: Table, state: State, seat: Seat, { amount }: Action): number =>
  Math.min(amount, state.supply.mercenaries, freeMercenaryBerths(table, state, seat));

export const recruit = decision('recruit', {
  clause: 'GRV-CARD-1A',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.span(table.choices.recruit, 1, recruits(table, state, seat, running(table, state))),
  answers: {
    recruit({ table, state, seat, tell }, number) {
      const player = playerOf(state, seat);
      player.reserve -= number;
      player.airship.hunters += number;
      tell?.(ALL, table.events.recruited(seat, number));
      complete(state);
    },
  },
});

export const hire = decision('hire', {
  clause: 'GRV-CARD-1B',
  asks: theActor,
  inAction: true,
  list: (table, state, open, seat) => open.span(table.choices.hire, 1, hirelings(table, state, seat, running(table, state))),
  answers: {
    hire({ table, state, seat, tell }, number) {
      state.supply.mercenaries -= number;
      playerOf(state, seat).airship.mercenaries += number;
      tell?.(ALL, table.events.hired(seat, number));
      complete(state);
    },
  },
});
