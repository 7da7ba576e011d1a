import { ALL, type Chance, type Tell } from '@orrery/kernel';
import { nth, size } from './cities.ts';
import * as At from './decisions.ts';
import { look } from './recruit-spy.ts';
import { handOf, ready, type State } from './state.ts';
import { OP, type MissionRule, type Op, type Table } from './table.ts';
import { discardFromHand, draw, endAction, tellDiscard } from './turn.ts';

const ruleOf = (table: Table, mission: number): MissionRule => table.missions[mission] as MissionRule;

/** A mission begins: what it borrows first, then its cost. LIB-COST-1, LIB-COST-7 */
export function begin(table: Table, state: State, mission: number, chance: Chance, tell?: Tell): void {
  const rule = ruleOf(table, mission);
  state.mission = mission;
  state.step = 0;
  state.payExploit = rule.costExploit;
  state.payDiscard = rule.costDiscard;
  if (rule.borrows) state.at = At.RESIST_TARGET;
  else pay(table, state, chance, tell);
}

/** The mission of another card is performed in place of the own one. LIB-MISSION-ARMED-RESISTANCE-2 */
export function borrow(table: Table, state: State, city: number, chance: Chance, tell?: Tell): void {
  const op = ruleOf(table, state.mission).effect[0] as Op;
  const mission = (state.side === 0 ? table.dynastyMission : table.liberationMission)[city] as number;
  const rule = ruleOf(table, mission);
  state.mission = mission;
  if (op.flag) {
    state.payExploit += rule.costExploit;
    state.payDiscard += rule.costDiscard;
  }
  if (tell) tell(ALL, table.events.base.borrowed + mission * table.cities.length + city);
  pay(table, state, chance, tell);
}

/** LIB-MISSION-ARMED-RESISTANCE-6: no city qualifies; the cost is paid for nothing. */
export function borrowNothing(table: Table, state: State, chance: Chance, tell?: Tell): void {
  state.step = ruleOf(table, state.mission).effect.length;
  if (tell) tell(ALL, table.events.second.borrowed as number);
  pay(table, state, chance, tell);
}

/** Asks for the next icon of the cost, E before X, then carries out the effect. LIB-COST-7, LIB-HANDMISSION-5 */
export function pay(table: Table, state: State, chance: Chance, tell?: Tell): void {
  if (state.payExploit > 0) state.at = At.PAY_EXPLOIT;
  else if (state.payDiscard > 0) state.at = At.PAY_DISCARD;
  else perform(table, state, chance, tell);
}

/** Runs operations until one has to ask or the mission is over. LIB-MISSION-GENERAL-4 */
export function perform(table: Table, state: State, chance: Chance, tell?: Tell): void {
  const { effect } = ruleOf(table, state.mission);
  for (; state.step < effect.length; state.step++) {
    if (enter(table, state, effect[state.step] as Op, chance, tell)) return;
    if (state.at === At.OVER) return;
  }
  if (state.played >= 0) {
    // LIB-HANDMISSION-4
    state.discard |= 1 << state.played;
    if (tell) tellSpent(table, state, tell);
    state.played = -1;
  }
  endAction(table, state, tell);
}

/** The running operation is done. */
export function proceed(table: Table, state: State, chance: Chance, tell?: Tell): void {
  state.step++;
  state.left = 0;
  state.used = 0;
  perform(table, state, chance, tell);
}

function tellSpent(table: Table, state: State, tell: Tell): void {
  if (table.hidden[state.side as 0 | 1]) tellDiscard(table, state.side, state.played, 'spent', tell);
  else tell(ALL, table.events.base.spent + state.side * table.cities.length + state.played);
}

/** Starts an operation; true when it asks. */
function enter(table: Table, state: State, op: Op, chance: Chance, tell?: Tell): boolean {
  const { base } = table.events;
  const { side } = state;
  switch (op.code) {
    case OP.mill: {
      const share = (state.deck.length * op.count) / op.divisor;
      mill(table, state, op.roundUp ? Math.ceil(share) : Math.floor(share), tell);
      return false;
    }
    case OP.returnDiscards:
      if (op.flag) state.at = At.PROPAGANDA_COUNT;
      else returnDiscards(table, state, Math.min(op.count, size(state.discard)), chance, tell);
      return op.flag;
    case OP.attackCity:
      state.at = At.FLEET_TARGET;
      return true;
    case OP.attackArea:
      state.at = At.SUPERWEAPON_MAP;
      return true;
    case OP.relocate:
      state.at = At.MOBILIZE_BASE;
      return true;
    case OP.evade:
      state.at = op.optional ? At.ANOMALY_EVADE : At.LIB_EVADE;
      return true;
    case OP.repeat:
      state.left = op.count;
      state.used = 0;
      return askFlaw(state);
    case OP.askBase:
      state.at = At.PROBE_MAP;
      return true;
    case OP.peek:
      return look(table, state, op, tell);
    case OP.rotate:
      state.left = op.count;
      state.at = At.WARP_CARD;
      return op.count > 0;
    case OP.exploitFor:
      state.at = At.WARP_EXPLOIT;
      return op.optional || ready(state) !== 0;
    case OP.draw:
      for (let i = 0; i < op.count && state.winner < 0; i++) draw(table, state, side, chance, tell);
      return false;
    case OP.unexploit:
      state.left = op.count;
      state.at = At.UNEXPLOIT_NEXT;
      return state.left > 0 && state.exploited !== 0;
    case OP.occupyFromHand:
      state.at = At.OCCUPY_HAND;
      return state.dynasty !== 0;
    case OP.discardOwn:
      state.left = op.count;
      state.at = At.DISCARD_OWN;
      return state.left > 0 && handOf(state, side) !== 0;
    case OP.opponentDiscards:
      if (op.flag) {
        state.left = op.count;
        state.at = At.DISCARD_FORCED;
        return state.left > 0 && handOf(state, 1 - side) !== 0;
      }
      for (let i = 0; i < op.count; i++) {
        const hand = handOf(state, 1 - side);
        if (hand === 0) break;
        discardFromHand(table, state, 1 - side, nth(hand, chance.below(size(hand))), 'discarded', tell);
      }
      return false;
    case OP.lookAtHand: {
      let hidden = handOf(state, 1 - side);
      const count = Math.min(op.count, size(hidden));
      if (tell) tell(ALL, base.lookedAtHand + side * (table.cities.length + 1) + count);
      for (let i = 0; i < count; i++) {
        const card = nth(hidden, chance.below(size(hidden)));
        hidden &= ~(1 << card);
        if (tell) tell(0b11, base.shown + (1 - side) * table.cities.length + card);
      }
      return false;
    }
  }
  return false;
}

/** LIB-MISSION-PUBLIC-SUPPORT-2, LIB-MISSION-PUBLIC-SUPPORT-3: from the top, unseen. */
function mill(table: Table, state: State, count: number, tell?: Tell): void {
  for (let i = 0; i < count; i++) state.discard |= 1 << (state.deck.pop() as number);
  if (tell) tell(ALL, table.events.base.milled + count);
}

/** LIB-MISSION-PROPAGANDA-5: random discards, the first drawn on top, unseen. */
export function returnDiscards(table: Table, state: State, count: number, chance: Chance, tell?: Tell): void {
  const { deck } = state;
  const bottom = deck.length;
  deck.length = bottom + count;
  for (let i = 0; i < count; i++) {
    const card = nth(state.discard, chance.below(size(state.discard)));
    state.discard &= ~(1 << card);
    deck[bottom + count - 1 - i] = card;
  }
  if (tell) tell(ALL, table.events.base.returned + count);
}

/** LIB-MISSION-DESIGN-FLAW-1: asks for the next use; false when all are made. */
export function askFlaw(state: State): boolean {
  state.at = At.FLAW_NEXT;
  return state.left > 0;
}
