import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPuzzle, findPuzzles } from '@orrery/bots/puzzles';
import { games, type AnyGame } from '@orrery/games';
import { loadPuzzles } from '@orrery/games/loadPuzzles';
import { bind, type FoundPuzzles, type Puzzle, type PuzzleBook, type PuzzleGame, type PuzzlesPlug } from '@orrery/games/puzzle';
import { Command } from 'commander';
import { checkout as root } from '../checkout.ts';
import { Complaint } from '../complaint.ts';
import type { Context } from '../context.ts';
import { gameCalled } from '../known-games.ts';
import { wholeNumber } from '../whole-number.ts';

interface Wishes {
  readonly games: string;
  readonly question: readonly string[];
  readonly seed: string;
  readonly record?: string;
  readonly write?: boolean;
  readonly check?: boolean;
}

const collect = (value: string, sofar: readonly string[]): readonly string[] => [...sofar, value];
const folderOf = (game: string): string => join(root, 'packages', game, 'puzzles');

/** Games looked through before, one a line. */
function recorded(file: string): FoundPuzzles[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FoundPuzzles);
}

const booksOf = (game: string): PuzzleBook[] =>
  existsSync(folderOf(game))
    ? readdirSync(folderOf(game))
        .toSorted()
        .map((file) => JSON.parse(readFileSync(join(folderOf(game), file), 'utf8')) as PuzzleBook)
    : [];

function write(game: AnyGame, plug: PuzzlesPlug, found: readonly FoundPuzzles[], print: (line: string) => void): void {
  const folder = folderOf(game.id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const books = bind(game, plug, found);
  books.forEach((book, n) => writeFileSync(join(folder, `${String(n + 1).padStart(2, '0')}.json`), `${JSON.stringify(book)}\n`));
  print(`${books.reduce((sum, { puzzles }) => sum + puzzles.length, 0)} puzzles in ${books.length} books`);
}

/**
 * Weighs the answers of books by a deeper search. Where others may take the places of those that fail, the ones that stand come back, each with what the
 * deeper search said of it.
 */
async function check(
  game: AnyGame,
  plug: PuzzlesPlug,
  books: readonly PuzzleBook[],
  others: readonly FoundPuzzles[] | null,
  print: (line: string) => void,
): Promise<{ readonly wrong: number; readonly standing: readonly FoundPuzzles[] }> {
  const place = ({ match }: PuzzleGame, { question, at }: Pick<Puzzle, 'question' | 'at'>): string => `${match} ${at} ${question}`;
  const taken = new Set(books.flatMap(({ games: played, puzzles }) => puzzles.map((each) => place(played[each.game] as PuzzleGame, each))));
  const spares = (others ?? [])
    .flatMap(({ game: played, puzzles }) => puzzles.map((puzzle) => ({ game: played, puzzles: [puzzle] })))
    .filter(({ game: played, puzzles: [puzzle] }) => puzzle && !taken.has(place(played, puzzle)));
  const standing: FoundPuzzles[] = [];
  const weighed = async (book: PuzzleBook, puzzle: Puzzle): Promise<boolean> => {
    const { fault, weighing } = await checkPuzzle(game, plug, book, puzzle);
    if (fault) print(`${puzzle.id}: ${fault}`);
    const { id: _, game: number, ...rest } = puzzle;
    const found = { ...rest, ...(weighing ? { stood: weighing } : {}) };
    if (!fault) standing.push({ game: book.games[number] as PuzzleGame, puzzles: [found] });
    return !fault;
  };
  /** The next of the others that asks the same and stands. */
  const replaced = async (question: string): Promise<void> => {
    for (;;) {
      const next = spares.findIndex(({ puzzles }) => puzzles[0]?.question === question);
      const [book] = next < 0 ? [] : bind(game, plug, spares.splice(next, 1));
      const [puzzle] = book?.puzzles ?? [];
      if (!book || !puzzle || (await weighed(book, puzzle))) return;
    }
  };
  let wrong = 0;
  for (const book of books)
    for (const puzzle of book.puzzles) {
      if (await weighed(book, puzzle)) continue;
      wrong++;
      await replaced(puzzle.question);
    }
  return { wrong, standing };
}

export function command(context: Context): Command {
  const { print } = context;
  return new Command('puzzles')
    .description('looks for puzzles in games between bots, and keeps those with one answer that is clearly the best')
    .argument('<game>')
    .option('--games <count>', 'games to look through', '10')
    .option('--question <id>', 'look for this question only (repeat for several)', collect, [])
    .option('--seed <text>', 'the same seed gives the same games', 'puzzles')
    .option('--record <file>', 'write what was found down here, and go on from there')
    .option('--write', 'make the books of puzzles from what is recorded')
    .option('--check', 'weigh the answers of the books by a deeper search; with --write, recorded ones take the places of those that fail')
    .action(async (id: string, wishes: Wishes) => {
      const game = gameCalled(id, games, context);
      const plug = await loadPuzzles(id);
      if (!plug) throw new Complaint(`${id} has no puzzles`);
      const unknown = wishes.question.find((wanted) => !plug.questions.some((question) => question.id === wanted));
      if (unknown !== undefined) throw new Complaint(`--question takes one of ${plug.questions.map((each) => each.id).join(', ')}`);
      const found = wishes.record ? recorded(wishes.record) : [];
      if (wishes.check) {
        const { wrong, standing } = await check(game, plug, booksOf(id), wishes.write ? found : null, print);
        print(`${booksOf(id).reduce((sum, { puzzles }) => sum + puzzles.length, 0)} puzzles, ${wrong} wrong`);
        if (wishes.write) write(game, plug, standing, print);
        else if (wrong > 0) process.exitCode = 1;
        return;
      }
      const most = wholeNumber(wishes.games, '--games', 1_000_000);
      for (let n = found.length; n < most && !wishes.write; n++) {
        const one = await findPuzzles(game, plug, `${wishes.seed}-${n}`, wishes.question);
        found.push(one);
        if (wishes.record) appendFileSync(wishes.record, `${JSON.stringify(one)}\n`);
        for (const { question, seat, answer } of one.puzzles) print(`${one.game.match} ${question} seat ${seat}: ${answer.join('; ')}`);
      }
      if (wishes.write) write(game, plug, found, print);
    });
}
