/** The games of the house, in the order of the lobby. A game joins by its folder in `packages` and its id here. */
export const GAMES = ['liberation', 'rex', 'gravity'] as const;
export type GameId = (typeof GAMES)[number];

export const isGame = (word: string | undefined): word is GameId => GAMES.some((game) => game === word);
