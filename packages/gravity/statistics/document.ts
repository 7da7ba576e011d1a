import type { Entry, PolicyName, Statistics } from './statistics.ts';
import type { StrongEntry } from './strong.ts';

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
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
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

const KINDS = ['1', '2', '3', '4', '5', '6', 'castle', 'idle'] as const;
const STRONG_HEAD = ['pack', 'players', 'games', 'mean rounds', '95 %', 'at the round limit, %', 'the side that began wins, %'];
const TURNS_HEAD = ['pack', 'players', '1 Muster', '2 Capture', '3 Mining', '4 Manoeuvre', '5 Resonance', '6 Raid', 'castling', 'inaction'];

/** Both packs under strong play: how long, who wins, and which cards. */
export function strongSection(entries: readonly StrongEntry[]): string[] {
  const rows = entries.map(({ pack, players, games, rounds, reach, long, limit, first: [share, low, high] }) => [
    pack,
    players,
    String(games),
    `${rounds.toFixed(2)} ± ${reach.toFixed(2)}`,
    String(long),
    percent(limit),
    `${share.toFixed(1)} (${low.toFixed(1)} … ${high.toFixed(1)})`,
  ]);
  const turns = entries.map(({ pack, players, turns: shares }) => [pack, players, ...KINDS.map((kind) => (shares[kind] ?? 0).toFixed(1))]);
  return [
    '## Strong',
    '',
    ...aligned([STRONG_HEAD, ...rows]),
    '',
    'What turns are spent on, in per cent of all turns:',
    '',
    ...aligned([TURNS_HEAD, ...turns]),
    '',
  ];
}

/** The whole document. */
export const document = ({ random, greedy, strong }: Statistics): string =>
  [
    '# How Gravity ends',
    '',
    'Figures of our reconstructions of the base game; they describe these rules and these players, not the printed game. Wins by side are of the games that have a winner, counted clockwise from the side that began.',
    '',
    'House reconstruction 2 is what new games are played with. It differs from the first one in two values. An island of your own gains 2 temporary units when you turn it, so that Manoeuvre is worth a turn. Without Domination a lead of 3 attracts three islands among three sides and four among four, instead of two, so that more players need no more rounds. Games recorded or begun with the first reconstruction keep it, and so do lessons and puzzles.',
    '',
    'Strong: computer players of level 4 at every seat, without a module and without Domination; intervals are of 95 %, and 95 games of 100 take no more rounds than the column of that name says. Random: every open choice is equally likely. Greedy: at each decision the choice after which a few random ends of the own turn look best, by a rule of thumb; random and greedy players play House reconstruction 2.',
    '',
    'Written by `orrery statistics gravity --write`.',
    '',
    ...strongSection(strong),
    ...section('random', random),
    ...section('greedy', greedy),
  ].join('\n');
