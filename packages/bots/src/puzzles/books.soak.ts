import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games, GAMES } from '@orrery/games';
import { loadPuzzles } from '@orrery/games/loadPuzzles';
import type { PuzzleBook } from '@orrery/games/puzzle';
import { describe, expect, test } from 'vitest';
import { checkPuzzle } from './check.ts';

const folder = (game: string): URL => new URL(`../../../${game}/puzzles/`, import.meta.url);

describe.each(GAMES.filter((id) => existsSync(folder(id))))('the puzzles of %s', (id) => {
  const game = games[id];
  if (!game) throw new Error('no such game');
  test.each(readdirSync(folder(id)).toSorted())(
    'stand up to a deeper search: %s',
    async (file) => {
      const plug = await loadPuzzles(id);
      if (!plug) throw new Error('no plug');
      const book = JSON.parse(readFileSync(new URL(file, folder(id)), 'utf8')) as PuzzleBook;
      const wrong: string[] = [];
      for (const puzzle of book.puzzles) {
        const { fault } = await checkPuzzle(game, plug, book, puzzle);
        if (fault) wrong.push(`${puzzle.id}: ${fault}`);
      }
      expect(wrong).toEqual([]);
    },
    3_600_000,
  );
});
