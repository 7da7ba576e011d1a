/** What the bots are to reach, by game: the first's share against the second, or times the fair share with more than two seats. */
export const targets: Readonly<
  Record<string, readonly { readonly first: string; readonly second: string; readonly atLeast: number }[] | undefined>
> = {
  liberation: [
    { first: 'greedy', second: 'random', atLeast: 0.85 },
    { first: 'search:2000', second: 'greedy', atLeast: 0.75 },
    { first: 'search:2000', second: 'random', atLeast: 0.97 },
  ],
  gravity: [{ first: 'search', second: 'greedy', atLeast: 0.65 }],
  rex: [
    { first: 'search', second: 'greedy', atLeast: 1.5 },
    { first: 'greedy', second: 'random', atLeast: 2 },
  ],
};

/** What is to be said about the figures of a game. */
export const notes: Readonly<Record<string, string>> = {
  liberation:
    'The search draws its worlds from the exact belief, weighed by how a sensible Liberation behaves; in the games it imagines both sides follow the trail of the base as far as the table has been told of it. The Dynasty gains most by looking ahead; the Liberation gains less against the one-ply Dynasty, which hunts by the same belief. Weak levels think through fewer worlds, go in some of them by what lies on the table alone, and take some decisions at a glance. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder liberation` measures on.',
  rex: 'Races are dealt, the same one to the same seat in every game, so that bots are compared and not races. `search` thinks 30 worlds a decision to the end of the round, and 240 to the end of a battle. A level is measured among five of level 1 and among five greedy ones: six who think at once would be dear. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder rex` measures on.',
  gravity:
    '`search` plays 60 worlds a decision to the end of the round; with more it does not play better, so the weak levels are spaced by how many of their decisions they think about. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder gravity` measures on.',
};
