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

test('a program of one’s own plays, and its faults are told and counted', async () => {
  const program = (answer: string): string =>
    `"${process.execPath}" -e "require('readline').createInterface({ input: process.stdin }).on('line', (line) => { const told = JSON.parse(line); if (told.type === 'hello') console.log(JSON.stringify({ type: 'ready', name: 'short' })); if (told.type === 'decide') console.log(${answer}); })"`;
  const first = program("JSON.stringify({ type: 'answer', id: told.id, choice: told.open[0].code })");
  const played = ['--games', '2', '--nice', '0', '--threads', '1', '--json', '--bot'];
  expect(await run(['arena', 'liberation', 'random', ...played, first])).toBe(0);
  expect(JSON.parse(said())).toMatchObject({ first, second: 'random', games: 2, faults: {} });
  expect(await run(['arena', 'liberation', 'random', ...played, program("'a\\nb\\nc'")])).toBe(0);
  expect(JSON.parse(said().split('\n')[1] ?? '')).toMatchObject({ games: 2, all: { mean: 0 }, faults: { garbage: 10 } });
  expect(errors.mock.calls).toHaveLength(10);
});

test('wrong input is one clear line', async () => {
  for (const [args, line] of [
    [['arena', 'chess', 'greedy', 'random'], 'chess'],
    [['arena', 'liberation', 'gready', 'random'], 'gready'],
    [['arena', 'liberation', 'greedy'], 'an arena takes two bots'],
    [['arena', 'liberation', 'greedy', 'random', '--bot', 'true'], 'an arena takes two bots'],
    [['arena', 'liberation', 'greedy', '--bot', 'true'], 'true cannot play: it ended with code 0'],
    [['arena', 'liberation', 'greedy', '--bot', 'true', '--time', '0'], '--time'],
    [['arena', 'liberation', 'greedy', 'level:9'], 'level:9'],
    [['arena', 'liberation', 'greedy', 'random', '--games', 'many'], 'many'],
    [['arena', 'ladder', 'liberation', '--games', 'some'], 'some'],
    [['arena', 'ladder', 'gravity', '--only', 'level:9'], '--only: level:9'],
    [['arena', 'liberation', 'greedy', 'random', '--option', 'setupDiscards=7'], '/options/setupDiscards'],
  ] as const) {
    errors.mockClear();
    expect(await run(args)).toBe(1);
    expect(errors.mock.calls).toHaveLength(1);
    expect(String(errors.mock.calls[0]?.[0])).toContain(line);
  }
});
