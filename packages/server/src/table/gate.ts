/**
 * Windows in which nobody may see who was asked in earnest. While the minimum time of a decision runs, whoever has finished it (and whoever only watches) is
 * told nothing and heard in nothing: a window that closed early looks like one that did not.
 */
import { SPECTATOR, type SeatSet, type Viewer } from '@orrery/kernel';
import { NEVER, type Window } from '@orrery/games/tables';

export interface Gate {
  readonly decision: string;
  readonly from: number;
  readonly floor: number;
  readonly limit: number;
  readonly never: boolean;
  /** Seats that have not finished their answer. */
  readonly unfinished: SeatSet;
  /** Each viewer's position when it opened, the spectator's last: up to there everybody may see. */
  readonly opened: readonly number[];
}

export interface Gates {
  /** A window that closed before its time stays open to the eye until then. */
  readonly held: number;
  readonly gate: Gate | null;
}

export const noGates: Gates = { held: 0, gate: null };

/** After a step at `time`: the decision now running, its window if it has one, and who is asked. `part` is chance in 0…1 that nobody knows beforehand. */
export function passed(
  gates: Gates,
  { decision, window, asked, positions }: { decision: string; window: Window | null; asked: SeatSet; positions: () => readonly number[] },
  time: number,
  part: () => number,
): Gates {
  const { gate } = gates;
  if (gate && gate.decision === decision && (asked & ~gate.unfinished) === 0) return { ...gates, gate: { ...gate, unfinished: asked } };
  const held = gate && time < gate.floor ? Math.max(gates.held, gate.floor) : gates.held;
  if (!window) return { held, gate: null };
  const from = Math.max(time, held);
  const floor = from + window.floor + (window.spread > 0 ? Math.floor(part() * window.spread) : 0);
  const limit = window.limit === NEVER ? NEVER : Math.max(floor, from + window.limit);
  return { held, gate: { decision, from, floor, limit, never: window.never, unfinished: asked, opened: positions() } };
}

/** Whether a viewer is heard now, and sees whatever there is. */
export function isOpen({ held, gate }: Gates, viewer: Viewer, now: number): boolean {
  if (now < held) return false;
  return !gate || now >= gate.floor || ((gate.unfinished >> viewer) & 1) === 1;
}

/** Whether a viewer at this position may be shown it: how a window opens everybody sees, what happens in it nobody who has finished. */
export function mayShow(gates: Gates, viewer: Viewer, at: number, now: number): boolean {
  if (isOpen(gates, viewer, now)) return true;
  const { held, gate } = gates;
  return now >= held && gate !== null && (viewer === SPECTATOR ? gate.opened.at(-1) : gate.opened[viewer]) === at;
}

/** When everybody sees and is heard again. */
export const opensAt = ({ held, gate }: Gates, now: number): number =>
  Math.max(now < held ? held : 0, gate && now < gate.floor ? gate.floor : 0);
