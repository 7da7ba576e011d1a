import type { RulesPlug } from '@orrery/games/plug';
import { gravity } from '@orrery/gravity';

/** Where the rules speak of what is asked. */
const clauses: Readonly<Record<string, string>> = {
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

export const plug: RulesPlug = {
  game: gravity,
  clauseOf: (decision) => clauses[decision] ?? null,
};
