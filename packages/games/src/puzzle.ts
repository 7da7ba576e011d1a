/**
 * Puzzles of a game: `plug/puzzles.ts` says what is asked, books of puzzles (`packages/<game>/puzzles/*.json`) hold what was found, with the games
 * they were found in. A book says once what its games have in common.
 */
import {
  commit,
  packHash,
  replayRules,
  seeded,
  seedOf,
  sha256Hex,
  startMatch,
  type Choice,
  type Happening,
  type Known,
  type Localized,
  type Options,
  type Replay,
  type Seat,
  type TableView,
} from '@orrery/kernel';
import type { AnyGame, AnyRules } from './game.ts';

/** A game in which puzzles were found; its shuffles follow from its name. */
export interface PuzzleGame {
  readonly match: string;
  readonly choices: readonly Choice[];
  readonly end: Replay['end'];
}

/** How an answer was weighed: in so many worlds, and by how much the best one leads the next, in thousandths of the victory. */
export interface Weighing {
  readonly worlds: number;
  readonly lead: number;
  /** The error of the lead. */
  readonly error: number;
}

export interface Puzzle {
  readonly id: string;
  /** What is asked, by the plug's name for it. */
  readonly question: string;
  /** The game of the book, and how many answers had been given in it. */
  readonly game: number;
  readonly at: number;
  readonly seat: Seat;
  /** The right answer: its steps in the words of the record, or the things that are left. */
  readonly answer: readonly string[];
  /** How hard it is, on the scale of ratings. */
  readonly rating: number;
  /** Whole answers, their steps joined by `; `, and what each is worth, in thousandths of the victory or as its aim counts; the best first. Absent where logic alone decides. */
  readonly values?: readonly (readonly [answer: string, value: number])[];
  /** What the search that found it says, and the deeper one that checked it. */
  readonly made?: Weighing;
  readonly checked?: Weighing;
  /** What a still deeper search says of it, in worlds of its own. */
  readonly stood?: Weighing;
}

export interface PuzzleBook {
  readonly format: 1;
  readonly game: string;
  readonly rules: string;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly options: Options;
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
}

/** Why things are ruled out: what happened in a turn, and what it ruled out for good. */
export interface Clue {
  readonly turn: number;
  readonly events: readonly Happening[];
  /** Said in the place of its events. */
  readonly say?: Localized;
  readonly things: readonly string[];
}

/** A question that logic alone decides: which of several things are still possible. */
export interface LogicQuestion {
  readonly id: string;
  readonly kind: 'logic';
  readonly title: Localized;
  /** How rules and boards call such a thing: `city`, drawn as `city-A`. */
  readonly thing: string;
  /** Where the seat can be asked: the things there are, those still possible, and why the others are not. */
  solve(
    rules: AnyRules,
    known: Known<TableView>,
  ): { readonly things: readonly string[]; readonly left: readonly string[]; readonly clues: readonly Clue[] };
  /** Whether it is worth asking. */
  asks(rules: AnyRules, known: Known<TableView>): boolean;
  rating(rules: AnyRules, known: Known<TableView>): number;
  /** So many at most are taken from one game. */
  readonly each: number;
}

interface Asked {
  readonly id: string;
  readonly title: Localized;
  /** The answer goes on for as long as the seat alone is asked one of these, and no further than so many steps. */
  readonly decisions: readonly string[];
  readonly steps: number;
  asks(rules: AnyRules, known: Known<TableView>, open: readonly Choice[]): boolean;
  readonly each: number;
}

/** A question that a deep search decides: the strongest answer to these decisions. */
export interface SearchQuestion extends Asked {
  readonly kind: 'search';
  /** By how much the best answer has to lead, as a share of the victory. */
  readonly lead: number;
}

/** A question with an aim that trying every answer decides: the one that brings the most of something. */
export interface AimQuestion extends Asked {
  readonly kind: 'aim';
  /** How much of it a table brings the seat, whole numbers. */
  figure(rules: AnyRules, state: unknown, seat: Seat): number;
  /** So much of it in words, `{count}`. */
  readonly counted: Localized;
  /** How much the best answer has to bring, and by how much it has to lead. */
  readonly least: number;
  readonly lead: number;
}

export type Question = LogicQuestion | SearchQuestion | AimQuestion;

export interface PuzzlesPlug {
  /** Who plays the games puzzles are looked for in. */
  readonly player: string;
  readonly options?: Options;
  readonly questions: readonly Question[];
}

/** An answer as its word and its arguments, as lessons write it. */
export const inWords = (rules: AnyRules, choice: Choice): string => Object.values(rules.choices.name(choice)).join(' ');

/** The shuffles of a game of this name. */
export function seedFor(match: string, seats: number): { match: string; secret: string; commitment: string; nonces: string[] } {
  const digits = (of: string): string => sha256Hex(`orrery puzzle ${match} ${of}`);
  const secret = digits('secret');
  return {
    match,
    secret,
    commitment: commit(secret),
    nonces: Array.from({ length: seats }, (_, seat) => digits(`seat ${seat}`).slice(0, 32)),
  };
}

/** A game of a book as a record anybody can verify. */
export function replayIn(book: PuzzleBook, game: number): Replay {
  const { match, choices, end } = book.games[game] ?? { match: '', choices: [], end: { ended: 'unfinished' as const } };
  const seats = Number(book.options['seats'] ?? 2);
  return {
    format: 1,
    game: book.game,
    rules: book.rules,
    pack: book.pack,
    options: book.options,
    seats: Array.from({ length: seats }, () => ({ name: '', kind: 'bot' as const })),
    seed: seedFor(match, seats),
    choices,
    end,
  };
}

/** The table of a puzzle at the moment of its question. */
export function positionOf(
  game: AnyGame,
  book: PuzzleBook,
  puzzle: Puzzle,
): {
  readonly rules: AnyRules;
  readonly state: unknown;
  readonly pasts: readonly (readonly number[])[];
  readonly known: Known<TableView>;
  readonly open: readonly Choice[];
} {
  const replay = replayIn(book, puzzle.game);
  const rules = replayRules(game, replay);
  if ('code' in rules) throw new Error(rules.problem);
  const match = startMatch(rules, seeded(seedOf(replay.seed)));
  for (const choice of replay.choices.slice(0, puzzle.at)) {
    const refused = match.answer(31 - Math.clz32(match.asked & -match.asked), choice);
    if (refused) throw new Error(`puzzle ${puzzle.id}: ${refused.code}`);
  }
  const { state, pasts } = match.save();
  return { rules, state, pasts, known: match.known(puzzle.seat), open: match.open(puzzle.seat) };
}

/** What one game gave: puzzles without their place in a book. */
export interface FoundPuzzles {
  readonly game: PuzzleGame;
  readonly puzzles: readonly Omit<Puzzle, 'id' | 'game'>[];
}

/** So many puzzles make a book; what does not fill one waits for the next. */
export const BOOK = 20;

/** Books of puzzles from what was found, question by question in turn, so that a book has some of each. */
export function bind(game: AnyGame, plug: PuzzlesPlug, found: readonly FoundPuzzles[]): PuzzleBook[] {
  const rules = game.open(plug.options ?? {});
  if ('faults' in rules) throw new Error(`${game.id} cannot be opened with the options of its puzzles`);
  const queues = plug.questions.map(({ id }) =>
    found.flatMap(({ game: played, puzzles }) => puzzles.filter(({ question }) => question === id).map((puzzle) => ({ played, puzzle }))),
  );
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, i) => queues.flatMap((queue) => queue[i] ?? [])).flat();
  return Array.from({ length: Math.max(1, Math.floor(mixed.length / BOOK)) }, (_, n) => {
    const here = mixed.slice(n * BOOK, (n + 1) * BOOK);
    const played = [...new Set(here.map((each) => each.played))];
    return {
      format: 1,
      game: game.id,
      rules: game.rules,
      pack: { id: rules.pack.id, hash: packHash(rules.pack) },
      options: rules.options,
      games: played,
      puzzles: here.map((each, i) => ({
        id: `${each.puzzle.question}-${n * BOOK + i + 1}`,
        game: played.indexOf(each.played),
        ...each.puzzle,
      })),
    };
  });
}
