/** What people are told about ratings. */

/** How strong somebody is held to be; the true figure lies within the margin nineteen times of twenty. */
export interface Figure {
  readonly figure: number;
  readonly margin: number;
  readonly games: number;
  /** Too few games to be on a list. */
  readonly provisional: boolean;
}

export interface Leaders {
  /** The strongest first. */
  readonly rows: readonly (Figure & { readonly handle: string; readonly name: string; readonly own: boolean })[];
  /** How many are not on the list yet. */
  readonly provisional: number;
  /** The person who asks; `above` is how many are stronger, where they are not among the rows. */
  readonly own: (Figure & { readonly above?: number }) | null;
}

export interface Profile {
  readonly name: string;
  readonly handle: string;
  readonly own: boolean;
  /** By game; on one's own page also by side. */
  readonly ratings: readonly (Figure & { readonly game: string; readonly side: string })[];
  /** Rated games, the last first, with the figure after each. A player who has gone has no name. */
  readonly games: readonly {
    readonly match: string;
    readonly game: string;
    readonly ended: number;
    readonly figure: number;
    readonly margin: number;
    readonly side: string;
    readonly outcome: 'won' | 'shared' | 'lost';
    /** Whom they played against; and with whom, where that was fixed before the game. */
    readonly others: readonly (string | null)[];
    readonly partners?: readonly (string | null)[];
  }[];
}
