import type { AnyGame } from '@orrery/games';
import {
  type AimQuestion,
  inWords,
  positionOf,
  type Puzzle,
  type PuzzleBook,
  type PuzzlesPlug,
  type SearchQuestion,
  type Weighing,
} from '@orrery/games/puzzle';
import { quick, seeded, type Choice } from '@orrery/kernel';
import { figuresOf, wholeAnswers } from './answers.ts';
import { judgeOf } from './judge.ts';
import { standing, thousandths, type Scale } from './weigh.ts';

/** Three times the worlds in which a puzzle was chosen, and others: as far as was looked then, since further on what follows drowns what was decided. */
const DEEPEST: Scale = { rows: 24, worlds: 50, depth: 2 };
/** So much of the lead a puzzle is looked for with has to be left, and so many times its error. */
const LEFT = 2 / 3;
const SURE = 3;

/** So many of the best answers are weighed against one another again. */
const RIVALS = 6;

/** What is wrong with a puzzle; null where its answer stands. Where a search decides, what it said. */
export interface Checked {
  readonly fault: string | null;
  readonly weighing?: Weighing;
}

/** Checks a puzzle by a search deeper than those that made it, by trying every answer, or by logic. */
export async function checkPuzzle(game: AnyGame, plug: PuzzlesPlug, book: PuzzleBook, puzzle: Puzzle, scale = DEEPEST): Promise<Checked> {
  const { rules, state, known } = positionOf(game, book, puzzle);
  const question = plug.questions.find(({ id }) => id === puzzle.question);
  if (!question) return { fault: `nothing is called ${puzzle.question}` };
  if (question.kind === 'logic') {
    const { left } = question.solve(rules, known);
    return { fault: left.join() === puzzle.answer.join() ? null : `what is left is ${left.join(' ')}` };
  }
  return question.kind === 'aim' ? { fault: aim(question) } : search(question);

  function aim(asked: AimQuestion): string | null {
    const all = wholeAnswers(rules, state, puzzle.seat, asked) ?? [];
    const figures = figuresOf(rules, state, puzzle.seat, all, asked);
    const most = Math.max(...figures);
    const best = all
      .filter((_, k) => (figures[k] as number) > most - asked.lead)
      .map((answer) => answer.map((choice) => inWords(rules, choice)).join('; '));
    return best.join() === puzzle.answer.join('; ') ? null : `the best are ${best.join(', ')}`;
  }

  async function search(asked: SearchQuestion): Promise<Checked> {
    const all = wholeAnswers(rules, state, puzzle.seat, asked) ?? [];
    const said = (answer: readonly Choice[]): string => answer.map((choice) => inWords(rules, choice)).join('; ');
    const worthy = new Set((puzzle.values ?? []).slice(0, RIVALS).map(([words]) => words));
    // Where nothing else was worth anything, everything else is looked at again.
    const picked = worthy.size > 1 ? all.filter((answer) => worthy.has(said(answer))) : all;
    const judge = await judgeOf(book.game, rules);
    const luck = quick(seeded(`check ${book.games[puzzle.game]?.match} ${puzzle.at}`).below(2 ** 32));
    const { best, ...found } = standing(await judge.weigh(known, picked, scale, luck));
    const [lead, error] = [thousandths(found.lead), thousandths(found.error)];
    const weighing = { worlds: scale.rows * scale.worlds, lead, error };
    const words = said(picked[best] ?? []);
    if (words !== puzzle.answer.join('; ')) return { fault: `${words} is better`, weighing };
    const clear = lead >= SURE * error && lead >= 1000 * LEFT * asked.lead;
    return { fault: clear ? null : `it leads by ${lead} ± ${error} thousandths only`, weighing };
  }
}
