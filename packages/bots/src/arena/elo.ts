/** So many games between two entrants, and what share the first of them won. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly share: number;
}

export interface Rating {
  readonly elo: number;
  /** Half of the 95 % interval. */
  readonly reach: number;
}

const SCALE = 400 / Math.LN10;
const expected = (difference: number): number => 1 / (1 + Math.exp(-difference));

/**
 * The ratings under which the meetings are most likely (Bradley and Terry), the first entrant at 0. A draw or two of evidence holds perfect scores at a finite distance.
 */
export function ladder(entrants: number, meetings: readonly Meeting[]): Rating[] {
  const strength = new Float64Array(entrants);
  const seen = meetings.map((each) => ({ ...each, games: each.games + 1, won: each.share * each.games + 0.5 }));
  for (let round = 0; round < 4000; round++) {
    for (let who = 1; who < entrants; who++) {
      let slope = 0;
      let curve = 1e-9;
      for (const { first, second, games, won } of seen) {
        if (first !== who && second !== who) continue;
        const chance = expected((strength[first] as number) - (strength[second] as number));
        slope += (first === who ? 1 : -1) * (won - games * chance);
        curve += games * chance * (1 - chance);
      }
      strength[who] = (strength[who] as number) + Math.max(-1, Math.min(1, (0.7 * slope) / curve));
    }
  }
  return Array.from({ length: entrants }, (_, who) => {
    const curve = seen.reduce((sum, { first, second, games }) => {
      if (first !== who && second !== who) return sum;
      const chance = expected((strength[first] as number) - (strength[second] as number));
      return sum + games * chance * (1 - chance);
    }, 1e-9);
    return { elo: Math.round((strength[who] as number) * SCALE), reach: Math.round((1.96 * SCALE) / Math.sqrt(curve)) };
  });
}
