import type { Source } from './chance.ts';
import type {
  Choice,
  Happening,
  Known,
  Named,
  Event,
  Refusal,
  Result,
  Rules,
  Seat,
  SeatSet,
  TableView,
  Viewer,
  ViewerSet,
} from './contract.ts';
import { SPECTATOR } from './contract.ts';
import { standingAnswers, type LogEntry } from './log.ts';

/** One game being played: the only way choices reach rules. Server, local table, terminal and replay checker all drive one of these. */
export interface Match<V extends TableView = TableView, N extends Named = Named> {
  readonly seats: number;
  /** Seats the match waits for. The table's own knowledge, never sent: views say what each viewer may know of it. */
  readonly asked: SeatSet;
  readonly result: Result | null;
  /** The running turn, for the table's turn cap; 0 where the rules bound the game themselves. */
  readonly turn: number;
  open(seat: Seat): readonly Choice[];
  known(viewer: Viewer): Known<V>;
  /** The two halves of `known` without a copy, for a table that looks after every move. The past grows with the match; an undo or a rewind puts another in its place. */
  view(viewer: Viewer): V;
  past(viewer: Viewer): readonly number[];
  /**
   * How much this viewer did and was told, undos included: the position that travels. It follows from what the viewer knows; the log's own length never
   * travels, nor how what it was told fell into entries: that would show who answered last.
   */
  at(viewer: Viewer): number;
  /** The seat's own log entries so far, undos included: the number by which a command names its question. */
  answers(seat: Seat): number;
  /** Accepts a listed choice or says why not; a refusal changes nothing. Anything may come in: it comes from outside. */
  answer(seat: Seat, choice: Choice | N): Refusal | null;
  /** How many of its last answers this seat may take back alone: those that told nobody anything, itself included, drew no chance, and left it asked. */
  undoable(seat: Seat): number;
  /** Takes back this seat's last answers; answers of other seats in between stay. */
  undo(seat: Seat, answers: number): Refusal | null;
  /** By consent of all: back to the first `entries` of the log. The same draws come again. */
  rewind(entries: number): Refusal | null;
  /** What a store appends, in the order of arrival. */
  readonly log: readonly LogEntry[];
  /** The whole match as one JSON value; `restoreMatch` goes on from it. */
  save(): SavedMatch;
}

export interface SavedMatch {
  readonly log: readonly LogEntry[];
  readonly state: unknown;
  readonly drawn: number;
  readonly pasts: readonly (readonly number[])[];
  readonly at: readonly number[];
  readonly undoable: readonly number[];
}

const refusal = (code: string, data: Refusal['data'] = {}): Refusal => ({ code, clause: 'ORRERY-CHOICE', data });

class PlayedMatch<S, V extends TableView, N extends Named, E extends Event> implements Match<V, N> {
  readonly #rules: Rules<S, V, N, E>;
  readonly #source: Source;
  readonly #log: LogEntry[] = [];
  #state: S;
  /** By seat, the spectator last. */
  #pasts: number[][];
  /** By viewer: how far its position is ahead of its past, for undos and rewinds. */
  readonly #ahead: number[];
  readonly #answers: number[];
  /** By seat: its last answers that told nobody anything, drew nothing and left it asked. */
  readonly #undoable: number[];
  readonly #list: Choice[] = [];
  #told = 0;
  readonly #tell = (to: ViewerSet, event: Happening): void => {
    const pasts = this.#pasts;
    const seats = pasts.length - 1;
    this.#told |= to;
    for (let seat = 0; seat < seats; seat++) if ((to >> seat) & 1) (pasts[seat] as number[]).push(event);
    if ((to >> SPECTATOR) & 1) (pasts[seats] as number[]).push(event);
  };

  constructor(rules: Rules<S, V, N, E>, source: Source, saved?: SavedMatch) {
    this.#rules = rules;
    this.#source = source;
    this.#answers = new Array<number>(rules.seats).fill(0);
    if (saved) {
      this.#state = structuredClone(saved.state) as S;
      this.#source.windBack(saved.drawn);
      this.#pasts = saved.pasts.map((past) => [...past]);
      this.#ahead = saved.pasts.map((past, row) => (saved.at[row] as number) - past.length);
      this.#undoable = [...saved.undoable];
      for (const [seat, answer] of saved.log) {
        this.#log.push([seat, answer]);
        if (seat >= 0) this.#answers[seat] = this.answers(seat) + 1;
      }
    } else {
      this.#pasts = Array.from({ length: rules.seats + 1 }, () => []);
      this.#ahead = new Array<number>(rules.seats + 1).fill(0);
      this.#undoable = new Array<number>(rules.seats).fill(0);
      this.#source.windBack(0);
      this.#state = rules.start(source, this.#tell);
    }
  }

  get seats(): number {
    return this.#rules.seats;
  }
  get asked(): SeatSet {
    return this.#rules.asked(this.#state);
  }
  get result(): Result | null {
    return this.#rules.result(this.#state);
  }
  get turn(): number {
    return this.#rules.turn?.(this.#state) ?? 0;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  #isAsked(seat: Seat): boolean {
    return this.#sits(seat) && ((this.#rules.asked(this.#state) >> seat) & 1) === 1;
  }

  #sits(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  open(seat: Seat): readonly Choice[] {
    if (!this.#isAsked(seat)) return [];
    return this.#list.slice(0, this.#rules.legal(this.#state, seat, this.#list));
  }

  known(viewer: Viewer): Known<V> {
    const past = this.past(viewer).slice();
    return { view: this.view(viewer), past };
  }

  view(viewer: Viewer): V {
    this.#row(viewer);
    return this.#rules.view(this.#state, viewer);
  }

  past(viewer: Viewer): readonly number[] {
    return this.#pasts[this.#row(viewer)] as number[];
  }

  at(viewer: Viewer): number {
    return this.#position(this.#row(viewer));
  }

  #position(row: number): number {
    return (this.#pasts[row] as number[]).length + (this.#ahead[row] as number);
  }

  answers(seat: Seat): number {
    return this.#answers[seat] ?? 0;
  }

  #row(viewer: Viewer): number {
    if (viewer === SPECTATOR) return this.seats;
    if (!this.#sits(viewer)) throw new RangeError(`nobody looks from ${viewer} at a table of ${this.seats}`);
    return viewer;
  }

  answer(seat: Seat, choice: Choice | N): Refusal | null {
    if (!this.#sits(seat)) return refusal('no-such-seat', { seats: this.seats });
    const code = typeof choice === 'number' ? choice : this.#rules.choices.code(choice);
    if (!Number.isInteger(code) || code < 0 || code >= this.#rules.choices.size) return refusal('no-such-choice');
    if (!this.#lists(seat, code)) return this.#rules.refuse(this.known(seat), code);
    this.#play(seat, code);
    this.#answers[seat] = this.answers(seat) + 1;
    this.#log.push([seat, code]);
    return null;
  }

  #lists(seat: Seat, choice: Choice): boolean {
    if (!this.#isAsked(seat)) return false;
    const list = this.#list;
    const length = this.#rules.legal(this.#state, seat, list);
    for (let i = 0; i < length; i++) if (list[i] === choice) return true;
    return false;
  }

  #play(seat: Seat, choice: Choice): void {
    const drawn = this.#source.drawn;
    this.#told = 0;
    (this.#pasts[seat] as number[]).push(~choice);
    this.#rules.apply(this.#state, seat, choice, this.#source, this.#tell);
    const quiet = this.#told === 0 && this.#source.drawn === drawn && this.#isAsked(seat);
    this.#undoable[seat] = quiet ? this.undoable(seat) + 1 : 0;
  }

  undoable(seat: Seat): number {
    return this.#undoable[seat] ?? 0;
  }

  undo(seat: Seat, answers: number): Refusal | null {
    const free = this.undoable(seat);
    if (!Number.isInteger(answers) || answers < 1 || answers > free) return refusal('not-undoable', { free });
    this.#log.push([seat, -answers]);
    this.#replay(seat);
    this.#answers[seat] = this.answers(seat) + 1;
    return null;
  }

  rewind(entries: number): Refusal | null {
    if (!Number.isInteger(entries) || entries < 0 || entries >= this.#log.length)
      return refusal('no-such-entry', { entries: this.#log.length });
    this.#log.push([-1, entries]);
    this.#replay(null);
    return null;
  }

  /** The match anew from the answers that stand: the same draws come again. Whoever took something back, or everybody, is one further on than before. */
  #replay(by: Seat | null): void {
    const before = this.#pasts.map((_, row) => this.#position(row));
    this.#source.windBack(0);
    this.#undoable.fill(0);
    this.#pasts = this.#pasts.map(() => []);
    this.#state = this.#rules.start(this.#source, this.#tell);
    for (const [seat, choice] of standingAnswers(this.#log)) this.#play(seat, choice);
    for (const [row, past] of this.#pasts.entries())
      this.#ahead[row] = (before[row] as number) + (by === null || row === by ? 1 : 0) - past.length;
  }

  save(): SavedMatch {
    return {
      log: [...this.#log],
      state: this.#rules.clone(this.#state),
      drawn: this.#source.drawn,
      pasts: this.#pasts.map((past) => [...past]),
      at: this.#pasts.map((_, row) => this.#position(row)),
      undoable: [...this.#undoable],
    };
  }
}

export function startMatch<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  source: Source,
): Match<V, N> {
  return new PlayedMatch(rules, source);
}

/** Goes on from `save()`; the source must be of the same seed. */
export function restoreMatch<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  source: Source,
  saved: SavedMatch,
): Match<V, N> {
  return new PlayedMatch(rules, source, saved);
}

/** A match from its log alone, entry by entry; a refused entry comes back as the fault it is. */
export function rebuildMatch<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  source: Source,
  log: readonly LogEntry[],
): Match<V, N> | { readonly refused: Refusal; readonly entry: number } {
  const match = startMatch(rules, source);
  for (const [entry, [seat, answer]] of log.entries()) {
    const refused = seat < 0 ? match.rewind(answer) : answer < 0 ? match.undo(seat, -answer) : match.answer(seat, answer);
    if (refused) return { refused, entry };
  }
  return match;
}
