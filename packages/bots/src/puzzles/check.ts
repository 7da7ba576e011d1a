import type { AnyGame } from '@orrery/games';
import {
  type AimQuestion,
  inWords,
  positionOf,
  type Puzzle,
  type PuzzleBook,
  type PuzzlesPlug,
  type SearchQuestion,
} from '@orrery/games/puzzle';
import { quick, seeded } from '@orrery/kernel';
import { figuresOf, wholeAnswers } from './answers.ts';
import { judgeOf } from './judge.ts';
import { standing, type Scale } from './weigh.ts';

/** More worlds than made or checked a puzzle before, as far as the check looked: further on what follows drowns what was decided. */
const DEEPEST: Scale = { rows: 24, worlds: 25, depth: 2 };

/** So many of the best answers are weighed against one another again. */
const RIVALS = 6;

/** What is wrong with a puzzle, by a search deeper than the one that made it, or by logic; null where its answer stands. */
export async function checkPuzzle(
  game: AnyGame,
  plug: PuzzlesPlug,
  book: PuzzleBook,
  puzzle: Puzzle,
  scale = DEEPEST,
): Promise<string | null> {
  const { rules, state, known } = positionOf(game, book, puzzle);
  const question = plug.questions.find(({ id }) => id === puzzle.question);
  if (!question) return `nothing is called ${puzzle.question}`;
  if (question.kind === 'logic') {
    const { left } = question.solve(rules, known);
    return left.join() === puzzle.answer.join() ? null : `what is left is ${left.join(' ')}`;
  }
  return question.kind === 'aim' ? aim(question) : search(question);

  function aim(asked: AimQuestion): string | null {
    const all = wholeAnswers(rules, state, puzzle.seat, asked) ?? [];
    const figures = figuresOf(rules, state, puzzle.seat, all, asked);
    const most = Math.max(...figures);
    const best = all
      .filter((_, k) => (figures[k] as number) > most - asked.lead)
      .map((answer) => answer.map((choice) => inWords(rules, choice)).join('; '));
    return best.join() === puzzle.answer.join('; ') ? null : `the best are ${best.join(', ')}`;
  }

  async function search(asked: SearchQuestion): Promise<string | null> {
    const all = wholeAnswers(rules, state, puzzle.seat, asked) ?? [];
    const said = all.map((answer) => answer.map((choice) => inWords(rules, choice)).join('; '));
    const worthy = new Set((puzzle.values ?? []).slice(0, RIVALS).map(([words]) => words));
    const picked = all.filter((_, i) => worthy.has(said[i] ?? ''));
    const judge = await judgeOf(book.game, rules);
    const { best, lead, error } = standing(await judge.weigh(known, picked, scale, quick(seeded(`check ${puzzle.id}`).below(2 ** 32))));
    const words = picked[best]?.map((choice) => inWords(rules, choice)).join('; ') ?? '';
    if (words !== puzzle.answer.join('; ')) return `${words} is better`;
    return lead > 2 * error ? null : `it leads by ${lead.toFixed(3)} ± ${error.toFixed(3)} only`;
  }
}
