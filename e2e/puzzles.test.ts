import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { games } from '@orrery/games';
import { BOOK, inWords, positionOf, type PuzzleBook } from '@orrery/games/puzzle';
import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { DESKTOP, PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();

const bookOf = (game: string): PuzzleBook =>
  JSON.parse(readFileSync(new URL(`../packages/${game}/puzzles/01.json`, import.meta.url), 'utf8')) as PuzzleBook;

/** The first puzzle of a question, its number, and the choices of its answer and of a wrong one, as the board knows them. */
function find(game: string, question: string) {
  const book = bookOf(game);
  const at = book.puzzles.findIndex((puzzle) => puzzle.question === question);
  const puzzle = book.puzzles[at];
  const engine = games[game];
  if (!puzzle || !engine) throw new Error('no puzzle');
  const { rules, state } = positionOf(engine, book, puzzle);
  const choices = (steps: readonly string[]): number[] => {
    const now: unknown = rules.clone(state);
    return steps.map((words) => {
      const list: number[] = [];
      const choice = list.slice(0, rules.legal(now, puzzle.seat, list)).find((each) => inWords(rules, each) === words);
      if (choice === undefined) throw new Error(`${words} is not open`);
      rules.apply(now, puzzle.seat, choice, quick(1));
      return choice;
    });
  };
  const worse = puzzle.values?.at(-1)?.[0] ?? '';
  return {
    puzzle,
    number: (at % BOOK) + 1,
    right: puzzle.values ? choices(puzzle.answer) : [],
    wrong: worse ? choices(worse.split('; ')) : [],
  };
}

/** Answers at the table by the words it offers: the text table, where every choice stands in a list. */
async function answer(page: Page, choices: readonly number[]): Promise<void> {
  for (const choice of choices) {
    await page.locator(`[data-choice="${choice}"]`).first().click();
    const sure = page.locator('dialog[open] [data-confirm]');
    if (await sure.isVisible()) await sure.click();
  }
}

test('where the base can be: crossing out cities on the board, a wrong answer refused with its reason, the right one explained', async () => {
  const { puzzle, number } = find('liberation', 'base');
  const page = await open('#/puzzles');
  await page.locator('[data-today]').first().waitFor();
  await expect.poll(() => page.locator('[data-today]').count(), PATIENT).toBe(3);
  await expect.poll(() => page.getByText('no rating yet').count(), PATIENT).toBe(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.evaluate((to) => (location.hash = to), `#/puzzles/liberation/${number}`);
  const cities = page.locator('.puzzle-things button');
  await cities.first().waitFor();
  const all = await cities.allTextContents();
  const out = all.filter((city) => !puzzle.answer.includes(city));
  // One of them is missed at first.
  for (const city of out.slice(1)) await page.locator('.puzzle-things button', { hasText: new RegExp(`^${city}$`) }).click();
  await page.locator('[data-answer]').click();
  await page.getByText('Not yet').waitFor();
  await expect.poll(() => page.locator('.puzzle-wrong').textContent(), PATIENT).toContain(`${out[0]} cannot be: `);
  await page.locator(`[data-zone="city-${out[0]}"]`).first().click();
  await expect.poll(() => page.locator('[data-answer]').textContent(), PATIENT).toContain('Answer: ');
  await page.locator('[data-answer]').click();
  await page.getByText('Solved in the end').waitFor();
  await expect.poll(() => page.locator('.puzzle-clues li').count(), PATIENT).toBeGreaterThan(2);
  await expect.poll(() => page.locator('.puzzle-clues').textContent(), PATIENT).toContain(out[0] ?? '');
  await expect.poll(() => page.locator('.puzzle-week .solved').count(), PATIENT).toBe(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'See the whole game' }).click();
  await page.waitForURL(new RegExp(`at=${puzzle.at}&view=${puzzle.seat}`));
  await expect.poll(() => page.locator('.replay-count').textContent(), PATIENT).toMatch(new RegExp(`^${puzzle.at} /`));
});

test.each([
  ['liberation', 'turn', DESKTOP],
  ['rex', 'battle', DESKTOP],
  ['gravity', 'pull', PHONE],
] as const)(
  'a puzzle of %s (%s) is solved at the table: a weaker answer is taken back, the best is weighed',
  async (game, question, size) => {
    const { number, right, wrong } = find(game, question);
    const page = await open(`#/puzzles/${game}/${number}`, { plain: 'on', language: 'en' }, size);
    await page.locator('.coach').waitFor();
    await answer(page, wrong);
    await page.locator('.coach.no').waitFor();
    await answer(page, right);
    await page.locator('.coach.yes').waitFor();
    await expect.poll(() => page.locator('.puzzle-values .best').count(), PATIENT).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/table\//);
  },
);
