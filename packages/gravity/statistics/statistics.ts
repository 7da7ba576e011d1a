import type { Options } from '@orrery/kernel';
import { options, settingsOf } from '../src/options.ts';
import { house } from '../src/pack/house.ts';
import { openTable } from '../src/open-table.ts';
import { greedy, random } from './greedy.ts';
import { playLine, type Line } from './play.ts';

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
      const line = playLine(openTable(house, settingsOf(chosen), chosen), POLICIES[policy], games, 1 + i * PLAYERS.length + j);
      const entry: Entry = { players, module, domination, ...line };
      done(policy, entry);
      return entry;
    }),
  );
}

/** Plays so many games a line with each policy; the same numbers give the same games. */
export function statistics(
  games: Readonly<Record<PolicyName, number>>,
  done: (policy: PolicyName, entry: Entry) => void = () => {},
): Statistics {
  return { random: entries('random', games.random, done), greedy: entries('greedy', games.greedy, done) };
}
