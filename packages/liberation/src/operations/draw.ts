import type { Answering } from '../decision.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { draw } from '../turn.ts';

export const drawCards = ({ count }: Effect<'draw'>): Op => operation('draw', begin, { count, mostAnswers: count });

/** The last draw may end the game. LIB-ACT-8 */
function begin(at: Answering, { count }: Op): boolean {
  const { state } = at;
  for (let i = 0; i < count && state.winner < 0; i++) draw(at, state.side);
  return false;
}
