import type { View } from '@orrery/liberation';
import { openHands } from '@orrery/web/replay/opened.ts';
import type { Table } from '@orrery/web/table/table.ts';

interface OpenedView {
  readonly view: View;
  /** The other hand, and the base. */
  readonly theirs: readonly string[];
  readonly base: string | null;
}

/** Where nothing is hidden: after the end, and in a replay with everything open, which is the Dynasty's table with the base and the other hand face up. */
export function openedView(table: Table, view: View): OpenedView | null {
  const other = openHands(table)?.[1]?.view as View | undefined;
  if (other) return { view: { ...view, base: other.base }, theirs: other.hand, base: other.base };
  const { opened } = view;
  return opened && { view, theirs: view.viewer === 1 ? opened.dynasty : opened.liberation, base: opened.base };
}
