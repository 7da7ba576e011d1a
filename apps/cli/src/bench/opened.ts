import type { Event, Game, Named, Options, Rules, TableView } from '@orrery/kernel';

/** Rules of a table whose options are known to be sound. */
export function opened<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  options: Options = {},
): Rules<S, V, N, E> {
  const rules = game.open(options);
  if ('faults' in rules)
    throw new Error(`${game.id} cannot be opened: ${rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')}`);
  return rules;
}
