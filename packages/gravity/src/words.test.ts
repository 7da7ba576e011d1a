import { sha256Hex } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { settingsOf, options as all } from './options.ts';
import { openTable } from './open-table.ts';
import { house } from './pack/house.ts';

/** The first code of every word, in a short hash: saved games and replays are written in these codes. */
function firsts(options: Readonly<Record<string, string | number | boolean>>): string {
  const chosen = { ...Object.fromEntries(all.map(({ id, default: value }) => [id, value])), ...options };
  const { choices, events, choiceCodec, eventCodec } = openTable(house, settingsOf(chosen), chosen);
  const lines = [choices, events].flatMap((words) => Object.entries(words).map(([name, { first }]) => `${name} ${first}`));
  return sha256Hex([...lines, choiceCodec.size, eventCodec.size].join('\n')).slice(0, 8);
}

test.each([
  [{ seats: 2, module: 'none' }, '9cc59c66'],
  [{ seats: 2, module: 'war' }, 'e580072b'],
  [{ seats: 2, module: 'air' }, '7e55ad0a'],
  [{ seats: 3, module: 'none' }, 'f0b7d019'],
  [{ seats: 3, module: 'war' }, '4660ed3e'],
  [{ seats: 3, module: 'air' }, '1d0e525a'],
  [{ seats: 4, module: 'none' }, 'bd184c87'],
  [{ seats: 4, module: 'war' }, 'e25859b8'],
  [{ seats: 4, module: 'air' }, 'b7ab3728'],
])('codes of words stay where they are: %j', (options, frozen) => {
  expect(firsts(options)).toBe(frozen);
});

test('some codes in full', () => {
  const chosen = Object.fromEntries(all.map(({ id, default: value }) => [id, value]));
  const { choices, events } = openTable(house, settingsOf(chosen), chosen);
  expect([choices.keep.first, choices.play.first, choices.commit.first, choices.cell.end]).toEqual([0, 198, 282, 7755]);
  expect([events.drew.first, events.drewCards.first, events.voted.first, events.drawn.end]).toEqual([322, 348, 4782, 125023]);
});
