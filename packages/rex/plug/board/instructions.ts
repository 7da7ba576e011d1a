/** What a person has left word about, for as long as the page stands: how far to bid for the card on offer, and whether anything is given before the bids. */
import type { Choice } from '@orrery/kernel';
import type { RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { valueOf } from './aim.ts';

export interface Instructions {
  /** The card bid for, and the most that is bid. */
  readonly sale: string;
  readonly most: number;
  /** The phase in which nothing more is given. */
  readonly keeps: string;
}
export const NO_INSTRUCTIONS: Instructions = { sale: '', most: 0, keeps: '' };

/** One card of one row. */
const saleIn = ({ round, row }: RexView): string => `${round} ${row}`;
const phaseIn = ({ round, phase }: RexView): string => `${round} ${phase}`;

export const bidUpTo = (view: RexView, given: Instructions, most: number): Instructions => ({ ...given, sale: saleIn(view), most });
export const keepAll = (view: RexView, given: Instructions): Instructions => ({ ...given, keeps: phaseIn(view) });

/** The most that is bid for the card on offer by instruction; null without one. */
export const limitIn = (view: RexView, { sale, most }: Instructions): number | null => (sale === saleIn(view) ? most : null);

/** The answer that was left; null where the person is to be asked. */
export function instructed(view: RexView, offers: readonly Offer[], given: Instructions): Choice | null {
  const pass = offers.find(({ named }) => named.verb === 'pass')?.choice ?? null;
  if (view.decision === 'D-GIFT') return given.keeps === phaseIn(view) ? pass : null;
  const limit = view.decision === 'D-BID' ? limitIn(view, given) : null;
  if (limit === null) return null;
  const [least] = offers
    .filter(({ named }) => named.verb === 'bid')
    .toSorted((a, b) => Number(valueOf(a, 'amount')) - Number(valueOf(b, 'amount')));
  return least && Number(valueOf(least, 'amount')) <= limit ? least.choice : pass;
}
