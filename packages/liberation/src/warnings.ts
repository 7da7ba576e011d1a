import type { Choice, Known } from '@orrery/kernel';
import { size } from './cities.ts';
import * as At from './decisions.ts';
import { lenders, running } from './legal.ts';
import { memory } from './memory.ts';
import { seen } from './seen.ts';
import { ready, type State } from './state.ts';
import { DYNASTY, LIBERATION, OP, PLANET, type MissionRule, type Table } from './table.ts';
import type { View } from './view.ts';
import { VERB } from './vocabulary.ts';

/** What a screen should ask about before it sends an open choice. */
export const WARNINGS = [
  'losesGame',
  'lastCard',
  'nextAct',
  'noEffect',
  'ownCard',
  'knownElsewhere',
  'noEscape',
  'exposed',
  'lastReady',
] as const;
export type Warning = (typeof WARNINGS)[number];

export function warnings(table: Table, known: Known<View>, choice: Choice): readonly Warning[] {
  const { view } = known;
  if (view.result || choice >= table.choices.base.order) return [];
  const state = seen(table, view);
  const verb = table.choices.verbOf[choice] as number;
  const argument = table.choices.argumentOf[choice] as number;
  const bit = 1 << argument;
  switch (verb) {
    case VERB.draw:
      return drawing(state);
    case VERB.mission:
    case VERB.perform: {
      const city = verb === VERB.perform ? state.exploiting : argument;
      const mission = table.missions[(state.side === DYNASTY ? table.dynastyMission : table.liberationMission)[city] as number];
      return mission && idle(table, state, mission, city) ? ['noEffect'] : [];
    }
    case VERB.count:
      return argument === 0 ? ['noEffect'] : [];
    case VERB.targetNone:
      return ['noEffect'];
    case VERB.stop:
      return state.at === At.FLAW_NEXT && state.left === running(table, state).count ? ['noEffect'] : [];
    case VERB.map:
    case VERB.planet: {
      if (state.at !== At.SUPERWEAPON_MAP && state.at !== At.PROBE_MAP) return [];
      const area = (running(table, state).scope === PLANET ? table.planetCities : table.atlas.mapCities)[argument] as number;
      return (area & state.inPlay & ~state.occupied) === 0 ? ['noEffect'] : [];
    }
    case VERB.attack:
      if (state.dynasty & bit) return ['ownCard'];
      return elsewhere(table, known, argument) ? ['knownElsewhere'] : [];
    case VERB.sabotage:
      if ((state.liberation & bit) | (state.base === argument ? 1 : 0)) return ['ownCard'];
      return elsewhere(table, known, argument) ? ['knownElsewhere'] : [];
    case VERB.pay:
    case VERB.discard:
      return view.viewer === LIBERATION && cutsOff(state, bit) ? ['noEscape'] : [];
    case VERB.base:
      return nextToReady(state, argument) ? ['exposed'] : [];
    case VERB.exploit:
      return state.at !== At.FLAW_NEXT && size(ready(state)) === 1 ? ['lastReady'] : [];
    default:
      return [];
  }
}

/** LIB-DYN-STEP1-5 */
function drawing(state: State): Warning[] {
  const dynasty = state.side === DYNASTY;
  if (state.deck.length === 0) return state.act < 3 ? ['nextAct'] : dynasty ? ['losesGame'] : [];
  return dynasty && state.act === 3 && state.deck.length === 1 ? ['lastCard'] : [];
}

/** LIB-MISSION-GENERAL-6: it can be paid but would do nothing. */
function idle(table: Table, state: State, mission: MissionRule, city: number): boolean {
  if (mission.borrows) {
    const hand = state.liberation & ~(1 << city);
    return lenders(table, { ...state, liberation: hand, mission: table.missions.indexOf(mission) }, state.side) === 0;
  }
  return mission.effect.length > 0 && mission.effect.every((op) => (op.code === OP.mill || op.code === OP.peek) && state.deck.length === 0);
}

/** The viewer knows this card to lie in the discard pile or on the deck. */
function elsewhere(table: Table, known: Known<View>, argument: number): boolean {
  const remembered = memory(table, known);
  const id = table.cities[argument] ?? '';
  return remembered.inDiscard.includes(id) || remembered.deckTop.includes(id);
}

/** The only hand card next to the base leaves the hand. */
function cutsOff(state: State, card: number): boolean {
  const near = state.adjacent[state.base] ?? 0;
  return (state.liberation & near) === card;
}

const nextToReady = (state: State, city: number): boolean => ((state.adjacent[city] as number) & ready(state)) !== 0;
