import { ALL } from '@orrery/kernel';
import { answered, askSeat, goTo, keepLocal, localOf, rank } from '../frames.ts';
import {
  ATTACK,
  DEFENCE,
  D_ANSWER,
  D_CMD_JN,
  D_CMD_XX,
  ELEMENTS,
  E_ATTACK,
  E_DEFENCE,
  E_LEADER,
  E_NUMBER,
  JOL,
  JOL_3,
  XXC,
  XXC_2,
  X_CMD,
} from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll, tellTo } from '../tell.ts';
import { isCancelled, openWindow } from '../windows.ts';
import { ANNOUNCED, COMMANDS, PLAN } from './battle-steps.ts';
import { cardsOf, dialRange, hasLeader, isAvailable, isPlayable, sideFor, sideOf } from './battle-side.ts';

/** The i-th seat to be asked for a command: on one side Xxcha before Jol-Nar, on opposite sides in turn order (REX-BATTLE-9). */
function commanderAt(t: Table, s: State, i: number): number {
  const xxcha = s.seatOf[XXC] as number;
  const jolNar = s.seatOf[JOL] as number;
  const x = xxcha >= 0 && sideFor(s, xxcha) >= 0;
  const j = jolNar >= 0 && sideFor(s, jolNar) >= 0;
  if (!x || !j) return i > 0 ? -1 : x ? xxcha : j ? jolNar : -1;
  const xxchaFirst = sideFor(s, xxcha) === sideFor(s, jolNar) || rank(t, s, xxcha) < rank(t, s, jolNar);
  return (i === 0) === xxchaFirst ? xxcha : jolNar;
}

/** Each command is offered once, at the very start (REX-BATTLE-8), to its race itself even in an ally's battle (REX-ALLY-13, REX-ALLY-14). */
export function commands(t: Table, s: State): void {
  const i = localOf(s);
  const seat = i < 2 ? commanderAt(t, s, i) : -1;
  s.commander = -1;
  s.element = -1;
  if (seat < 0) return goTo(s, PLAN);
  keepLocal(s, i + 1);
  askSeat(s, seat === s.seatOf[XXC] ? D_CMD_XX : D_CMD_JN, seat);
}

export function forbidLegal(t: Table, out: number[]): number {
  let n = 0;
  out[n++] = t.c.pass;
  for (const card of t.forbidList) out[n++] = t.c.forbid + card;
  return n;
}

export function commandLegal(t: Table, out: number[]): number {
  let n = 0;
  out[n++] = t.c.pass;
  for (let element = 0; element < ELEMENTS.length; element++) out[n++] = t.c.command + element;
  return n;
}

/** A command is announced; in its own battle it can still be cancelled (REX-CARD-IN-18), in an ally's it cannot (REX-ALLY-17). */
export function commandAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.pass) return tellAll(t, 'noCommand', seat);
  const forbids = seat === s.seatOf[XXC];
  s.commander = seat;
  s.element = choice - (forbids ? t.c.forbid : t.c.command);
  tellAll(t, forbids ? 'forbade' : 'commanded', seat, s.element);
  goTo(s, ANNOUNCED);
  if (sideOf(s, seat) >= 0) openWindow(s, X_CMD);
}

/** The announced command takes effect. */
export function announced(t: Table, s: State): void {
  goTo(s, COMMANDS);
  const forbids = s.commander === s.seatOf[XXC];
  if (isCancelled(s, forbids ? XXC_2 : JOL_3, true)) return;
  const target = 1 - sideFor(s, s.commander);
  if (forbids) s.forbidden[target] = s.element;
  else askAnswer(t, s, target);
}

/** The opponent decides the element at once and openly (REX-RACE-JOL-4); where everybody sees that there is none, it is "none" (REX-RACE-JOL-7). */
function askAnswer(t: Table, s: State, target: number): void {
  const seat = s.sides[target] as number;
  const element = s.element;
  const card = element === E_ATTACK || element === E_DEFENCE;
  if (element !== E_NUMBER && (!hasLeader(t, s, seat) || (card && s.held[seat] === 0))) bindNone(t, s, seat, target);
  else askSeat(s, D_ANSWER, seat);
}

function bindNone(t: Table, s: State, seat: number, side: number): void {
  s.bound[side * 4 + s.element] = -2;
  tellTo(t, ALL, 'answered', 3, seat, s.element);
}

export function answerLegal(t: Table, s: State, seat: number, out: number[]): number {
  const side = sideOf(s, seat);
  let n = 0;
  switch (s.element) {
    case E_LEADER:
      for (let leader = 0; leader < t.leaders; leader++) if (isAvailable(t, s, seat, leader)) out[n++] = t.c.answerLeader + leader;
      return n;
    case E_NUMBER: {
      const most = dialRange(t, s, seat);
      for (let number = t.pack.constants.dialMin; number <= most; number++) out[n++] = t.c.answerNumber + number;
      return n;
    }
    default:
      out[n++] = t.c.none;
      for (const card of cardsOf(t, s.element === E_ATTACK ? ATTACK : DEFENCE))
        if (isPlayable(t, s, side, card)) out[n++] = t.c.answerCard + card;
      return n;
  }
}

/** The answer binds for this battle (REX-RACE-JOL-5, REX-RACE-JOL-6). */
export function answerAnswer(t: Table, s: State, seat: number, choice: number): void {
  const side = sideOf(s, seat);
  answered(s, seat);
  if (choice === t.c.none) return bindNone(t, s, seat, side);
  const shape = s.element === E_LEADER ? 0 : s.element === E_NUMBER ? 2 : 1;
  const value = choice - (shape === 0 ? t.c.answerLeader : shape === 1 ? t.c.answerCard : t.c.answerNumber);
  s.bound[side * 4 + s.element] = value;
  tellTo(t, ALL, 'answered', shape, seat, value);
}
