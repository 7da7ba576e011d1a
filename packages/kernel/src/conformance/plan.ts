import type { Event, Game, Named, Options, Rules, Seat, TableView, Viewer } from '../contract.ts';
import type { recordReplay } from '../replay.ts';
import type { startMatch } from '../match.ts';
import type { World } from './world.ts';

/** An event somebody heard, with the states around it: what a grant judges. */
export interface Heard<S, E> {
  readonly event: E;
  readonly viewer: Viewer;
  readonly before: S | null;
  readonly after: S;
}
/** Whether a viewer may hear an event, written from the rules on visibility and not from the code that tells. */
export type Grant<S, E> = (heard: Heard<S, E>) => boolean;
export type Grants<S, E extends Event> = { readonly [K in E['kind']]: Grant<S, Extract<E, { kind: K }>> };

export const everybody = (): boolean => true;
/** The seat the event names, alone. */
export const itsSeat = ({ event, viewer }: Heard<unknown, Event & { readonly seat: Seat }>): boolean => event.seat === viewer;

export interface Plan<S, V extends TableView, N extends Named, E extends Event> {
  /** Tables to play at; without them every pair of option values meets at one. */
  readonly tables?: readonly Options[];
  /** Random games in all: listed choices, bound and invariants at every step. */
  readonly games: number;
  /** Of these, how many are looked into for order, saving, secrecy, samples, refusals and words: 300 where absent, and at least one a table. */
  readonly probes?: number;
  /** Steps looked into in each of them, spread over the game; all where absent. */
  readonly stepsProbed?: number;
  readonly grants: Grants<S, E>;
  /** Parts of a state whose truth is compared with samples, as field → value; hidden ones are what it is about. */
  readonly fields: (state: S) => Readonly<Record<string, string | number>>;
  /** Samples are distributed exactly as truth is under random play: compared both ways. Otherwise only what samples show and truth never does is a fault. */
  readonly exact?: boolean;
  /** Games for that comparison (one position each). */
  readonly compared?: number;
  /** Whether answers are pending that the fields would show; such positions are left out of the comparison. */
  readonly pending?: (state: S) => boolean;
  /** Ways to end, by clause, each of which must have happened. */
  readonly ends: readonly string[];
  /** What else must have happened: names that `effects` finds in steps and events. */
  readonly effects?: { readonly names: readonly string[]; readonly of: (event: E) => readonly string[] };
  /** Recorded games as texts: verified, and what fired in them counts. */
  readonly replays?: readonly string[];
  /** The table's turn cap, where rules alone do not end a game. */
  readonly turnCap?: number;
  readonly seed?: string;
  /** A policy for random play where uniform choices would miss too much: the index of the choice taken. */
  readonly policy?: (world: World<S, V, N, E>, seat: Seat, open: readonly number[], below: (bound: number) => number) => number;
  /** The machinery under test besides the rules. */
  readonly machinery?: { readonly startMatch: typeof startMatch; readonly recordReplay: typeof recordReplay };
}

export interface Table<S, V extends TableView, N extends Named, E extends Event> {
  readonly game: Game<S, V, N, E>;
  readonly rules: Rules<S, V, N, E>;
  readonly plan: Plan<S, V, N, E>;
}
