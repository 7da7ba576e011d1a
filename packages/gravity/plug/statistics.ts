import type { GameStatistics } from '@orrery/games/plug';
import { document, section, strongSection } from '../statistics/document.ts';
import { statistics, type Statistics } from '../statistics/statistics.ts';
import type { OpenPlayer } from '../statistics/strong.ts';

export const gravityStatistics: GameStatistics = {
  player: 'level:4',
  measure: (games, open, progress) => statistics(games, open as OpenPlayer, progress),
  lines: (found) => {
    const { random, greedy, strong } = found as Statistics;
    return [...strongSection(strong), ...section('random', random), ...section('greedy', greedy)];
  },
  document: (found) => document(found as Statistics),
};
