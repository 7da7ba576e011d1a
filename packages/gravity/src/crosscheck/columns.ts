import { FIGURES, type Figure } from './campaign.ts';

/** Mean and standard error. */
type Given = readonly [mean: number, error: number];

export interface Column {
  readonly title: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly figures: Readonly<Record<Figure, Given>>;
}

/** What random play gave in another implementation of the same rules, 20,000 games a column; a dash stands for zero in every game. */
const FEW = `
rounds      6.98±0.02   4.08±0.01   5.15±0.01   8.31±0.03   4.81±0.01   6.1±0.02
surround    98.78±0.08  9.4±0.21    35.49±0.34  95.88±0.14  14.37±0.25  39.98±0.35
points      –           90.59±0.21  64.5±0.34   –           85.61±0.25  59.91±0.35
limit       0.81±0.06   0.005±0.005 0.005±0.005 2.52±0.11   0.005±0.005 0.08±0.02
drawn       0.41±0.05   –           –           1.6±0.09    0.015±0.009 0.03±0.01
seat0       49.85±0.35  50.5±0.35   50.42±0.35  33.62±0.34  33.87±0.33  33.29±0.33
seat1       50.15±0.35  49.5±0.35   49.58±0.35  33±0.34     33.35±0.33  33.18±0.33
seat2       –           –           –           33.38±0.34  32.78±0.33  33.53±0.33
seat3       –           –           –           –           –           –
decisions   170.1±0.57  120.3±0.32  150.1±0.36  283.1±0.94  206.2±0.56  253.4±0.64
played      17.69±0.06  12.75±0.04  15.75±0.04  30.1±0.1    22.41±0.06  27.28±0.07
castled     12.79±0.05  9.58±0.03   12.08±0.03  22.04±0.07  16.97±0.05  21.01±0.06
idle        21.11±0.09  14.32±0.05  19.09±0.06  40.67±0.19  25.98±0.09  35.7±0.13
captured    6±0.03      3.06±0.02   4.37±0.02   10.99±0.06  5.61±0.03   8.02±0.04
jointly     –           –           –           –           –           –
copied      –           –           –           –           –           –
extractions 5.06±0.02   3.32±0.01   4.29±0.01   8.12±0.03   5.65±0.02   7.12±0.02
permanent   8.62±0.04   4.95±0.02   6.8±0.03    12.75±0.05  8±0.03      10.78±0.04
temporary   17.79±0.08  10.58±0.05  14.05±0.06  26.1±0.1    17.08±0.07  22.06±0.08
moved       9.08±0.02   5.445±0.009 6.902±0.01  10.37±0.03  6.37±0.01   7.99±0.01
balance     0.29±0.004  0.175±0.003 0.207±0.004 0.455±0.005 0.29±0.004  0.346±0.004
reshuffled  8.95±0.04   4.95±0.02   6.77±0.02   16.66±0.07  9.27±0.03   12.59±0.04
sabotaged   –           2.63±0.01   –           –           4.75±0.02   –
tokens      –           2.32±0.02   –           –           4.19±0.02   –
conserved   –           –           3.93±0.02   –           –           6.71±0.03
unloaded    –           –           2.42±0.02   –           –           4.25±0.02
captaincies –           –           –           –           –           –
controlled  2.727±0.004 2.675±0.004 2.766±0.004 3.522±0.005 3.727±0.005 3.694±0.005
`;
const MANY = `
rounds      9.3±0.03    5.48±0.02   7.06±0.02   8.17±0.03      3.927±0.01     5±0.01
surround    92.51±0.19  19.89±0.28  45.14±0.35  96.8±0.12      7.63±0.19      25.28±0.31
points      –           80±0.28     54.35±0.35  –              92.37±0.19     74.7±0.31
limit       4.38±0.14   0.06±0.02   0.33±0.04   2.31±0.11      –              0.01±0.007
drawn       3.12±0.12   0.06±0.02   0.18±0.03   0.9±0.07       –              0.005±0.005
seat0       24.62±0.31  25.31±0.31  25.19±0.31  49.93±0.36     49.94±0.35     50.16±0.35
seat1       25.25±0.31  25.06±0.31  25.3±0.31   50.07±0.36     50.06±0.35     49.84±0.35
seat2       24.93±0.31  25.07±0.31  24.98±0.31  –              –              –
seat3       25.21±0.31  24.55±0.3   24.53±0.3   –              –              –
decisions   398.6±1.3   303.6±0.85  371.6±1.01  537.4±1.8      298.9±0.74     367.1±0.8
played      42.67±0.13  33.25±0.09  40.07±0.1   28.29±0.09     15.36±0.04     18.78±0.05
castled     31.53±0.1   25.56±0.08  31.13±0.09  22.38±0.08     12.68±0.04     15.42±0.04
idle        65.57±0.31  41.18±0.15  59.83±0.25  40.25±0.19     17.31±0.06     24.03±0.08
captured    16.66±0.08  8.77±0.04   12.94±0.06  10.7±0.06      3.28±0.02      4.91±0.03
jointly     –           –           –           4.31±0.02      1.91±0.01      2.63±0.01
copied      –           –           –           23.41±0.07     16.08±0.04     18.82±0.04
extractions 10.65±0.03  7.99±0.02   9.78±0.03   10.73±0.04     6.31±0.02      7.87±0.03
permanent   15.64±0.05  10.59±0.04  14.06±0.04  16.74±0.06     8.51±0.04      11.65±0.04
temporary   31.91±0.1   22.67±0.08  28.6±0.09   33.95±0.12     17.92±0.08     23.43±0.09
moved       11.03±0.03  7.08±0.01   8.83±0.02   10.88±0.03     5.441±0.009    6.91±0.01
balance     0.542±0.006 0.341±0.004 0.425±0.005 0.332±0.004    0.195±0.003    0.246±0.004
reshuffled  25.6±0.11   14.66±0.05  20.18±0.07  21.36±0.09     9.2±0.03       12.79±0.04
sabotaged   –           7.11±0.02   –           –              5.39±0.02      –
tokens      –           6.01±0.03   –           –              4.25±0.03      –
conserved   –           –           9.33±0.04   –              –              7.09±0.03
unloaded    –           –           5.95±0.03   –              –              4.2±0.03
captaincies –           –           –           47.35±0.17     25±0.06        31.3±0.07
controlled  3.95±0.007  4.436±0.005 4.209±0.006 4.237±0.007    4.797±0.005    4.692±0.006
`;

const given = (cell: string): Given => {
  const [mean = 0, error = 0] = cell === '–' ? [] : cell.split('±').map(Number);
  return [mean, error];
};

/** The cells of one line a figure, by figure. */
const read = (table: string): ReadonlyMap<string, readonly Given[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [figure = '', ...cells] = line.split(/ +/);
        return [figure, cells.map(given)];
      }),
  );

const PLAYERS = [
  { title: '2', seats: 2, confrontation: false, table: FEW, first: 0 },
  { title: '3', seats: 3, confrontation: false, table: FEW, first: 3 },
  { title: '4', seats: 4, confrontation: false, table: MANY, first: 0 },
  { title: '2 x 2', seats: 4, confrontation: true, table: MANY, first: 3 },
] as const;
const RULES = [
  { title: 'none off', module: 'none', domination: 'off' },
  { title: 'war to 4', module: 'war', domination: 4 },
  { title: 'air to 5', module: 'air', domination: 5 },
] as const;

export const columns: readonly Column[] = PLAYERS.flatMap(({ title: players, seats, confrontation, table, first }) => {
  const lines = read(table);
  return RULES.map(({ title, module, domination }, i) => ({
    title: `${players} ${title}`,
    options: { seats, module, domination, confrontation },
    figures: Object.fromEntries(FIGURES.map((figure) => [figure, lines.get(figure)?.[first + i] ?? [0, 0]])) as Record<Figure, Given>,
  }));
});
