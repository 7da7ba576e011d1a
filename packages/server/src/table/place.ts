/** The seats of a table and who sits in them. */
import type { Seat } from '@orrery/kernel';
import { isAlias } from '@orrery/store';
import type { SeatPlan, TableRecord } from './record.ts';

export interface Place {
  kind: 'person' | 'open' | 'bot';
  level: string;
  name: string;
  /** Everybody who may act for the seat: its person first, and who came with its key. */
  people: string[];
  /** Hash of the seat's key. */
  key: string;
  /** How often the seat got another key, whoever sat in it: none of the earlier ones is ever made again. */
  rekeyed: number;
  /** The hash of its number for the shuffle, and the number itself once it is opened. */
  promise: string | null;
  nonce: string | null;
  keep: string | null;
  /** A bot plays for it: for good after `dropped`, until its person returns after `lapsed`. */
  away: 'no' | 'lapsed' | 'dropped';
  /** Why a bot does. */
  why: 'resigned' | 'timeout' | null;
  /** How often its own person has answered. */
  answers: number;
  /** How many answers and undos of the seat there have been, and how many of them when one last came from a device. */
  moves: number;
  told: number;
  /** Its person is on holiday until then. */
  holiday: number;
  /** Its person has been erased. */
  gone: boolean;
}

export const placesFor = (plans: readonly SeatPlan[]): Place[] =>
  plans.map((plan) => ({
    kind: plan.kind,
    level: plan.level ?? '',
    name: '',
    people: [],
    key: '',
    rekeyed: 0,
    promise: null,
    nonce: null,
    keep: plan.keep ?? null,
    away: 'no',
    why: null,
    answers: 0,
    moves: 0,
    told: 0,
    holiday: 0,
    gone: false,
  }));

type PlaceRecord = TableRecord & {
  readonly k: 'sat' | 'left' | 'claimed' | 'rekeyed' | 'promised' | 'opened' | 'dropped' | 'lapsed' | 'returned' | 'holiday';
};

const placeRecords: ReadonlySet<string> = new Set<PlaceRecord['k']>([
  'sat',
  'left',
  'claimed',
  'rekeyed',
  'promised',
  'opened',
  'dropped',
  'lapsed',
  'returned',
  'holiday',
]);
export const isPlaceRecord = (record: TableRecord): record is PlaceRecord => placeRecords.has(record.k);

/** What a record changes about a seat. */
export function seatChanged(place: Place, body: PlaceRecord): void {
  switch (body.k) {
    case 'sat': {
      const gone = body.gone ?? isAlias(body.person);
      Object.assign(place, {
        kind: 'person',
        name: gone ? '' : body.name,
        people: [body.person],
        key: gone ? '' : body.key,
        promise: null,
        nonce: null,
        holiday: 0,
        gone,
      });
      return;
    }
    case 'left':
      Object.assign(place, { kind: 'open', name: '', people: [], key: '', promise: null, nonce: null, gone: false });
      return;
    case 'claimed':
      place.people.push(body.person);
      return;
    case 'rekeyed':
      place.people = place.people.slice(0, 1);
      place.key = place.gone ? '' : body.key;
      place.rekeyed++;
      return;
    case 'promised':
      place.promise = body.promise;
      return;
    case 'opened':
      place.nonce = body.nonce;
      return;
    case 'dropped':
      place.away = 'dropped';
      place.why = body.why;
      return;
    case 'lapsed':
      place.away = 'lapsed';
      place.why = 'timeout';
      return;
    case 'holiday':
      place.holiday = body.until;
      return;
    case 'returned':
      place.away = 'no';
      place.why = null;
  }
}

/** A seat has answered or taken an answer back: by a device, or the table for it. It is its own person's unless a bot plays for it. */
export function ownMove(place: Place, move: 'answer' | 'undo', byDevice: boolean): void {
  if (move === 'answer' && place.away === 'no') place.answers++;
  place.moves++;
  if (byDevice) place.told = place.moves;
}

/** Seats of people who have not done what the deal waits for: promised a number or, once all have, opened it. */
export function absentees(places: readonly Place[]): readonly Seat[] {
  const promised = places.every(({ kind, promise }) => kind !== 'person' || promise !== null);
  return places.flatMap(({ kind, promise, nonce }, seat) => (kind === 'person' && (promised ? nonce : promise) === null ? [seat] : []));
}

/** Whoever has this hash is called by another word, and where it is the seat's own person the name goes too. */
export function forgotten(place: Place, isWho: (person: string) => boolean, alias: string): void {
  const index = place.people.findIndex(isWho);
  if (place.keep !== null && isWho(place.keep)) place.keep = alias;
  if (index < 0) return;
  place.people[index] = alias;
  if (index === 0) Object.assign(place, { name: '', key: '', gone: true });
}

/** The seat somebody sits in. */
export function seatOf(places: readonly Place[], person: string): Seat | null {
  for (let seat = 0; seat < places.length; seat++) if (places[seat]?.people.includes(person)) return seat;
  return null;
}
