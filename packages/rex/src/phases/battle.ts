import { ask, goTo, pop, stepOf } from '../frames.ts';
import { D_CARDS, D_PLAN } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { faceUp } from '../units.ts';
import { announced, commands } from './battle-commands.ts';
import { revealCards, revealPlans } from './battle-plan.ts';
import { ANNOUNCED, CALLS, CARDS, COMMANDS, END, PLAN, RESULT, REVEAL } from './battle-steps.ts';
import { endBattle, resolve } from './battle-result.ts';
import { askCalls } from './traitors.ts';

/** One duel: commands, report, plans, cards, traitors, effects, result (REX-BATTLE-8 … 37). */
export function battleFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case COMMANDS:
      return commands(t, s);
    case ANNOUNCED:
      return announced(t, s);
    case PLAN:
      report(t, s);
      goTo(s, REVEAL);
      return ask(s, D_PLAN, (1 << (s.sides[0] as number)) | (1 << (s.sides[1] as number)));
    case REVEAL: {
      revealPlans(t, s);
      goTo(s, CARDS);
      let playing = 0;
      for (let side = 0; side < 2; side++) if (s.slot[side] !== 0) playing |= 1 << (s.sides[side] as number);
      return ask(s, D_CARDS, playing);
    }
    case CARDS:
      revealCards(t, s);
      goTo(s, CALLS);
      return askCalls(s);
    case CALLS:
      goTo(s, RESULT);
      return resolve(t, s);
    case RESULT: // losses and kept cards have been chosen
      return goTo(s, END);
    default:
      endBattle(s);
      return pop(s);
  }
}

/** Units and hands of both sides are announced (REX-BATTLE-10). */
function report(t: Table, s: State): void {
  if (!t.tell) return;
  for (const seat of s.sides) tellAll(t, 'report', seat, Math.min(faceUp(t, s, seat, s.battleAt), t.pack.constants.dialMax), s.held[seat]);
}
