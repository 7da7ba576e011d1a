/**
 * What happened while a person was away. On return the board is shown the past as the person left it, and then what came since, an event at a time: quickly, and
 * at once after any key or touch, with less motion, or where it would take too long. What the person was shown counts as seen.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Viewer } from '@orrery/kernel';
import { calm, pace } from '../app/settings.ts';
import { markSeen, seenOf } from './lastSeen.ts';

/** Up to this many events are shown one by one; more go faster, and of very many only the last ones are shown. */
const FEW = 12;
const MANY = 60;
/** Somebody who only looked away for a moment needs no summary in words. */
const GLANCE = 3;
const STEP = 420;
const LONGEST = 5000;

export interface Missed {
  /** Entries of the past from `from` to `to` came while nobody looked. */
  readonly from: number;
  readonly to: number;
}

/** Whether an entry of the past is an event worth telling. */
type Worth = (entry: number) => boolean;

const ends = (past: readonly number[], { from, to }: Missed, worth: Worth): number[] =>
  past.slice(from, to).flatMap((entry, i) => (worth(entry) ? [from + i + 1] : []));

export class CatchUp {
  readonly #match: string;
  /** It listens until this is aborted. */
  readonly #open = new AbortController();
  readonly #shown = signal(Infinity);
  readonly #missed = signal<Missed | null>(null);
  #viewer: Viewer = -1;
  #past: readonly number[] = [];
  /** What was seen when the person left; null while they look. */
  #left: number | null = null;
  #glanced = false;
  /** Given with the board that can show something. */
  #worth: Worth | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(match: string) {
    this.#match = match;
    const { signal: open } = this.#open;
    document.addEventListener('visibilitychange', this.#look, { signal: open });
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, this.finish, { capture: true, signal: open });
  }

  /** As much of the past as the board is to be shown now. */
  get shown(): ReadonlySignal<number> {
    return this.#shown;
  }

  get missed(): ReadonlySignal<Missed | null> {
    return this.#missed;
  }

  /** News of the table. `back`: they are the first after a break. */
  hear(viewer: Viewer, past: readonly number[], back: boolean): void {
    const other = viewer !== this.#viewer;
    this.#viewer = viewer;
    const before = this.#past;
    this.#past = past;
    if (this.#left === null && (back || other || document.hidden)) {
      // Somebody in the room all the while has seen everything so far; somebody who has just arrived, only what was recorded.
      const seen = other ? seenOf(this.#match, viewer, past) : Math.min(before.length, past.length);
      const same = other || before.every((entry, i) => i >= seen || entry === past[i]);
      // Somebody who has missed nothing is not away, unless the page is hidden.
      if (same && (seen < past.length || document.hidden)) {
        this.#left = seen;
        this.#glanced = !back && !other;
        this.#shown.value = seen;
      }
    }
    if (this.#left === null) {
      this.finish();
      markSeen(this.#match, viewer, past);
    } else this.#look();
  }

  /** The board is there, and can show something. */
  place(worth: Worth): void {
    this.#worth = worth;
    this.#look();
  }

  readonly #look = (): void => {
    if (this.#left === null || !this.#worth || document.hidden) return;
    const missed = { from: Math.min(this.#left, this.#past.length), to: this.#past.length };
    this.#left = null;
    markSeen(this.#match, this.#viewer, this.#past);
    this.#replay(missed, this.#worth);
  };

  #replay(missed: Missed, worth: Worth): void {
    this.#stop();
    const stops = ends(this.#past, missed, worth);
    const last = stops.length > MANY ? stops.slice(-FEW) : stops;
    this.#missed.value = stops.length > (this.#glanced ? GLANCE : 0) ? missed : null;
    if (stops.length === 0 || calm() || pace.peek() === 'instant') return this.finish();
    this.#shown.value = (last[0] ?? 0) - 1;
    this.#timer = setInterval(
      () => {
        const next = last.shift();
        if (next === undefined || last.length === 0) this.finish();
        else this.#shown.value = next;
      },
      last.length <= FEW ? STEP : Math.max(70, Math.round(LONGEST / last.length)),
    );
  }

  /** Everything is shown. */
  readonly finish = (): void => {
    this.#stop();
    if (this.#left === null) this.#shown.value = Infinity;
  };

  /** The person has read it. */
  readonly dismiss = (): void => {
    this.finish();
    this.#missed.value = null;
  };

  #stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  close(): void {
    this.#stop();
    this.#open.abort();
  }
}
