import { readFileSync } from 'node:fs';
import { readReplay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { openReplay } from './ReplayTable.ts';

const FILE = new URL('../../../../replays/rex/betrayed-at-the-last-moment.json', import.meta.url);

test('played by itself, a replay goes from news to news: answers that tell nobody anything are passed over', async () => {
  const replay = readReplay(readFileSync(FILE, 'utf8'));
  if ('problem' in replay) throw new Error(replay.problem);
  const table = await openReplay('test', replay);
  const heard = (): number => table.now.value.known?.past.length ?? 0;
  let stops = 0;
  for (let before = heard(); table.at.value < table.length; before = heard()) {
    table.go(table.news());
    stops++;
    if (table.at.value < table.length) expect(heard()).toBeGreaterThan(before);
  }
  expect(stops).toBeLessThan(table.length * 0.8);
  table.go(0);
  expect(table.turn(1)).toBeGreaterThan(0);
  expect(table.turn(-1)).toBe(0);
}, 60_000);
