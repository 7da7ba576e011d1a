import type { Options } from '@orrery/kernel';
import { options, settingsOf } from '../src/options.ts';
import { house } from '../src/pack/house.ts';
import { house2 } from '../src/pack/house-2.ts';
import { openTable } from '../src/open-table.ts';
import { greedy, random } from './greedy.ts';
import { playLine, type Line } from './play.ts';
import { strongLine, type OpenPlayer, type StrongEntry } from './strong.ts';

/** One line of the statistics: who plays what, and how it ends. */
export interface Entry extends Line {
  readonly players: string;
  readonly module: string;
  readonly domination: string | number;
}

/** How games end, by policy. */
export interface Statistics {
  readonly random: readonly Entry[];
  readonly greedy: readonly Entry[];
  readonly strong: readonly StrongEntry[];
}

const POLICIES = { random, greedy } as const;
export type PolicyName = keyof typeof POLICIES;

const PLAYERS: readonly { readonly players: string; readonly options: Options }[] = [
  { players: '2', options: { seats: 2 } },
  { players: '3', options: { seats: 3 } },
  { players: '4', options: { seats: 4 } },
  { players: '2 × 2', options: { seats: 4, confrontation: true } },
];
const SETTINGS: readonly { readonly module: string; readonly domination: string | number }[] = [
  { module: 'none', domination: 'off' },
  { module: 'none', domination: 4 },
  { module: 'none', domination: 5 },
  { module: 'war', domination: 'off' },
  { module: 'air', domination: 'off' },
];
const defaults = Object.fromEntries(options.map(({ id, default: value }) => [id, value]));

function entries(policy: PolicyName, games: number, done: (policy: PolicyName, entry: Entry) => void): Entry[] {
  return SETTINGS.flatMap(({ module, domination }, i) =>
    PLAYERS.map(({ players, options: seats }, j) => {
      const chosen = { ...defaults, module, domination, ...seats };
      const line = playLine(openTable(house2, settingsOf(chosen), chosen), POLICIES[policy], games, 1 + i * PLAYERS.length + j);
      const entry: Entry = { players, module, domination, ...line };
      done(policy, entry);
      return entry;
    }),
  );
}

/** Who begins makes a difference of a few points at most: two players meet so many times as often as others. */
const OFTEN = 16;

/** Both packs side by side, without a module and without Domination. */
async function strongEntries(games: number, open: OpenPlayer, done: (entry: StrongEntry) => void): Promise<StrongEntry[]> {
  const found: StrongEntry[] = [];
  for (const pack of [house, house2])
    for (const { players, options: seats } of PLAYERS) {
      const entry = await strongLine(pack, players, seats, seats['seats'] === 2 ? OFTEN * games : games, open);
      done(entry);
      found.push(entry);
    }
  return found;
}

/** Plays so many games a line with each policy; the same numbers give the same games. */
export async function statistics(
  games: Readonly<Record<PolicyName | 'strong', number>>,
  open: OpenPlayer,
  progress: (line: string) => void = () => {},
): Promise<Statistics> {
  const done = (policy: PolicyName, { players, module, domination }: Entry): void =>
    progress(`${policy}: ${players}, ${module}, ${domination}`);
  return {
    random: entries('random', games.random, done),
    greedy: entries('greedy', games.greedy, done),
    strong: games.strong === 0 ? [] : await strongEntries(games.strong, open, ({ pack, players }) => progress(`${pack}: ${players}`)),
  };
}
