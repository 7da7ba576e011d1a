import { set } from '@orrery/kernel';
import type { Playable } from './play.ts';

/** Diplomatic Interference: one other player may not bid in this phase and is not counted for the row (REX-CARD-DI-1). */
export const diplomaticInterference: Playable = {
  clause: 'REX-CARD-DI-1',
  list(table, { auction }, open, seat) {
    const others = set.without(set.upTo<'seat'>(table.seats), seat);
    open.eachWith(table.choices.playAgainst, table.diplomaticInterference, set.minus(others, auction.barred));
  },
  allowed: (_table, { auction }, seat, _decision, target) => target !== seat && !set.has(auction.barred, target),
  resolve({ state: { auction } }, _seat, target) {
    auction.barred = set.with(auction.barred, target);
  },
};
