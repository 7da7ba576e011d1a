import type { Seat, TableView } from '@orrery/kernel';

/** Places are counted from 1; entry 0 of a list by place is for none of them. */
export interface State {
  /** The light of the lantern at each place. */
  light: number[];
  /** Who has taken it, −1 for nobody. */
  owner: number[];
  /** Places each seat has looked at, as bits. */
  looked: [number, number];
  /** Seat to play; −1 after the last lantern. */
  turn: number;
}

export interface LanternView {
  readonly place: number;
  /** How bright it is, where the viewer knows. */
  readonly light: number | null;
  readonly owner: Seat | null;
  /** Seats that have looked at it. */
  readonly lookedBy: readonly Seat[];
}

export interface View extends TableView {
  readonly lanterns: readonly LanternView[];
  readonly looksLeft: readonly [number, number];
  readonly scores: readonly [number, number];
}
