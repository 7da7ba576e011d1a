import type { Index, Names, Options } from '@orrery/kernel';
import type { ChoiceCodes } from './choice-codes.ts';
import type { Cities, City } from './cities.ts';
import type { Decisions } from './decisions/index.ts';
import type { Atlas, MapIndex } from './galaxy.ts';
import type { Op } from './operation.ts';
import type { Settings } from './options.ts';
import type { LiberationPack } from './pack/schema.ts';
import { DYNASTY, type Side } from './sides.ts';
import type { Events, Verbs } from './words.ts';

/** A mission by its place in the pack. */
export type Mission = Index<'mission'>;

export interface MissionRule {
  readonly id: string;
  readonly costExploit: number;
  readonly costDiscard: number;
  readonly borrows: boolean;
  readonly effect: readonly Op[];
}

/** Rules of one table with options and pack worked in. */
export interface Table {
  readonly pack: LiberationPack;
  readonly options: Options;
  readonly settings: Settings;
  readonly atlas: Atlas;
  /** Cities that may come into play under these options, in letter order. */
  readonly cities: readonly string[];
  /** Indices into `atlas.maps`. */
  readonly baseMaps: readonly MapIndex[];
  readonly expansionMap: MapIndex;
  readonly planets: readonly string[];
  readonly planetCities: readonly Cities[];
  readonly categories: readonly string[];
  readonly categoryCities: readonly Cities[];
  readonly categoryOf: readonly number[];
  readonly missions: readonly MissionRule[];
  /** Mission of each city, for each side. */
  readonly dynastyMission: readonly Mission[];
  readonly liberationMission: readonly Mission[];
  /** Whose hand missions stay face down. LIB-OPT-5 */
  readonly hidden: readonly [boolean, boolean];
  readonly verbs: Verbs;
  readonly events: Events;
  readonly decisions: Decisions;
  readonly choices: ChoiceCodes;
  readonly names: Names;
}

export const ruleOf = (table: Table, mission: Mission): MissionRule => table.missions[mission] as MissionRule;

/** The missions of all cities' cards for a side. */
export const missionsOf = (table: Table, side: Side): readonly Mission[] =>
  side === DYNASTY ? table.dynastyMission : table.liberationMission;

/** The mission of a city's card for a side. */
export const missionOf = (table: Table, side: Side, city: City): Mission => missionsOf(table, side)[city] as Mission;

/** Whether a side's hand missions stay face down. LIB-OPT-5 */
export const hidesMissions = ({ hidden }: Table, side: Side): boolean => (side === DYNASTY ? hidden[0] : hidden[1]);
