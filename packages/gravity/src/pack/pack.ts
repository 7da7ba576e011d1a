import type { Localized, Name, Pack } from '@orrery/kernel';

export const MODULES = ['none', 'war', 'air'] as const;
export type Module = (typeof MODULES)[number];

/** Operations that cards are made of: a pack may change their numbers and give them to other cards. */
export const OPERATIONS = [
  'recruit',
  'hire',
  'captureFromAirship',
  'captureFromIslands',
  'extract',
  'pump',
  'redeploy',
  'turn',
  'surge',
  'stabilise',
  'bombard',
  'leak',
  'sabotage',
  'dig',
  'conserve',
  'unload',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface ActionData {
  readonly op: Operation;
  readonly name: Name;
  /** So many at most; of a turning the temporary units that an own island gains, none where it is not given. */
  readonly amount?: number;
  readonly range?: 'any' | 'adjacent';
  readonly scope?: 'own' | 'ownOrAdjacent' | 'any';
  readonly islands?: number;
  readonly first?: 'mercenary' | 'hunter';
  readonly temporary?: number;
  readonly permanent?: number;
  readonly perTrunk?: number;
  readonly holdLimit?: number;
}

export interface CardData {
  readonly number: number;
  readonly module: 'base' | 'war' | 'air';
  readonly copies: number;
  readonly name: Name;
  readonly actions: { readonly A: ActionData; readonly B: ActionData };
}

export interface IslandData {
  readonly id: string;
  readonly index: number;
  readonly name: Name;
  readonly centre: boolean;
  readonly pipeline: boolean;
  readonly sabotage: boolean;
  /** By local side: letters B and R, one a source. */
  readonly sources: readonly string[];
  /** The local sides each trunk of the pipeline serves. */
  readonly trunks: readonly (readonly number[])[];
  readonly garrison: number;
}

type Cell = readonly [q: number, r: number];
interface RoundSize {
  readonly draw: number;
  readonly keep: number;
  readonly turns: number;
}

export interface GravityPack extends Pack {
  readonly labels: Localized;
  readonly title: Localized;
  readonly players: { readonly min: number; readonly max: number; readonly colours: readonly string[] };
  readonly geometry: {
    readonly directions: readonly Cell[];
    readonly centreCell: Cell;
    readonly ringCells: readonly Cell[];
    readonly startRing: Readonly<Record<string, readonly number[]>>;
    readonly randomIslandOrder: boolean;
    readonly randomRotation: boolean;
  };
  readonly islands: readonly IslandData[];
  readonly pieces: {
    readonly hunters: number;
    readonly startOnIsland: number;
    readonly startOnAirship: number;
    readonly mercenaries: number;
    readonly airshipCrew: number;
    readonly airshipMercenaries: number;
  };
  readonly extraction: {
    readonly bluePerPermanent: number;
    readonly redPerTemporary: number;
    readonly remainders: 'lost';
    readonly neighbourSources: boolean;
  };
  readonly round: {
    readonly base: RoundSize;
    readonly withModule: RoundSize;
    readonly teamTurns: number;
    readonly savedLimit: number;
    readonly castlingCost: number;
    readonly roundLimit: number;
  };
  readonly capture: {
    readonly margin: number;
    readonly lossDivisor: number;
    readonly lossRounding: 'down' | 'up';
    readonly minimumSurvivingHunters: number;
    readonly gravityStays: boolean;
  };
  readonly attraction: {
    readonly minimumGravity: number;
    readonly tieBreak: 'permanent';
    readonly tie: 'balance';
    readonly leadForTwo: number;
    readonly leadAgainst: 'rivals';
    readonly pulls: number;
    readonly pullsWithLead: number;
    /** By the number of sides, where it is another without Domination. */
    readonly pullsWithLeadBySides?: Readonly<Record<string, number>>;
    readonly targetMustBeWeaker: boolean;
  };
  readonly cards: readonly CardData[];
  readonly supply: {
    readonly sabotageTokens: number;
    readonly sourceTokens: number;
    readonly airshipStore: number;
    readonly gravityUnits: 'unlimited';
  };
  readonly domination: { readonly goals: readonly number[]; readonly markers: number };
  readonly confrontation: { readonly players: number; readonly teams: readonly (readonly number[])[]; readonly copyCost: number };
  readonly options: {
    readonly players: readonly number[];
    readonly module: readonly Module[];
    readonly domination: readonly ('off' | number)[];
    readonly confrontation: readonly boolean[];
    readonly prepTalk: readonly ('signals' | 'free')[];
    readonly defaults: {
      readonly players: number;
      readonly module: Module;
      readonly domination: 'off' | number;
      readonly confrontation: boolean;
      readonly prepTalk: 'signals' | 'free';
    };
  };
}
