import type { Race } from '../pack/pack.ts';
import type { RexChoice } from '../words.ts';
import { position, type Position, type Setting } from './position.ts';

type Slot = 'none' | 'attack' | 'defence' | 'both';
const THREE: readonly Race[] = ['LET', 'SOL', 'HAC'];

/** A Battle phase at its first question that is no card window. */
export const fight = (setting: Setting): Position =>
  position({ races: THREE, first: 'LET', discarded: ['I1', 'I2', 'I3'], ...setting })
    .begin('battle')
    .quiet();
export const plan = (number: number, leader: string, slot: Slot = 'none'): RexChoice[] => [
  { verb: 'dial', number },
  { verb: 'lead', leader },
  { verb: 'slot', slot },
];
export const use = (...cards: readonly string[]): RexChoice[] => cards.map((card) => ({ verb: 'use', card }));
export const noCalls = (p: Position): Position => {
  while (p.decision === 'D-CALL' && p.asked.length > 0) p.answer(p.asked[0] as Race, { verb: 'decline' });
  return p;
};
