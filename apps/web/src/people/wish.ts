/** What somebody wishes when they want to be paired; kept on this device. */
import type { Clock } from '@orrery/protocol';
import { lobbyOf } from '../app/lobby.ts';
import type { GameId } from '@orrery/games/list';
import { setting } from '../app/settings.ts';

export const CLOCKS = {
  quick: { kind: 'bank', seconds: 600, increment: 10 },
  calm: { kind: 'bank', seconds: 2700, increment: 30 },
  days: { kind: 'move', seconds: 86400 },
} as const satisfies Readonly<Record<string, Clock>>;

export const pairClock = setting('pair-clock', ['quick', 'calm', 'days'], 'quick');
/** Seconds after which bots take what is free. */
export const pairFill = setting('pair-fill', ['60', '180', 'never'], '60');

export const pairRated = setting('pair-rated', ['friendly', 'rated'], 'friendly');

/** How many can play a game. */
export const seatsOf = (game: GameId): readonly number[] => lobbyOf(game).seats ?? [2];

/** Who plays at a table: so many, each alone or in teams. */
export interface Company {
  readonly seats: number;
  readonly teams: boolean;
}

/** What can be wished of a game: any number of players, and teams where it has them. */
export function companiesOf(game: GameId): readonly Company[] {
  const alone = seatsOf(game).map((seats) => ({ seats, teams: false }));
  const { teams } = lobbyOf(game);
  return teams ? [...alone, { seats: teams.seats, teams: true }] : alone;
}
