import { ALL, no, set, type Refusal } from '@orrery/kernel';
import type { Cities, City } from '../cities.ts';
import { cardsOf, readyOf } from '../costs.ts';
import { decision, sideOnTurn, type Answering, type Seen } from '../decision.ts';
import { pay } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { named } from '../refusals.ts';
import type { State } from '../state.ts';
import { missionOf, ruleOf, type Table } from '../table.ts';

/** What is borrowed is named before any cost is paid, so that nothing is left to do when the effect runs. */
export const borrowMission = ({ payCost, excludeCategories }: Effect<'borrowMission'>, citiesOfCategory: (id: string) => Cities): Op =>
  operation('borrowMission', () => false, {
    paysCost: payCost,
    excluded: excludeCategories.reduce<Cities>((cities, id) => set.union(cities, citiesOfCategory(id)), 0),
  });

/** A mission that borrows does nothing else: it is its first operation. */
const borrowing = (table: Table, state: State): Op => ruleOf(table, state.mission).effect[0] as Op;

/** Occupied cities whose mission can be borrowed: own cost and theirs are payable. LIB-MISSION-ARMED-RESISTANCE-3 … LIB-MISSION-ARMED-RESISTANCE-5 */
export function lenders(table: Table, state: State): Cities {
  const { side } = state;
  const own = ruleOf(table, state.mission);
  const { paysCost, excluded } = borrowing(table, state);
  const cards = cardsOf(state, side) - own.costDiscard;
  const readyCities = readyOf(state, side) - own.costExploit;
  let found: Cities = 0;
  for (let rest = set.minus(state.occupied, excluded); rest !== 0; rest = set.rest(rest)) {
    const city = set.first(rest);
    const { costDiscard, costExploit } = ruleOf(table, missionOf(table, side, city));
    if (!paysCost || (costDiscard <= cards && costExploit <= readyCities)) found = set.with(found, city);
  }
  return found;
}

/** Whose mission is performed in place of the own one. LIB-MISSION-ARMED-RESISTANCE-1 */
export const resistTarget = decision('resist.target', {
  clause: 'LIB-MISSION-ARMED-RESISTANCE-1',
  asks: sideOnTurn,
  list(table, state, open) {
    const cities = lenders(table, state);
    if (cities === 0) open.add(table.verbs.targetNone());
    else open.each(table.verbs.target, cities);
  },
  answers: {
    target: borrow,
    /** LIB-MISSION-ARMED-RESISTANCE-6: no city qualifies; the cost is paid for nothing. */
    targetNone(at) {
      const { table, state, tell } = at;
      state.step = ruleOf(table, state.mission).effect.length;
      tell?.(ALL, table.events.borrowedNothing());
      pay(at);
    },
  },
  whyNot: {
    target: cannotBorrow,
    targetNone: () => no('targetsExist', 'LIB-MISSION-ARMED-RESISTANCE-6'),
  },
});

/** LIB-MISSION-ARMED-RESISTANCE-2 */
function borrow(at: Answering, city: City): void {
  const { table, state, tell } = at;
  const { paysCost } = borrowing(table, state);
  const mission = missionOf(table, state.side, city);
  const { costExploit, costDiscard } = ruleOf(table, mission);
  state.mission = mission;
  if (paysCost) {
    state.payExploit += costExploit;
    state.payDiscard += costDiscard;
  }
  tell?.(ALL, table.events.borrowed(mission, city));
  pay(at);
}

function cannotBorrow({ table, state }: Seen, city: City): Refusal | null {
  if (!set.has(state.occupied, city)) return no('notOccupied', 'LIB-MISSION-ARMED-RESISTANCE-1', named(table, city));
  if (set.has(borrowing(table, state).excluded, city)) return no('excludedCategory', 'LIB-MISSION-ARMED-RESISTANCE-3', named(table, city));
  if (set.has(lenders(table, state), city)) return null;
  const own = ruleOf(table, state.mission);
  const other = ruleOf(table, missionOf(table, state.side, city));
  return no('cannotPay', 'LIB-MISSION-ARMED-RESISTANCE-5', {
    mission: other.id,
    exploit: own.costExploit + other.costExploit,
    discard: own.costDiscard + other.costDiscard,
    ready: readyOf(state, state.side),
    cards: cardsOf(state, state.side),
  });
}
