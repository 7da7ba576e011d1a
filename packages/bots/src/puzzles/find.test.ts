import { games } from '@orrery/games';
import { loadPuzzles } from '@orrery/games/loadPuzzles';
import { bind, inWords, positionOf, replayIn, type PuzzlesPlug } from '@orrery/games/puzzle';
import { seeded, startMatch, verifyReplay } from '@orrery/kernel';
import { beforeAll, expect, test } from 'vitest';
import { wholeAnswers } from './answers.ts';
import { checkPuzzle } from './check.ts';
import { findPuzzles } from './find.ts';
import { standing } from './weigh.ts';

const game = games['liberation'];
if (!game) throw new Error('no such game');
let plug: PuzzlesPlug;
beforeAll(async () => {
  const found = await loadPuzzles('liberation');
  if (!found) throw new Error('no puzzles');
  plug = found;
});

test('puzzles of logic are found in a game between bots, and their record verifies and leads to the question', async () => {
  const found = await findPuzzles(game, plug, 'test-5', ['base']);
  const again = await findPuzzles(game, plug, 'test-5', ['base']);
  expect(again).toEqual(found);
  expect(found.puzzles.map(({ question }) => question)).toEqual(['base']);
  const [book] = bind(game, plug, [found]);
  if (!book?.puzzles[0]) throw new Error('no book');
  expect(verifyReplay(game, replayIn(book, 0))).toBeNull();
  const [puzzle] = book.puzzles;
  const { known, open } = positionOf(game, book, puzzle);
  expect(open.length).toBeGreaterThan(1);
  expect(known.view.viewer).toBe(puzzle.seat);
  expect(await checkPuzzle(game, plug, book, puzzle)).toEqual({ fault: null });
  const wrong = { ...puzzle, answer: puzzle.answer.slice(1) };
  expect((await checkPuzzle(game, plug, book, wrong)).fault).toMatch(/what is left is/);
});

test('every city that is ruled out stands under the one clue that rules it out, and the base is never among them', async () => {
  const found = await findPuzzles(game, plug, 'test-5', ['base']);
  const [book] = bind(game, plug, [found]);
  const [question] = plug.questions;
  if (!book?.puzzles[0] || question?.kind !== 'logic') throw new Error('no puzzle');
  const { rules, known, state } = positionOf(game, book, book.puzzles[0]);
  const { things, left, clues } = question.solve(rules, known);
  expect([...left, ...clues.flatMap((clue) => clue.things)].toSorted()).toEqual([...things].toSorted());
  const base = (state as { readonly base: number }).base;
  expect(left).toContain(things[base]);
});

test('whole answers go to the end of a secret answer of several steps, and no further', () => {
  const rex = games['rex'];
  const rules = rex?.open({ seats: 3 });
  if (!rules || 'faults' in rules) throw new Error('no rules');
  const match = startMatch(rules, seeded('race'));
  const question = {
    id: 'race',
    title: { en: '', ru: '', de: '' },
    kind: 'search',
    decisions: [],
    steps: 3,
    each: 1,
    lead: 0,
    asks: () => true,
  } as const;
  const answers = wholeAnswers(rules, match.save().state, 0, question);
  expect(answers?.map((answer) => answer.map((choice) => inWords(rules, choice)).join())).toEqual(
    match.open(0).map((choice) => inWords(rules, choice)),
  );
});

test('the lead and its error come from the same worlds', () => {
  const { best, next, lead, error } = standing([
    [0.5, 0.3, 0.1],
    [0.9, 0.7, 0.1],
    [0.1, -0.1, 0.1],
  ]);
  expect([best, next]).toEqual([0, 1]);
  expect(lead).toBeCloseTo(0.2);
  expect(error).toBeCloseTo(0);
});
