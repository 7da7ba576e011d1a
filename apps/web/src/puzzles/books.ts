/** Books of puzzles, each loaded when one of its puzzles is wanted. */
import type { GameId } from '@orrery/games/list';
import { BOOK, type Puzzle, type PuzzleBook } from '@orrery/games/puzzle';

const files = import.meta.glob<string>('../../../../packages/*/puzzles/*.json', { query: '?url', import: 'default', eager: true });
const booksOf = (game: GameId): readonly string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(`../../../../packages/${game}/puzzles/`))
    .toSorted();

export const numberOf = ({ id }: Puzzle): number => Number(id.slice(id.lastIndexOf('-') + 1));

export interface Placed {
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
}

async function load(game: GameId, n: number): Promise<PuzzleBook> {
  const answer = await fetch(files[booksOf(game)[n] ?? ''] ?? '');
  if (!answer.ok) throw new Error(`there is no book ${n} of ${game}`);
  return (await answer.json()) as PuzzleBook;
}

/** A puzzle by its number; null where there is none. */
export async function puzzleNumbered(game: GameId, number: number): Promise<Placed | null> {
  const n = Math.floor((number - 1) / BOOK);
  if (!Number.isInteger(n) || n < 0 || n >= booksOf(game).length) return null;
  const book = await load(game, n);
  const puzzle = book.puzzles.find((each) => numberOf(each) === number);
  return puzzle ? { book, puzzle } : null;
}

/** The puzzle of a day: the next of another book every day, so that none comes twice before all have come. */
export async function puzzleOfDay(game: GameId, day: number): Promise<Placed> {
  const books = booksOf(game).length;
  const book = await load(game, day % books);
  const puzzle = book.puzzles[Math.floor(day / books) % book.puzzles.length];
  if (!puzzle) throw new Error(`a book of ${game} is empty`);
  return { book, puzzle };
}

/** The number of the last puzzle. */
export const mostOf = (game: GameId): number => booksOf(game).length * BOOK;
