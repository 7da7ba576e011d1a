/** Several processes under faults of every kind, in short; the long form is a soak. */
import { expect, test } from 'vitest';
import { weather } from './testing/storm.ts';

test('processes, PostgreSQL and Redis fall and hang while people play: no move is lost or doubled, everybody sees the log, every match goes on', async () => {
  const report = await weather({
    seed: 1,
    processes: 2,
    pairs: 2,
    faults: ['process', 'redis', 'postgres cut', 'redis stuck', 'postgres'],
    between: 12,
  });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(60);
}, 240_000);
