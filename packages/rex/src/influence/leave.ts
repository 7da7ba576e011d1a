import { ALL, set } from '@orrery/kernel';
import { leaveAlliance } from '../alliances.ts';
import { decision } from '../decision.ts';
import { answered, frameOf, inOrder } from '../frames.ts';

/** An ally stays or leaves at the beginning of a Ceasefire (REX-CEASE-4). */
export const leave = decision('D-CF-LEAVE', {
  clause: 'REX-CEASE-4',
  asks: (table, state) => set.only(inOrder(table, state, frameOf(state).next - 1)),
  list({ choices }, _, open) {
    open.add(choices.stay());
    open.add(choices.leave());
  },
  answers: {
    stay({ table, state, seat, tell }) {
      answered(state, seat);
      tell?.(ALL, table.events.remained(seat));
    },
    leave({ table, state, seat, tell }) {
      answered(state, seat);
      leaveAlliance(state, seat);
      tell?.(ALL, table.events.left(seat));
    },
  },
});
