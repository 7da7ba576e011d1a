import type { Viewer } from '@orrery/kernel';
import type { Outcome } from '../table/commands.ts';
import type { Table } from '../table/table.ts';

/** Something to be done at a table, when its turn comes. */
export interface Task {
  /** The viewer it is done for: not heard while it may not see. */
  readonly as: Viewer | ((table: Table) => Viewer | null) | null;
  run(table: Table, now: number): Outcome;
  /** Called once, after everything it caused is stored and published. */
  done(outcome: Outcome): void;
}

/** Nothing but a look at what there is to tell. */
export const glance = (first: () => void = () => {}): Task => ({
  as: null,
  run: () => {
    first();
    return { ok: {} };
  },
  done: () => {},
});
