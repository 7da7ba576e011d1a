/** What a seat at a server's table is asked, knows and may do, from what the server has told it. */
import { type Choice, type Known, SPECTATOR, type TableView, type Viewer } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import type { Customs } from '@orrery/games/load';
import type { AnyRules } from '../table/engines.ts';
import type { Ended } from '../table/record.ts';
import type { Snapshot } from '../table/table.ts';
import { orderIn } from './orderIn.ts';

/** Warnings are looked up for this many choices at most; no list that needs them is longer. */
const MOST_WARNED = 300;

function endedOf(seen: Seen): Ended | null {
  const { end } = seen.table;
  if (!end) return null;
  if ('winners' in end) return { how: 'rules', result: end, seat: null };
  return { how: end.ended, result: null, seat: end.seat ?? null };
}

/** What a viewer knows who also knows that it has answered. */
const answeredBy = (viewer: Viewer, { view, past }: Known<TableView>): Known<TableView> => ({
  view: { ...view, answered: view.answered | (1 << viewer) },
  past,
});

/**
 * `shown`: as much of the past as the person has been shown; what is known and open is never older than the table. `taken`: the question whose answer the
 * table has taken without showing anything of it yet, as in a window that keeps its time; whoever has given it waits like everybody else.
 */
export function snapshotOf(seen: Seen, rules: Pick<AnyRules, 'warnings'>, customs: Customs, shown: number, taken: number | null): Snapshot {
  const { game, table } = seen;
  const ended = endedOf(seen);
  const silent = game !== null && game.n === taken;
  const whole = silent ? answeredBy(table.viewer, game.known) : (game?.known ?? null);
  const known = whole && shown < whole.past.length ? { view: whole.view, past: whole.past.slice(0, shown) } : whole;
  // Whoever has given up, or is played for by a bot, is asked nothing.
  const away = table.viewer !== SPECTATOR && table.seats[table.viewer]?.away !== undefined;
  const open = ended || away || silent ? [] : (game?.open ?? []);
  const warnings: Record<Choice, readonly string[]> = {};
  if (whole && table.viewer !== SPECTATOR)
    for (const choice of open.slice(0, MOST_WARNED)) {
      const codes = rules.warnings(whole, choice);
      if (codes.length > 0) warnings[choice] = codes;
    }
  return {
    stage: ended ? 'over' : open.length > 0 ? 'decide' : 'wait',
    viewer: table.viewer,
    known,
    open,
    warnings,
    undoable: ended || away || silent ? 0 : (game?.undoable ?? 0),
    next: null,
    ended,
    ...orderIn(customs, table, whole),
  };
}
