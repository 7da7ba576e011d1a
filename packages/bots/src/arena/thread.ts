import { shareOf } from '../share.ts';
import { openTable, type TableName } from '../workers/task.ts';
import { loreOf } from '../levels.ts';
import { openPlayer } from '../player.ts';
import { playGame } from './game.ts';
import type { Fixture } from './schedule.ts';
import type { Outcome } from './tally.ts';

export interface Bout {
  readonly table: TableName;
  readonly fixture: Fixture;
}

/** One game of an arena, in a thread of its own. */
export default async function bout({ table, fixture }: Bout): Promise<Outcome> {
  const rules = await openTable(table);
  const bots = await Promise.all(fixture.seating.map((entrant) => openPlayer(table.game, rules, entrant)));
  const { result, turns, answers, habits } = await playGame(rules, bots, fixture.seed, {}, await loreOf(table.game), fixture.deal);
  const winners = result?.winners ?? [];
  const shares = bots.map((_, seat) => shareOf(winners, seat, bots.length));
  return { id: fixture.id, shares, ...(result ? { clause: result.clause } : {}), turns, answers, habits };
}
