import type { GameStatistics } from '@orrery/games/plug';
import { document, section } from '../statistics/document.ts';
import { statistics, type Statistics } from '../statistics/statistics.ts';

export const gravityStatistics: GameStatistics = {
  measure: (games, progress) =>
    statistics(games, (policy, { players, module, domination }) => progress(`${policy}: ${players}, ${module}, ${domination}`)),
  lines: (found) => {
    const { random, greedy } = found as Statistics;
    return [...section('random', random), ...section('greedy', greedy)];
  },
  document: (found) => document(found as Statistics),
};
