import type { Entrant } from '../player.ts';
import type { Meeting, Rating } from './elo.ts';
import type { Occasions } from './game.ts';
import type { SidesFound } from './sides.ts';
import type { Rate, Tally } from './tally.ts';

/** What was measured of one game: kept beside the document that is made from it. */
export interface Measured {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly seatNames: readonly string[];
  readonly entrants: readonly Entrant[];
  readonly meetings: readonly (Meeting & { readonly tally: Tally })[];
  readonly ratings: readonly Rating[];
  /** Names of the habits that were watched, and by entrant how often each was shown in all those games. */
  readonly habits?: { readonly names: readonly string[]; readonly shown: Readonly<Record<Entrant, readonly Occasions[]>> };
  /** What each side wins among equals, by how many play. */
  readonly sides?: { readonly names: readonly string[]; readonly found: readonly SidesFound[] };
  /** Pairings with a target, measured apart. */
  readonly targets: readonly { readonly first: Entrant; readonly second: Entrant; readonly atLeast: number; readonly tally: Tally }[];
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const shown = ({ mean, low, high }: Rate): string => `${percent(mean)} (${percent(low)} … ${percent(high)})`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(3, title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** How often each habit was shown, of the times it could have been; null where it never could. */
export const shareShown = (occasions: Occasions | undefined): number | null =>
  occasions === undefined || occasions[1] === 0 ? null : occasions[0] / occasions[1];

function habitLines({ entrants, habits }: Measured): string[] {
  if (!habits || habits.names.length === 0) return [];
  const rows = entrants.map((entrant) => [
    entrant,
    ...habits.names.map((_, kind) => {
      const occasions = habits.shown[entrant]?.[kind];
      const share = shareShown(occasions);
      return share === null || !occasions ? '–' : `${percent(share)} of ${occasions[1]}`;
    }),
  ]);
  return ['How often each took a choice of some kind when it had one and another:', '', table(['bot', ...habits.names], rows), ''];
}

const seatHeads = ({ seatNames, seats }: Measured): readonly string[] => (seats === 2 ? seatNames : []);
const apart = (measured: Measured, tally: Tally): string[] => seatHeads(measured).map((_, seat) => shown(tally.bySeat[seat] ?? tally.all));

/** What opponents are called, by entrant. */
type Names = Readonly<Record<Entrant, string>>;
const titled = (entrant: Entrant, names: Names): string => (names[entrant] ? `${entrant}, ${names[entrant]}` : entrant);

/** Ratings, and the pairings they follow from. */
function ratingLines(measured: Measured, names: Names): string[] {
  const { name, entrants, ratings, meetings, game } = measured;
  return [
    `![Ratings of the bots at ${name}](strength/${game}.svg)`,
    '',
    table(
      ['bot', 'Elo', '± 95 %'],
      entrants.map((entrant, i) => [
        titled(entrant, names),
        String(ratings[i]?.elo ?? 0),
        i === 0 ? 'fixed' : String(ratings[i]?.reach ?? 0),
      ]),
    ),
    '',
    table(
      ['pairing', 'games', 'share of the first', ...seatHeads(measured).map((seat) => `as ${seat}`)],
      meetings.map(({ first, second, tally }) => [
        `${entrants[first]} – ${entrants[second]}`,
        String(tally.games),
        shown(tally.all),
        ...apart(measured, tally),
      ]),
    ),
    '',
  ];
}

/** Games after which a mean is taken at its word. */
const ENOUGH = 400;

/**
 * Whether a target is reached: for certain once the intervals of the seats say so, each seat counting alike however many of its games have been
 * played; by the mean once there are games enough, and until then only so far.
 */
function reached({ all, bySeat, times, games }: Tally, atLeast: number): string {
  const average = (end: 'low' | 'high'): number => bySeat.reduce((sum, seat) => sum + seat[end], 0) / bySeat.length;
  const scale = times === null || all.mean === 0 ? 1 : times / all.mean;
  if (average('low') * scale >= atLeast) return 'yes';
  if (average('high') * scale < atLeast) return 'no';
  const above = all.mean * scale >= atLeast;
  return games >= ENOUGH ? (above ? 'yes' : 'no') : above ? 'so far' : 'not yet';
}

/** What was to be reached, and what was. */
function targetLines(measured: Measured): string[] {
  const rows = measured.targets.map(({ first, second, atLeast, tally }) => {
    const many = tally.times !== null;
    const value = tally.times ?? tally.all.mean;
    return [
      many ? `one ${first} among ${second}` : `${first} – ${second}`,
      many ? `${atLeast} × fair share` : percent(atLeast),
      String(tally.games),
      many ? `${value.toFixed(2)} × (${shown(tally.all)})` : shown(tally.all),
      reached(tally, atLeast),
      ...apart(measured, tally),
    ];
  });
  const bySeat = measured.targets.flatMap(({ first, second, tally }) =>
    tally.fair === null
      ? []
      : [
          '',
          table(
            [`one ${first} among ${second}`, 'games', 'share', 'share when all play the second'],
            measured.seatNames.map((seat, i) => [
              seat,
              String(tally.bySeat[i]?.games ?? 0),
              shown(tally.bySeat[i] ?? tally.all),
              percent(tally.fair?.[i] ?? 0),
            ]),
          ),
        ],
  );
  const heads = ['target', 'wanted', 'games', 'measured', 'reached', ...seatHeads(measured).map((seat) => `as ${seat}`)];
  return [table(heads, rows), ...bySeat];
}

/** How games ended, and what each side had of those that ended so. */
function endingLines({ names, found }: NonNullable<Measured['sides']>): string[] {
  const rows = found.flatMap(({ seats, games, endings = [] }) =>
    endings.map((ending) => [
      String(seats),
      ending.clause,
      `${ending.games} of ${games}`,
      ...names.map((_, side) => (ending.sides[side]?.games ? percent(ending.sides[side].mean) : '–')),
    ]),
  );
  if (rows.length === 0) return [];
  return [
    '',
    'How those games ended, by the clause of the rules, and what each side had of them:',
    '',
    table(['players', 'clause', 'games', ...names], rows),
  ];
}

/** What each side wins among equals. */
function sideLines({ sides }: Measured): string[] {
  if (!sides) return [];
  const each = [...sides.found].sort((a, b) => a.seats - b.seats);
  return [
    '',
    'What each side wins of the games it takes part in, among equal bots; every company of sides meets equally often, in turning seats:',
    '',
    table(
      ['side', ...each.map(({ seats, entrant, games }) => `${seats} players (${entrant}, ${games} games)`)],
      [
        ['a fair share', ...each.map(({ seats }) => percent(1 / seats))],
        ...sides.names.map((name, side) => [
          name,
          ...each.map((found) => shown(found.sides[side] ?? { games: 0, mean: 0, low: 0, high: 1 })),
        ]),
      ],
    ),
    ...endingLines({ ...sides, found: each }),
  ];
}

function section(measured: Measured, names: Names): string {
  return [
    `## ${measured.name}`,
    '',
    ...(measured.meetings.length === 0 ? [] : ratingLines(measured, names)),
    ...habitLines(measured),
    ...(measured.targets.length === 0 ? [] : targetLines(measured)),
    ...sideLines(measured),
    '',
  ].join('\n');
}

/** The whole document. */
export const strengthDocument = (
  all: readonly Measured[],
  notes: Readonly<Record<string, string>>,
  names: Readonly<Record<string, Names>> = {},
): string =>
  [
    '# How strong the bots are',
    '',
    'Made by `orrery arena ladder GAME`; the figures lie in `docs/strength/`. Every seed is played once with the first bot in each seat, so nobody is helped by a deal;',
    'intervals are 95 % (Wilson). Elo is fitted over all pairings of the ladder (Bradley–Terry), chance play at 0. Bots know what their seat knows and nothing else.',
    'In games with more than two seats one bot of the first kind sits among the second kind, in every seat in turn; a victory shared by k counts 1/k, and a fair share is what',
    'the same seats get when the second kind plays alone.',
    '',
    ...all.flatMap((measured) => [
      section(measured, names[measured.game] ?? {}),
      ...(notes[measured.game] ? [`${notes[measured.game]}\n`] : []),
    ]),
  ].join('\n');

const WIDTH = 720;
const ROW = 30;
const LEFT = 110;

/** Ratings as bars with their intervals; readable in light and dark. */
export function strengthChart({ name, entrants, ratings }: Measured): string {
  const top = Math.max(100, ...ratings.map(({ elo, reach }) => elo + reach));
  const x = (elo: number): number => LEFT + (Math.max(0, elo) / top) * (WIDTH - LEFT - 70);
  const rows = entrants.map((entrant, i) => {
    const { elo, reach } = ratings[i] ?? { elo: 0, reach: 0 };
    const y = 44 + i * ROW;
    return [
      `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${entrant}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${Math.max(1, x(elo) - LEFT).toFixed(1)}" height="20" rx="3" fill="#5b7fb8"/>`,
      i === 0
        ? ''
        : `<line x1="${x(elo - reach).toFixed(1)}" x2="${x(elo + reach).toFixed(1)}" y1="${y + 10}" y2="${y + 10}" stroke="#c9822b" stroke-width="3"/>`,
      `<text x="${(x(elo + reach) + 8).toFixed(1)}" y="${y + 15}">${elo}</text>`,
    ].join('');
  });
  const height = 56 + entrants.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Ratings of the bots at ${name}" font-family="system-ui, sans-serif" font-size="14" fill="#7a7a7a"><text x="${LEFT}" y="24" font-size="16">${name}: Elo, chance play at 0</text>${rows.join('')}</svg>\n`;
}
