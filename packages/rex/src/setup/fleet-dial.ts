import { ALL, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { inOrder, seal } from '../frames.ts';
import { draftOf } from '../state.ts';

/** Both neighbours of the first player dial in secret (REX-SETUP-12). */
export const fleetDial = decision('D-FLEETDIAL', {
  clause: 'REX-SETUP-12',
  asks: (table, state) => set.of<'seat'>([inOrder(table, state, 1), inOrder(table, state, table.seats - 1)]),
  list: ({ choices, pack: { constants } }, _, open) => open.span(choices.fleet, constants.dialMin, constants.dialMax),
  answers: {
    fleet: (at, number) => seal(at, at.table.choices.fleet(number)),
  },
});

/** The sector of the difference; 0 or too far: the default one (REX-SETUP-13). */
export function placeFleet({ table, state, tell }: At): void {
  const { choices, events, pack } = table;
  const [left, right] = [inOrder(table, state, 1), inOrder(table, state, table.seats - 1)];
  const dialled = (seat: number): number => choices.fleet.read.number(draftOf(state, seat)[0] ?? -1);
  tell?.(ALL, events.fleetDial(left, dialled(left)));
  tell?.(ALL, events.fleetDial(right, dialled(right)));
  const sector = Math.abs(dialled(left) - dialled(right));
  state.fleet.sector = sector === 0 || sector > pack.constants.sectors ? pack.constants.fleetDefaultSector : sector;
  tell?.(ALL, events.fleetStarts(state.fleet.sector));
}
