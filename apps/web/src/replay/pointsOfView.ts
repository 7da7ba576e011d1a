import type { Known, TableView, Viewer } from '@orrery/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { Table } from '../table/table.ts';

/** The point of view from which nothing is hidden. */
export const ALL_OPEN: Viewer = -1;

/** A finished game to look back on, from any point of view. */
export interface Revisited extends Table {
  readonly viewer: ReadonlySignal<Viewer>;
  /** What each seat knows at this moment: for the view of everything. */
  readonly hands: ReadonlySignal<readonly Known<TableView>[]>;
}
