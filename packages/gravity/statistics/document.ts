import type { Entry, PolicyName, Statistics } from './statistics.ts';

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

function cells({ players, module, domination, rounds, long, surround, points, limit, drawn, sides }: Entry): string[] {
  const shares = [surround, points, limit, drawn].map(percent);
  const wins = sides.map((share) => share.toFixed(1)).join(' / ');
  return [players, module, String(domination), `${rounds.toFixed(2)} (${long})`, ...shares, wins];
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

const TITLES = { random: 'Random', greedy: 'Greedy' } as const;

/** The lines of one policy as a table under its title. */
export function section(policy: PolicyName, entries: readonly Entry[]): string[] {
  const [first] = entries;
  return [`## ${TITLES[policy]}, ${first?.games ?? 0} games a line`, '', ...aligned([HEAD, ...entries.map(cells)]), ''];
}

/** The whole document. */
export const document = ({ random, greedy }: Statistics): string =>
  [
    '# How Gravity ends',
    '',
    'Figures of the house reconstruction with two simple players; they describe these rules and these players, not the printed game. Wins by side are of the games that have a winner, counted clockwise from the side that began.',
    '',
    'Random: every open choice is equally likely. Greedy: at each decision the choice after which a few random ends of the own turn look best, by a rule of thumb.',
    '',
    'Written by `orrery statistics gravity --write`.',
    '',
    ...section('random', random),
    ...section('greedy', greedy),
  ].join('\n');
