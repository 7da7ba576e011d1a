import type { AnyGame } from './game.ts';

export type { AnyGame, AnyRules } from './game.ts';

/** Every game by its id, each in a file of its own that is loaded when a table needs it. */
export const lazyGames = {
  liberation: async () => (await import('@orrery/liberation')).liberation,
  rex: async () => (await import('@orrery/rex')).rex,
  gravity: async () => (await import('@orrery/gravity')).gravity,
} as const satisfies Readonly<Record<string, () => Promise<AnyGame>>>;

export type GameId = keyof typeof lazyGames;
export const isGameId = (id: string): id is GameId => Object.hasOwn(lazyGames, id);
