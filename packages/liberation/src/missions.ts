import { ALL, set } from '@orrery/kernel';
import { At } from './decision-ids.ts';
import type { Answering } from './decision.ts';
import type { Op } from './operation.ts';
import type { State } from './state.ts';
import { hidesMissions, ruleOf, type Mission, type Table } from './table.ts';
import { endAction, tellDiscard } from './turn.ts';

/** A mission begins: what it borrows first, then its cost. LIB-COST-1, LIB-COST-7 */
export function begin(at: Answering, mission: Mission): void {
  const { table, state } = at;
  const rule = ruleOf(table, mission);
  state.mission = mission;
  state.step = 0;
  state.payExploit = rule.costExploit;
  state.payDiscard = rule.costDiscard;
  if (rule.borrows) state.at = At.RESIST_TARGET;
  else pay(at);
}

/** Asks for the next icon of the cost, E before X, then carries out the effect. LIB-COST-7, LIB-HANDMISSION-5 */
export function pay(at: Answering): void {
  const { state } = at;
  if (state.payExploit > 0) state.at = At.PAY_EXPLOIT;
  else if (state.payDiscard > 0) state.at = At.PAY_DISCARD;
  else perform(at);
}

/** Runs operations until one has to ask or the mission is over. LIB-MISSION-GENERAL-4 */
function perform(at: Answering): void {
  const { table, state } = at;
  const { effect } = ruleOf(table, state.mission);
  for (; state.step < effect.length; state.step++) {
    const op = running(table, state);
    if (op.begin(at, op) || state.at === At.OVER) return;
  }
  if (state.played >= 0) spend(at);
  endAction(at);
}

/** LIB-HANDMISSION-4 */
function spend(at: Answering): void {
  const { table, state, tell } = at;
  const { events } = table;
  const { side, played } = state;
  state.discard = set.with(state.discard, played);
  if (hidesMissions(table, side)) tellDiscard(at, side, played, events.spent, events.spentUnseen);
  else tell?.(ALL, events.spent(side, played));
  state.played = -1;
}

/** The operation of a mission that runs now. */
export const running = (table: Table, state: State): Op => ruleOf(table, state.mission).effect[state.step] as Op;

/** The running operation is done. */
export function proceed(at: Answering): void {
  const { state } = at;
  state.step++;
  state.left = 0;
  state.used = 0;
  perform(at);
}

/** The running operation is declined. */
export function decline(at: Answering): void {
  const { table, state, tell } = at;
  tell?.(ALL, table.events.skipped(state.side));
  proceed(at);
}

/** After an attack or an Evade: on with the mission it belongs to, or the action is over. */
export function resume(at: Answering): void {
  if (at.state.mission >= 0) proceed(at);
  else endAction(at);
}
