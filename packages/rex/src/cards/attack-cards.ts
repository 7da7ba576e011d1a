import { ALL, set } from '@orrery/kernel';
import { killLeader, opposite, sideAt, sideOf } from '../battle/side.ts';
import type { At } from '../decision.ts';
import { inOrder } from '../frames.ts';
import { receive } from '../money.ts';
import type { Combatant } from '../state.ts';
import { strengthOf, type Table } from '../table.ts';
import type { Card } from '../words.ts';

/** Whether the other side played the card that stops this one (REX-BATTLE-23, REX-BATTLE-24). */
const stopped = (table: Table, card: Card, enemy: Combatant): boolean =>
  enemy.cards.some((played) => played >= 0 && set.has(table.stoppedBy[card] ?? 0, played));

/** Energy Rifle and X-35 Bio-Weapon destroy the enemy leader for a bounty, in turn order; a dead leader's card still works (REX-BATTLE-21, 26, 27). */
export function killLeaders(at: At): void {
  const { table, state, tell } = at;
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    const side = sideOf(state, seat);
    if (side === -1) continue;
    const enemy = sideAt(state, opposite(side));
    for (const card of sideAt(state, side).cards) {
      if (card < 0 || !table.killsLeader[card] || enemy.lead < 0) continue; // REX-BATTLE-28
      if (stopped(table, card, enemy)) {
        tell?.(ALL, table.events.blocked(seat, card));
        continue;
      }
      const leader = enemy.lead;
      killLeader(state, enemy);
      const bounty = receive(table, state, seat, strengthOf(table, leader));
      tell?.(ALL, table.events.killed(seat, leader, bounty));
    }
  }
}
