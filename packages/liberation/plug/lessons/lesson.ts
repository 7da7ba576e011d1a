import type { Lesson } from '@orrery/games/lesson';
import type { LiberationEvent, LiberationRules, View } from '@orrery/liberation';

export type LiberationLesson = Lesson<View, LiberationRules>;

/** The pack the lessons stand on: prices and cities are those of its cards. */
export const HOUSE = 'liberation-house-2';

/** The galaxy of most lessons, so that the learner comes to know one map. */
export const GALAXY = 'P4A,P1A/P3Ar,P2Ar';

export const DYNASTY = 0;
export const LIBERATION = 1;

/** A position and what was seen before it came about. */
export interface Told {
  readonly line: string;
  /** Misses and probes that still hold. */
  readonly searches?: readonly Extract<LiberationEvent, { kind: 'missed' | 'probed' }>[];
  /** Cards everybody saw go to the discard pile. */
  readonly discarded?: string;
}

/** What can be answered with one verb, as the letters of its cities: `targets(open, 'attack')` is `AGK`. */
export const targets = (open: readonly string[], verb: string): string =>
  open
    .filter((words) => words.startsWith(`${verb} `))
    .map((words) => words.slice(verb.length + 1))
    .toSorted()
    .join('');

/** The price of a mission in signs: E another city, X another card. */
export const priceOf = ({ table }: LiberationRules, mission: string): string =>
  (table.pack.missions.find(({ id }) => id === mission)?.cost ?? []).join('');
