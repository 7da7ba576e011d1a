import { quick } from '../chance.ts';
import type { Choice, Event, Named, Rules, TableView } from '../contract.ts';
import { Broken, broken, type ConformanceFault, type Step } from './fault.ts';
import type { Table } from './plan.ts';

/** What has happened over all games. */
export interface Fired {
  readonly verbs: Set<string>;
  readonly kinds: Set<string>;
  readonly effects: Set<string>;
  readonly ends: Set<string>;
}

export const nothingFired = (): Fired => ({ verbs: new Set(), kinds: new Set(), effects: new Set(), ends: new Set() });

/** 2, 3 and 7 at every step of many random games, with as little around the rules as possible. */
export class Campaign<S, V extends TableView, N extends Named, E extends Event> {
  readonly #table: Table<S, V, N, E>;
  readonly #rules: Rules<S, V, N, E>;
  readonly #choices = new Set<Choice>();
  readonly #events = new Set<number>();
  readonly #ends = new Set<string>();
  readonly #list: Choice[] = [];
  readonly #stamp: Uint32Array;
  #stamped = 0;

  constructor(table: Table<S, V, N, E>) {
    this.#table = table;
    this.#rules = table.rules;
    this.#stamp = new Uint32Array(table.rules.choices.size);
  }

  /** Plays one game; the fault it ran into, or null. */
  play(seed: number): ConformanceFault | null {
    const rules = this.#rules;
    const chance = quick(seed);
    const cap = this.#table.plan.turnCap ?? 400;
    const steps: Step[] = [];
    const tell = (_: number, event: number): void => void this.#events.add(event);
    try {
      const state = rules.start(chance, tell);
      this.#conserves(state);
      for (;;) {
        const asked = rules.asked(state);
        const result = rules.result(state);
        if ((asked === 0) !== (result !== null))
          broken('2', asked === 0 ? 'nobody is asked, yet there is no result' : 'there is a result, yet somebody is asked');
        if (result) {
          this.#ends.add(result.clause);
          break;
        }
        if (steps.length >= rules.bound) broken('3', `the game goes on after its bound of ${rules.bound} answers`);
        if (rules.turn && rules.turn(state) > cap) break;
        const seat = someSeat(asked, chance.below(1 << 16));
        const length = rules.legal(state, seat, this.#list);
        this.#sound(length, seat);
        const choice = this.#list[chance.below(length)] as Choice;
        this.#choices.add(choice);
        steps.push([seat, choice]);
        rules.apply(state, seat, choice, chance, tell);
        this.#conserves(state);
      }
    } catch (error) {
      return {
        property: error instanceof Broken ? error.property : '2',
        problem: error instanceof Error ? (error instanceof Broken ? error.message : (error.stack ?? error.message)) : String(error),
        options: rules.options,
        seed: `quick ${seed}`,
        steps,
      };
    }
    return null;
  }

  #sound(length: number, seat: number): void {
    if (length === 0) broken('2', `seat ${seat} is asked and has no choice`);
    this.#stamped++;
    for (let i = 0; i < length; i++) {
      const choice = this.#list[i] as Choice;
      if (!(choice >= 0 && choice < this.#stamp.length)) broken('2', `the list of seat ${seat} holds ${choice}, which names nothing`);
      if (this.#stamp[choice] === this.#stamped) broken('2', `the list of seat ${seat} has doubles`);
      this.#stamp[choice] = this.#stamped;
    }
  }

  #conserves(state: S): void {
    const { invariants } = this.#rules;
    for (const name in invariants) {
      const wrong = invariants[name]?.(state);
      if (wrong) broken('7', `"${name}" is broken: ${wrong}`);
    }
  }

  collect(fired: Fired): void {
    for (const choice of this.#choices) fired.verbs.add(this.#rules.choices.name(choice).verb);
    for (const end of this.#ends) fired.ends.add(end);
    for (const code of this.#events) {
      const event = this.#rules.events.name(code);
      fired.kinds.add(event.kind);
      for (const effect of this.#table.plan.effects?.of(event) ?? []) fired.effects.add(effect);
    }
  }
}

function someSeat(asked: number, draw: number): number {
  let count = 0;
  for (let rest = asked; rest; rest &= rest - 1) count++;
  let skip = draw % count;
  let rest = asked;
  while (skip-- > 0) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
