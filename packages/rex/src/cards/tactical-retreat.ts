import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { ordinary, other, withdrawUnits } from '../units.ts';

/** Tactical Retreat comes before every other card: leader and units go home, nobody loses anything (REX-CARD-TR-1 … 4). Returns the retreating sides as bits. */
export function retreats(t: Table, s: State): number {
  let sides = 0;
  for (let side = 0; side < 2; side++) {
    if (t.tacticalRetreat < 0 || (s.attack[side] !== t.tacticalRetreat && s.defence[side] !== t.tacticalRetreat)) continue;
    const seat = s.sides[side] as number;
    sides |= 1 << side;
    withdrawUnits(t, s, seat, s.battleAt, ordinary(t, s, seat, s.battleAt), other(s, seat, s.battleAt));
    tellAll(t, 'retreated', seat, s.battleAt);
  }
  return sides;
}
