/** What of a review can be clicked: decisions that were called something, and strokes of luck. */
import { verdictOf, wayOf, type Part, type Thresholds, type Verdict, type Way } from '@orrery/review';
import type { Seat } from '@orrery/kernel';
import type { Found } from './messages.ts';

export type Sign = Exclude<Verdict, 'fine'> | 'luck' | 'plain';

export interface Mark {
  readonly id: string;
  readonly sign: Sign;
  readonly seat: Seat;
  readonly found: Found;
  /** Points of chance: what was lost, or what luck brought. */
  readonly points: number;
  /** What came by luck after the decision. */
  readonly luck: Part | null;
}

const byPlace = (a: Found, b: Found): number => a.appraisal.at - b.appraisal.at;

/** Decisions of one's own seat in their order. */
export const ownDecisions = (found: readonly Found[], seat: Seat): readonly Found[] =>
  found.filter(({ appraisal }) => appraisal.seat === seat).toSorted(byPlace);

export const wayFrom = (found: readonly Found[], seat: Seat, seats: number, result: number | null): Way =>
  wayOf(
    seat,
    seats,
    found.map(({ appraisal }) => appraisal),
    result,
  );

/** Marks of one seat's review in the order of the game; luck only where the whole game has been examined. */
export function marksOf(found: readonly Found[], seat: Seat, thresholds: Thresholds, way: Way | null): readonly Mark[] {
  const own = ownDecisions(found, seat);
  const marks = found.flatMap((each): readonly Mark[] => {
    const { appraisal } = each;
    const verdict = verdictOf(appraisal, thresholds);
    const mine = appraisal.seat === seat;
    if (verdict === 'fine' || (!mine && verdict !== 'mistake' && verdict !== 'blunder')) return [];
    const points = verdict === 'found' ? 0 : -appraisal.loss;
    return [{ id: `${appraisal.seat}-${appraisal.number}`, sign: verdict, seat: appraisal.seat, found: each, points, luck: null }];
  });
  const strokes = (way?.chances ?? []).flatMap((luck, i): readonly Mark[] => {
    const each = own[i];
    if (!each || Math.abs(luck.share) < thresholds.mistake || Math.abs(luck.share) < luck.within) return [];
    return [{ id: `luck-${each.appraisal.number}`, sign: 'luck', seat, found: each, points: luck.share, luck }];
  });
  const all = [...marks, ...strokes].toSorted((a, b) => byPlace(a.found, b.found));
  const [first] = own;
  // Where nothing is worth a mark, the game can still be looked at from its first decision.
  return all.length > 0 || !first ? all : [{ id: `${seat}-0`, sign: 'plain', seat, found: first, points: 0, luck: null }];
}

/** Own decisions that cost most, at most three. */
export const worstOf = (marks: readonly Mark[], seat: Seat): readonly Mark[] =>
  marks
    .filter((mark) => mark.seat === seat && mark.luck === null && mark.points < 0)
    .toSorted((a, b) => a.points - b.points)
    .slice(0, 3);
