/** Where the rules speak of what is asked now, by game and decision; and of Liberation's missions. */
import { CLAUSE_OF_DECISION as rex } from '@orrery/rex/decision-clauses';
import type { GameId } from '../app/games.ts';

type Clauses = Readonly<Record<string, string>>;

const liberation: Clauses = {
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

const gravity: Clauses = {
  'prep.keep': 'GRV-PREP-4',
  'trans.save': 'GRV-TRANS-3',
  'team.actor': 'GRV-TEAM-TURN-2',
  turn: 'GRV-TURN-2',
  'castle.pay': 'GRV-CASTLE-1',
  action: 'GRV-TURN-6',
  copy: 'GRV-TEAM-COPY-1',
  recruit: 'GRV-CARD-1A',
  hire: 'GRV-CARD-1B',
  'capture.target': 'GRV-CAPTURE-1',
  'joint.answer': 'GRV-TEAM-JOINT-1',
  'capture.commit': 'GRV-CAPTURE-3',
  'capture.loss': 'GRV-CAPTURE-9',
  'extract.token': 'GRV-WAR-15',
  'pump.from': 'GRV-CARD-3B',
  'pump.to': 'GRV-CARD-3B',
  'pump.units': 'GRV-CARD-3B',
  redeploy: 'GRV-CARD-4A',
  'turn.island': 'GRV-CARD-4B',
  'turn.steps': 'GRV-CARD-4B',
  surge: 'GRV-CARD-5A',
  stabilise: 'GRV-CARD-5B',
  'stabilise.units': 'GRV-CARD-5B',
  bombard: 'GRV-CARD-6A',
  'bombard.owner': 'GRV-CARD-6A-1',
  leak: 'GRV-CARD-6B',
  'leak.kind': 'GRV-CARD-6B',
  sabotage: 'GRV-WAR-1',
  conserve: 'GRV-AIR-2',
  'unload.island': 'GRV-AIR-9',
  'unload.units': 'GRV-AIR-9',
  'islands.attractor': 'GRV-ISLANDS-4',
  'islands.target': 'GRV-ISLANDS-8',
  'islands.cell': 'GRV-ISLANDS-9',
};

const decisions: Readonly<Record<GameId, Clauses>> = { liberation, rex, gravity };

/** The clause about a decision; null where the game is over. */
export const ruleOf = (game: GameId, decision: string): string | null => decisions[game][decision] ?? null;

const missions: Clauses = {
  publicSupport: 'LIB-MISSION-PUBLIC-SUPPORT-1',
  propaganda: 'LIB-MISSION-PROPAGANDA-1',
  armedResistance: 'LIB-MISSION-ARMED-RESISTANCE-1',
  superweapon: 'LIB-MISSION-SUPERWEAPON-1',
  mobilizeBase: 'LIB-MISSION-MOBILIZE-BASE-1',
  launchFleet: 'LIB-MISSION-LAUNCH-FLEET-1',
  designFlaw: 'LIB-MISSION-DESIGN-FLAW-1',
  probe: 'LIB-MISSION-PROBE-1',
  recruitSpyL: 'LIB-MISSION-RECRUIT-SPY-1',
  recruitSpyD: 'LIB-MISSION-RECRUIT-SPY-1',
  spaceAnomaly: 'LIB-MISSION-SPACE-ANOMALY-1',
  hyperspaceWarp: 'LIB-MISSION-HYPERSPACE-WARP-1',
};

/** The first clause about a mission; missions of a pack of one's own are covered by the general ones. */
export const ruleOfMission = (mission: string): string => missions[mission] ?? 'LIB-MISSION-GENERAL-1';
