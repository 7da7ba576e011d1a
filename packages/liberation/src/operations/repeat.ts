import { ALL, no, set, type Refusal } from '@orrery/kernel';
import type { Cities, City } from '../cities.ts';
import { decision, sideOnTurn, type Answering, type Seen } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { notReady } from '../exploiting.ts';
import { proceed, running } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import type { RepeatedOp } from '../pack/schema.ts';
import { named } from '../refusals.ts';
import { noneAdjacent, notSabotageable, sabotage, sabotageable } from '../sabotage.ts';
import { ready, unoccupied, type State } from '../state.ts';

export const repeat = ({ choices, max, mayStop, distinctCities }: Effect<'repeat'>): Op =>
  repeated(choices, { count: max, mostAnswers: max, optional: mayStop, eachOnce: distinctCities });

/** A single use is one that repeats once; who may find no city in reach may decline. */
export const once = (effect: RepeatedOp): Op =>
  repeated([effect], { count: 1, mostAnswers: 1, eachOnce: true, optional: effect.op === 'sabotage' && effect.adjacentTo !== null });

function repeated(choices: readonly RepeatedOp[], rest: Partial<Op>): Op {
  const sabotages = choices.find((choice) => choice.op === 'sabotage');
  return operation('repeat', begin, {
    exploits: choices.some((choice) => choice.op === 'exploitOccupied'),
    sabotages: sabotages !== undefined,
    near: sabotages?.adjacentTo === 'baseOrHand' ? 'own' : 'anywhere',
    ...rest,
  });
}

function begin({ state }: Answering, { count }: Op): boolean {
  state.left = count;
  state.used = 0;
  state.at = At.FLAW_NEXT;
  return count > 0;
}

/** Ready cities that may be exploited. LIB-MISSION-DESIGN-FLAW-7 */
const exploits = (state: State, op: Op): Cities => (op.exploits ? unused(state, op, ready(state)) : 0);

/** LIB-MISSION-DESIGN-FLAW-3, LIB-MISSION-DESIGN-FLAW-4, LIB-MISSION-DESIGN-FLAW-7 */
function sabotages(state: State, op: Op): Cities {
  if (!op.sabotages) return 0;
  return unused(state, op, op.near === 'anywhere' ? unoccupied(state) : sabotageable(state));
}

const unused = (state: State, { eachOnce }: Op, cities: Cities): Cities => (eachOnce ? set.minus(cities, state.used) : cities);

/** The next use: a city of the Dynasty is exploited, or one is sabotaged. LIB-MISSION-DESIGN-FLAW-1 */
export const flawNext = decision('flaw.next', {
  clause: 'LIB-MISSION-DESIGN-FLAW-1',
  asks: sideOnTurn,
  list(table, state, open) {
    const op = running(table, state);
    open.each(table.verbs.exploit, exploits(state, op));
    open.each(table.verbs.sabotage, sabotages(state, op));
    if (op.optional || open.size === 0) open.add(table.verbs.stop());
  },
  answers: {
    /** LIB-EXPLOIT-5: against its will and without an operation. */
    exploit(at, city) {
      const { table, state, tell } = at;
      state.exploited = set.with(state.exploited, city);
      tell?.(ALL, table.events.exploited(city));
      used(at, city);
    },
    sabotage(at, city) {
      sabotage(at, city);
      used(at, city);
    },
    stop(at) {
      at.tell?.(ALL, at.table.events.stopped(at.state.side));
      proceed(at);
    },
  },
  whyNot: {
    exploit: (seen, city) => notReady(seen, city) ?? usedBefore(seen, city),
    sabotage: (seen, city) => notSabotageable(seen, city) ?? usedBefore(seen, city) ?? noneAdjacent(seen, city),
  },
});

function used(at: Answering, city: City): void {
  const { state } = at;
  state.used = set.with(state.used, city);
  state.left--;
  if (state.left <= 0) proceed(at);
}

const usedBefore = ({ table, state }: Seen, city: City): Refusal | null =>
  set.has(state.used, city) ? no('usedBefore', 'LIB-MISSION-DESIGN-FLAW-7', named(table, city)) : null;
