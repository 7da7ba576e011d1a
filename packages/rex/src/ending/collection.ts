import { ALL } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { inOrder, pop, push } from '../frames.ts';
import { FLOW } from '../ids.ts';
import { gain, receive } from '../money.ts';
import { lyingAt } from '../state.ts';
import { controller, faceUp } from '../units.ts';

/** Collection phase, without a question: two per unit where a player is alone, then two for everybody (REX-COLLECT-1 … 6). */
export function collectionFlow({ table, state, tell }: At): void {
  const { events, pack } = table;
  const { collectPerUnit, baseIncome } = pack.constants;
  state.phase = FLOW.collection;
  tell?.(ALL, events.phase(FLOW.collection));
  for (let location = 0; location < table.locations; location++) {
    const lying = lyingAt(state, location);
    if (lying === 0) continue;
    const seat = controller(table, state, location);
    if (seat < 0) continue;
    const amount = Math.min(lying, collectPerUnit * faceUp(table, state, seat, location));
    state.lying[location] = lying - amount;
    gain(state, seat, amount);
    tell?.(ALL, events.collected(seat, location, amount));
  }
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    const paid = receive(table, state, seat, baseIncome);
    tell?.(ALL, events.income(seat, paid));
  }
  pop(state);
  push(state, FLOW.bombardment);
}
