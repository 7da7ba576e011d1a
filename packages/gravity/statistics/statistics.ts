/**
 * Writes docs/gravity-statistics.md: how random and greedy play end, by players, module and Domination.
 * `node scripts/run.mjs packages/gravity/statistics/statistics.ts [random games] [greedy games]`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Options } from '@orrery/kernel';
import { options, settingsOf } from '../src/options.ts';
import { house } from '../src/pack/house.ts';
import { table } from '../src/table.ts';
import { greedy, random, type Policy } from './greedy.ts';
import { playLine, type Line } from './play.ts';

const [, , randomGames = '2000', greedyGames = '200'] = process.argv;
const defaults = Object.fromEntries(options.map(({ id, default: value }) => [id, value]));

const PLAYERS: readonly { readonly title: string; readonly options: Options }[] = [
  { title: '2', options: { seats: 2 } },
  { title: '3', options: { seats: 3 } },
  { title: '4', options: { seats: 4 } },
  { title: '2 × 2', options: { seats: 4, confrontation: true } },
];
const SETTINGS: readonly { readonly module: string; readonly domination: string | number }[] = [
  { module: 'none', domination: 'off' },
  { module: 'none', domination: 4 },
  { module: 'none', domination: 5 },
  { module: 'war', domination: 'off' },
  { module: 'air', domination: 'off' },
];

const percent = (share: number): string => (share === 0 ? '–' : share.toFixed(1));

const HEAD = [
  'players',
  'module',
  'Domination',
  'mean rounds (95 %)',
  'by surrounding, %',
  'by points, %',
  'at the round limit, %',
  'drawn, %',
  'wins by side, %',
];

function cells(title: string, module: string, domination: string | number, line: Line): string[] {
  const shares = [line.surround, line.points, line.limit, line.drawn].map(percent);
  const sides = line.sides.map((share) => share.toFixed(1)).join(' / ');
  return [title, module, String(domination), `${line.rounds.toFixed(2)} (${line.long})`, ...shares, sides];
}

/** A table with columns of equal width, as the formatter of this tree wants it. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[], fill: string): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head, ' '),
    line(
      head.map(() => '-'),
      '-',
    ),
    ...body.map((row) => line(row, ' ')),
  ];
}

function section(title: string, policy: Policy, games: number): string[] {
  const lines = SETTINGS.flatMap(({ module, domination }, i) =>
    PLAYERS.map((players, j) => {
      const chosen = { ...defaults, module, domination, ...players.options };
      const line = playLine(table(house, settingsOf(chosen), chosen), policy, games, 1 + i * PLAYERS.length + j);
      process.stderr.write(`${title}: ${players.title}, ${module}, ${domination}\n`);
      return cells(players.title, module, domination, line);
    }),
  );
  return [`## ${title}, ${games} games a line`, '', ...aligned([HEAD, ...lines]), ''];
}

const text = [
  '# How Gravity ends',
  '',
  'Figures of the house reconstruction with two simple players; they describe these rules and these players, not the printed game. Wins by side are of the games that have a winner, counted clockwise from the side that began.',
  '',
  'Random: every open choice is equally likely. Greedy: at each decision the choice after which a few random ends of the own turn look best, by a rule of thumb.',
  '',
  'Written by `node scripts/run.mjs packages/gravity/statistics/statistics.ts`.',
  '',
  ...section('Random', random, Number(randomGames)),
  ...section('Greedy', greedy, Number(greedyGames)),
];
writeFileSync(fileURLToPath(new URL('../../../docs/gravity-statistics.md', import.meta.url)), text.join('\n'));
