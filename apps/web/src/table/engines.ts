/** The rules engines, loaded when a table needs one. */
import type { Fault } from '@orrery/kernel';
import { type AnyGame, type AnyRules, isGameId, lazyGames } from '@orrery/games/lazy';

export type { AnyGame, AnyRules } from '@orrery/games/lazy';

/** The engine of a game; null while it has not landed. */
export const engine = async (game: string): Promise<AnyGame | null> => (isGameId(game) ? lazyGames[game]() : null);

export class CannotOpen extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.path} ${fault.problem}`).join('; '));
    this.faults = faults;
  }
}

/** The rules of one table. */
export async function rulesOf(game: string, options: unknown, pack: unknown): Promise<{ game: AnyGame; rules: AnyRules }> {
  const found = await engine(game);
  if (!found) throw new CannotOpen([{ path: '/game', problem: 'is not among the games of this version' }]);
  const rules = found.open(options, pack ?? undefined);
  if ('faults' in rules) throw new CannotOpen(rules.faults);
  return { game: found, rules };
}
