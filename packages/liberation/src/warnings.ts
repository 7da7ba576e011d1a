import { byWord, set, type Choice, type Known } from '@orrery/kernel';
import { citiesOfMap, citiesOfPlanet } from './areas.ts';
import type { Cities, City } from './cities.ts';
import { At } from './decision-ids.ts';
import { memory } from './memory/memory.ts';
import { running } from './missions.ts';
import type { Op } from './operation.ts';
import { lenders } from './operations/borrow-mission.ts';
import { seenState } from './seen-state.ts';
import { DYNASTY, LIBERATION } from './sides.ts';
import { neighbours, ready, unoccupied, type State } from './state.ts';
import { missionOf, type Table } from './table.ts';
import type { View } from './view.ts';
import type { ChoiceLexicon } from './words.ts';

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

interface Warned {
  readonly table: Table;
  readonly known: Known<View>;
  readonly state: State;
}

/** Warnings of one table, by the verb of the choice. */
export function warnings(table: Table): (known: Known<View>, choice: Choice) => readonly Warning[] {
  const warn = byWord<ChoiceLexicon, Warned, readonly Warning[]>(table.verbs, {
    draw: ({ state }) => drawing(state),
    mission: ({ table, state }, card) => idle(table, state, card),
    perform: ({ table, state }) => idle(table, state, state.exploiting),
    count: (_, count) => (count === 0 ? ['noEffect'] : []),
    targetNone: () => ['noEffect'],
    stop: ({ table, state }) => (state.at === At.FLAW_NEXT && state.left === running(table, state).count ? ['noEffect'] : []),
    map: (warned, map) => empty(warned, citiesOfMap(warned.table, map)),
    planet: (warned, planet) => empty(warned, citiesOfPlanet(warned.table, planet)),
    attack: (warned, city) => (set.has(warned.state.dynasty, city) ? ['ownCard'] : elsewhere(warned, city)),
    sabotage(warned, city) {
      const { state } = warned;
      return set.has(state.liberation, city) || state.base === city ? ['ownCard'] : elsewhere(warned, city);
    },
    pay: cutsOff,
    discard: cutsOff,
    base: ({ state }, city) => (set.both(neighbours(state, city), ready(state)) === 0 ? [] : ['exposed']),
    exploit: ({ state }) => (state.at !== At.FLAW_NEXT && set.size(ready(state)) === 1 ? ['lastReady'] : []),
  });
  return (known, choice) => (known.view.result ? [] : (warn({ table, known, state: seenState(table, known.view) }, choice) ?? []));
}

/** LIB-DYN-STEP1-5 */
function drawing(state: State): Warning[] {
  const dynasty = state.side === DYNASTY;
  if (state.deck.length === 0) return state.act < 3 ? ['nextAct'] : dynasty ? ['losesGame'] : [];
  return dynasty && state.act === 3 && state.deck.length === 1 ? ['lastCard'] : [];
}

/** LIB-MISSION-GENERAL-6: the mission of this card can be paid but would do nothing. */
function idle(table: Table, state: State, card: City): Warning[] {
  const mission = missionOf(table, state.side, card);
  const rule = table.missions[mission];
  if (!rule) return [];
  if (rule.borrows) {
    const liberation = set.without(state.liberation, card);
    return lenders(table, { ...state, liberation, mission }) === 0 ? ['noEffect'] : [];
  }
  const nothing = ({ op }: Op): boolean => (op === 'millDeck' || op === 'peekDeck') && state.deck.length === 0;
  return rule.effect.length > 0 && rule.effect.every(nothing) ? ['noEffect'] : [];
}

/** An area without a city that could be hit. */
function empty({ state }: Warned, area: Cities): Warning[] {
  if (state.at !== At.SUPERWEAPON_MAP && state.at !== At.PROBE_MAP) return [];
  return set.both(area, unoccupied(state)) === 0 ? ['noEffect'] : [];
}

/** The viewer knows this card to lie in the discard pile or on the deck. */
function elsewhere({ table, known }: Warned, city: City): Warning[] {
  const { inDiscard, deckTop } = memory(table, known);
  const id = table.cities[city] ?? '';
  return inDiscard.includes(id) || deckTop.includes(id) ? ['knownElsewhere'] : [];
}

/** The only hand card next to the base leaves the hand. */
function cutsOff({ state, known }: Warned, card: City): Warning[] {
  if (known.view.viewer !== LIBERATION) return [];
  const exits = set.both(state.liberation, state.adjacent[state.base] ?? 0);
  return exits === set.only(card) ? ['noEscape'] : [];
}
