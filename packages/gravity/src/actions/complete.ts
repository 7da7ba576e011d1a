import { ALL, type Tell } from '@orrery/kernel';
import { at } from '../stages.ts';
import type { State } from '../state.ts';
import { told, type Table } from '../table.ts';

/** The running action is completely carried out: the card's next one, if any, is decided now. GRV-TURN-6, GRV-TURN-7 */
export function complete(s: State): void {
  s.done |= 1 << (s.action & 1);
  leave(s);
}

/** The player leaves it at what he has done, of an action or of his card. */
export function stop(t: Table, s: State, seat: number, tell: Tell | undefined): void {
  tell?.(ALL, told(t, { kind: 'stopped', seat }));
  if (s.action < 0) s.stage = at.finish;
  else complete(s);
}

/** Back to the choice of an action; what was begun leaves nothing behind. */
export function leave(s: State): void {
  s.action = -1;
  s.from = -1;
  s.to = -1;
  s.times = 0;
  s.joint = 0;
  s.origin = -1;
  if (s.moved.length > 0) s.moved.length = 0;
  if (s.committed.length > 0) s.committed.length = 0;
  s.stage = at.action;
}
