import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTexts } from '@orrery/texts';
import { afterAll, expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { command } from './commands/review.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const recorded = (path: string): string => join(checkout, 'replays', path);

async function review(args: readonly string[], language: 'en' | 'ru' | 'de' = 'en'): Promise<readonly string[]> {
  const lines: string[] = [];
  const context = { texts: await loadTexts('cli', language), language, print: (line: string) => void lines.push(line) };
  await command(context).exitOverride().parseAsync(args, { from: 'user' });
  return lines;
}

interface Printed {
  readonly game: string;
  readonly seats: readonly {
    readonly seat: number;
    readonly way: {
      readonly start: Part;
      readonly own: Part;
      readonly others: readonly Part[];
      readonly luck: Part;
      readonly leftOver: Part;
      readonly result: number;
    };
    readonly decisions: readonly {
      readonly verdict: string;
      readonly usual: number;
      readonly given: { readonly choice: { readonly verb: string } };
    }[];
  }[];
}
interface Part {
  readonly share: number;
}

test('every seat’s decisions come as data: choices by name, chances, a verdict, and a way that adds up', async () => {
  const printed = JSON.parse((await review([recorded('liberation/end-fleet.json'), '--json'])).join('\n')) as Printed;
  expect(printed.game).toBe('liberation');
  expect(printed.seats.map(({ seat }) => seat)).toEqual([1, 2]);
  for (const { way, decisions } of printed.seats) {
    const parts = [way.own, way.luck, way.leftOver, ...way.others].reduce((sum, { share }) => sum + share, way.start.share);
    expect(parts).toBeCloseTo(way.result, 3);
    expect(decisions.length).toBeGreaterThan(5);
    for (const { verdict, usual, given } of decisions) {
      expect(['fine', 'slip', 'mistake', 'blunder', 'found']).toContain(verdict);
      expect(usual).toBeGreaterThanOrEqual(0);
      expect(given.choice.verb).toMatch(/^[a-z]/i);
    }
  }
});

test('one seat is reviewed in words, and the written sum is exact', async () => {
  const lines = await review([recorded('liberation/end-fleet.json'), '--seat', '1'], 'de');
  expect(lines[0]).toMatch(/ hat gewonnen$/);
  const numbers = [...(lines[1] ?? '').matchAll(/([+−]?) ?(\d+) \(/g)].map(([, sign, digits]) => (sign === '−' ? -1 : 1) * Number(digits));
  expect(numbers).toHaveLength(5);
  expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(100);
  expect(lines.at(-1)).toMatch(/mindestens 5 Prozentpunkte/);
});

test('what cannot be reviewed is refused in one line', async () => {
  const rubbish = join(folder, 'rubbish.json');
  writeFileSync(rubbish, '{"format":');
  await expect(review([rubbish])).rejects.toThrow(/not a sound replay: .*JSON/);
  await expect(review([join(folder, 'missing.json')])).rejects.toThrow(/missing\.json/);
  await expect(review([recorded('duel/draw.json')])).rejects.toThrow('duel cannot be reviewed');
  await expect(review([recorded('liberation/end-fleet.json'), '--seat', '3'])).rejects.toThrow('There is no seat 3');
  await expect(review([recorded('liberation/end-fleet.json'), '--seat', 'x'])).rejects.toThrow('--seat takes a whole number');
});
