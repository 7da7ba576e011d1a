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

test('the story of a seat is all it heard after the deal, each thing between the positions it changed', async () => {
  const replay = readReplay(readFileSync(FILE, 'utf8'));
  if ('problem' in replay) throw new Error(replay.problem);
  const table = await openReplay('test', replay);
  const story = table.story(0);
  const dealt = table.hands.value[0]?.past.length ?? 0;
  table.go(table.length);
  const heard = (table.hands.value[0]?.past ?? []).slice(dealt).filter((entry) => entry >= 0);
  expect(story.map(({ event }) => event)).toEqual(heard.map((entry) => table.rules.events.name(entry)));
  const later = story.findLast(({ at }) => at < table.length - 1);
  table.look(0);
  table.go(later?.at ?? 0);
  expect(later?.before).toEqual(table.now.value.known?.view);
  table.go((later?.at ?? 0) + 1);
  expect(later?.after).toEqual(table.now.value.known?.view);
});
