/** How far to bid for the card on offer, as a person has left word. It is kept with the table: a reload does not forget it. */
import type { Choice } from '@orrery/kernel';
import type { RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { valueOf } from './aim.ts';

export interface Limit {
  /** The card bid for, and the most that is bid. */
  readonly sale: string;
  readonly most: number;
}
export const NO_LIMIT: Limit = { sale: '', most: 0 };

/** A limit as it is kept, that of one table at a time: `<table> <most> <sale>`. */
export const writtenLimit = (table: string, { sale, most }: Limit): string => `${table} ${most} ${sale}`;
export function readLimit(table: string, written: string | null): Limit {
  const [, at, most, sale] = /^(\S+) (\d+) (.+)$/.exec(written ?? '') ?? [];
  return at === table && sale !== undefined ? { sale, most: Number(most) } : NO_LIMIT;
}

/** One card of one row. */
const saleIn = ({ round, row }: RexView): string => `${round} ${row}`;

export const bidUpTo = (view: RexView, most: number): Limit => ({ sale: saleIn(view), most });

/** The most that is bid for the card on offer by instruction; null without one. */
export const limitIn = (view: RexView, { sale, most }: Limit): number | null => (sale === saleIn(view) ? most : null);

/** The answer that was left; null where the person is to be asked. */
export function instructed(view: RexView, offers: readonly Offer[], given: Limit): Choice | null {
  const limit = view.decision === 'D-BID' ? limitIn(view, given) : null;
  if (limit === null) return null;
  const [least] = offers
    .filter(({ named }) => named.verb === 'bid')
    .toSorted((a, b) => Number(valueOf(a, 'amount')) - Number(valueOf(b, 'amount')));
  return least && Number(valueOf(least, 'amount')) <= limit
    ? least.choice
    : (offers.find(({ named }) => named.verb === 'pass')?.choice ?? null);
}
