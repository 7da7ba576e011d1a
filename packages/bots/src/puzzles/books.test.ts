import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games, GAMES } from '@orrery/games';
import { loadPuzzles } from '@orrery/games/loadPuzzles';
import { inWords, positionOf, replayIn, type PuzzleBook } from '@orrery/games/puzzle';
import { verifyReplay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { checkPuzzle } from './check.ts';

const folder = (game: string): URL => new URL(`../../../${game}/puzzles/`, import.meta.url);
const booksOf = (game: string): readonly PuzzleBook[] =>
  existsSync(folder(game))
    ? readdirSync(folder(game))
        .toSorted()
        .map((file) => JSON.parse(readFileSync(new URL(file, folder(game)), 'utf8')) as PuzzleBook)
    : [];

describe.each(GAMES.filter((id) => booksOf(id).length > 0))('the puzzles of %s', (id) => {
  const game = games[id];
  const books = booksOf(id);
  if (!game) throw new Error('no such game');

  test('come from games that verify, every one of them asked and each by its own name', () => {
    for (const book of books) {
      for (let i = 0; i < book.games.length; i++) expect(verifyReplay(game, replayIn(book, i)), book.games[i]?.match).toBeNull();
      expect(new Set(book.puzzles.map((puzzle) => puzzle.game)).size).toBe(book.games.length);
    }
    const ids = books.flatMap(({ puzzles }) => puzzles.map((puzzle) => puzzle.id));
    expect(new Set(ids).size).toBe(ids.length);
    const places = books.flatMap(({ puzzles, games: played }) => puzzles.map((p) => `${played[p.game]?.match} ${p.at} ${p.question}`));
    expect(new Set(places).size).toBe(places.length);
  });

  test('ask a seat something it may answer, the right answer among what is open', async () => {
    const plug = await loadPuzzles(id);
    for (const book of books)
      for (const puzzle of book.puzzles) {
        const question = plug?.questions.find((each) => each.id === puzzle.question);
        const { rules, open } = positionOf(game, book, puzzle);
        expect(open.length, puzzle.id).toBeGreaterThan(1);
        expect(puzzle.rating).toBeGreaterThanOrEqual(800);
        if (question?.kind === 'logic') continue;
        expect(
          open.map((choice) => inWords(rules, choice)),
          puzzle.id,
        ).toContain(puzzle.answer[0]);
        expect(puzzle.values?.[0]?.[0], puzzle.id).toBe(puzzle.answer.join('; '));
        if (question?.kind !== 'search') continue;
        const weighings = [puzzle.made, puzzle.checked, puzzle.stood].filter((weighing) => weighing !== undefined);
        expect(weighings.length, puzzle.id).toBeGreaterThanOrEqual(2);
        for (const [n, { worlds, lead, error }] of weighings.entries()) {
          expect(worlds, puzzle.id).toBeGreaterThan(weighings[n - 1]?.worlds ?? 0);
          expect(lead, puzzle.id).toBeGreaterThanOrEqual(3 * error);
          expect(lead, puzzle.id).toBeGreaterThanOrEqual((1000 * question.lead * 2) / 3);
        }
      }
  });

  test('where logic or trying decides, have exactly the answer that is proved', async () => {
    const plug = await loadPuzzles(id);
    if (!plug) throw new Error('no plug');
    const proved = plug.questions.filter(({ kind }) => kind !== 'search').map((question) => question.id);
    for (const book of books)
      for (const puzzle of book.puzzles)
        if (proved.includes(puzzle.question)) expect((await checkPuzzle(game, plug, book, puzzle)).fault, puzzle.id).toBeNull();
  });
});
