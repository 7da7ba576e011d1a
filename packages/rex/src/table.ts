import type { Codec, DecisionTable, Options } from '@orrery/kernel';
import type { Aim, Playable } from './cards/play.ts';
import type { Seen } from './decision.ts';
import type { Icon } from './ids.ts';
import { RACES, type RaceData, type RexPack } from './pack/pack.ts';
import type { State } from './state.ts';
import type {
  Advantage,
  Advantages,
  Card,
  ChoiceLexicon,
  Choices,
  Events,
  Leader,
  Location,
  Locations,
  RaceNumber,
  RexChoice,
  RexEvent,
  Seat,
  Seats,
} from './words.ts';

/** What an influence card does. */
export interface InfluenceEntry {
  readonly kind: 'place' | 'ceasefire' | 'offensive';
  /** Where it places how much; an Offensive strikes where the card before it placed. */
  readonly first: Placing;
  readonly second: Placing;
}
export interface Placing {
  readonly location: Location;
  readonly amount: number;
}

/** What the rules look up while playing: options and pack, turned into small tables of numbers once, when a table is opened. */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly pack: RexPack;
  readonly choices: Choices;
  readonly events: Events;
  readonly choiceCodec: Codec<RexChoice>;
  readonly eventCodec: Codec<RexEvent>;
  readonly decisions: DecisionTable<ChoiceLexicon, Table, State, Seen>;

  // -- board
  readonly locations: number;
  readonly council: Location;
  readonly sectorOf: readonly number[];
  /** Locations of each sector; entry 0 is empty. */
  readonly inSector: readonly Locations[];
  readonly shields: Locations;
  readonly strongholds: Locations;
  readonly ports: Locations;
  readonly demolished: Locations;
  readonly solZone: Locations;
  readonly solSites: Locations;
  /** Those of them that must be Sol's; the others may also be nobody's. */
  readonly solMustHold: Locations;
  /** [steps][sector × locations + start] → locations within reach. */
  readonly reach: readonly (readonly Locations[])[];

  // -- strategy cards
  readonly cards: number;
  /** −1 for cards that are not played in battles. */
  readonly icon: readonly (Icon | -1)[];
  readonly killsLeader: readonly boolean[];
  readonly minRound: readonly number[];
  /** Cards that stop each card, as bits. */
  readonly stoppedBy: readonly number[];
  readonly removedAfter: readonly boolean[];
  /** How each card is played outside battles, if it is. */
  readonly playable: readonly (Playable | null)[];
  /** The clause that says what each card may be aimed at. */
  readonly aimClause: readonly string[];
  readonly aims: readonly Aim[];
  /** Cards playable in each decision, by decision number. */
  readonly playableIn: readonly (readonly Card[])[];
  /** Attack cards and defence cards. */
  readonly battleCards: readonly [readonly Card[], readonly Card[]];
  readonly forbidList: readonly Card[];
  /** The one card of an effect, −1 where the pack has none. */
  readonly informant: Card;
  readonly doubleAgent: Card;
  readonly recruits: Card;
  readonly rapidMobilization: Card;
  readonly gravitonNegator: Card;
  readonly diplomaticInterference: Card;
  readonly trackingBeacon: Card;
  readonly fleetSabotage: Card;
  readonly tacticalRetreat: Card;

  // -- other cards, leaders and races
  readonly influence: readonly InfluenceEntry[];
  readonly leaders: number;
  readonly leaderRace: readonly RaceNumber[];
  readonly strength: readonly number[];
  /** Leaders of each race. */
  readonly leadersOf: readonly (readonly Leader[])[];
  readonly handLimit: readonly number[];
  readonly freeRecruits: readonly number[];
  readonly moveBase: readonly number[];
  /** Race of each advantage. */
  readonly advantageRace: readonly RaceNumber[];
  /** Advantages that Informant may cancel in each window, by decision number. */
  readonly cancelIn: readonly Advantages[];

  readonly maxAlliance: number;
  /** Alliances that each seat could ever propose: itself in it, two to the most allowed. */
  readonly memberships: readonly (readonly Seats[])[];
  readonly placeSecond: boolean;
  readonly betrayal: boolean;
  readonly laps: number;
  readonly capped: boolean;
}

/** The leaders of a race. */
export const leadersOf = (table: Table, race: RaceNumber): readonly Leader[] => table.leadersOf[race] as readonly Leader[];
export const strengthOf = (table: Table, leader: Leader): number => table.strength[leader] as number;
export const raceOfLeader = (table: Table, leader: Leader): RaceNumber => table.leaderRace[leader] as RaceNumber;
export const inSector = (table: Table, sector: number): Locations => table.inSector[sector] as Locations;
export const influenceEntry = (table: Table, card: number): InfluenceEntry => table.influence[card] as InfluenceEntry;
export const ownerOf = (table: Table, advantage: Advantage): RaceNumber => table.advantageRace[advantage] as RaceNumber;
export const cancellableIn = (table: Table, decision: number): Advantages => table.cancelIn[decision] as Advantages;
export const firstRoundOf = (table: Table, card: Card): number => table.minRound[card] as number;
export const freeRecruitsOf = (table: Table, race: RaceNumber): number => table.freeRecruits[race] as number;
export const membershipsOf = (table: Table, seat: Seat): readonly Seats[] => table.memberships[seat] as readonly Seats[];
/** Locations within so many steps of a start, while the fleet is in a sector (REX-MOVE-3). */
export const within = (table: Table, steps: number, sector: number, start: Location): Locations =>
  (table.reach[steps] as readonly Locations[])[sector * table.locations + start] as Locations;

export const locationId = (table: Table, location: Location): string => table.pack.locations[location]?.id ?? '';
export const cardId = (table: Table, card: Card): string => table.pack.strategyCards[card]?.id ?? '';
export const leaderId = (table: Table, leader: Leader): string => table.pack.leaders[leader]?.id ?? '';
export const raceId = (race: RaceNumber): string => RACES[race] ?? '';

/** The race's entry in the pack. */
export function raceData(table: Table, race: RaceNumber): RaceData {
  const found = table.pack.races.find((data) => data.id === RACES[race]);
  if (!found) throw new RangeError(`the pack has no race ${race}`);
  return found;
}
