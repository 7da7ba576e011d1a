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
export const notes: Readonly<Record<string, string>> = {};
