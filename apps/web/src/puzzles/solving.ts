/** A puzzle being solved on the real board: a table that takes answers and takes wrong ones back, as in a lesson. */
import { type Choice, type Known, quick, type Seat, type TableView } from '@orrery/kernel';
import type { GameId } from '@orrery/games/list';
import type { AnswerStep, Lesson, LessonsPlug, Moment, ReadStep } from '@orrery/games/lesson';
import { inWords, positionOf, type Puzzle, type PuzzleBook, type Question } from '@orrery/games/puzzle';
import { LessonRun } from '../learn/LessonRun.ts';
import { type Lessoned, lessonTable } from '../learn/LessonTable.ts';
import { wordsOf } from '../learn/pattern.ts';
import { type AnyRules, engine, rulesOf } from '../table/engines.ts';

export interface Solving {
  readonly game: GameId;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
  readonly question: Question;
  readonly rules: AnyRules;
  readonly known: Known<TableView>;
  readonly state: unknown;
  readonly lessoned: Lessoned;
  /** The steps of the last whole answer, in the words of the record. */
  tried(): readonly string[];
}

const SILENT = { en: '', ru: '', de: '' };

export async function solving(game: GameId, book: PuzzleBook, puzzle: Puzzle, question: Question): Promise<Solving> {
  const known = await engine(game);
  if (!known) throw new Error(`no game ${game}`);
  const position = positionOf(known, book, puzzle);
  const { rules } = position;
  const { plugs } = await rulesOf(game, book.options, rules.pack, book.rules);
  let last: readonly string[] = [];
  const steps = (at: Moment): readonly string[] => [
    ...run.moves.flatMap(([kind, what]) => (kind === 'answer' ? [what] : [])),
    ...(at.choice ? [wordsOf(at.choice)] : []),
  ];
  const decisions = question.kind === 'logic' ? [] : question.decisions;
  const answer: AnswerStep = {
    say: SILENT,
    answer: ['*'],
    until: (at) => steps(at).length >= puzzle.answer.length || !decisions.includes(at.view.decision),
    fits(at) {
      last = steps(at);
      return last.join('; ') === puzzle.answer.join('; ');
    },
    taught: puzzle.answer,
  };
  const look: ReadStep = { say: SILENT, read: true };
  const lesson: Lesson = {
    pack: book.pack.id,
    options: book.options,
    seat: puzzle.seat,
    scenes: { here: { position: null } },
    steps: [question.kind === 'logic' ? look : answer],
    check: { ask: SILENT, options: [], right: SILENT, wrong: SILENT },
    clauses: [],
  };
  const plug: LessonsPlug = { parts: [], position: () => ({ state: position.state, pasts: position.pasts }) };
  // A step that leaves no choice is part of the answer too.
  const run: LessonRun = new LessonRun(rules, plug, lesson, true);
  const lessoned = lessonTable(game, `puzzle-${puzzle.id}`, run, plugs, () => undefined);
  return { game, book, puzzle, question, rules, known: position.known, state: position.state, lessoned, tried: () => last };
}

/** The choices behind the steps of an answer, one after another from the question on; those that are not open are left out. */
export function choicesOf(rules: AnyRules, state: unknown, seat: Seat, steps: readonly string[]): readonly Choice[] {
  const now: unknown = rules.clone(state);
  const found: Choice[] = [];
  for (const words of steps) {
    const list: Choice[] = [];
    const choice = list.slice(0, rules.legal(now, seat, list)).find((each) => inWords(rules, each) === words);
    if (choice === undefined) break;
    found.push(choice);
    if (found.length < steps.length) rules.apply(now, seat, choice, quick(1));
  }
  return found;
}
