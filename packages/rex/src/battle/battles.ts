import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { ask, frameOf, goTo, inOrder, openWindow, pop, push } from '../frames.ts';
import { D, FLOW } from '../ids.ts';
import { battlegrounds, beginBattle, enemiesAt } from './pick.ts';
import { turnOver } from './turn-over.ts';

const WINDOW = 0;
const TURN_OVER = 1;
const UNCANCEL = 2;
const BATTLES = 3;

/** Battle phase: window, Xxcha turns units over, then each player in turn order resolves all his battles (REX-BATTLE-1, REX-BATTLE-3). */
export function battlesFlow(at: At): void {
  const { table, state, tell } = at;
  switch (frameOf(state).step) {
    case WINDOW:
      state.phase = FLOW.battle;
      tell?.(ALL, table.events.phase(FLOW.battle));
      goTo(state, TURN_OVER);
      return openWindow(state, D['W-BAT']);
    case TURN_OVER:
      goTo(state, UNCANCEL);
      return turnOver(at);
    case UNCANCEL:
      state.cancelled = 0;
      return goTo(state, BATTLES);
    default:
      return nextBattle(at);
  }
}

function nextBattle(at: At): void {
  const { table, state, tell } = at;
  const frame = frameOf(state);
  for (let i = frame.next; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    const grounds = battlegrounds(table, state, seat);
    if (grounds === 0) continue; // REX-BATTLE-4
    if (frame.next !== i || state.turn !== seat) {
      frame.next = i;
      state.turn = seat;
      tell?.(ALL, table.events.fighting(seat));
    }
    const location = set.first(grounds);
    const enemies = enemiesAt(table, state, seat, location);
    if (set.rest(grounds) !== 0 || set.rest(enemies) !== 0) return ask(at, D['D-PICK']);
    return beginBattle(at, seat, location, set.first(enemies));
  }
  state.turn = -1;
  pop(state);
  push(state, FLOW.collection); // REX-BATTLE-7
}
