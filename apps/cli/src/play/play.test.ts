import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { told } from '../testing/told.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The real program, fed with lines. */
function play(args: readonly string[], answers: readonly string[]) {
  const done = spawnSync(process.execPath, [main, 'play', ...args], {
    input: `${answers.join('\n')}\n`,
    encoding: 'utf8',
    timeout: 50_000,
  });
  return { said: done.stdout, code: done.status };
}

describe('orrery play', () => {
  test('shows the board, takes answers by number and by words, puts the game aside and goes on with it', () => {
    const file = join(folder, 'game.json');
    const first = play(['liberation', '--seed', 'one', '--level', 'random', '--save', file], ['1', 'draw', 'b', 'nonsense', 'q']);
    expect(first.code).toBe(0);
    expect(first.said).toContain('Galaxy');
    expect(first.said).toContain('Step 2');
    expect(first.said).toContain('part of a line');
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { rules: string; log: unknown[] };
    expect(saved.log.length).toBeGreaterThanOrEqual(3);
    expect(saved.rules).toBe('2');
    const second = play(['liberation', '--resume', file], ['q']);
    expect(second.said).toContain('Step 2');
  });

  test('a game put aside by the first release goes on by the rules of its time', () => {
    const file = join(folder, 'first.json');
    play(['liberation', '--seed', 'one', '--level', 'random', '--save', file], ['1', 'q']);
    const { rules: _, ...first } = JSON.parse(readFileSync(file, 'utf8')) as { readonly rules: string };
    writeFileSync(file, JSON.stringify(first));
    play(['liberation', '--resume', file], ['q']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ rules: '1' });
  });

  test('a whole game is played to its end', () => {
    const { said, code } = play(
      ['gravity', '--seed', 'two', '--level', 'greedy', '--lang', 'de'],
      // The first of what is open, and yes where that is doubted.
      Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? '1' : 'ja')),
    );
    expect(code).toBe(0);
    expect(said).toContain('Das Spiel ist aus');
    // The board lists where the islands are.
    expect(said).not.toContain('schwebt an ihrem Platz');
  });

  test('what has not changed is not printed again, seats go by their races, and a take-back that is not there is refused in words', () => {
    const { said } = play(['rex', '--seed', 'a', '--level', '1', '--save', join(folder, 'rex.json')], ['u', 'Lead Sol', '1', 'b', 'q']);
    expect(said).toContain('nothing you may take back');
    expect(said).toContain('Hacan has decided');
    expect(said).toContain('Against you: Odo the Page.');
    // At the start, and once when asked for: traitors are kept before anybody stands in the city.
    expect(said.split('The city')).toHaveLength(3);
  });

  test('two people at one keyboard are asked to hand it over', () => {
    const file = join(folder, 'both.json');
    const { said } = play(['liberation', '--people', '1,2', '--seed', 'three', '--save', file], ['1', '', '1', '', 'q']);
    expect(said).toContain('only Liberation is looking');
    expect(said).toContain('Your hand');
  });

  test('wrong input is one clear line', async () => {
    writeFileSync(join(folder, 'broken.json'), '{"game":"liberation","log":[[0,"x"]]}');
    for (const [args, line] of [
      [['chess'], 'chess'],
      [['liberation', '--seat', '3'], 'no seat 3'],
      [['liberation', '--level', '9'], 'is no bot'],
      [['liberation', '--option', 'seats=9'], '/options/seats'],
      [['liberation', '--resume', join(folder, 'none.json')], 'no file'],
      [['liberation', '--resume', join(folder, 'broken.json')], 'no saved game'],
    ] as const) {
      const { code, errors } = await told(['play', ...args]);
      expect(code).toBe(1);
      expect(errors.trimEnd().split('\n')).toHaveLength(1);
      expect(errors).toContain(line);
    }
  });
});
