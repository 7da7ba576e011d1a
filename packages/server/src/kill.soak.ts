import { expect, test } from 'vitest';
import { killAgainAndAgain } from './testing/kills.ts';

for (const seed of [2, 3, 4, 5])
  test(`killed thirty times under load (seed ${seed})`, async () => {
    const report = await killAgainAndAgain(30, 12, seed);
    expect(report).toMatchObject({ kills: 30, lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(300);
  });
