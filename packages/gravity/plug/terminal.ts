import type { TerminalPlug } from '@orrery/games/plug';

export const plug: TerminalPlug = {
  strength: {
    targets: [{ first: 'search', second: 'greedy', atLeast: 0.65 }],
    note: '`search` plays 60 worlds a decision to the end of the round; with more it does not play better, so the weak levels are spaced by how many of their decisions they think about. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder gravity` measures on.',
  },
  statistics: async () => (await import('./statistics.ts')).gravityStatistics,
};
