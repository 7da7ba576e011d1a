import { expect, test } from 'vitest';
import { killAgainAndAgain } from './testing/kills.ts';

test('killed four times under load, the server has every move it acknowledged, once', async () => {
  const report = await killAgainAndAgain(4, 6, 1);
  expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThan(50);
}, 180_000);
