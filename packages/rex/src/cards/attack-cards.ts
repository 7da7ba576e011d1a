import { inOrder } from '../frames.ts';
import { receive } from '../money.ts';
import { OPS } from '../pack/pack.ts';
import { killLeader, sideOf } from '../phases/battle-side.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';

const KILL = OPS.indexOf('killLeader');

/** Whether the other side played the card that stops this one (REX-BATTLE-23, REX-BATTLE-24). */
function stopped(t: Table, s: State, card: number, enemy: number): boolean {
  const stoppers = t.blockedBy[card] as number;
  return [s.attack[enemy] as number, s.defence[enemy] as number].some((other) => other >= 0 && (stoppers >> other) & 1);
}

/** Energy Rifle and X-35 Bio-Weapon destroy the enemy leader for a bounty, in turn order; a dead leader's card still works (REX-BATTLE-21, 26, 27). */
export function killLeaders(t: Table, s: State): void {
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const side = sideOf(s, seat);
    if (side < 0) continue;
    for (const card of [s.attack[side] as number, s.defence[side] as number]) {
      const leader = s.lead[1 - side] as number;
      if (card < 0 || t.op[card] !== KILL || leader < 0) continue; // REX-BATTLE-28
      if (stopped(t, s, card, 1 - side)) {
        tellAll(t, 'blocked', seat, card);
        continue;
      }
      killLeader(s, 1 - side);
      const bounty = receive(t, s, seat, t.strength[leader] as number);
      tellAll(t, 'killed', seat, leader, bounty);
    }
  }
}
