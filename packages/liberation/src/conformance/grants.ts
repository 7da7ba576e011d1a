import type { Seat, Viewer } from '@orrery/kernel';
import { LIBERATION } from '../table.ts';
import type { Kind, LiberationEvent } from '../vocabulary.ts';

type Grant<K extends Kind> = (event: Extract<LiberationEvent, { kind: K }>, viewer: Viewer) => boolean;

const everybody = (): boolean => true;
/** A card only its owner knows; that something happened is for everybody. */
const owner = (event: { readonly seat: Seat }, viewer: Viewer): boolean => !('city' in event) || event.seat === viewer;
const liberation = (event: object, viewer: Viewer): boolean => !('city' in event || 'to' in event) || viewer === LIBERATION;
const seats = (_: object, viewer: Viewer): boolean => viewer <= LIBERATION;

/** What may be shown under a table's options. */
export interface Openness {
  readonly showDiscards: boolean;
  readonly hiddenMissions: 'none' | 'liberation' | 'both';
}

/** Who may hear what: written from the rules on visibility, independent of the code that tells. */
export function grants({ showDiscards, hiddenMissions }: Openness): { readonly [K in Kind]: Grant<K> } {
  const hides = (seat: Seat): boolean => hiddenMissions === 'both' || (hiddenMissions === 'liberation' && seat === LIBERATION);
  const discard = showDiscards ? everybody : owner;
  return {
    laid: everybody,
    setAside: everybody,
    dealt: owner,
    based: liberation,
    turn: everybody,
    drew: owner,
    noCard: everybody,
    act: everybody,
    skipped: everybody,
    passed: everybody,
    stopped: everybody,
    unexploited: everybody,
    exploited: everybody,
    occupied: everybody,
    attacked: everybody,
    missed: everybody,
    hit: everybody,
    captured: everybody,
    baseHit: everybody,
    mission: (event, viewer) => !hides(event.seat) || owner(event, viewer),
    borrowed: everybody,
    paidExploit: everybody,
    paidDiscard: discard,
    discarded: discard,
    spent: (event, viewer) => !hides(event.seat) || discard(event, viewer),
    evaded: liberation,
    relocated: liberation,
    sabotage: everybody,
    sabotaged: everybody,
    notInHand: everybody,
    milled: everybody,
    returned: everybody,
    looked: everybody,
    nothingToSee: everybody,
    // Only the one who looks hears these, which the events themselves do not say: the suite compares with whose turn it is.
    saw: seats,
    took: owner,
    putBack: (event, viewer) => !('city' in event) || seats(event, viewer),
    probed: everybody,
    rotated: everybody,
    lookedAtHand: everybody,
    shown: seats,
    won: everybody,
    revealed: everybody,
  };
}
