import { ALL } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { ask, frameOf, goTo, pop } from '../frames.ts';
import { D } from '../ids.ts';
import { clearBattle, heldBy } from '../state.ts';
import { faceUp } from '../units.ts';
import { revealCards } from './cards.ts';
import { announced, commands } from './commands.ts';
import { revealPlans } from './plan.ts';
import { resolve } from './result.ts';
import { ANNOUNCED, CALLS, CARDS, COMMANDS, END, PLAN, RESULT, REVEAL } from './steps.ts';

/** One duel: commands, report, plans, cards, traitors, effects, result (REX-BATTLE-8 … 37). */
export function duelFlow(at: At): void {
  const { state } = at;
  switch (frameOf(state).step) {
    case COMMANDS:
      return commands(at);
    case ANNOUNCED:
      return announced(at);
    case PLAN:
      report(at);
      goTo(state, REVEAL);
      return ask(at, D['D-PLAN']);
    case REVEAL:
      revealPlans(at);
      goTo(state, CARDS);
      return ask(at, D['D-CARDS']);
    case CARDS:
      revealCards(at);
      goTo(state, CALLS);
      return ask(at, D['D-CALL']);
    case CALLS:
      goTo(state, RESULT);
      return resolve(at);
    case RESULT: // losses and kept cards have been chosen
      return goTo(state, END);
    default:
      clearBattle(state.battle);
      return pop(state);
  }
}

/** Units and hands of both sides are announced (REX-BATTLE-10). */
function report({ table, state, tell }: At): void {
  const { location, sides } = state.battle;
  for (const { seat } of sides) {
    const units = Math.min(faceUp(table, state, seat, location), table.pack.constants.dialMax);
    tell?.(ALL, table.events.report(seat, units, heldBy(state, seat)));
  }
}
