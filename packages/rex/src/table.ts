import type { Chance, Options, Tell } from '@orrery/kernel';
import { codesOf, type Codes } from './codes.ts';
import { ADVANTAGES, ATTACK, DECISIONS, DEFENCE } from './ids.ts';
import { reachTables } from './map.ts';
import { OPS, RACES, type RexPack } from './pack/pack.ts';
import { vocabularies, type Vocabularies } from './vocabulary.ts';

/** What the rules look up while playing: options and pack, turned into small tables of numbers once, when a table is opened. */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly pack: RexPack;
  readonly words: Vocabularies;
  readonly c: Codes;

  // -- board
  readonly places: number;
  readonly council: number;
  readonly sectorOf: readonly number[];
  /** Locations of each sector as bits; entry 0 is empty. */
  readonly inSector: readonly number[];
  readonly shields: number;
  readonly strongholds: number;
  readonly ports: number;
  readonly demolished: number;
  readonly solZone: number;
  readonly solSites: number;
  /** [steps][sector × places + start] → locations within reach, as bits. */
  readonly reach: readonly (readonly number[])[];

  // -- strategy cards
  readonly cards: number;
  readonly icon: readonly number[];
  readonly op: readonly number[];
  readonly minRound: readonly number[];
  readonly blockedBy: readonly number[];
  readonly removedAfter: readonly boolean[];
  /** Cards playable in each decision, by decision number. */
  readonly playableIn: readonly (readonly number[])[];
  readonly attackCards: readonly number[];
  readonly defenceCards: readonly number[];
  readonly forbidList: readonly number[];
  /** The one card of an effect, −1 where the pack has none. */
  readonly informant: number;
  readonly doubleAgent: number;
  readonly recruits: number;
  readonly rapidMobilization: number;
  readonly gravitonNegator: number;
  readonly diplomaticInterference: number;
  readonly trackingBeacon: number;
  readonly fleetSabotage: number;
  readonly tacticalRetreat: number;

  // -- other cards
  readonly influenceKind: readonly number[];
  readonly firstOf: readonly number[];
  readonly firstAmount: readonly number[];
  readonly secondOf: readonly number[];
  readonly secondAmount: readonly number[];
  readonly leaders: number;
  readonly leaderRace: readonly number[];
  readonly strength: readonly number[];
  /** Leaders of each race. */
  readonly leadersOf: readonly (readonly number[])[];
  readonly handLimit: readonly number[];
  readonly freeRecruits: readonly number[];
  readonly moveBase: readonly number[];
  /** Race of each advantage. */
  readonly advantageRace: readonly number[];
  /** Advantages that Informant may cancel in each window, by decision number. */
  readonly cancelIn: readonly (readonly number[])[];

  readonly maxAlliance: number;
  readonly placeSecond: boolean;
  readonly betrayal: boolean;
  readonly laps: number;
  readonly capped: boolean;

  // -- who listens and who draws, for the answer now carried out
  chance: Chance;
  tell: Tell | undefined;
}

/** Kinds of influence cards; 0 are the placing ones. */
export const CEASEFIRE = 1;
export const OFFENSIVE = 2;

const silent: Chance = {
  below: () => {
    throw new Error('no chance was handed in');
  },
  shuffle: () => {
    throw new Error('no chance was handed in');
  },
  drawn: 0,
};

/** Binds the rules to options and a pack that has passed its checks. */
export function bindTable(pack: RexPack, options: Options): Table {
  const seats = Number(options.seats);
  const words = vocabularies(pack, seats);
  const places = pack.locations.length;
  const at = new Map(pack.locations.map((location, i) => [location.id, i]));
  const bits = (ids: Iterable<string>): number => [...ids].reduce((set, id) => set | (1 << (at.get(id) ?? 0)), 0);
  const where = (test: (location: RexPack['locations'][number]) => boolean): number => bits(pack.locations.filter(test).map((l) => l.id));
  const counts = pack.playerCounts[String(seats)];
  const demolished = bits(counts?.demolished ?? []);
  const cards = pack.strategyCards;
  const cardAt = new Map(cards.map((card, i) => [card.id, i]));
  const withOp = (op: (typeof OPS)[number]): number => cards.findIndex((card) => card.effect.op === op);
  const iconOf = (icon: string | null): number => (icon === 'attack' ? ATTACK : icon === 'defence' ? DEFENCE : 0);
  const numbers = (test: (card: RexPack['strategyCards'][number]) => boolean): number[] =>
    cards.flatMap((card, i) => (test(card) ? [i] : []));
  const kinds = ['place', 'ceasefire', 'offensive'];
  const most = Math.max(pack.constants.movePort, ...pack.races.map((race) => race.moveBase));

  return {
    seats,
    options,
    pack,
    words,
    c: codesOf(words.choices),
    places,
    council: pack.locations.findIndex((location) => location.council),
    sectorOf: pack.locations.map((location) => location.sector ?? 0),
    inSector: Array.from({ length: pack.constants.sectors + 1 }, (_, sector) => (sector === 0 ? 0 : where((l) => l.sector === sector))),
    shields: where((location) => location.shield),
    strongholds: where((location) => location.stronghold) & ~demolished,
    ports: bits(pack.constants.ports),
    demolished,
    solZone: where((location) => location.sector !== null && pack.constants.solZone.includes(location.sector)),
    solSites: bits(pack.constants.solVictorySites),
    reach: reachTables(pack.locations, pack.constants.sectors, demolished, most),
    cards: cards.length,
    icon: cards.map((card) => iconOf(card.icon)),
    op: cards.map((card) => OPS.findIndex((op) => op === card.effect.op)),
    minRound: cards.map((card) => card.minRound),
    blockedBy: cards.map((card) => (card.effect.blockedBy ?? []).reduce((set, id) => set | (1 << (cardAt.get(id) ?? 0)), 0)),
    removedAfter: cards.map((card) => card.after === 'removeFromGame'),
    playableIn: DECISIONS.map((decision) => numbers((card) => card.windows.includes(decision))),
    attackCards: numbers((card) => card.icon === 'attack'),
    defenceCards: numbers((card) => card.icon === 'defence'),
    forbidList: pack.xxchaForbidList.map((id) => cardAt.get(id) ?? 0),
    informant: withOp('informant'),
    doubleAgent: withOp('drawTraitor'),
    recruits: withOp('recruits'),
    rapidMobilization: withOp('extraMove'),
    gravitonNegator: withOp('destroyShield'),
    diplomaticInterference: withOp('barFromBidding'),
    trackingBeacon: withOp('solOffensive'),
    fleetSabotage: withOp('steerFleet'),
    tacticalRetreat: withOp('retreat'),
    influenceKind: pack.influenceCards.map((card) => kinds.indexOf(card.kind)),
    firstOf: pack.influenceCards.map((card) => at.get(card.first?.loc ?? '') ?? -1),
    firstAmount: pack.influenceCards.map((card) => card.first?.amount ?? 0),
    secondOf: pack.influenceCards.map((card) => at.get(card.second?.loc ?? '') ?? -1),
    secondAmount: pack.influenceCards.map((card) => card.second?.amount ?? 0),
    leaders: pack.leaders.length,
    leaderRace: pack.leaders.map((leader) => RACES.findIndex((race) => race === leader.race)),
    strength: pack.leaders.map((leader) => leader.strength),
    leadersOf: RACES.map((race) => pack.leaders.flatMap((leader, i) => (leader.race === race ? [i] : []))),
    handLimit: RACES.map((id) => pack.races.find((race) => race.id === id)?.handLimit ?? pack.constants.handLimit),
    freeRecruits: RACES.map((id) => pack.races.find((race) => race.id === id)?.freeRecruits ?? 0),
    moveBase: RACES.map((id) => pack.races.find((race) => race.id === id)?.moveBase ?? pack.constants.moveBase),
    advantageRace: ADVANTAGES.map((id) => RACES.findIndex((race) => race === id.slice(0, 3))),
    cancelIn: DECISIONS.map((decision) =>
      ADVANTAGES.flatMap((id, i) => {
        const window = pack.advantages.find((advantage) => advantage.id === id && advantage.cancel)?.window;
        return window === decision || (window === 'W-*' && decision.startsWith('W-')) ? [i] : [];
      }),
    ),
    maxAlliance: counts?.maxAlliance ?? 1,
    placeSecond: counts?.placeSecond ?? true,
    betrayal: options.betrayal === true,
    laps: Number(options.ceasefireLaps),
    capped: options.influenceBank === 'capped',
    chance: silent,
    tell: undefined,
  };
}

/** The race's entry in the pack, by the engine's number. */
export const raceData = (t: Table, race: number): RexPack['races'][number] => {
  const found = t.pack.races.find((data) => data.id === RACES[race]);
  if (!found) throw new RangeError(`the pack has no race ${race}`);
  return found;
};
