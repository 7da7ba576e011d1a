/** Every world a viewer cannot tell from the real one, one by one, by nothing but the engine: slow, and the measure of the belief. For tests. */
import type { Chance, Rules, Seat, TableView } from '@orrery/kernel';

/** As much of the rules as following a game needs. */
type Engine<S> = Pick<Rules<S, TableView>, 'clone' | 'legal' | 'apply'>;

export type Worlds<S> = Map<string, { state: S; weight: number }>;

/** A chance that is asked for all its outcomes, one run after another. */
class EveryOutcome implements Chance {
  drawn = 0;
  readonly #draws: number[] = [];
  readonly #bounds: number[] = [];
  #at = 0;

  below(bound: number): number {
    if (this.#at === this.#draws.length) {
      this.#draws.push(0);
      this.#bounds.push(bound);
    }
    this.drawn++;
    return this.#draws[this.#at++] as number;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  }

  /** How likely this run was. */
  get likely(): number {
    return this.#bounds.reduce((product, bound) => product / bound, 1);
  }

  /** On to the next run; false after the last. */
  next(): boolean {
    this.#at = 0;
    while (this.#draws.length > 0) {
      const last = this.#draws.length - 1;
      this.#draws[last] = (this.#draws[last] as number) + 1;
      if (this.#draws[last] < (this.#bounds[last] as number)) return true;
      this.#draws.pop();
      this.#bounds.pop();
    }
    return false;
  }
}

export function add<S>(worlds: Worlds<S>, state: S, weight: number): void {
  const key = JSON.stringify(state);
  const known = worlds.get(key);
  if (known) known.weight += weight;
  else worlds.set(key, { state, weight });
}

/**
 * All worlds after one more answer, of which the viewer was told `heard`. Its own answer is known. Of another seat's answer it knows what it was told: all that
 * tell the same are as likely; an answer that tells nothing yet is completed by later ones and weighs nothing by itself.
 */
export function follow<S>(
  rules: Engine<S>,
  worlds: Worlds<S>,
  viewer: Seat,
  seat: Seat,
  choice: number,
  heard: readonly number[],
): Worlds<S> {
  const after: Worlds<S> = new Map();
  const list: number[] = [];
  for (const { state, weight } of worlds.values()) {
    const n = rules.legal(state, seat, list);
    const open = list.slice(0, n);
    const answers = seat === viewer ? open.filter((each) => each === choice) : open;
    const fitting: { state: S; likely: number }[][] = [];
    for (const answer of answers) {
      const outcomes: { state: S; likely: number }[] = [];
      const chance = new EveryOutcome();
      do {
        const next = rules.clone(state);
        const told: number[] = [];
        rules.apply(next, seat, answer, chance, (to, event) => {
          if ((to >> viewer) & 1) told.push(event);
        });
        if (told.length === heard.length && told.every((event, i) => event === heard[i]))
          outcomes.push({ state: next, likely: chance.likely });
      } while (chance.next());
      if (outcomes.length > 0) fitting.push(outcomes);
    }
    const share = heard.length === 0 ? weight : weight / fitting.length;
    for (const outcomes of fitting) for (const each of outcomes) add(after, each.state, share * each.likely);
  }
  return after;
}
