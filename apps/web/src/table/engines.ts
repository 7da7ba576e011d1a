/** The rules of the games and what their tables need, loaded when one is set up. */
import { versionOf, type Fault } from '@orrery/kernel';
import { persist } from '../app/persist.ts';
import { type AnyGame, type AnyRules, loadRules, loadTable, type RulesPlug, type TablePlug } from '@orrery/games/load';

export type { AnyGame, AnyRules } from '@orrery/games/load';

/** What a table is told of its game beyond the rules. */
export interface Plugs {
  readonly rules: RulesPlug;
  readonly table: TablePlug;
}

/** The engine of a game; null where no game has this id. */
export const engine = async (game: string): Promise<AnyGame | null> => (await loadRules(game))?.game ?? null;

export class CannotOpen extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.path} ${fault.problem}`).join('; '));
    this.faults = faults;
  }
}

/** The rules of one table, by the version it is played by where that is named. */
export async function rulesOf(
  id: string,
  options: unknown,
  pack: unknown,
  version?: string,
): Promise<{ game: AnyGame; rules: AnyRules; plugs: Plugs }> {
  const [found, table] = await persist(() => Promise.all([loadRules(id), loadTable(id)]));
  if (!found || !table) throw new CannotOpen([{ path: '/game', problem: 'is not among the games of this version' }]);
  const game = version === undefined ? found.game : versionOf(found.game, version);
  if (!game) throw new CannotOpen([{ path: '/rules', problem: 'are not among the versions this page knows' }]);
  const rules = game.open(options, pack ?? undefined);
  if ('faults' in rules) throw new CannotOpen(rules.faults);
  return { game, rules, plugs: { rules: found, table } };
}
