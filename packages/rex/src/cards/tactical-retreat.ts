import { ALL, set, type SetOf } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { ordinary, other, withdrawUnits } from '../units.ts';

/** Tactical Retreat comes before every other card: leader and units go home, nobody loses anything (REX-CARD-TR-1 … 4). Returns the retreating sides. */
export function retreats(at: At): SetOf<'combatant'> {
  const { table, state, tell } = at;
  const { location, sides } = state.battle;
  let retreating: SetOf<'combatant'> = 0;
  sides.forEach(({ seat, cards }, side) => {
    if (table.tacticalRetreat < 0 || !cards.includes(table.tacticalRetreat)) return;
    retreating = set.with(retreating, side);
    withdrawUnits(at, seat, location, ordinary(table, state, seat, location), other(state, seat, location));
    tell?.(ALL, table.events.retreated(seat, location));
  });
  return retreating;
}
