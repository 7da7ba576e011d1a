import type { Localized, Name, Pack } from '@orrery/kernel';

/** The six races in the order in which the engine numbers them. */
export const RACES = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'] as const;
export type Race = (typeof RACES)[number];

/** What a strategy card does: one small effect each, carried out by the file of that name in `cards/`. */
export const OPS = [
  'none',
  'block',
  'killLeader',
  'retreat',
  'recruits',
  'informant',
  'extraMove',
  'drawTraitor',
  'barFromBidding',
  'solOffensive',
  'destroyShield',
  'steerFleet',
] as const;

export interface LocationData {
  readonly id: string;
  readonly name: Name;
  readonly sector: number | null;
  readonly council: boolean;
  readonly shield: boolean;
  readonly stronghold: boolean;
  readonly influence: boolean;
  readonly spaceport: boolean;
  readonly xy: readonly number[];
  readonly label?: { readonly side: string; readonly lines: number; readonly coins?: string };
  readonly short?: Localized;
  readonly adj: readonly string[];
}

export interface RaceData {
  readonly id: string;
  readonly name: Localized;
  readonly short: Name;
  readonly units: { readonly normal: number; readonly mech: number };
  readonly startInfluence: number;
  readonly startBoard: {
    readonly mode: string;
    readonly count?: number;
    readonly sectors?: readonly number[];
    readonly notUnderFleet?: boolean;
    readonly at?: Readonly<Record<string, number>>;
  };
  readonly startReserve: { readonly normal: number; readonly mech: number };
  readonly freeRecruits: number;
  readonly startCards: number;
  readonly traitorsKept: number;
  readonly handLimit: number;
  readonly moveBase: number;
  readonly specialVictory: string | null;
}

export interface LeaderData {
  readonly id: string;
  readonly race: string;
  readonly strength: number;
  readonly name: Name;
}

export interface StrategyCardData {
  readonly id: string;
  readonly name: Name;
  readonly icon: string | null;
  readonly copies: number;
  readonly minRound: number;
  readonly windows: readonly string[];
  readonly effect: {
    readonly op: string;
    readonly blockedBy?: readonly string[];
    readonly units?: number;
    readonly orLeaders?: number;
    readonly n?: number;
    readonly min?: number;
    readonly max?: number;
    readonly bounty?: string;
    readonly modes?: readonly string[];
  };
  readonly after: string;
}

export interface InfluenceCardData {
  readonly id: string;
  readonly kind: string;
  readonly first?: { readonly loc: string; readonly amount: number };
  readonly second?: { readonly loc: string; readonly amount: number };
}

export interface BetrayalCardData {
  readonly id: string;
  readonly difficulty: number;
  readonly name: Localized;
  readonly condition: {
    readonly op: string;
    readonly n?: number;
    readonly nByRace?: Readonly<Record<string, number>>;
    readonly locs?: readonly string[];
    readonly excludeCouncil?: boolean;
  };
}

export interface AdvantageData {
  readonly id: string;
  readonly name: Localized;
  readonly cancel: boolean;
  readonly window: string | null;
}

export interface Constants {
  readonly rounds: number;
  readonly players: readonly number[];
  readonly sectors: number;
  readonly fleetDefaultSector: number;
  readonly solZone: readonly number[];
  readonly dialMin: number;
  readonly dialMax: number;
  readonly baseIncome: number;
  readonly collectPerUnit: number;
  readonly recruitMaxUnits: number;
  readonly recruitUnitCost: number;
  readonly recruitMaxLeaders: number;
  readonly moveBase: number;
  readonly movePort: number;
  readonly ports: readonly string[];
  readonly deployCost: number;
  readonly deployCostEnemy: number;
  readonly deployCostCouncil: number;
  readonly relocationCostPerUnit: number;
  readonly handLimit: number;
  readonly minBid: number;
  readonly traitorsDealt: number;
  readonly strongholdsToWin: Readonly<Record<string, number>>;
  readonly maxAlliance: number;
  readonly solVictorySites: readonly string[];
  readonly mechStrength: number;
  readonly mechCasualties: number;
  readonly bankTotal: number | null;
}

export interface PlayerCountData {
  readonly maxAlliance: number;
  readonly demolished: readonly string[];
  readonly placeSecond: boolean;
  readonly offensiveHitsSecond: boolean;
  readonly recommended: readonly string[];
}

/** Board, cards, races and numbers of one copy of the game. */
export interface RexPack extends Pack {
  readonly constants: Constants;
  readonly locations: readonly LocationData[];
  readonly races: readonly RaceData[];
  readonly advantages: readonly AdvantageData[];
  readonly xxchaForbidList: readonly string[];
  readonly leaders: readonly LeaderData[];
  readonly strategyCards: readonly StrategyCardData[];
  readonly influenceCards: readonly InfluenceCardData[];
  readonly bombardmentCards: readonly { readonly id: string; readonly value: number }[];
  readonly betrayalCards: readonly BetrayalCardData[];
  readonly allyCards: readonly { readonly race: string; readonly copies: number; readonly op: string; readonly actor: string }[];
  readonly playerCounts: Readonly<Record<string, PlayerCountData>>;
}
