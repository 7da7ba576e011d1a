import type { TerminalPlug } from '@orrery/games/plug';

export const plug: TerminalPlug = {
  bench: { options: { seats: 6 }, gameMillis: true, saveRestore: true },
  strength: {
    targets: [
      { first: 'search', second: 'greedy', atLeast: 1.5 },
      { first: 'greedy', second: 'random', atLeast: 2 },
    ],
    note: 'Races are dealt, the same one to the same seat in every game, so that bots are compared and not races. `search` thinks 30 worlds a decision to the end of the round, and 240 to the end of a battle. A level is measured among five of level 1 and among five greedy ones: six who think at once would be dear. Ratings and pairings above are older than commands, bids by what a card is worth, and bots that do nothing silly. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder rex` measures on.',
  },
};
