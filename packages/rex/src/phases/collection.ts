import { inOrder, pop, push } from '../frames.ts';
import { F_BOMBARDMENT, F_COLLECTION } from '../ids.ts';
import { receive } from '../money.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { controller, faceUp } from '../units.ts';

/** Collection phase, without a question: two per unit where a player is alone, then two for everybody (REX-COLLECT-1 … 6). */
export function collectionFlow(t: Table, s: State): void {
  const { collectPerUnit, baseIncome } = t.pack.constants;
  s.phase = F_COLLECTION;
  tellAll(t, 'phase', F_COLLECTION);
  for (let place = 0; place < t.places; place++) {
    const lying = s.gold[place] as number;
    if (lying === 0) continue;
    const seat = controller(t, s, place);
    if (seat < 0) continue;
    const amount = Math.min(lying, collectPerUnit * faceUp(t, s, seat, place));
    s.gold[place] = lying - amount;
    s.influence[seat] = (s.influence[seat] as number) + amount;
    tellAll(t, 'collected', seat, place, amount);
  }
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const paid = receive(t, s, seat, baseIncome);
    tellAll(t, 'income', seat, paid);
  }
  pop(s);
  push(s, F_BOMBARDMENT);
}
