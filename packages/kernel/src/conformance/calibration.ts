import { quick } from '../chance.ts';
import type { Event, Named, Rules, TableView } from '../contract.ts';
import { broken } from './fault.ts';
import type { Table } from './plan.ts';
import { World, seatsIn } from './world.ts';

/** Recent entries of the past that are paired with fields. */
const RECENT = 16;
/** Below this many sightings nothing is said. */
const FEW = 25;
/** Standard deviations that chance would reach about once in two million pairs. */
const FAR = 5;

/** Plays a game at random until it has had so many steps and is not in the midst of hidden answers. */
export type PlayTo<S, V extends TableView, N extends Named, E extends Event> = (
  table: Table<S, V, N, E>,
  seed: string,
  steps: number,
  settled: (world: World<S, V, N, E>) => boolean,
) => World<S, V, N, E>;

/**
 * 6: over many positions, one a game, what a viewer was last told and what is true of the hidden parts go together as often in truth as in samples.
 * Counted are an entry of the past with a value of a field, and an argument of an entry that equals a field. A sampler that forgets something it was told, or a
 * shuffle that keeps an order, shows here.
 */
export function samplesLikeTruth<S, V extends TableView, N extends Named, E extends Event>(
  tables: readonly Table<S, V, N, E>[],
  games: number,
  playTo: PlayTo<S, V, N, E>,
  length: number,
  seed: string,
): void {
  const chance = quick(0xca11);
  const counts = new Map<string, [truth: number, sampled: number]>();
  const settled = ({ rules, state }: World<S, V, N, E>): boolean => {
    const pending = tables[0]?.plan.pending;
    return pending ? !pending(state) : seatsIn(rules.asked(state)).length < 2;
  };
  for (let game = 0; game < games; game++) {
    const table = tables[game % tables.length] as Table<S, V, N, E>;
    const { rules, plan } = table;
    // A few settled positions further on: the ones right after a private look are short.
    let further = chance.below(3);
    const world = playTo(table, `${seed} compared ${game}`, chance.below(length), (at) => settled(at) && further-- === 0);
    if (!settled(world)) continue;
    const viewer = world.viewers[chance.below(world.viewers.length)] as number;
    const known = world.known(viewer);
    const sampled = rules.sample(known)(chance);
    const recent = known.past.slice(-RECENT);
    const note = (state: S, column: 0 | 1): void => {
      const seen = new Set<string>();
      for (const [field, value] of Object.entries(plan.fields(state))) {
        seen.add(`any past, ${field} = ${value}`);
        for (const entry of recent) {
          seen.add(`${entry} before, ${field} = ${value}`);
          for (const [name, held] of words(rules, entry)) if (held === value) seen.add(`${name} equal to ${field}`);
        }
      }
      for (const pair of seen) {
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
      broken('6', `${readable(tables, pair)} holds in ${truth} true and ${sampled} sampled worlds`);
  }
}

const cache = new WeakMap<object, Map<number, readonly (readonly [string, unknown])[]>>();

/** The arguments of an entry, by `kind.argument`. */
function words<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  entry: number,
): readonly (readonly [string, unknown])[] {
  const known = cache.get(rules) ?? new Map<number, readonly (readonly [string, unknown])[]>();
  cache.set(rules, known);
  const found = known.get(entry);
  if (found) return found;
  const { verb, kind, ...args } = (entry < 0 ? rules.choices.name(~entry) : rules.events.name(entry)) as { verb?: string; kind?: string };
  const list = Object.entries(args).map(([name, value]) => [`${verb ?? kind}.${name}`, value] as const);
  known.set(entry, list);
  return list;
}

function readable<S, V extends TableView, N extends Named, E extends Event>(tables: readonly Table<S, V, N, E>[], pair: string): string {
  const rules = tables[0]?.rules;
  return pair.replace(/^-?\d+/, (code) => {
    const entry = Number(code);
    return rules ? JSON.stringify(entry < 0 ? rules.choices.name(~entry) : rules.events.name(entry)) : code;
  });
}
