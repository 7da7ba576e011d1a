import { quick } from '../chance.ts';
import type { Event, Named, Rules, TableView } from '../contract.ts';
import { broken } from './fault.ts';
import type { Table } from './plan.ts';
import { seatsIn, type World } from './world.ts';

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
  const tally = new Tally<S, V, N, E>();
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
    const recent = new Set(known.past.slice(-RECENT));
    tally.note(rules, plan.fields(world.state), recent, 0);
    tally.note(rules, plan.fields(sampled), recent, 1);
  }
  const exact = tables[0]?.plan.exact === true;
  for (const [pair, [truth, sampled]] of tally.counts) {
    if (truth + sampled < FEW) continue;
    const away = (truth - sampled) / Math.sqrt(truth + sampled);
    if (exact ? Math.abs(away) > FAR : truth === 0 && sampled > FEW && away < -FAR)
      broken('6', `${tally.words(pair)} holds in ${truth} true and ${sampled} sampled worlds`);
  }
}

/** Small numbers for texts, in the order in which they come up. */
class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** More facts than any game has, so that a pair of two is one number. */
const FACTS = 2 ** 20;

/** How often pairs of a past and a hidden fact were met, in truth and in samples. */
class Tally<S, V extends TableView, N extends Named, E extends Event> {
  readonly counts = new Map<number, [truth: number, sampled: number]>();
  readonly #facts = new Numbering();
  /** What a past may have that a fact goes together with: an entry, or an argument of one that equals a field. */
  readonly #signs = new Numbering();
  readonly #any = this.#signs.of('any past');
  /** By table: the same code may say something else under other options. */
  readonly #entries = new Map<Rules<S, V, N, E>, Map<number, Sign>>();

  note(rules: Rules<S, V, N, E>, fields: Readonly<Record<string, string | number>>, recent: ReadonlySet<number>, column: 0 | 1): void {
    const seen = new Set<number>();
    const signs = [...recent].map((entry) => this.#sign(rules, entry));
    for (const [field, value] of Object.entries(fields)) {
      const fact = this.#facts.of(`${field} = ${value}`);
      seen.add(this.#any * FACTS + fact);
      for (const { entry, values } of signs) {
        seen.add(entry * FACTS + fact);
        for (const [sign, held] of values) if (held === value) seen.add(sign * FACTS + this.#facts.of(field));
      }
    }
    for (const pair of seen) {
      const count = this.counts.get(pair);
      if (count) count[column]++;
      else this.counts.set(pair, column === 0 ? [1, 0] : [0, 1]);
    }
  }

  #sign(rules: Rules<S, V, N, E>, entry: number): Sign {
    const entries = this.#entries.get(rules) ?? new Map<number, Sign>();
    this.#entries.set(rules, entries);
    const known = entries.get(entry);
    if (known) return known;
    const named = entry < 0 ? rules.choices.name(~entry) : rules.events.name(entry);
    const { verb, kind, ...values } = named as { verb?: string; kind?: string };
    const sign = {
      entry: this.#signs.of(`${JSON.stringify(named)} before`),
      values: Object.entries(values).map(([name, value]) => [this.#signs.of(`${verb ?? kind}.${name} equal`), value] as const),
    };
    entries.set(entry, sign);
    return sign;
  }

  words(pair: number): string {
    return `${this.#signs.texts[Math.floor(pair / FACTS)]}, ${this.#facts.texts[pair % FACTS]}`;
  }
}

/** An entry of a past, and its arguments with their values, by number. */
interface Sign {
  readonly entry: number;
  readonly values: readonly (readonly [sign: number, value: unknown])[];
}
