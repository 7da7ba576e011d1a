/** From what is lit to what is meant: open choices narrowed by islands, cards and pieces pointed at. */
import { signal, type Signal } from '@preact/signals';
import type { Choice as Named } from '@orrery/gravity';
import type { Play } from '../table/play.ts';

export interface Offer {
  readonly choice: number;
  readonly named: Named;
}

/** What has been pointed at since the question was put. */
export interface Pointed {
  readonly island: string | null;
  readonly card: number | null;
  /** Cards taken up for a set, by number. */
  readonly taken: readonly number[];
}
const NOTHING: Pointed = { island: null, card: null, taken: [] };

export interface Aim {
  readonly at: Signal<Pointed>;
  clear(): void;
}

export function newAim(): Aim {
  const at = signal<Pointed>(NOTHING);
  return { at, clear: () => (at.value = NOTHING) };
}

export const offersOf = (play: Play): readonly Offer[] => play.offers() as unknown as readonly Offer[];

/** The islands an answer names, the first to be pointed at first. */
export function placesOf(named: Named): readonly string[] {
  switch (named.verb) {
    case 'redeploy':
      return [named.from, named.to];
    case 'capture':
    case 'joint':
    case 'token':
    case 'pumpFrom':
    case 'pumpTo':
    case 'turn':
    case 'surge':
    case 'stabilise':
    case 'bombard':
    case 'leak':
    case 'sabotage':
    case 'conserve':
    case 'unload':
    case 'attractor':
    case 'target':
      return [named.island];
    default:
      return [];
  }
}

export function cardOf(named: Named): number | null {
  return named.verb === 'play' || named.verb === 'castle' || named.verb === 'idle' || named.verb === 'copy' || named.verb === 'join'
    ? named.card
    : null;
}

/** The set of cards an answer names, or null where it names none. */
export function setOf(named: Named): readonly number[] | null {
  if (named.verb !== 'keep' && named.verb !== 'save' && named.verb !== 'pay') return null;
  return named.cards === 'none' ? [] : named.cards.split(' ').map(Number);
}

/** Offers that fit what has been pointed at. */
export function narrowed(offers: readonly Offer[], at: Pointed): readonly Offer[] {
  return offers.filter(
    ({ named }) => (at.island === null || placesOf(named)[0] === at.island) && (at.card === null || cardOf(named) === at.card),
  );
}

/** Islands (and `airship`) that can be pointed at next. */
export function litPlaces(offers: readonly Offer[], at: Pointed): ReadonlySet<string> {
  const depth = at.island === null ? 0 : 1;
  return new Set(
    narrowed(offers, at).flatMap(({ named }) => {
      const place = placesOf(named)[depth];
      return place === undefined ? [] : [place];
    }),
  );
}

/** Points at a place: a choice if only one is left, otherwise a narrower question. */
export function pointAt(aim: Aim, offers: readonly Offer[], place: string): Offer | null {
  const { value } = aim.at;
  const depth = value.island === null ? 0 : 1;
  const left = narrowed(offers, value).filter(({ named }) => placesOf(named)[depth] === place);
  const [only] = left;
  if (only && left.length === 1) return only;
  if (left.length > 0 && depth === 0) aim.at.value = { ...value, island: place };
  return null;
}

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join(' ');

/** The offer whose set is exactly the cards taken up. */
export const setOffer = (offers: readonly Offer[], taken: readonly number[]): Offer | null =>
  offers.find(({ named }) => {
    const set = setOf(named);
    return set !== null && sorted(set) === sorted(taken);
  }) ?? null;

/** Whether this card can still be added to the cards taken up. */
export function canTake(offers: readonly Offer[], taken: readonly number[], card: number): boolean {
  const wanted = [...taken, card];
  return offers.some(({ named }) => {
    const set = setOf(named);
    return set !== null && wanted.every((number) => count(set, number) >= count(wanted, number));
  });
}

export const count = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

/** Numeric arguments of an answer: amounts that are set with steppers. */
export function amountsOf(named: Named): Readonly<Record<string, number>> | null {
  switch (named.verb) {
    case 'commit':
    case 'lose':
      return { hunters: named.hunters, partners: named.partners, mercenaries: named.mercenaries };
    case 'pumpUnits':
    case 'unloadUnits':
      return { permanent: named.permanent, temporary: named.temporary };
    default:
      return null;
  }
}
