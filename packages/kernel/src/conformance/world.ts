import { seeded, type Source } from '../chance.ts';
import type { Choice, Event, Known, Named, Rules, Seat, TableView, Viewer } from '../contract.ts';
import { SPECTATOR } from '../contract.ts';
import { sha256, utf8 } from '../sha256.ts';

/** A state with everybody's past: what a match holds, open to the suite, and cheap to copy. */
export class World<S, V extends TableView, N extends Named, E extends Event> {
  readonly rules: Rules<S, V, N, E>;
  readonly #key: Uint8Array;
  readonly source: Source;
  state: S;
  /** By viewer: seats first, the spectator last. */
  readonly pasts: number[][];

  private constructor(rules: Rules<S, V, N, E>, key: Uint8Array, drawn: number, state: S, pasts: number[][]) {
    this.rules = rules;
    this.#key = key;
    this.source = seeded(key, drawn);
    this.state = state;
    this.pasts = pasts;
  }

  static start<S, V extends TableView, N extends Named, E extends Event>(rules: Rules<S, V, N, E>, seed: string): World<S, V, N, E> {
    const pasts: number[][] = Array.from({ length: rules.seats + 1 }, () => []);
    const world = new World(rules, sha256(utf8(seed)), 0, undefined as S, pasts);
    world.state = rules.start(world.source, world.tell);
    return world;
  }

  /** The world a viewer imagines: its own past, and nobody else's. */
  static imagined<S, V extends TableView, N extends Named, E extends Event>(
    rules: Rules<S, V, N, E>,
    seed: string,
    state: S,
    viewer: Viewer,
    past: readonly number[],
  ): World<S, V, N, E> {
    const row = viewer === SPECTATOR ? rules.seats : viewer;
    const pasts = Array.from({ length: rules.seats + 1 }, (_, i) => (i === row ? [...past] : []));
    return new World(rules, sha256(utf8(seed)), 0, state, pasts);
  }

  get viewers(): readonly Viewer[] {
    return this.pasts.map((_, row) => (row === this.rules.seats ? SPECTATOR : row));
  }

  past(viewer: Viewer): number[] {
    return this.pasts[viewer === SPECTATOR ? this.rules.seats : viewer] as number[];
  }

  known(viewer: Viewer): Known<V> {
    return { view: this.rules.view(this.state, viewer), past: this.past(viewer).slice() };
  }

  legal(seat: Seat): Choice[] {
    const list: Choice[] = [];
    return list.slice(0, this.rules.legal(this.state, seat, list));
  }

  readonly tell = (to: number, event: number): void => {
    for (let seat = 0; seat < this.rules.seats; seat++) if ((to >> seat) & 1) (this.pasts[seat] as number[]).push(event);
    if ((to >> SPECTATOR) & 1) (this.pasts[this.rules.seats] as number[]).push(event);
  };

  step(seat: Seat, choice: Choice): void {
    (this.pasts[seat] as number[]).push(~choice);
    this.rules.apply(this.state, seat, choice, this.source, this.tell);
  }

  clone(): World<S, V, N, E> {
    return new World(
      this.rules,
      this.#key,
      this.source.drawn,
      this.rules.clone(this.state),
      this.pasts.map((past) => past.slice()),
    );
  }
}

export const seatsIn = (set: number): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; set >> seat; seat++) if ((set >> seat) & 1) seats.push(seat);
  return seats;
};
