/** From what is lit to what is meant: open choices narrowed by islands, cards and pieces pointed at. */
import { signal, type Signal } from '@preact/signals';
import type { Choice as Named, View } from '@orrery/gravity';
import type { Play } from '@orrery/web/table/play.ts';
import { beside, DIRECTIONS, same } from './hex.ts';

export interface Offer {
  readonly choice: number;
  readonly named: Named;
}

/** What has been pointed at since the question was put. */
export interface Pointed {
  readonly island: string | null;
  readonly card: number | null;
  /** The card is one of the own discard pile, to be used again by castling. */
  readonly castle: boolean;
  /** Cards taken up for a set, by number. */
  readonly taken: readonly number[];
}
const NOTHING: Pointed = { island: null, card: null, castle: false, taken: [] };

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

/** What a second click on a card answers: it is played or paid. Idling takes its button, since it ends the turn with nothing done. */
export const cardAnswer = (found: readonly Offer[]): Offer | null => found.find(({ named }) => named.verb !== 'idle') ?? null;

/** Offers that fit what has been pointed at. */
export function narrowed(offers: readonly Offer[], at: Pointed): readonly Offer[] {
  return offers.filter(
    ({ named }) =>
      (at.island === null || placesOf(named)[0] === at.island) &&
      (at.card === null || (cardOf(named) === at.card && (named.verb === 'castle') === at.castle)),
  );
}

/** Islands (and `airship`) that can be pointed at next, each with its choice where pointing at it settles one. */
export function litPlaces(offers: readonly Offer[], at: Pointed): ReadonlyMap<string, number | null> {
  const depth = at.island === null ? 0 : 1;
  const places = new Map<string, number | null>();
  for (const { choice, named } of narrowed(offers, at)) {
    const place = placesOf(named)[depth];
    if (place !== undefined) places.set(place, places.has(place) ? null : choice);
  }
  return places;
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

/** What to ask about an island that cannot be chosen now: "why not this one?" Null where no island is asked for. */
export function questionFor(view: View, at: Pointed, island: string): Named | null {
  switch (view.decision) {
    case 'capture.target':
      return { verb: 'capture', island };
    case 'extract.token':
      return { verb: 'token', island, side: 0, colour: 'blue' };
    case 'pump.from':
      return { verb: 'pumpFrom', island };
    case 'pump.to':
      return { verb: 'pumpTo', island };
    case 'redeploy':
      return at.island === null
        ? { verb: 'redeploy', piece: 'hunter', from: island, to: 'airship' }
        : { verb: 'redeploy', piece: 'hunter', from: at.island, to: island };
    case 'turn.island':
      return { verb: 'turn', island };
    case 'surge':
    case 'stabilise':
    case 'bombard':
    case 'leak':
      return { verb: view.decision, island };
    case 'sabotage':
      return { verb: 'sabotage', island, trunk: 0 };
    case 'conserve':
      return { verb: 'conserve', island, unit: 'permanent' };
    case 'unload.island':
      return { verb: 'unload', island };
    case 'islands.attractor':
      return { verb: 'attractor', island };
    case 'islands.target':
      return { verb: 'target', island };
    case 'islands.cell': {
      const cellOf = (id: string | undefined) => view.islands.find((each) => each.id === id)?.cell;
      const [centre, here] = [cellOf(view.attraction?.attractor), cellOf(island)];
      const direction = centre && here ? DIRECTIONS.find((each) => same(beside(centre, each), here)) : undefined;
      return direction === undefined ? { verb: 'target', island } : { verb: 'cell', direction };
    }
    default:
      return null;
  }
}
