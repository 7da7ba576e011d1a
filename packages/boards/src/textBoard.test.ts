import { games } from '@orrery/games';
import { quick, SPECTATOR, type Known, type TableView } from '@orrery/kernel';
import { languages, loadGameTexts, loadTexts } from '@orrery/texts';
import { describe, expect, test } from 'vitest';
import { printed } from './printed.ts';
import { loadText, textBoard } from './textBoard.ts';

/** What a viewer knows after so many answers by chance. */
function later(game: string, answers: number, viewer: number) {
  const rules = games[game]?.open();
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  const chance = quick(answers);
  const past: number[] = [];
  const tell = (to: number, event: number): void => {
    if ((to >> viewer) & 1) past.push(event);
  };
  const state = rules.start(chance, tell);
  const list: number[] = [];
  for (let i = 0; i < answers && rules.asked(state) !== 0; i++) {
    const seat = 31 - Math.clz32(rules.asked(state));
    rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance, tell);
  }
  const known: Known<TableView> = { view: rules.view(state, viewer), past };
  return { rules, known };
}

describe.each(Object.keys(games))('the board of %s in text', (game) => {
  test.each(languages)('is whole in %s, for players and spectators, early and late', async (language) => {
    const words = await loadTexts('boards', language);
    const [texts, plug] = await Promise.all([loadGameTexts(game, language), loadText(game)]);
    if (!texts || !plug) throw new Error(`${game} has no board`);
    const seatName = (seat: number): string => (texts.has(`seat.${seat}`) ? texts.say(`seat.${seat}`) : String(seat + 1));
    for (const answers of [0, 3, 40, 150])
      for (const viewer of [0, 1, SPECTATOR]) {
        const { rules, known } = later(game, answers, viewer);
        const board = textBoard(plug, { rules, known, words, texts, seatName });
        expect(board.sections.length).toBeGreaterThan(1);
        for (const { table } of board.sections) for (const row of table?.rows ?? []) expect(row.cells.length).toBe(table?.heads.length);
        const lines = printed(board, 90);
        expect(lines.length).toBeGreaterThan(8);
        expect(lines.join(' ')).not.toMatch(/undefined|null|\[object/);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(140);
      }
  });
});

test('what is no game has no board', async () => {
  expect(await loadText('toString')).toBeNull();
});

test('long cells are wrapped, and nothing of them is lost', () => {
  const cell = 'one two three four five six seven eight nine ten';
  const lines = printed({ sections: [{ title: 'T', table: { heads: ['a', 'b'], rows: [{ own: false, cells: [cell, cell] }] } }] }, 40);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  for (const word of cell.split(' ')) expect(lines.join(' ').split(word).length - 1).toBe(2);
});
