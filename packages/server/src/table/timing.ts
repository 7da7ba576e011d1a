/** Time at a table: whose clock runs, which window is open and for whom, and until when. What follows from it is in `automatic.ts`. */
import { SPECTATOR, type Match, type Options, type Seat, type TableView, type Viewer } from '@orrery/kernel';
import { NEVER, customsOf, type Customs } from '@orrery/games/tables';
import { Clocks, type Elapsed, type SavedClocks } from './clocks.ts';
import { isOpen, mayShow, noGates, opensAt, passed, type Gate, type Gates } from './gate.ts';
import type { Made } from './record.ts';

export interface SavedTiming {
  readonly clocks: SavedClocks;
  readonly gates: Gates;
  readonly askedSince: number;
  readonly spanUntil: number;
}

export class Timing {
  readonly #made: Made;
  readonly #options: Options;
  readonly #elapsed: Elapsed;
  readonly #customs: Customs;
  readonly #seats: number;
  #clocks: Clocks;
  #gates: Gates = noGates;
  #askedSince = 0;
  #spanUntil = NEVER;

  constructor(made: Made, options: Options, elapsed: Elapsed) {
    this.#made = made;
    this.#options = options;
    this.#elapsed = elapsed;
    this.#customs = customsOf(made.game);
    this.#seats = made.seats.length;
    this.#clocks = new Clocks(made.clock, this.#seats, elapsed);
  }

  save(): SavedTiming {
    return { clocks: this.#clocks.save(), gates: this.#gates, askedSince: this.#askedSince, spanUntil: this.#spanUntil };
  }

  restore(saved: SavedTiming): void {
    this.#clocks = new Clocks(this.#made.clock, this.#seats, this.#elapsed, saved.clocks);
    this.#gates = saved.gates;
    this.#askedSince = saved.askedSince;
    this.#spanUntil = saved.spanUntil;
  }

  /** After every move, of seat `by` or of nobody: whose time runs, which window is open. `part` is chance in 0…1 that nobody knows beforehand. */
  turned(match: Match, time: number, by: Seat, part: () => number): void {
    const { asked } = match;
    const customs = this.#customs;
    const decision = customs.window || customs.span ? match.view(SPECTATOR).decision : '';
    const window = asked === 0 ? null : (customs.window?.(decision, this.#options, this.#made.clock.kind === 'move') ?? null);
    if (window || this.#gates.gate || this.#gates.held > 0)
      this.#gates = passed(this.#gates, { decision, window, asked, positions: () => this.#positions(match) }, time, part);
    if (this.#clocks.running) {
      const fresh = by >= 0 && (asked >> by) & 1 && match.undoable(by) === 0 ? by : -1;
      this.#clocks.turn(this.#gates.gate ? 0 : asked, time, fresh);
    }
    const span = customs.span?.(decision, this.#options) ?? null;
    if (span === null || asked === 0) this.#spanUntil = NEVER;
    else if (this.#spanUntil === NEVER) this.#spanUntil = time + span;
    this.#askedSince = time;
  }

  #positions(match: Match): number[] {
    return [...Array.from({ length: this.#seats }, (_, seat) => match.at(seat)), match.at(SPECTATOR)];
  }

  /** The game is over before its rules say so. */
  end(time: number): void {
    this.#clocks.turn(0, time);
    this.#spanUntil = NEVER;
  }

  /** Until then a seat's time stands still. */
  holiday(seat: Seat, until: number, time: number): void {
    this.#clocks.holiday(seat, until, time);
  }

  /** The open window, if there is one. */
  get gate(): Gate | null {
    return this.#gates.gate;
  }

  /** Until when a window that closed before its time stays open to the eye. */
  get held(): number {
    return this.#gates.held;
  }

  /** When the present decision was put. */
  get askedSince(): number {
    return this.#askedSince;
  }

  /** When the decisions that share one span of time are closed. */
  get spanUntil(): number {
    return this.#spanUntil;
  }

  /** When the running decision is closed for everybody, where it is. */
  get until(): number | null {
    const until = Math.min(this.#gates.gate?.limit ?? NEVER, this.#spanUntil);
    return until === NEVER ? null : until;
  }

  /** When a seat's time runs out. */
  deadline(seat: Seat, now: number): number {
    return this.#clocks.deadline(seat, now);
  }

  /** Every seat's time, as somebody with this view may know it; null without clocks. */
  seenBy(view: TableView): ReturnType<Clocks['seenBy']> | null {
    return this.#clocks.running ? this.#clocks.seenBy(view) : null;
  }

  /** Whether a viewer is heard now: not while a window it has finished keeps its minimum time. */
  hears(viewer: Viewer, now: number): boolean {
    return isOpen(this.#gates, viewer, now);
  }

  /** Whether a viewer may be shown the game as it stands for it. */
  shows(match: Match, viewer: Viewer, now: number): boolean {
    return mayShow(this.#gates, viewer, match.at(viewer), now);
  }

  /** When everybody is heard again. */
  hearsAgain(now: number): number {
    return opensAt(this.#gates, now);
  }
}
