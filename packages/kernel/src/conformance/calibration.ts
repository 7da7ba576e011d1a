import { quick } from '../chance.ts';
import type { Event, Named, TableView } from '../contract.ts';
import { broken } from './fault.ts';
import type { Table } from './plan.ts';
import { World, seatsIn } from './world.ts';

/** Recent entries of the past that are paired with fields. */
const RECENT = 3;
/** Below this many sightings nothing is said. */
const FEW = 25;
/** Standard deviations that chance would reach about once in ten million pairs. */
const FAR = 5.6;

/**
 * 6: over many positions, one a game, what a viewer was last told and what is true of the hidden parts go together as often in truth as in samples.
 * A sampler that forgets something it was told, or a shuffle that keeps an order, shows here.
 */
export function samplesLikeTruth<S, V extends TableView, N extends Named, E extends Event>(
  tables: readonly Table<S, V, N, E>[],
  games: number,
  play: (table: Table<S, V, N, E>, seed: string, until: number) => World<S, V, N, E>,
  length: number,
  seed: string,
): void {
  const chance = quick(0xca11);
  const counts = new Map<string, [truth: number, sampled: number]>();
  for (let game = 0; game < games; game++) {
    const table = tables[game % tables.length] as Table<S, V, N, E>;
    const { rules, plan } = table;
    const world = play(table, `${seed} compared ${game}`, chance.below(length));
    if (plan.pending?.(world.state) ?? seatsIn(rules.asked(world.state)).length > 1) continue;
    const viewer = world.viewers[chance.below(world.viewers.length)] as number;
    const known = world.known(viewer);
    const sampled = rules.sample(known)(chance);
    const recent = known.past.slice(-RECENT);
    const note = (state: S, column: 0 | 1): void => {
      for (const [field, value] of Object.entries(plan.fields(state)))
        for (const [back, entry] of [...recent, 0].entries()) {
          const pair = `${game % tables.length}|${viewer}|${back < recent.length ? entry : 'any'}|${field}=${value}`;
          const count = counts.get(pair) ?? [0, 0];
          count[column]++;
          counts.set(pair, count);
        }
    };
    note(world.state, 0);
    note(sampled, 1);
  }
  const exact = tables[0]?.plan.exact === true;
  for (const [pair, [truth, sampled]] of counts) {
    if (truth + sampled < FEW) continue;
    const away = (truth - sampled) / Math.sqrt(truth + sampled);
    if (exact ? Math.abs(away) > FAR : truth === 0 && sampled > FEW && away < -FAR)
      broken('6', `${describe(tables, pair)} holds in ${truth} true and ${sampled} sampled worlds`);
  }
}

function describe<S, V extends TableView, N extends Named, E extends Event>(tables: readonly Table<S, V, N, E>[], pair: string): string {
  const [table = '0', viewer, entry = '', field] = pair.split('|');
  const rules = tables[Number(table)]?.rules;
  const code = Number(entry);
  const word = entry === 'any' || !rules ? 'any past' : JSON.stringify(code < 0 ? rules.choices.name(~code) : rules.events.name(code));
  return `for viewer ${viewer}, after ${word}, ${field}`;
}
