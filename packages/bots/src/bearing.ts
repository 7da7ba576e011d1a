/**
 * How long a bot takes over an answer to the eye. A thought is over sooner or later depending on what its seat holds; the answer is let go at a moment
 * that depends on nothing but the decision and the level, which everybody can see.
 */
import type { Customs } from '@orrery/games/plug';

/** Milliseconds for what a bot decides at a glance, for the thought of a weak level, and for one of a strong level where the game says nothing. */
const GLANCE = 60;
const HASTY = 120;
const THOUGHTFUL = 500;
/** From this level on bots have something to think about. */
const STRONG = 6;

export const isStrong = (level: number): boolean => level >= STRONG;

/** Milliseconds from the question to its answer, for everybody who looks on. */
export function bearing(customs: Customs, decision: string, level: number): number {
  const most = customs.ponders?.(decision) ?? THOUGHTFUL;
  return most === 0 ? GLANCE : Math.min(most, isStrong(level) ? most : HASTY);
}

/** The moment an answer is let go that is ready now: when its time is up or, where it took longer than that, after as long again. */
export function letGo(asked: number, span: number, now: number): number {
  return asked + span * Math.max(1, Math.ceil((now - asked) / span));
}
