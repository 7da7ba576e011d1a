/** The games of the house as the lobby knows them, before any engine is loaded. */
export const GAMES = ['liberation', 'rex', 'gravity'] as const;
export type GameId = (typeof GAMES)[number];

export const isGame = (word: string | undefined): word is GameId => GAMES.some((game) => game === word);
