import type { Seat, Viewer } from '@orrery/kernel';
import { LIBERATION } from '../sides.ts';
import type { Kind, LiberationEvent } from '../words.ts';

/** What lies open on the table when something is told. */
export interface Open {
  readonly onTurn: Seat;
  readonly occupied: (city: string) => boolean;
}
type Grant<K extends Kind> = (event: Extract<LiberationEvent, { kind: K }>, viewer: Viewer, open: Open) => boolean;

const everybody = (): boolean => true;
/** A card only its owner knows; that something happened is for everybody. */
const owner = (event: { readonly seat: Seat }, viewer: Viewer): boolean => !('city' in event) || event.seat === viewer;
const liberation = (event: object, viewer: Viewer): boolean => !('city' in event || 'to' in event) || viewer === LIBERATION;
const seats = (_: object, viewer: Viewer): boolean => viewer <= LIBERATION;
/** Whoever looks at the deck is on turn. */
const onTurn = (_: object, viewer: Viewer, open: Open): boolean => viewer === open.onTurn;

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
    struck: everybody,
    captured: everybody,
    baseHit: everybody,
    // The mission of an occupied city is no secret: the city lies open.
    mission: (event, viewer, open) => !hides(event.seat) || owner(event, viewer) || ('city' in event && open.occupied(event.city)),
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
    saw: onTurn,
    took: owner,
    putBack: (event, viewer, open) => !('city' in event) || onTurn(event, viewer, open),
    probed: everybody,
    rotated: everybody,
    lookedAtHand: everybody,
    shown: seats,
    won: everybody,
    revealed: everybody,
  };
}
