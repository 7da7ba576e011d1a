import { answered, askSeat, goTo, inOrder, keepLocal, localOf, pop, push, stepOf } from '../frames.ts';
import { D_PICK, F_BATTLE, F_BATTLES, F_COLLECTION, W_BAT } from '../ids.ts';
import { askTurning } from '../races/xxcha.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { openWindow } from '../windows.ts';

/** Battle phase: window, Xxcha turns units over, then each player in turn order resolves all his battles (REX-BATTLE-1, REX-BATTLE-3). */
export function battlesFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0:
      s.phase = F_BATTLES;
      tellAll(t, 'phase', F_BATTLES);
      goTo(s, 1);
      return openWindow(s, W_BAT);
    case 1:
      goTo(s, 2);
      return askTurning(t, s);
    case 2:
      s.cancelled = 0;
      return goTo(s, 3);
    default:
      return nextBattle(t, s);
  }
}

function nextBattle(t: Table, s: State): void {
  for (let i = localOf(s); i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const battles = listBattles(t, s, seat, scratch);
    if (battles === 0) continue; // REX-BATTLE-4
    if (localOf(s) !== i || s.turn !== seat) {
      keepLocal(s, i);
      s.turn = seat;
      tellAll(t, 'fighting', seat);
    }
    if (battles > 1) return askSeat(s, D_PICK, seat);
    return beginBattle(t, s, seat, scratch[0] as number);
  }
  s.turn = -1;
  pop(s);
  push(s, F_COLLECTION); // REX-BATTLE-7
}

const scratch: number[] = [];

/** Locations, the Council excepted, where the seat and an enemy have face-up units (REX-BATTLE-2, REX-BATTLE-6). */
export function listBattles(t: Table, s: State, seat: number, out: number[]): number {
  const own = (s.standing[seat] as number) & ~(1 << t.council);
  const friends = (s.allies[seat] as number) | (1 << seat);
  let n = 0;
  if (own === 0) return n;
  for (let place = 0; place < t.places; place++) {
    if (!((own >> place) & 1)) continue;
    for (let enemy = 0; enemy < t.seats; enemy++)
      if (!((friends >> enemy) & 1) && ((s.standing[enemy] as number) >> place) & 1) out[n++] = t.c.fight + place * t.seats + enemy;
  }
  return n;
}

export function pickAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  beginBattle(t, s, seat, choice);
}

function beginBattle(t: Table, s: State, seat: number, choice: number): void {
  s.battleAt = Math.floor((choice - t.c.fight) / t.seats);
  s.sides = [seat, (choice - t.c.fight) % t.seats];
  s.forbidden = [-1, -1];
  s.bound.fill(-1);
  s.dial = [0, 0];
  s.lead = [-1, -1];
  s.slot = [0, 0];
  s.attack = [-1, -1];
  s.defence = [-1, -1];
  s.winner = -1;
  tellAll(t, 'battle', s.battleAt, seat, s.sides[1]);
  push(s, F_BATTLE);
}
