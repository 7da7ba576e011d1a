import { ALL, no, set } from '@orrery/kernel';
import { usedInVain } from '../advantages.ts';
import { decision, type At } from '../decision.ts';
import { answered, ask, frameOf, goTo, openWindow, rank } from '../frames.ts';
import { D, ELEMENTS, POWER, RACE } from '../ids.ts';
import { seatOf, type State } from '../state.ts';
import { cardId, type Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { demand } from './answer.ts';
import { commandedSide, sideFor, sideOf } from './side.ts';
import { ANNOUNCED, COMMANDS, PLAN } from './steps.ts';

/** The i-th seat to be asked for a command: on one side Xxcha before Jol-Nar, on opposite sides in turn order (REX-BATTLE-9). */
function commanderAt(table: Table, state: State, i: number): Seat {
  const xxcha = seatOf(state, RACE.XXC);
  const jolNar = seatOf(state, RACE.JOL);
  const x = xxcha >= 0 && sideFor(state, xxcha) >= 0;
  const j = jolNar >= 0 && sideFor(state, jolNar) >= 0;
  if (!x || !j) return i > 0 ? -1 : x ? xxcha : j ? jolNar : -1;
  const xxchaFirst = sideFor(state, xxcha) === sideFor(state, jolNar) || rank(table, state, xxcha) < rank(table, state, jolNar);
  return (i === 0) === xxchaFirst ? xxcha : jolNar;
}

/** Each command is offered once, at the very start (REX-BATTLE-8), to its race itself even in an ally's battle (REX-ALLY-13, REX-ALLY-14). */
export function commands(at: At): void {
  const { table, state } = at;
  const frame = frameOf(state);
  const seat = frame.next < 2 ? commanderAt(table, state, frame.next) : -1;
  state.battle.commander = -1;
  state.battle.commanded = -1;
  if (seat < 0) return goTo(state, PLAN);
  frame.next++;
  ask(at, seat === seatOf(state, RACE.XXC) ? D['D-CMD-XX'] : D['D-CMD-JN']);
}

function noCommand({ table, state, seat, tell }: At): void {
  answered(state, seat);
  tell?.(ALL, table.events.noCommand(seat));
}

/** A command is announced; in its own battle it can still be cancelled (REX-CARD-IN-18), in an ally's it cannot (REX-ALLY-17). */
function announce({ state, seat }: At, commanded: number): void {
  answered(state, seat);
  state.battle.commander = seat;
  state.battle.commanded = commanded;
  goTo(state, ANNOUNCED);
  if (sideOf(state, seat) >= 0) openWindow(state, D['X-CMD']);
}

/** Xxcha forbids the other side a card of its list, or nothing (REX-RACE-XXC-3). */
export const forbid = decision('D-CMD-XX', {
  clause: 'REX-RACE-XXC-3',
  asks: (_, state) => set.only(seatOf(state, RACE.XXC)),
  list({ choices, forbidList }, _, open) {
    open.add(choices.pass());
    open.all(choices.forbid, forbidList);
  },
  answers: {
    pass: noCommand,
    forbid(at, card) {
      at.tell?.(ALL, at.table.events.forbade(at.seat, card));
      announce(at, card);
    },
  },
  whyNot: {
    forbid: ({ table }, card) => no('not-on-the-list', 'REX-RACE-XXC-3', { card: cardId(table, card) }),
  },
});

/** Jol-Nar asks the other side for an element of its plan, or nothing (REX-RACE-JOL-4). */
export const command = decision('D-CMD-JN', {
  clause: 'REX-RACE-JOL-4',
  asks: (_, state) => set.only(seatOf(state, RACE.JOL)),
  list({ choices }, _, open) {
    open.add(choices.pass());
    open.span(choices.command, 0, ELEMENTS.length - 1);
  },
  answers: {
    pass: noCommand,
    command(at, element) {
      at.tell?.(ALL, at.table.events.commanded(at.seat, element));
      announce(at, element);
    },
  },
});

/** The announced command takes effect. */
export function announced(at: At): void {
  const { state } = at;
  const { battle } = state;
  goTo(state, COMMANDS);
  const forbids = battle.commander === seatOf(state, RACE.XXC);
  if (usedInVain(state, forbids ? POWER['XXC-2'] : POWER['JOL-3'])) return;
  if (forbids) commandedSide(state).forbidden = battle.commanded;
  else demand(at);
}
