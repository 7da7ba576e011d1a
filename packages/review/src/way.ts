import type { Seat } from '@orrery/kernel';
import type { Appraisal } from './appraisal.ts';
import { SURE } from './noise.ts';

/** A share of the victory with half the width of its interval. */
export interface Part {
  readonly share: number;
  readonly within: number;
}

/** The way from the first position to the result. All parts together are exactly the result less the start. */
export interface Way {
  readonly start: Part;
  readonly own: Part;
  /** By seat: what the decisions of the others changed; nothing for the seat itself. */
  readonly others: readonly Part[];
  /** Draws, shuffles, hits and misses against all that could have come, and answers of the others too near to each other to be told apart. */
  readonly luck: Part;
  /** Own answers too near to each other to be told apart. */
  readonly leftOver: Part;
  readonly result: number;
  /** By decision: the luck between it and the next one. */
  readonly chances: readonly Part[];
}

const part = (share: number, errors: readonly number[]): Part => ({ share, within: SURE * Math.hypot(...errors) });
const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);

/** Whether an answer changed more than noise can. */
const counts = ({ seat, effect, doubt }: Appraisal): boolean => Math.abs(effect[seat] as number) > SURE * doubt;

/**
 * Adds the way up for one seat. `result` is its share in the end; null where the game was broken off: the way then ends at its last chance.
 * An answer changes the chance from what a good player had there on average to what it brings; from there to the next decision it changes by what comes,
 * and what comes less what the others' decisions changed is luck.
 */
export function wayOf(seat: Seat, seats: number, appraisals: readonly Appraisal[], result: number | null): Way {
  const own = appraisals.filter((each) => each.seat === seat).toSorted((a, b) => a.number - b.number);
  const [first] = own;
  const end = result ?? own.at(-1)?.given.chance ?? 1 / seats;
  const theirs = first ? appraisals.filter((each) => each.seat !== seat && counts(each)) : [];
  const ours = own.filter(counts);
  const near = own.filter((each) => !counts(each));
  const forMe = ({ effect }: Appraisal): number => effect[seat] as number;
  const doubt = (each: Appraisal): number => each.doubt;
  const chances = own.map((each, i) => {
    const following = own[i + 1];
    const between = theirs.filter(({ at }) => (i === 0 || at > each.at) && (!following || at < following.at));
    const came = (following?.usual ?? end) - each.given.chance;
    return part(came - sum(between.map(forMe)), [each.given.error, following?.given.error ?? 0, ...between.map(doubt)]);
  });
  const others = Array.from({ length: seats }, (_, other) => {
    const of = theirs.filter((each) => each.seat === other);
    return part(sum(of.map(forMe)), of.map(doubt));
  });
  return {
    start: part(first?.usual ?? end, [first?.given.error ?? 0]),
    own: part(sum(ours.map(forMe)), ours.map(doubt)),
    others,
    luck: part(sum(chances.map(({ share }) => share)), [first?.given.error ?? 0, ...own.map(doubt), ...theirs.map(doubt)]),
    leftOver: part(sum(near.map(forMe)), near.map(doubt)),
    result: end,
    chances,
  };
}
