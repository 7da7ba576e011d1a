import type { TerminalPlug } from '@orrery/games/plug';

export const plug: TerminalPlug = {
  bench: { options: { seats: 6 }, gameMillis: true, saveRestore: true },
  strength: {
    targets: [
      { first: 'search', second: 'greedy', atLeast: 1.5 },
      { first: 'greedy', second: 'random', atLeast: 2 },
    ],
    note: 'Races are dealt, the same one to the same seat in every game, so that bots are compared and not races. `search` thinks 30 worlds a decision to the end of the round, and 90 to the end of a battle. `search` and levels 5 to 8 take their battle plans from the solution of a small game: whole plans of both sides, the cards of the second reveal inside, by regret matching against twelve hands the other side may hold, and mixed. A level is measured among five of level 1 and among five greedy ones: six who think at once would be dear. One of level 8 among five `old:level:8` won 18.3 % (8.4 % … 35.5 %, 30 games; a fair share is 16.7 %), too few to tell them apart: `orrery arena rex level:8 old:level:8 --games 90 --seed opponents`. Six of level 4 shared 297 victories thus, while Xxcha always foretold Hacan or Sol for the last round: Sol 11.6 %, Hacan 28.1 %, Jol-Nar 4.0 %, Letnev 5.6 %, Xxcha 38.0 %, Lazax 12.6 %; 93 of them were foretold, and 156 games came to the last round. Part of that was play: Xxcha now draws what it foretells, the others reckon with it, and nobody has measured since (`orrery arena rex level:4 level:4 --games 300`). Ratings and pairings above are older than commands, bids by what a card is worth, solved battles, and bots that do nothing silly. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder rex` measures on.',
  },
};
