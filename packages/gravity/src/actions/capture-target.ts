import { ALL, set, type Seat } from '@orrery/kernel';
import { besides, controlOf, sideControl } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { everywhere } from '../geometry.ts';
import { no, noIsland } from '../refusals.ts';
import { keyOfOne, numberOn } from '../card-sets.ts';
import { listHand, tellPaid, toDiscard } from '../phases/cards.ts';
import { stages } from '../stages.ts';
import { islandOf, playerOf, type State } from '../state.ts';
import { islandId, op, partnerOf, type Action, type Table } from '../table.ts';
import type { Islands } from '../words.ts';
import { leave } from './complete.ts';
import { reaches } from './origins.ts';
import { toOrigin } from './capture-commit.ts';

/** Whether the player may still propose a joint capture. GRV-TEAM-JOINT-1, GRV-TEAM-JOINT-2 */
export function mayPropose(table: Table, state: State, seat: Seat): boolean {
  return table.teams && state.turn.proposed === 0 && playerOf(state, partnerOf(table, seat)).held > 0;
}

/** Islands of the other sides. GRV-CAPTURE-1 */
const others = (table: Table, state: State, seat: Seat): Islands => set.minus(everywhere(), sideControl(table, state, seat));

/** Whether an action could capture anything. */
export function capturable(table: Table, state: State, seat: Seat, action: Action, joint: boolean): boolean {
  const player = playerOf(state, seat);
  if (!joint && (action.op === op.captureFromAirship ? player.airship.hunters : player.control) === 0) return false;
  for (let rest = others(table, state, seat); rest !== 0; rest = set.rest(rest)) {
    const target = set.first(rest);
    if (reaches(table, state, seat, action, false, target)) return true;
    if (joint && reaches(table, state, seat, action, true, target)) return true;
  }
  return false;
}

/** How many pieces the weakest island in reach of a capture takes, 0 where none is; null where the action is no capture. GRV-CAPTURE-5 */
export function leastNeeded(table: Table, state: State, seat: Seat, action: Action): number | null {
  if (action.op !== op.captureFromAirship && action.op !== op.captureFromIslands) return null;
  const all = others(table, state, seat);
  const near = action.op === op.captureFromIslands && action.adjacent ? set.both(all, besides(state, controlOf(state, seat))) : all;
  const strengths = set.list(near).map((island) => islandOf(state, island).strength);
  return strengths.length === 0 ? 0 : Math.min(...strengths) + table.pack.capture.margin;
}

export const captureTarget = decision('capture.target', {
  clause: 'GRV-CAPTURE-1',
  verbs: { capture: 'GRV-CAPTURE-5', joint: 'GRV-TEAM-JOINT-7' },
  asks: theActor,
  inAction: true,
  list(table, state, open, seat) {
    const { choices } = table;
    const action = running(table, state);
    const joint = state.turn.actor === state.turn.mover && mayPropose(table, state, seat); // GRV-TEAM-JOINT-8
    for (let rest = others(table, state, seat); rest !== 0; rest = set.rest(rest)) {
      const target = set.first(rest);
      if (reaches(table, state, seat, action, false, target)) open.add(choices.capture(target));
      if (joint && reaches(table, state, seat, action, true, target)) open.add(choices.joint(target));
    }
  },
  answers: {
    capture({ table, state }, island) {
      state.action.to = island;
      toOrigin(table, state, 0);
    },
    joint({ table, state, seat, tell }, island) {
      state.action.to = island;
      state.turn.proposed = 1;
      state.stage = stages['joint.answer'];
      tell?.(ALL, table.events.proposed(seat, state.action.index, island));
    },
  },
  whyNot: {
    capture({ table, state, seat }, island) {
      if (set.has(sideControl(table, state, seat), island)) return noIsland(table, 'ownIsland', 'GRV-CAPTURE-1', island);
      const action = running(table, state);
      const assault = action.op === op.captureFromIslands && action.adjacent;
      if (assault && !set.has(besides(state, controlOf(state, seat)), island)) return noIsland(table, 'notBeside', 'GRV-CARD-2B', island);
      return no('tooWeak', 'GRV-CAPTURE-5', { island: islandId(table, island), defence: islandOf(state, island).strength });
    },
    joint({ table, state, seat }, island) {
      if (set.has(sideControl(table, state, seat), island)) return noIsland(table, 'ownIsland', 'GRV-CAPTURE-1', island);
      if (state.turn.actor !== state.turn.mover || !mayPropose(table, state, seat)) return no('noProposal', 'GRV-TEAM-JOINT-1');
      return no('tooWeak', 'GRV-TEAM-JOINT-7', { island: islandId(table, island), defence: islandOf(state, island).strength });
    },
  },
});

/** The partner pays a card for the joint capture, or refuses it. GRV-TEAM-JOINT-1 … GRV-TEAM-JOINT-3 */
export const jointAnswer = decision('joint.answer', {
  clause: 'GRV-TEAM-JOINT-1',
  asks: (table, state) => set.only(partnerOf(table, state.turn.mover)),
  always: true,
  list(table, state, open, seat) {
    listHand(table, state, open, seat, table.choices.join);
    open.add(table.choices.refuse());
  },
  answers: {
    join(at, kind) {
      const { table, state, seat, tell } = at;
      toDiscard(state, seat, kind);
      state.turn.paid = 1;
      state.action.joint = 1;
      tell?.(ALL, table.events.accepted(seat));
      tellPaid(at, keyOfOne(table.sets, kind));
      toOrigin(table, state, 0);
    },
    refuse({ table, state, seat, tell }) {
      tell?.(ALL, table.events.refused(seat));
      leave(state);
    },
  },
  whyNot: { join: ({ table }, kind) => no('notInHand', 'GRV-TEAM-JOINT-1', { card: numberOn(table.sets, kind) }) },
});
