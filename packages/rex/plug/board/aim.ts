/**
 * How an answer is put together by pointing. An open choice has facets (a card, a place, a number); pointing at a thing fixes a facet, and as
 * soon as one choice is left it is the answer. Nothing here knows a rule: everything is read off the open list.
 */
import { type Signal, signal } from '@preact/signals';
import type { Offer } from '@orrery/web/table/play.ts';

export type Value = string | number;
export type Chosen = Readonly<Record<string, Value>>;

export interface Aim {
  readonly chosen: Signal<Chosen>;
  clear(): void;
}

export function newAim(): Aim {
  const chosen = signal<Chosen>({});
  return {
    chosen,
    clear: () => {
      if (Object.keys(chosen.peek()).length > 0) chosen.value = {};
    },
  };
}

/** Facets shown on the map, in the order in which they are pointed at. */
export const PLACES = ['from', 'location', 'to'] as const;
const isPlace = (facet: string): boolean => (PLACES as readonly string[]).includes(facet);
/** Answers that decline or finish; they stand last and quiet. */
export const QUIET: ReadonlySet<string> = new Set(['pass', 'done', 'end', 'skip', 'decline', 'none', 'stay']);

export const valueOf = ({ named }: Offer, facet: string): Value | undefined => named[facet] as Value | undefined;
export const facetsOf = ({ named }: Offer): readonly string[] => Object.keys(named).filter((key) => key !== 'verb');

export const narrowed = (offers: readonly Offer[], chosen: Chosen): readonly Offer[] =>
  offers.filter((offer) => Object.entries(chosen).every(([facet, value]) => valueOf(offer, facet) === value));

/** Choices of one verb and one set of facets. */
export interface OfferGroup {
  readonly verb: string;
  readonly offers: readonly Offer[];
  /** Facets in which they differ. */
  readonly free: readonly string[];
}

export function groupsOf(offers: readonly Offer[]): readonly OfferGroup[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = Object.keys(offer.named).join() + offer.named.verb;
    const group = groups.get(key);
    if (group) group.push(offer);
    else groups.set(key, [offer]);
  }
  return [...groups.values()].map((list) => {
    const [first] = list;
    const free = first ? facetsOf(first).filter((facet) => list.some((each) => valueOf(each, facet) !== valueOf(first, facet))) : [];
    return { verb: first?.named.verb ?? '', offers: list, free };
  });
}

/** The place facet a group asks for next: the first in which its choices differ, or the only place it has. */
export function placeFacet({ offers, free }: OfferGroup, chosen: Chosen): string | null {
  const [first] = offers;
  if (!first) return null;
  const facets = PLACES.filter((facet) => valueOf(first, facet) !== undefined && chosen[facet] === undefined);
  return facets.find((facet) => free.includes(facet)) ?? facets.at(-1) ?? null;
}

/** Places that can be pointed at now, each with the first choice it leads to. */
export function openPlaces(offers: readonly Offer[], chosen: Chosen): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const group of groupsOf(narrowed(offers, chosen))) {
    const facet = placeFacet(group, chosen);
    if (!facet) continue;
    for (const offer of group.offers) {
      const place = String(valueOf(offer, facet));
      if (!found.has(place)) found.set(place, offer.choice);
    }
  }
  return found;
}

/** What fixing one more facet leads to: an answer, or a narrower aim, or nothing. */
export function fix(
  offers: readonly Offer[],
  chosen: Chosen,
  more: Chosen,
): { readonly answer: Offer } | { readonly chosen: Chosen } | null {
  const next = { ...chosen, ...more };
  const left = narrowed(offers, next);
  const [only] = left;
  if (!only) return null;
  return left.length === 1 ? { answer: only } : { chosen: next };
}

/** Pointing at a place: it fixes the facet each group asks for; groups that ask for different facets are kept apart by their verb. */
export function pointAt(offers: readonly Offer[], chosen: Chosen, place: string): ReturnType<typeof fix> {
  const asking = groupsOf(narrowed(offers, chosen)).flatMap((group) => {
    const facet = placeFacet(group, chosen);
    return facet && group.offers.some((offer) => valueOf(offer, facet) === place) ? [facet] : [];
  });
  const [facet] = asking;
  if (facet) return fix(offers, chosen, { [facet]: place });
  // Another place than those in reach: begin again from there.
  const { from: _from, location: _location, to: _to, ...rest } = chosen;
  return Object.keys(rest).length === Object.keys(chosen).length ? null : pointAt(offers, rest, place);
}

/** Facets in which a group differs, numbers apart from names; places are pointed at on the map. */
export const split = (group: OfferGroup) => {
  const numeric = (facet: string): boolean => group.offers.every((offer) => typeof valueOf(offer, facet) === 'number') && !SEATS.has(facet);
  const rest = group.free.filter((facet) => !isPlace(facet));
  return { places: group.free.filter(isPlace), names: rest.filter((facet) => !numeric(facet)), numbers: rest.filter(numeric) };
};
/** Numbers that mean people. */
export const SEATS: ReadonlySet<string> = new Set(['seat', 'rival', 'giver', 'taker']);

export const valuesOf = (group: OfferGroup, facet: string): readonly Value[] => [
  ...new Set(group.offers.flatMap((offer) => valueOf(offer, facet) ?? [])),
];

/** The choice nearest to some numbers; the facet turned last counts most. */
export function nearest(offers: readonly Offer[], numbers: Readonly<Record<string, number>>, first: string): Offer | undefined {
  const away = (offer: Offer): number =>
    Object.entries(numbers).reduce(
      (sum, [facet, value]) => sum + Math.abs(Number(valueOf(offer, facet)) - value) * (facet === first ? 1000 : 1),
      0,
    );
  return offers.toSorted((a, b) => away(a) - away(b))[0];
}
