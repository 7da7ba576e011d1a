import type { Choice, Known, Refusal } from '@orrery/kernel';
import { size } from './cities.ts';
import * as At from './decisions.ts';
import { lenders, lookedAt, running, sabotageable, usesOf } from './legal.ts';
import { seen } from './seen.ts';
import { handOf, ready, type State } from './state.ts';
import { ATTACK, MISSION, OCCUPY, type MissionRule, type Table } from './table.ts';
import { decider, type View } from './view.ts';
import { VERB } from './vocabulary.ts';

const refusal = (code: string, clause: string, data: Refusal['data'] = {}): Refusal => ({ code, clause, data });

/** Why a choice is not open, worked out from the viewer's own table. */
export function refuse(table: Table, known: Known<View>, choice: Choice): Refusal {
  const { view } = known;
  if (view.result) return refusal('over', 'LIB-END-1');
  if (!((view.asked >> view.viewer) & 1)) return refusal('notAsked', 'LIB-TURN-7');
  const state = seen(table, view);
  const orders = choice >= table.choices.base.order;
  const verb = orders ? VERB.order : (table.choices.verbOf[choice] as number);
  const argument = orders ? 0 : (table.choices.argumentOf[choice] as number);
  return reason(table, state, verb, argument) ?? refusal('notThisDecision', 'LIB-TURN-2', { decision: view.decision });
}

function reason(table: Table, state: State, verb: number, argument: number): Refusal | null {
  const id = table.cities[argument] ?? '';
  const city = { city: id };
  const { at } = state;
  const has = (set: number): boolean => ((set >> argument) & 1) === 1;
  const inHand = has(handOf(state, decider(state)));
  const missing = (clause: string): Refusal => refusal('notInHand', clause, city);
  const far = (clause: string, from: number): Refusal => refusal('notAdjacent', clause, { ...city, from: table.cities[from] ?? '' });

  switch (verb) {
    case VERB.occupy:
      if (at === At.SETUP_OCCUPY) return missing('LIB-SETUP-8');
      if (at === At.DYN_HIT) return refusal('otherCapture', 'LIB-MISSION-SUPERWEAPON-4', city);
      if (at === At.DYN_EXPLOIT || at === At.WARP_OP) return inHand ? far('LIB-OCCUPY-2', state.exploiting) : missing('LIB-OCCUPY-1');
      return at === At.OCCUPY_HAND ? (inHand ? far('LIB-OCCUPY-2', -1) : missing('LIB-OCCUPY-1')) : null;
    case VERB.base:
      if (at === At.SETUP_BASE) return missing('LIB-SETUP-10');
      if (at === At.LIB_EVADE) return inHand ? far('LIB-EVADE-3', state.base) : missing('LIB-EVADE-3');
      return at === At.MOBILIZE_BASE ? missing('LIB-MISSION-MOBILIZE-BASE-1') : null;
    case VERB.unexploit:
      return at === At.DYN_STEP1 || at === At.DYN_STEP2 || at === At.UNEXPLOIT_NEXT
        ? refusal('notExploited', 'LIB-UNEXPLOIT-1', city)
        : null;
    case VERB.exploit:
      return at === At.DYN_STEP2 || at === At.WARP_EXPLOIT || at === At.FLAW_NEXT ? cannotExploit(table, state, argument) : null;
    case VERB.mission:
      if (at !== At.DYN_STEP2 && at !== At.LIB_STEP2) return null;
      return inHand ? cannotPay(table, state, missionOf(table, state.side, argument), -1) : missing('LIB-HANDMISSION-1');
    case VERB.perform:
      if (at === At.WARP_OP && !(running(table, state).uses & MISSION)) return refusal('noMissionHere', 'LIB-MISSION-HYPERSPACE-WARP-2');
      return at === At.DYN_EXPLOIT || at === At.WARP_OP
        ? cannotPay(table, state, missionOf(table, 0, state.exploiting), state.exploiting)
        : null;
    case VERB.attack:
      if (at !== At.DYN_EXPLOIT && at !== At.WARP_OP && at !== At.FLEET_TARGET) return null;
      if (has(state.occupied)) return refusal('occupied', 'LIB-ATTACK-2', city);
      if (!has(state.inPlay)) return refusal('notInPlay', 'LIB-WARP-2', city);
      return far('LIB-ATTACK-1', at === At.FLEET_TARGET ? state.source : state.exploiting);
    case VERB.sabotage:
      if (at !== At.LIB_STEP2 && at !== At.FLAW_NEXT) return null;
      if (has(state.occupied)) return refusal('occupied', 'LIB-SABOTAGE-3', city);
      if (!has(state.inPlay)) return refusal('notInPlay', 'LIB-WARP-2', city);
      if (at === At.FLAW_NEXT && has(state.used)) return refusal('usedBefore', 'LIB-MISSION-DESIGN-FLAW-7', city);
      return has(sabotageable(state)) ? null : refusal('noneAdjacent', 'LIB-SABOTAGE-2', city);
    case VERB.pay:
      if (at === At.PAY_DISCARD) return missing('LIB-COST-2');
      if (at !== At.PAY_EXPLOIT) return null;
      return has(state.occupied) ? refusal('alreadyExploited', 'LIB-COST-3', city) : refusal('notOccupied', 'LIB-COST-3', city);
    case VERB.discard:
      if (at === At.DYN_HIT) return refusal('otherCapture', 'LIB-MISSION-SUPERWEAPON-4', city);
      if (at === At.DYN_STEP3) return missing('LIB-DYN-STEP3-2');
      return at === At.LIB_STEP3 || at === At.DISCARD_OWN || at === At.DISCARD_FORCED ? missing('LIB-LIB-STEP3-1') : null;
    case VERB.count:
      return at === At.PROPAGANDA_COUNT
        ? refusal('tooMany', 'LIB-MISSION-PROPAGANDA-1', { most: Math.min(running(table, state).count, size(state.discard)) })
        : null;
    case VERB.target:
      return at === At.RESIST_TARGET ? cannotBorrow(table, state, argument) : null;
    case VERB.targetNone:
      return at === At.RESIST_TARGET ? refusal('targetsExist', 'LIB-MISSION-ARMED-RESISTANCE-6') : null;
    case VERB.map:
      return at === At.SUPERWEAPON_MAP || at === At.PROBE_MAP || at === At.WARP_CARD
        ? refusal('notInGalaxy', 'LIB-MAP-1', { map: table.atlas.maps[argument] ?? '' })
        : null;
    case VERB.take:
      return at === At.SPY_TAKE && !has(lookedAt(state)) ? refusal('notLooked', 'LIB-MISSION-RECRUIT-SPY-2', city) : null;
    case VERB.order:
      return at === At.SPY_ORDER ? refusal('notTheseCards', 'LIB-MISSION-RECRUIT-SPY-4') : null;
    default:
      return null;
  }
}

const missionOf = (table: Table, side: number, city: number): MissionRule =>
  table.missions[(side === 0 ? table.dynastyMission : table.liberationMission)[city] as number] as MissionRule;

/** LIB-COST-6: what is needed and what is there. */
function cannotPay(table: Table, state: State, mission: MissionRule, source: number): Refusal {
  const fromHand = source < 0;
  return refusal('cannotPay', 'LIB-COST-6', {
    mission: mission.id,
    exploit: mission.costExploit,
    discard: mission.costDiscard,
    ready: state.side === 0 ? size(ready(state)) : 0,
    cards: size(handOf(state, state.side)) - (fromHand ? 1 : 0),
  });
}

function cannotExploit(table: Table, state: State, argument: number): Refusal | null {
  const city = { city: table.cities[argument] ?? '' };
  const bit = 1 << argument;
  if (!(state.occupied & bit)) return refusal('notOccupied', 'LIB-EXPLOIT-1', city);
  if (state.exploited & bit) return refusal('alreadyExploited', 'LIB-EXPLOIT-2', city);
  if (state.at === At.FLAW_NEXT) return state.used & bit ? refusal('usedBefore', 'LIB-MISSION-DESIGN-FLAW-7', city) : null;
  const uses = state.at === At.WARP_EXPLOIT ? running(table, state).uses : OCCUPY | ATTACK | MISSION;
  return usesOf(table, state, argument, uses) === 0 ? refusal('noOperation', 'LIB-EXPLOIT-4', city) : null;
}

function cannotBorrow(table: Table, state: State, argument: number): Refusal | null {
  const city = { city: table.cities[argument] ?? '' };
  const bit = 1 << argument;
  if (!(state.occupied & bit)) return refusal('notOccupied', 'LIB-MISSION-ARMED-RESISTANCE-1', city);
  const own = table.missions[state.mission] as MissionRule;
  if ((own.effect[0]?.excluded ?? 0) & bit) return refusal('excludedCategory', 'LIB-MISSION-ARMED-RESISTANCE-3', city);
  if (lenders(table, state, state.side) & bit) return null;
  const other = missionOf(table, state.side, argument);
  return refusal('cannotPay', 'LIB-MISSION-ARMED-RESISTANCE-5', {
    mission: other.id,
    exploit: own.costExploit + other.costExploit,
    discard: own.costDiscard + other.costDiscard,
    ready: state.side === 0 ? size(ready(state)) : 0,
    cards: size(handOf(state, state.side)),
  });
}
