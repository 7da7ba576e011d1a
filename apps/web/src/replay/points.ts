import type { Known, TableView, Viewer } from '@orrery/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { Table } from '../table/table.ts';

/** Everything laid open, beside the views of seats and spectator. */
export const ALL_OPEN: Viewer = -1;

/** A table one looks back on, from a point of view of one's choice. */
export interface Revisited extends Table {
  readonly viewer: ReadonlySignal<Viewer>;
  /** What each seat knows at this moment: for the view of everything. */
  readonly hands: ReadonlySignal<readonly Known<TableView>[]>;
}
