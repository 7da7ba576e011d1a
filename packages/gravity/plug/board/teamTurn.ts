/** Where the round stands. */
import type { View } from '@orrery/gravity';

/** In Confrontation: which turn of the round is being taken, or decided about. Teams have no order by places, only turns begun. */
export const teamTurn = ({ players, decision }: Pick<View, 'players' | 'decision'>): number =>
  players.reduce((sum, { turns }) => sum + turns, 0) + (decision === 'team.actor' ? 1 : 0);
