import { ALL } from '@orrery/kernel';
import { decision, running, theActor, type At } from '../decision.ts';
import { stages } from '../stages.ts';
import { islandOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Origin } from '../words.ts';
import { huntersFrom, mercenariesFrom, ORIGINS, partnersAmong, partnersFrom, raid, type Raid } from './origins.ts';

/** The capture that is running. */
const runningRaid = (table: Table, state: State): Raid =>
  raid(table, state.turn.actor, running(table, state), state.action.joint === 1, state.action.to);

const gives = (state: State, capture: Raid, origin: Origin): boolean =>
  huntersFrom(state, capture, origin) + partnersFrom(state, capture, origin) + mercenariesFrom(state, capture, origin) > 0;

/** Goes on to the first origin from this one on that has pieces to give, or to the losses. */
export function toOrigin(table: Table, state: State, from: Origin): void {
  const capture = runningRaid(table, state);
  let origin = from;
  while (origin < ORIGINS && !gives(state, capture, origin)) origin++;
  state.action.origin = origin;
  state.stage = origin < ORIGINS ? stages['capture.commit'] : stages['capture.loss'];
}

/** Pieces of one origin; whatever still lets the capture succeed. GRV-CAPTURE-3, GRV-CAPTURE-4, GRV-CAPTURE-5, GRV-TEAM-JOINT-5 */
export const captureCommit = decision('capture.commit', {
  clause: 'GRV-CAPTURE-3',
  verbs: { commit: 'GRV-CAPTURE-5' },
  asks: theActor,
  inAction: true,
  list(table, state, open, seat) {
    const { choices } = table;
    const { joint, origin, committed, to } = state.action;
    const capture = runningRaid(table, state);
    let total = 0;
    let hunters = 0;
    let partners = 0;
    for (const given of committed) {
      total += given.hunters + given.partners + given.mercenaries;
      hunters += given.hunters + given.partners;
      partners += partnersAmong(table, state, seat, given.origin, given.partners, given.mercenaries);
    }
    for (let later = origin + 1; later < ORIGINS; later++) {
      const his = partnersFrom(state, capture, later);
      const mercenaries = mercenariesFrom(state, capture, later);
      const both = huntersFrom(state, capture, later) + his;
      total += both + mercenaries;
      hunters += both;
      partners += partnersAmong(table, state, seat, later, his, mercenaries);
    }
    const needed = islandOf(state, to).strength + table.pack.capture.margin;
    const mostOwn = huntersFrom(state, capture, origin);
    const mostHis = partnersFrom(state, capture, origin);
    const mostMercenaries = mercenariesFrom(state, capture, origin);
    for (let own = 0; own <= mostOwn; own++)
      for (let his = 0; his <= mostHis; his++)
        for (let mercenaries = 0; mercenaries <= mostMercenaries; mercenaries++) {
          if (total + own + his + mercenaries < needed || hunters + own + his === 0) continue;
          if (joint && partners + partnersAmong(table, state, seat, origin, his, mercenaries) === 0) continue;
          open.add(choices.commit(own, his, mercenaries));
        }
  },
  answers: {
    commit(at, hunters, partners, mercenaries) {
      const { table, state } = at;
      const { action } = state;
      if (hunters + partners + mercenaries > 0) action.committed.push({ origin: action.origin, hunters, partners, mercenaries });
      toOrigin(table, state, action.origin + 1);
      if (action.joint && state.stage === stages['capture.loss']) tellCommitted(at);
    },
  },
});

export function tellCommitted({ table, state, tell }: At): void {
  if (!tell) return;
  for (const { origin, hunters, partners, mercenaries } of state.action.committed)
    tell(ALL, table.events.committed(state.turn.actor, origin, hunters, partners, mercenaries));
}
