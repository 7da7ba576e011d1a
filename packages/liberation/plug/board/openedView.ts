import type { View } from '@orrery/liberation';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import type { Table } from '@orrery/web/table/table.ts';

interface OpenedView {
  readonly view: View;
  /** The other hand, and the base. */
  readonly theirs: readonly string[];
  readonly base: string | null;
}

/** Where nothing is hidden: after the end, and in a replay with everything open, which is the Dynasty's table with the base and the other hand face up. */
export function openedView(table: Table, view: View): OpenedView | null {
  if ('hands' in table) {
    const { viewer, hands } = table as Revisited;
    const other = hands.value[1]?.view as View | undefined;
    if (viewer.value === ALL_OPEN && other) return { view: { ...view, base: other.base }, theirs: other.hand, base: other.base };
  }
  const { opened } = view;
  return opened && { view, theirs: view.viewer === 1 ? opened.dynasty : opened.liberation, base: opened.base };
}
