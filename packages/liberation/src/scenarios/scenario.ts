/** Hand and occupied cities of the Dynasty (`*` = exploited), hand and base of the Liberation; decks are written top card first. */
export interface Position {
  readonly layout?: string;
  /** The whole deck before the deal, instead of the zones. */
  readonly shuffled?: string;
  readonly act?: number;
  readonly deck?: string;
  readonly discard?: string;
  readonly D?: { readonly hand: string; readonly occ: string };
  readonly L?: { readonly hand: string; readonly base: string };
  readonly at?: string;
  /** The card in resolution when the game ended. */
  readonly inPlay?: string;
  readonly result?: { readonly winner: string; readonly by: string };
  readonly events?: readonly string[];
}

/** A short passage of play with what it must offer and where it must lead. */
export interface Scenario {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly before: Position;
  readonly rng?: { readonly reshuffle?: readonly string[]; readonly propaganda?: readonly string[] };
  readonly choices: readonly string[];
  readonly offers?: readonly {
    readonly n: number;
    readonly exact?: readonly string[];
    readonly has?: readonly string[];
    readonly hasNot?: readonly string[];
  }[];
  readonly after: Position;
}
