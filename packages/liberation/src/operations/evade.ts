import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { decline } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';

export const evadeInMission = ({ optional }: Effect<'evade'>): Op => operation('evade', begin, { optional });

function begin({ state }: Answering, { optional }: Op): boolean {
  state.at = optional ? At.ANOMALY_EVADE : At.LIB_EVADE;
  return true;
}

/** Whether to evade after the rotation. LIB-MISSION-SPACE-ANOMALY-2 */
export const anomalyEvade = decision('anomaly.evade', {
  clause: 'LIB-MISSION-SPACE-ANOMALY-2',
  asks: sideOnTurn,
  list({ verbs }, _state, open) {
    open.add(verbs.evade());
    open.add(verbs.skip());
  },
  answers: {
    evade({ state }) {
      state.at = At.LIB_EVADE;
    },
    skip: decline,
  },
});
