import { quick } from '../chance.ts';
import { TURN_CAP, type Choice, type Event, type Named, type Rules, type Seat, type SeatSet, type TableView } from '../contract.ts';
import { broken, describe, type ConformanceFault, type PropertyId, type Step } from './fault.ts';
import type { Table } from './plan.ts';
import { shrink } from './shrink.ts';

/** What has happened over all games. */
export interface Fired {
  readonly verbs: Set<string>;
  readonly kinds: Set<string>;
  readonly effects: Set<string>;
  readonly ends: Set<string>;
}

export const nothingFired = (): Fired => ({ verbs: new Set(), kinds: new Set(), effects: new Set(), ends: new Set() });

/** Laws are asked for after every third answer, in each game another third, and at its end: what was lost stays lost, and asking is dearer than playing. */
const LAWS_EVERY = 3;

/** 2, 3 and 7 over many random games, with as little around the rules as possible. */
export class Campaign<S, V extends TableView, N extends Named, E extends Event> {
  readonly #table: Table<S, V, N, E>;
  readonly #rules: Rules<S, V, N, E>;
  readonly #choices = new Set<Choice>();
  readonly #events = new Set<number>();
  readonly #ends = new Set<string>();
  readonly #list: Choice[] = [];
  readonly #stamp: Uint32Array;
  #stamped = 0;
  #state: S | undefined;

  constructor(table: Table<S, V, N, E>) {
    this.#table = table;
    this.#rules = table.rules;
    this.#stamp = new Uint32Array(table.rules.choices.size);
  }

  /** Plays one game at random; the fault it ran into, with the shortest steps that show it, or null, also where such a fault is known. */
  play(seed: number, known: (property: PropertyId) => boolean): ConformanceFault | null {
    // Moves have a chance of their own, so that the same deal can be played again with fewer of them.
    const moves = quick(2 ** 32 + seed);
    const steps: Step[] = [];
    const random = (asked: SeatSet): Step => {
      const seat = someSeat(asked, moves.below(1 << 16));
      const choice = this.#list[moves.below(this.#listed(seat))] as Choice;
      steps.push([seat, choice]);
      return [seat, choice];
    };
    const wrong = this.#run(seed, random);
    if (!wrong || known(wrong.property)) return null;
    const again = (shorter: readonly Step[]): boolean => {
      let next = 0;
      const given = (asked: SeatSet): Step | null => {
        const step = shorter[next++];
        if (!step || !((asked >> step[0]) & 1)) return null;
        return this.#list.slice(0, this.#listed(step[0])).includes(step[1]) ? step : null;
      };
      return this.#run(seed, given)?.property === wrong.property;
    };
    return { ...wrong, options: this.#rules.options, seed: `quick ${seed}`, steps: shrink(steps, again) };
  }

  /** Lists the choices of a seat and returns how many there are. */
  #listed(seat: Seat): number {
    const length = this.#rules.legal(this.#state as S, seat, this.#list);
    this.#sound(length, seat);
    return length;
  }

  /** Goes through a game by these steps, until they or the game end; what was wrong, or null. */
  #run(seed: number, step: (asked: SeatSet) => Step | null): { readonly property: PropertyId; readonly problem: string } | null {
    const rules = this.#rules;
    const chance = quick(seed);
    const cap = this.#table.plan.turnCap ?? TURN_CAP;
    const tell = (_: number, event: number): void => void this.#events.add(event);
    try {
      const state = rules.start(chance, tell);
      this.#state = state;
      for (let taken = 0; ; taken++) {
        if ((taken + seed) % LAWS_EVERY === 0) this.#conserves(state);
        const asked = rules.asked(state);
        const result = rules.result(state);
        if ((asked === 0) !== (result !== null))
          broken('2', asked === 0 ? 'nobody is asked, yet there is no result' : 'there is a result, yet somebody is asked');
        if (taken >= rules.bound && !result) broken('3', `the game goes on after its bound of ${rules.bound} answers`);
        const next = result || (rules.turn && rules.turn(state) > cap) ? null : step(asked);
        if (!next) {
          this.#conserves(state);
          if (result) this.#ends.add(result.clause);
          return null;
        }
        this.#choices.add(next[1]);
        rules.apply(state, next[0], next[1], chance, tell);
      }
    } catch (error) {
      return describe(error);
    }
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
