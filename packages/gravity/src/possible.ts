import type { Seat } from '@orrery/kernel';
import { conservable } from './actions/air.ts';
import { bombable } from './actions/bombardment.ts';
import { capturable } from './actions/capture-target.ts';
import { minable } from './actions/extraction.ts';
import { leaky } from './actions/leak.ts';
import { hirelings, recruits } from './actions/muster.ts';
import { pumpable } from './actions/pumping.ts';
import { unstable } from './actions/resonance.ts';
import { controlOf } from './control.ts';
import { OPERATIONS, type Operation } from './pack/pack.ts';
import { playerOf, type State } from './state.ts';
import { actionOf, actionOn, type Action, type Table } from './table.ts';
import type { ActionIndex, CardKind } from './words.ts';

/** Whether a player could carry out an action; `joint` says whether he might propose a joint capture. */
type Check = (table: Table, state: State, seat: Seat, action: Action, joint: boolean) => boolean;

const hasIsland: Check = (_, state, seat) => controlOf(state, seat) !== 0;
const always: Check = () => true;

/** An operation is possible if its first decision has a choice. GRV-TURN-8 */
const byOperation: Readonly<Record<Operation, Check>> = {
  recruit: (table, state, seat, action) => recruits(table, state, seat, action) > 0,
  hire: (table, state, seat, action) => hirelings(table, state, seat, action) > 0,
  captureFromAirship: capturable,
  captureFromIslands: capturable,
  extract: (_, state, seat) => minable(state, seat) !== 0,
  pump: (_, state, seat, action) => pumpable(state, seat, action) !== 0,
  redeploy: hasIsland, // a piece of the airship can go there, or a hunter of the island to an empty airship
  turn: (_, state, seat, action) => controlOf(state, seat) !== 0 || action.scope === 'any',
  surge: hasIsland,
  stabilise: (_, state, seat) => unstable(state, seat) !== 0,
  bombard: (table, state, seat, action) => bombable(table, state, seat, action) !== 0,
  leak: (table, state, seat, action) => leaky(table, state, seat, action) !== 0,
  sabotage: always, // GRV-WAR-22
  dig: always,
  conserve: (table, state, seat) => conservable(table, state, seat),
  unload(_, state, seat) {
    const { control, airship } = playerOf(state, seat);
    return control !== 0 && airship.permanent + airship.temporary > 0;
  },
};
const checks: readonly Check[] = OPERATIONS.map((operation) => byOperation[operation]);

/** Whether a player could carry out the action of this index. */
export function possible(table: Table, state: State, seat: Seat, index: ActionIndex, joint: boolean): boolean {
  const action = actionOf(table, index);
  return (checks[action.op] as Check)(table, state, seat, action, joint);
}

/** Whether a player could carry out at least one action of a card. */
export function playable(table: Table, state: State, seat: Seat, kind: CardKind, joint: boolean): boolean {
  return possible(table, state, seat, actionOn(kind, 0), joint) || possible(table, state, seat, actionOn(kind, 1), joint);
}
