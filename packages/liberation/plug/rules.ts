import type { RulesPlug } from '@orrery/games/plug';
import { liberation } from '@orrery/liberation';

/** Where the rules speak of what is asked. */
const clauses: Readonly<Record<string, string>> = {
  'setup.occupy': 'LIB-SETUP-8',
  'setup.base': 'LIB-SETUP-10',
  'dyn.step1': 'LIB-DYN-STEP1-1',
  'dyn.step2': 'LIB-DYN-STEP2-1',
  'dyn.exploit': 'LIB-EXPLOIT-3',
  'dyn.hit': 'LIB-ATTACK-6',
  'dyn.step3': 'LIB-DYN-STEP3-1',
  'lib.step1': 'LIB-LIB-STEP1-1',
  'lib.step2': 'LIB-LIB-STEP2-1',
  'lib.evade': 'LIB-EVADE-3',
  'lib.step3': 'LIB-LIB-STEP3-1',
  'pay.exploit': 'LIB-COST-3',
  'pay.discard': 'LIB-COST-2',
  'propaganda.count': 'LIB-MISSION-PROPAGANDA-1',
  'resist.target': 'LIB-MISSION-ARMED-RESISTANCE-1',
  'superweapon.map': 'LIB-MISSION-SUPERWEAPON-1',
  'mobilize.base': 'LIB-MISSION-MOBILIZE-BASE-1',
  'fleet.target': 'LIB-MISSION-LAUNCH-FLEET-1',
  'flaw.next': 'LIB-MISSION-DESIGN-FLAW-1',
  'probe.map': 'LIB-MISSION-PROBE-1',
  'spy.take': 'LIB-MISSION-RECRUIT-SPY-3',
  'spy.order': 'LIB-MISSION-RECRUIT-SPY-4',
  'warp.card': 'LIB-WARP-6',
  'warp.mode': 'LIB-WARP-7',
  'anomaly.evade': 'LIB-MISSION-SPACE-ANOMALY-2',
  'warp.exploit': 'LIB-MISSION-HYPERSPACE-WARP-2',
  'warp.op': 'LIB-MISSION-HYPERSPACE-WARP-2',
  'unexploit.next': 'LIB-UNEXPLOIT-1',
  'occupy.hand': 'LIB-OCCUPY-1',
  'discard.own': 'LIB-DISCARD-2',
  'discard.forced': 'LIB-DISCARD-2',
};

export const plug: RulesPlug = {
  game: liberation,
  clauseOf: (decision) => clauses[decision] ?? null,
};
