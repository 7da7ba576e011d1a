import { ALL, type Choice, type Tell } from '@orrery/kernel';
import * as At from './decisions.ts';
import { handOf, setHand, type State } from './state.ts';
import type { Op, Table } from './table.ts';

/** LIB-MISSION-RECRUIT-SPY-2, LIB-MISSION-RECRUIT-SPY-5 */
export function look(table: Table, state: State, op: Op, tell?: Tell): boolean {
  const { base } = table.events;
  const { side, deck } = state;
  const count = Math.min(op.count, deck.length);
  if (count === 0) {
    if (tell) tell(ALL, base.nothingToSee + side);
    return false;
  }
  state.looked = count;
  if (tell) {
    tell(ALL, base.looked + side * (table.cities.length + 1) + count);
    for (let place = 0; place < count; place++)
      tell(1 << side, base.saw + (deck[deck.length - 1 - place] as number) * table.cities.length + place);
  }
  if (!op.optional) return askOrder(state, op);
  state.at = At.SPY_TAKE;
  return true;
}

/** LIB-MISSION-RECRUIT-SPY-3, LIB-MISSION-RECRUIT-SPY-7: one card or none into the hand. */
export function take(table: Table, state: State, card: number, tell?: Tell): void {
  const { base, second } = table.events;
  const { side, deck } = state;
  if (card >= 0) {
    deck.splice(deck.lastIndexOf(card), 1);
    setHand(state, side, handOf(state, side) | (1 << card));
    state.looked--;
    if (tell) {
      tell(1 << side, base.took + side * table.cities.length + card);
      tell(ALL & ~(1 << side), (second.took as number) + side * 2 + 1);
    }
  } else if (tell) tell(ALL, (second.took as number) + side * 2);
}

/** LIB-MISSION-RECRUIT-SPY-4: a single returning card needs no order. False when there is nothing to ask. */
export function askOrder(state: State, op: Op): boolean {
  state.at = At.SPY_ORDER;
  if (op.flag && state.looked > 1) return true;
  state.looked = 0;
  return false;
}

/** LIB-MISSION-RECRUIT-SPY-4: the named cards return, the first on top. */
export function putBack(table: Table, state: State, choice: Choice, tell?: Tell): void {
  const { base, second } = table.events;
  const { deck, looked, side } = state;
  const n = table.cities.length;
  let rest = choice - (table.choices.order[looked - 2] as number);
  const bottom = deck.length - looked;
  for (let i = 0; i < looked; i++) {
    deck[bottom + i] = rest % n;
    rest = (rest - (rest % n)) / n;
  }
  state.looked = 0;
  if (tell) {
    for (let place = 0; place < looked; place++) tell(1 << side, base.putBack + (deck[bottom + looked - 1 - place] as number) * n + place);
    tell(ALL & ~(1 << side), (second.putBack as number) + side * (n + 1) + looked);
  }
}
