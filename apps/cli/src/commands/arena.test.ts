import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { run } from '../run.ts';

const out = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const said = (): string => out.mock.calls.map(([text]) => String(text)).join('');
afterAll(() => void vi.restoreAllMocks());
afterEach(() => {
  out.mockClear();
  errors.mockClear();
});

test('a contest is printed as one JSON object with rates by seat and their intervals', async () => {
  expect(
    await run(['arena', 'liberation', 'greedy', 'random', '--games', '4', '--seed', 'cli', '--nice', '0', '--threads', '1', '--json']),
  ).toBe(0);
  const report = JSON.parse(said()) as { games: number; all: { mean: number; low: number; high: number }; bySeat: unknown[] };
  expect(report.games).toBe(4);
  expect(report.bySeat).toHaveLength(2);
  expect(report.all.low).toBeLessThanOrEqual(report.all.mean);
  expect(report.all.high).toBeGreaterThanOrEqual(report.all.mean);
});

test('wrong input is one clear line', async () => {
  for (const [args, line] of [
    [['arena', 'chess', 'greedy', 'random'], 'chess'],
    [['arena', 'liberation', 'gready', 'random'], 'gready'],
    [['arena', 'liberation', 'greedy', 'level:9'], 'level:9'],
    [['arena', 'liberation', 'greedy', 'random', '--games', 'many'], 'many'],
    [['arena', 'ladder', 'liberation', '--games', 'some'], 'some'],
    [['arena', 'liberation', 'greedy', 'random', '--option', 'setupDiscards=7'], '/options/setupDiscards'],
  ] as const) {
    errors.mockClear();
    expect(await run(args)).toBe(1);
    expect(errors.mock.calls).toHaveLength(1);
    expect(String(errors.mock.calls[0]?.[0])).toContain(line);
  }
});
