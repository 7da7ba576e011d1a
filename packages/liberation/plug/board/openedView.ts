import type { View } from '@orrery/liberation';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import type { Table } from '@orrery/web/table/table.ts';

/** In a replay with everything open: the Dynasty's table, with the base and the other hand face up. */
export function openedView(table: Table, view: View): { readonly view: View; readonly theirs: readonly string[] } | null {
  if (!('hands' in table)) return null;
  const { viewer, hands } = table as Revisited;
  const other = hands.value[1]?.view as View | undefined;
  return viewer.value === ALL_OPEN && other ? { view: { ...view, base: other.base }, theirs: other.hand } : null;
}
