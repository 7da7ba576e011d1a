import { ALL, no, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, ask } from '../frames.ts';
import { ATTACK, D, DEFENCE, ELEMENT } from '../ids.ts';
import { heldBy, raceOf } from '../state.ts';
import { leadersOf } from '../table.ts';
import { combatantOf, commandedSide, dialRange, hasLeader, isFresh, isPlayable, NOTHING } from './side.ts';

/** The opponent decides the element at once and openly (REX-RACE-JOL-4); where everybody sees that there is none, it is "none" (REX-RACE-JOL-7). */
export function demand(at: At): void {
  const { table, state } = at;
  const { commanded } = state.battle;
  const { seat } = commandedSide(state);
  const card = commanded === ELEMENT.attack || commanded === ELEMENT.defence;
  const nothing = commanded !== ELEMENT.number && (!hasLeader(table, state, seat) || (card && heldBy(state, seat) === 0));
  if (nothing) showNothing(at, seat);
  else ask(at, D['D-ANSWER']);
}

function showNothing({ table, state, tell }: At, seat: number): void {
  const { commanded } = state.battle;
  combatantOf(state, seat).bound[commanded] = NOTHING;
  tell?.(ALL, table.events.answeredNone(seat, commanded));
}

/** The answer binds for this battle (REX-RACE-JOL-5, REX-RACE-JOL-6). */
function bind({ state, seat }: At, value: number): void {
  answered(state, seat);
  combatantOf(state, seat).bound[state.battle.commanded] = value;
}

const notPossible = () => no('answer-not-possible', 'REX-RACE-JOL-4');

/** Jol-Nar's opponent shows the element asked for (REX-RACE-JOL-4). */
export const answer = decision('D-ANSWER', {
  clause: 'REX-RACE-JOL-4',
  asks: (_, state) => set.only(commandedSide(state).seat),
  list(table, state, open, seat) {
    const { choices, pack } = table;
    const { commanded } = state.battle;
    switch (commanded) {
      case ELEMENT.leader:
        for (const leader of leadersOf(table, raceOf(state, seat))) if (isFresh(state, leader)) open.add(choices.answer(leader));
        return;
      case ELEMENT.number:
        return open.span(choices.answerNumber, pack.constants.dialMin, dialRange(table, state, seat));
      default:
        open.add(choices.none());
        for (const card of table.battleCards[commanded === ELEMENT.attack ? ATTACK : DEFENCE])
          if (isPlayable(table, state, combatantOf(state, seat), card)) open.add(choices.answerCard(card));
    }
  },
  answers: {
    none(at) {
      answered(at.state, at.seat);
      showNothing(at, at.seat);
    },
    answer(at, leader) {
      bind(at, leader);
      at.tell?.(ALL, at.table.events.answered(at.seat, leader));
    },
    answerCard(at, card) {
      bind(at, card);
      at.tell?.(ALL, at.table.events.answeredCard(at.seat, card));
    },
    answerNumber(at, number) {
      bind(at, number);
      at.tell?.(ALL, at.table.events.answeredNumber(at.seat, number));
    },
  },
  whyNot: { answer: notPossible, answerCard: notPossible, answerNumber: notPossible },
});
