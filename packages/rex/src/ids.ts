/** Numbers by which the state speaks, and the names they stand for. Lists are only ever appended to. */
import type { Index } from '@orrery/kernel';
import { RACES, type Race } from './pack/pack.ts';

const numbered = <K extends string, const T extends string>(_kind: K, names: readonly T[]): Readonly<Record<T, Index<K>>> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<T, Index<K>>>;

/** The number of each race: `RACE.SOL`. */
export const RACE: Readonly<Record<Race, Index<'race'>>> = numbered('race', RACES);

/** Every question the rules can ask, by its id; W and X are the card windows. */
export const DECISIONS = [
  'D-RACE',
  'D-PREDICT',
  'D-TRAITOR',
  'D-FLEETDIAL',
  'D-SOLPLACE',
  'D-OFF-MOVE',
  'D-CF-LEAVE',
  'D-CF-OFFER',
  'D-CF-ANSWER',
  'D-CF-GIFT',
  'D-HANDCUT',
  'D-GIFT',
  'D-BID',
  'D-REC',
  'D-MOVE',
  'D-DEPLOY',
  'D-FREEUNIT',
  'D-FLIP',
  'D-PICK',
  'D-CMD-XX',
  'D-CMD-JN',
  'D-ANSWER',
  'D-PLAN',
  'D-CARDS',
  'D-CALL',
  'D-LOSS',
  'D-KEEP',
  'D-BETRAY',
  'W-INF',
  'W-BID',
  'W-REC',
  'W-MAN',
  'W-BAT',
  'W-BOM',
  'X-OFF',
  'X-PEEK',
  'X-PAY',
  'X-TURN',
  'X-DEP',
  'X-FREE',
  'X-CMD',
] as const;
export type DecisionId = (typeof DECISIONS)[number];

/** The number of each decision: `D['D-BID']`. */
export const D = numbered('decision', DECISIONS);

/** Decisions from here on are card windows, and from here on those that interrupt somebody's use of an advantage. */
const FIRST_WINDOW = D['W-INF'];
const FIRST_INTERRUPT = D['X-OFF'];
/** Windows never show who has answered; other simultaneous decisions do. */
export const isWindow = (decision: number): boolean => decision >= FIRST_WINDOW;
export const isInterrupt = (decision: number): boolean => decision >= FIRST_INTERRUPT;

export const PHASES = ['setup', 'influence', 'bidding', 'recruitment', 'maneuver', 'battle', 'collection', 'bombardment'] as const;
export type PhaseId = (typeof PHASES)[number];

/** What frames of the pending stack carry out: the phases, by the same numbers, and what happens within them. */
const FLOWS = [...PHASES, 'window', 'offensive', 'ceasefire', 'auction', 'turn', 'deployment', 'duel', 'betrayal'] as const;
export type FlowId = (typeof FLOWS)[number];
export const FLOW = numbered('phase', FLOWS);

/** Race advantages in the order of the pack's table; the state keeps cancelled ones as a set. */
export const ADVANTAGES = [
  'SOL-1',
  'SOL-2',
  'SOL-3',
  'SOL-4',
  'HAC-1',
  'HAC-2',
  'HAC-3',
  'JOL-1',
  'JOL-2',
  'JOL-3',
  'LET-1',
  'LET-2',
  'LET-3',
  'LET-4',
  'XXC-1',
  'XXC-2',
  'XXC-3',
  'LAZ-1',
  'LAZ-2',
] as const;
/** The number of each advantage: `POWER['SOL-1']`. */
export const POWER = numbered('advantage', ADVANTAGES);

/** Types of battle cards, and the slots of a leader: sets of the types they demand. */
export type Icon = 0 | 1;
export const ATTACK: Icon = 0;
export const DEFENCE: Icon = 1;
export const SLOTS = ['none', 'attack', 'defence', 'both'] as const;

/** What Jol-Nar may ask to see. */
export const ELEMENTS = ['leader', 'attack', 'defence', 'number'] as const;
export const ELEMENT = numbered('element', ELEMENTS);

/** How Xxcha's units lie. */
export const FACES = ['up', 'down'] as const;
export const FACE = numbered('side', FACES);

/** Ways to win, by their clause. */
export const VICTORIES = [
  'REX-WIN-2',
  'REX-WIN-3',
  'REX-WIN-4',
  'REX-WIN-9',
  'REX-WIN-12',
  'REX-WIN-14',
  'REX-WIN-15',
  'REX-WIN-17',
  'REX-BETRAY-5',
] as const;
export const VICTORY = numbered('victory', VICTORIES);
