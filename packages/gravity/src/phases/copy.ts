import { ALL, set } from '@orrery/kernel';
import { keyOfOne, numberOn } from '../card-sets.ts';
import { decision, type At } from '../decision.ts';
import { playable } from '../possible.ts';
import { no } from '../refusals.ts';
import { stages } from '../stages.ts';
import { COPIED, playerOf } from '../state.ts';
import { partnerOf } from '../table.ts';
import { listHand, tellPaid, toDiscard } from './cards.ts';
import { endTurn } from './corporations.ts';
import { carryOut } from './turn.ts';

/** A card is carried out as far as it goes: perhaps the partner copies it. GRV-TEAM-COPY-1, GRV-TEAM-COPY-6 */
export function finishCard({ table, state, tell }: At): void {
  const { mover, actor, card, how, done, paid } = state.turn;
  if (done === 0) tell?.(ALL, table.events.spent(actor, card));
  const partner = partnerOf(table, mover);
  const copyable = table.teams && how !== COPIED && done !== 0 && paid === 0; // GRV-TEAM-COPY-5, GRV-TEAM-JOINT-3
  if (copyable && playerOf(state, partner).held > 0 && playable(table, state, partner, card, false)) state.stage = stages.copy;
  else endTurn(table, state);
}

/** The partner pays a card and carries out the same one, or does not. GRV-TEAM-COPY-1 */
export const copy = decision('copy', {
  clause: 'GRV-TEAM-COPY-1',
  asks: (table, state) => set.only(partnerOf(table, state.turn.mover)),
  always: true,
  list(table, state, open, seat) {
    listHand(table, state, open, seat, table.choices.copy);
    open.add(table.choices.skip());
  },
  answers: {
    copy(at, kind) {
      const { table, state, seat, tell } = at;
      toDiscard(state, seat, kind); // GRV-TEAM-COPY-4
      tell?.(ALL, table.events.copied(seat, state.turn.card));
      tellPaid(at, keyOfOne(table.sets, kind));
      carryOut(state, seat, state.turn.card, COPIED);
    },
    skip({ table, state, seat, tell }) {
      tell?.(ALL, table.events.skipped(seat));
      endTurn(table, state);
    },
  },
  whyNot: { copy: ({ table }, kind) => no('notInHand', 'GRV-TEAM-COPY-1', { card: numberOn(table.sets, kind) }) },
});
