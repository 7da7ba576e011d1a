/**
 * How everything general reaches a game: `packages/<game>/plug` has one file for each side that needs something of it, so that a server never
 * loads a board and a page never loads a server. What a page shows of a game is described in `apps/web/src/app/plug.ts`.
 */
import type { Bot, Budget, Chance, Choice, Event, Known, Localized, Named, Options, Past, Seat, TableView } from '@orrery/kernel';
import type { AnyGame, AnyRules } from './game.ts';
import type { Knowledge, Prospect, WholeAnswer } from './knowledge.ts';

export type { Folly, Knowledge, Prospect, Reason, Solver, WholeAnswer, Worlds } from './knowledge.ts';

/** `plug/rules.ts`: for whoever plays by the rules or cites them. */
export interface RulesPlug {
  readonly game: AnyGame;
  /** Where sides are chosen during the game: what a seat has become, as a thing the rules name. */
  become?(view: TableView, seat: Seat): { readonly kind: string; readonly id: string } | null;
}

/** `plug/table.ts`: for whoever keeps a table, be it a server, a page or an arena. */
export interface TablePlug {
  readonly customs: Customs;
  readonly bots: BotLore;
  /** What a seat knows that is taken just now, at a position that was dealt a moment ago; `seen` is what everybody at the table has seen. */
  seatedNow(rules: AnyRules, state: unknown, seen: Past): Promise<(seat: Seat) => Past>;
}

/** How long a decision stays open whatever is answered (`floor`, plus up to `spread`), and when it is closed for everybody. In milliseconds. */
export interface Window {
  readonly floor: number;
  readonly spread: number;
  readonly limit: number;
  /** Answered for everybody at once, by standing order or not at all: nobody at a table over days waits for windows. */
  readonly never: boolean;
}

/** Later than any time, and still a number in JSON. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** What a game leaves to its table. By decision ids, never by states; what is absent is not its custom. */
export interface Customs {
  /** The minimum and maximum time of a decision; `mail` at a table over days. */
  window?(decision: string, options: Options, mail: boolean): Window | null;
  /** Decisions that share one span of time, and its length. */
  span?(decision: string, options: Options): number | null;
  /** Partners, whom the options fix before the game: they win and lose together, are rated as one, and may talk among themselves. */
  team?(options: Options, pack: unknown, seat: Seat): readonly Seat[];
  /** Whether their talk is limited to signals during this decision. */
  signalsOnly?(decision: string, options: Options): boolean;
  /** What is often said at the table, said by `phrase.<id>` to everybody and by `phrase.<id>.to` to one. */
  readonly phrases?: readonly string[];
  /** Decisions that come often and that a seat may pass unasked for a while: by kind, which is said by `passing.<kind>`, and by id or beginning, `W-*`. */
  readonly passing?: Readonly<Record<string, readonly string[]>>;
  /** Events that need no moment of their own at a table where people wait, or a short one. That somebody has decided never needs one. */
  readonly asides?: { readonly none: readonly string[]; readonly short: readonly string[] };
  /** How long bots may think in a round altogether at a screen where people wait, in milliseconds; absent: as long as each decision takes. */
  readonly thoughtPerRound?: number;
  /** How long what others do in a round stays in view altogether at such a screen; absent: as long as each of their moves deserves. */
  readonly shownPerRound?: number;
  /** Decisions within a turn that show whoever answers them nothing new: in the page they can be taken back until somebody else has answered. */
  readonly takesBack?: readonly string[];
  /** How long strong bots think about a decision at most, in milliseconds; 0 where they decide at a glance. Absent: as long as they usually do. */
  ponders?(decision: string): number;
  /** A choice that has one answer is put to the player all the same. */
  readonly asksAlways?: boolean;
  /** Whole set-ups by name, a newcomer's first, as changes to the standard; said by `preset.<id>` and `preset.<id>.line`. */
  readonly presets?: readonly { readonly id: string; readonly options: Options }[];
  /** The options after one of them was changed: what it needs is set with it, what it excludes is put back. */
  fit?(options: Options, changed: string): Options;
  /**
   * The clause behind an option, or behind one of its values (`module.war`, said by `option.module.war.help`); and options whose default departs from the
   * wording of the book, with the languages of the editions it departs from.
   */
  readonly clauses?: Readonly<Record<string, string>>;
  readonly departs?: Readonly<Record<string, readonly (keyof Localized)[]>>;
  /** The seat that chooses before all others, which is offered first to whoever sits down; null where lots decide. */
  choosesFirst?(options: Options): Seat | null;
  /** Where sides are chosen during the game: options that give every seat its side, for leagues in which everybody has the sides in turn. */
  readonly sideOfSeat?: Options;
  /** How people who are paired play in teams: at a table of so many, by these options. */
  readonly inTeams?: { readonly seats: number; readonly options: Options };
  /** Options as they are set at one screen with so many people. */
  atOneScreen?(options: Options, people: number): Options;
  /** Warnings that come again and again and stand beside their choice: never asked about, or once a game. */
  readonly remarks?: { readonly never: readonly string[]; readonly once: readonly string[] };
}

/** How carelessly a trained bot plays. */
export interface Carelessness {
  /** 1 plays as it learned; the more, the more alike its choices seem to it. */
  readonly temperature: number;
  /** So many turns back it remembers what it saw and heard; absent: all of them. */
  readonly turns?: number;
}

/** How a level plays: how many worlds it thinks through, how many of them with everything it has seen in mind, and how often it thinks at all. */
export interface Skill {
  readonly iterations: number;
  /** 0 forgets all that no longer lies on the table, 1 nothing. */
  readonly memory: number;
  /** The share of its decisions it thinks about; the others it takes at a glance, as people in a hurry do. Absent: all of them. */
  readonly attention?: number;
  /** How much alike choices look that it takes at a glance: 1, or absent, as they are to an old hand, more the less practised it is. */
  readonly vagueness?: number;
  /** Plays small games within the game, as battles are, by their solution where one is known. */
  readonly solves?: boolean;
  /** How many ways to go on it lets the players weigh whom it imagines, where the game knows how far to look. Absent: they take the first. */
  readonly care?: number;
  /** What it likes and what it avoids, where nothing speaks against it. */
  readonly manners?: readonly Manner[];
  /** Plays by the trained net where one was trained for the table: so carelessly, or after a search over so many worlds. */
  readonly trained?: Carelessness | { readonly worlds: number };
}

/** Whether a choice is of a kind that people know one another by. */
export type Habit = (rules: AnyRules) => (choice: Choice, known: Known<TableView>) => boolean;

/** How somebody deals with a kind of choice. */
export interface Manner {
  /** By its name among the game's habits. */
  readonly habit: string;
  /** In so many of the cases, from 0 to 1, in which there is such a choice and another. */
  readonly share: number;
  /** It takes none of the kind, rather than one of them. */
  readonly shuns?: boolean;
}

/** Open answers of one decision, tried in worlds its seat holds possible. */
export interface Trials {
  /** How often a good player would give each of them. */
  readonly inclined: readonly number[];
  /** Draws one more world and tries these answers in it, by their places in the list, all with the same luck. */
  next(tried: readonly number[], chance: Chance): Tried;
}
export interface Tried {
  /** How much the world counts. */
  readonly weight: number;
  /** By answer tried: every seat's share of the victory. */
  readonly shares: readonly (readonly number[])[];
}

/** Says what decisions and positions are worth. */
export interface Judge {
  /** How many win as one, where teams are fixed before the game. */
  readonly partners: number;
  /** How much there is to say of a decision: nothing where it belongs to the set-up rather than to the game. */
  weight(known: Known<TableView>, open: readonly Choice[]): 'none' | 'light' | 'heavy';
  trials(known: Known<TableView>, open: readonly Choice[]): Trials;
  /** Every seat's share of the victory where everything lies as it does, found out once; `knowns` by seat. */
  standing(state: unknown, knowns: readonly Known<TableView>[], chance: Chance): readonly number[];
  /** Where a decision is a small game of its own: the whole answers that should be given to it, the most frequent first. */
  solved?(known: Known<TableView>): readonly WholeAnswer[] | null;
}

/** Bots that learned a game by playing it. */
export interface Trained {
  readonly judge: Judge;
  /** Draws from what the net would play. */
  net(carelessness: Carelessness): Bot<TableView>;
  /** The net with a short search over so many worlds, as many as fit into the budget where none are given. */
  master(worlds?: number): Bot<TableView>;
  /** What the master makes of every open choice. */
  prospects(known: Known<TableView>, open: readonly Choice[], chance: Chance, budget: Budget): Promise<readonly Prospect[]>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from, which no type without `any` can say for all games at once
export type AnyKnowledge = Knowledge<any, TableView>;

/** What bots are told of a game. Everything may be missing: search then plays from the rules alone. */
export interface BotLore {
  /** Loaded when a bot sits down. */
  knowledge?(rules: AnyRules): Promise<AnyKnowledge>;
  /** Figures behind choices, for hints; loaded when somebody asks for one. Absent: those of `knowledge`. */
  reasons?(rules: AnyRules): Promise<NonNullable<AnyKnowledge['reasons']>>;
  /** Loaded when a trained bot sits down; null where none was trained for such a table. */
  trained?(rules: AnyRules): Promise<Trained | null>;
  /** The strongest bot of version 0.1.0 as it was, which later ones are measured against. */
  readonly old?: { knowledge(rules: AnyRules): Promise<AnyKnowledge>; readonly iterations: number };
  /** The levels from the weakest to the strongest, spaced by measurement. */
  readonly skills?: readonly Skill[];
  /** Worlds of a thought where no level says how many. */
  readonly iterations?: number;
  /** How much care the players take whom `search` imagines, where no level says it. */
  readonly care?: number;
  /** The power of an estimate that is as often right as it says, by measurement: `evaluate` ranks, and this makes a share of the victory of it. */
  readonly sharpness?: number;
  /** Kinds of choices by name: manners are made of them, styles are measured by them, and `always:NAME` takes one whenever it is open and otherwise plays one ply ahead. */
  readonly habits?: Readonly<Record<string, Habit>>;
  /** What an arena deals instead of letting bots choose, so that bots are compared and not sides: the side with this number. */
  dealt?(decision: string, open: readonly Choice[], side: number): Choice | null;
  /** How many sides there are to deal. */
  readonly sides?: number;
}

/** `plug/terminal.ts`: what the command line measures of a game. Everything may be missing. */
export interface TerminalPlug {
  /** The table whose speed is measured, and what beside random play. */
  readonly bench?: {
    readonly options?: Options;
    /** From where search is measured: the first view that is so. */
    readonly searchFrom?: (view: TableView) => boolean;
    /** A whole random game, in milliseconds. */
    readonly gameMillis?: boolean;
    /** Writing a state down and reading it again, in microseconds. */
    readonly saveRestore?: boolean;
  };
  /** What the bots are to reach: the first's share against the second, or times the fair share with more than two seats. */
  readonly strength?: {
    readonly targets: readonly { readonly first: string; readonly second: string; readonly atLeast: number }[];
    /** What is to be said about the figures. */
    readonly note: string;
  };
  /** How games end under random, greedy and strong play. */
  statistics?(): Promise<GameStatistics>;
}

/** Statistics of a game, made and written down by itself. */
export interface GameStatistics {
  /** The bot by whose play games are measured beside random and greedy ones, by its name. */
  readonly player: string;
  measure(
    games: { readonly random: number; readonly greedy: number; readonly strong: number },
    open: (rules: AnyRules) => Promise<Bot<TableView>>,
    progress: (line: string) => void,
  ): Promise<object>;
  /** The figures as lines, and as a whole document. */
  lines(found: object): readonly string[];
  document(found: object): string;
}

/** A thing the rules name. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** One row of a ledger: a seat, or a thing. */
export type LedgerRow = { readonly seat: Seat } | Thing;

/** Figures a seat knew, over the game. */
export interface Ledger {
  readonly id: string;
  readonly title: Localized;
  readonly rows: readonly LedgerRow[];
  /** Chances, which are said in per cent. */
  readonly chances: boolean;
  /** By row; null where there is nothing to say. */
  figures(known: Known<TableView>): readonly (number | null)[];
}

/** `plug/review.ts`: what a review says of a game beside chances to win. */
export interface ReviewPlug {
  /** What people count a game by, and how far it has come. */
  readonly unit: 'turn' | 'round';
  moment(view: TableView): number;
  ledgers(rules: AnyRules, seat: Seat): readonly Ledger[];
  /** Events that are retold; those of the kinds that are drawn can be seen on the board. */
  readonly tales: readonly {
    readonly id: string;
    readonly title: Localized;
    readonly kinds: readonly string[];
    readonly drawn?: readonly string[];
  }[];
  /** Decisions that are small games of their own: whole answers are held against the solved ones. */
  readonly solved?: {
    readonly title: Localized;
    /** What such a decision is about, and against whom. */
    about(view: TableView): { readonly thing: Thing; readonly against: Seat } | null;
    /** A step of an answer in short: a number, or a thing the rules name. */
    step(choice: Named): number | Thing;
    /** What an event says of how it came out: who won, null for nobody; undefined where it says nothing of it. */
    winner(event: Event): Seat | null | undefined;
  };
}
