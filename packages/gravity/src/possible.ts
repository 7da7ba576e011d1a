import { conservable } from './actions/air.ts';
import { capturable } from './actions/capture.ts';
import { minable } from './actions/extraction.ts';
import { hirelings, recruits } from './actions/muster.ts';
import { pumpable } from './actions/pumping.ts';
import { bombable, leaky } from './actions/raid.ts';
import { unstable } from './actions/resonance.ts';
import { OPERATIONS, type Operation } from './pack/pack.ts';
import type { State } from './state.ts';
import type { Action, Table } from './table.ts';

/** Whether a player could carry out an action; `joint` says whether he might propose a joint capture. */
type Check = (t: Table, s: State, seat: number, action: Action, joint: boolean) => boolean;

const hasIsland: Check = (_t, s, seat) => s.control[seat] !== 0;
const always: Check = () => true;

/** An operation is possible if its first decision has a choice. GRV-TURN-8 */
const byOperation: Readonly<Record<Operation, Check>> = {
  recruit: (t, s, seat, action) => recruits(t, s, seat, action) > 0,
  hire: (t, s, seat, action) => hirelings(t, s, seat, action) > 0,
  captureFromAirship: capturable,
  captureFromIslands: capturable,
  extract: (_t, s, seat) => minable(s, seat) !== 0,
  pump: (_t, s, seat, action) => s.control[seat] !== 0 && pumpable(s, seat, action) !== 0,
  redeploy: hasIsland, // a piece of the airship can go there, or a hunter of the island to an empty airship
  turn: (_t, s, seat, action) => s.control[seat] !== 0 || action.scope === 'any',
  surge: hasIsland,
  stabilise: (_t, s, seat) => unstable(s, seat) !== 0,
  bombard: (t, s, seat, action) => bombable(t, s, seat, action) !== 0,
  leak: (t, s, seat, action) => leaky(t, s, seat, action) !== 0,
  sabotage: always, // GRV-WAR-22
  dig: always,
  conserve: (t, s, seat) => s.control[seat] !== 0 && conservable(t, s, seat),
  unload: (_t, s, seat) => s.control[seat] !== 0 && (s.storedPermanent[seat] as number) + (s.storedTemporary[seat] as number) > 0,
};
const checks: readonly Check[] = OPERATIONS.map((operation) => byOperation[operation]);

/** Whether a player could carry out the action of this index. */
export function possible(t: Table, s: State, seat: number, index: number, joint: boolean): boolean {
  const action = t.actions[index] as Action;
  return (checks[action.op] as Check)(t, s, seat, action, joint);
}

/** Whether a player could carry out at least one action of a card. */
export function playable(t: Table, s: State, seat: number, kind: number, joint: boolean): boolean {
  return possible(t, s, seat, kind * 2, joint) || possible(t, s, seat, kind * 2 + 1, joint);
}
