import type { Localized, Name, Pack } from '@orrery/kernel';

/** Ports of a map card's face, where lines leave it. */
export const PORTS = ['NW', 'NE', 'E', 'SE', 'SW', 'W'] as const;
export type Port = (typeof PORTS)[number];
export const FACES = ['A', 'B'] as const;
export type FaceId = (typeof FACES)[number];

export interface Geometry {
  /** Width of a map card divided by its height. */
  readonly aspect: number;
  readonly ports: Readonly<Record<Port, readonly [number, number]>>;
}

export interface Planet {
  readonly id: string;
  readonly name: Name;
  readonly color: string;
}

export interface Category {
  readonly id: string;
  readonly icon: string;
  readonly name: Name;
  /** Mission of each side on every card of the category. */
  readonly liberation: string;
  readonly dynasty: string;
}

export type CostIcon = 'E' | 'X';
export type Near = null | 'source' | 'anyOccupied';

/** One operation inside `repeat`: a single choice of a city. */
export type RepeatedOp = { readonly op: 'exploitOccupied' } | { readonly op: 'sabotage'; readonly adjacentTo: null | 'baseOrHand' };

/** What a mission can do: the whole vocabulary of effects. */
export type EffectOp =
  | { readonly op: 'millDeck'; readonly num: number; readonly den: number; readonly round: 'up' | 'down'; readonly from: 'top' }
  | {
      readonly op: 'discardToDeckTop';
      readonly max: number;
      readonly pick: 'random';
      readonly order: 'random';
      readonly count: 'owner' | 'all';
    }
  | {
      readonly op: 'borrowMission';
      readonly from: 'occupied';
      readonly missionSide: 'D' | 'L';
      readonly excludeCategories: readonly string[];
      readonly payCost: boolean;
    }
  | { readonly op: 'attack'; readonly scope: 'city' | 'mapCard' | 'planet'; readonly adjacentTo: Near }
  | { readonly op: 'relocateBase'; readonly adjacentTo: null | 'base'; readonly allowSame: boolean }
  | { readonly op: 'evade'; readonly optional: boolean; readonly followUp?: boolean }
  | {
      readonly op: 'repeat';
      readonly max: number;
      readonly mayStop: boolean;
      readonly distinctCities: boolean;
      readonly choices: readonly RepeatedOp[];
    }
  | RepeatedOp
  | { readonly op: 'askBase'; readonly scope: 'mapCard' | 'planet' | 'category' }
  | { readonly op: 'peekDeck'; readonly count: number; readonly takeMax: number; readonly rest: 'top'; readonly order: 'owner' | 'same' }
  | { readonly op: 'rotateMap'; readonly count: number }
  | {
      readonly op: 'exploitFor';
      readonly operations: readonly ('occupy' | 'attack' | 'mission')[];
      readonly optional: boolean;
      readonly followUp?: boolean;
    }
  | { readonly op: 'draw'; readonly count: number }
  | { readonly op: 'unexploit'; readonly max: number }
  | { readonly op: 'occupyFromHand'; readonly adjacentTo: null | 'anyOccupied' }
  | { readonly op: 'discardOwn'; readonly count: number }
  | { readonly op: 'opponentDiscards'; readonly count: number; readonly pick: 'random' | 'opponent' }
  | { readonly op: 'lookAtHand'; readonly count: number | 'all'; readonly pick: 'random' };

export interface Mission {
  readonly id: string;
  readonly side: 'D' | 'L';
  readonly name: Name;
  readonly cost: readonly CostIcon[];
  readonly effect: readonly EffectOp[];
  readonly text: Localized;
}

export interface City {
  readonly id: string;
  /** What stands on the card in each language; ids never change. */
  readonly letter: Localized;
  readonly map: string;
  readonly planet: string;
  readonly category: string;
  /** Category under `galvacilCategories: mixed`, where it differs. */
  readonly categoryMixed?: string;
  readonly name: Name;
  readonly description?: Localized;
}

export interface Face {
  /** City to which the line of each port leads. */
  readonly ports: Readonly<Record<Port, string>>;
  /** Lines inside the card, each as its two city ids. */
  readonly lines: readonly string[];
  /** Where each city is drawn, as fractions of width and height. */
  readonly at: Readonly<Record<string, readonly [number, number]>>;
}

export interface MapCard {
  readonly id: string;
  readonly cities: readonly string[];
  readonly expansion: boolean;
  readonly name: Name;
  readonly faces: Readonly<Record<FaceId, Face>>;
}

export interface LiberationPack extends Pack {
  readonly title: Localized;
  readonly note: Localized;
  readonly geometry: Geometry;
  readonly planets: readonly Planet[];
  readonly categories: readonly Category[];
  readonly missions: readonly Mission[];
  readonly cities: readonly City[];
  readonly maps: readonly MapCard[];
}
