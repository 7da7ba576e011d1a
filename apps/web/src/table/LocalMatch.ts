/** A table played in this browser: engine, bots and record. Lives in a worker; says what the person at the screen may know, and no more. */
import {
  type Choice,
  type Match,
  quick,
  rebuildMatch,
  type Refusal,
  type Seat,
  seeded,
  seedOf,
  sha256,
  SPECTATOR,
  TURN_CAP,
  utf8,
  versionOf,
  type Viewer,
} from '@orrery/kernel';
import type { Pace } from '../app/settings.ts';
import { type AnyRules, engine, rulesOf } from './engines.ts';
import type { Customs } from '@orrery/games/load';
import { LEVELS } from '@orrery/bots';
import type { TableName, Thinkers } from '@orrery/bots/browser';
import { startingAt } from './position.ts';
import { TakeBack } from './takeBack.ts';
import type { TableRecord } from './record.ts';
import { type Clock, realTime, Waits } from './waits.ts';
import { boundTo, momentsOf, type Order, orderedChoice, orderFor, type Orders, ordersFor } from '@orrery/protocol/orders';
import type { Advice, Snapshot, Stage } from './table.ts';

const ADVICE = { iterations: 1500, milliseconds: 1500 };

const UNFINISHED = { how: 'unfinished', result: null, seat: null } as const;

const entrantOf = (level: number | undefined): string => `level:${LEVELS.find((each) => each === level) ?? LEVELS[0]}`;

export type Store = (record: TableRecord) => Promise<unknown>;

export class LocalMatch {
  readonly #rules: AnyRules;
  readonly #customs: Customs;
  readonly #match: Match;
  readonly #show: (snapshot: Snapshot) => void;
  readonly #thinkers: Thinkers;
  readonly #table: TableName;
  /** Ends what a computer player is thinking about. */
  #thought: AbortController | null = null;
  /** Ends the advice the person has asked for. */
  #advising: AbortController | null = null;
  readonly #store: Store;
  readonly #waits: Waits;
  readonly #takeBack: TakeBack;
  #record: TableRecord;
  #viewer: Viewer | null;
  #playing = false;
  /** There may be something left for computer players to answer. */
  #more = false;
  /** The person has taken an answer back and is asked again, whatever is open. */
  #takenBack = false;
  pace: Pace;

  private constructor(
    record: TableRecord,
    rules: AnyRules,
    customs: Customs,
    match: Match,
    store: Store,
    thinkers: Thinkers,
    pace: Pace,
    show: (snapshot: Snapshot) => void,
    clock: Clock,
  ) {
    this.#record = record;
    this.#rules = rules;
    this.#customs = customs;
    this.#match = match;
    this.#store = store;
    this.#show = show;
    this.#waits = new Waits(clock, customs, record);
    this.#takeBack = new TakeBack(customs.takesBack ?? []);
    this.#thinkers = thinkers;
    this.#table = {
      game: record.game,
      rules: record.rules,
      options: record.options,
      ...(record.pack === null ? {} : { pack: record.pack }),
    };
    this.pace = pace;
    const people = this.#people();
    this.#viewer = people.length === 0 ? SPECTATOR : people.length === 1 ? (people[0] ?? null) : null;
  }

  /** Sets a table up again from its record; `store` keeps the record after every answer, before anything of it is shown. */
  static async open(
    record: TableRecord,
    store: Store,
    thinkers: Thinkers,
    pace: Pace,
    show: (snapshot: Snapshot) => void,
    clock: Clock = realTime,
  ): Promise<LocalMatch> {
    const game = await engine(record.game);
    if (game && !versionOf(game, record.rules)) throw new Error('other-rules');
    const { rules, plugs } = await rulesOf(record.game, record.options, record.pack, record.rules);
    const rebuilt = rebuildMatch(record.from ? startingAt(rules, record.from) : rules, seeded(seedOf(record.seed)), record.log);
    if ('refused' in rebuilt) throw new Error('broken-record');
    const local = new LocalMatch(record, rules, plugs.table.customs, rebuilt, store, thinkers, pace, show, clock);
    local.#say();
    local.#prepare();
    void local.#play();
    return local;
  }

  #prepare(): void {
    const entrants = this.#record.seats.flatMap((held) => (held.kind === 'bot' ? [entrantOf(held.level)] : []));
    if (entrants.length > 0 && !this.#record.ended) this.#thinkers.prepare?.(this.#table, [...new Set(entrants)]);
  }

  #people(): Seat[] {
    return this.#record.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  }

  #asked(seat: Seat): boolean {
    return !this.#record.ended && ((this.#match.asked >> seat) & 1) === 1;
  }

  /** The person the table waits for; the one who looks goes first. */
  #next(): Seat | null {
    const people = this.#people().filter((seat) => this.#asked(seat));
    return people.find((seat) => seat === this.#viewer) ?? people[0] ?? null;
  }

  /** The computer players that are asked. */
  #bots(): readonly Seat[] {
    return this.#record.seats.flatMap((held, i) => (held.kind === 'bot' && this.#asked(i) ? [i] : []));
  }

  #stage(): Stage {
    if (this.#record.ended) return 'over';
    if (this.#viewer === null) return 'curtain';
    const next = this.#next();
    if (next === null) return 'wait';
    return next === this.#viewer ? 'decide' : 'hand-over';
  }

  /** How much the person looking has been told. */
  #told(): number {
    return this.#viewer === null ? 0 : this.#match.past(this.#viewer).length;
  }

  /** What has been told since, as kinds of events. */
  #news(since: number): readonly string[] {
    if (this.#viewer === null) return [];
    const past = this.#match.past(this.#viewer);
    return past.slice(Math.min(since, past.length)).flatMap((entry) => (entry < 0 ? [] : [this.#rules.events.name(entry).kind]));
  }

  #say(): void {
    const stage = this.#stage();
    const viewer = stage === 'over' ? (this.#viewer ?? SPECTATOR) : this.#viewer;
    const known = viewer === null ? null : this.#match.known(viewer);
    const open = stage === 'decide' && viewer !== null ? this.#match.open(viewer) : [];
    const warnings: Record<Choice, readonly string[]> = {};
    for (const choice of known ? open : []) {
      const codes = known ? this.#rules.warnings(known, choice) : [];
      if (codes.length > 0) warnings[choice] = codes;
    }
    const undoable = stage === 'decide' && viewer !== null ? this.#undoable(viewer) : 0;
    const orders = this.#takesOrders() ? { orders: this.#standing() } : {};
    this.#show({
      stage,
      viewer,
      known,
      open,
      warnings,
      undoable,
      next: this.#next(),
      ended: this.#record.ended,
      ...orders,
      ...(stage === 'decide' && this.#forced() !== undefined ? { answersItself: true as const } : {}),
      ...((stage === 'decide' || stage === 'wait') && this.#bots().length > 0 ? { thinking: true as const } : {}),
      ...this.#opened(),
    });
  }

  #undoable(seat: Viewer): number {
    return Math.max(this.#match.undoable(seat), this.#takeBack.count(this.#match.view(seat).decision));
  }

  #opened(): Pick<Snapshot, 'pasts'> {
    return this.#record.ended ? { pasts: this.#record.seats.map((_, seat) => this.#match.known(seat).past) } : {};
  }

  /** Writes the log down, then shows: nothing is shown before it is stored. */
  async #settle(): Promise<void> {
    const result = this.#match.result;
    const ended =
      this.#record.ended ?? (result ? { how: 'rules' as const, result, seat: null } : this.#match.turn > TURN_CAP ? UNFINISHED : null);
    this.#record = { ...this.#record, log: [...this.#match.log], touched: Date.now(), ended };
    await this.#store(this.#record);
    this.#say();
  }

  async answer(choice: Choice): Promise<Refusal | null> {
    const seat = this.#viewer;
    if (seat === null || seat === SPECTATOR) return { code: 'not-asked', clause: 'ORRERY-CHOICE', data: {} };
    const [{ decision }, entries] = [this.#match.view(seat), this.#match.log.length];
    const refusal = this.#match.answer(seat, choice);
    if (refusal) return refusal;
    this.#takeBack.answered(decision, entries);
    this.dismissAdvice();
    this.#takenBack = false;
    await this.#settle();
    void this.#play();
    return null;
  }

  async undo(): Promise<void> {
    const seat = this.#viewer;
    if (seat === null || seat === SPECTATOR || !this.#asked(seat)) return;
    const entries = this.#takeBack.take(this.#match.view(seat).decision);
    if (entries === undefined ? this.#match.undo(seat, 1) : this.#match.rewind(entries)) return;
    this.dismissAdvice();
    this.#takenBack = true;
    await this.#settle();
  }

  why(choice: Choice): Refusal | null {
    if (this.#viewer === null || this.#match.open(this.#viewer).includes(choice)) return null;
    return this.#rules.refuse(this.#match.known(this.#viewer), choice);
  }

  /** Advice on the present question; none once that has been answered, taken back or waved away. */
  async advice(): Promise<readonly Advice[]> {
    if (this.#viewer === null || !this.#asked(this.#viewer)) return [];
    this.dismissAdvice();
    const [known, open] = [this.#match.known(this.#viewer), this.#match.open(this.#viewer)];
    const advising = new AbortController();
    this.#advising = advising;
    try {
      const question = { ask: 'advise', table: this.#table, known, open, seed: this.#luck(), ...ADVICE } as const;
      const found = await this.#thinkers.ask(question, advising.signal);
      return found.map(({ choice, winChance, error, even, reasons, folly }) => ({ choice, winChance, error, even, reasons, folly }));
    } catch (error) {
      if (advising.signal.aborted) return [];
      throw error;
    }
  }

  dismissAdvice(): void {
    this.#advising?.abort();
    this.#advising = null;
  }

  handOver(): void {
    if (this.#people().length < 2 || this.#record.ended) return;
    this.#viewer = null;
    this.#takeBack.forget();
    this.#say();
  }

  take(seat: Seat): void {
    if (!this.#people().includes(seat)) return;
    this.#viewer = seat;
    this.#say();
  }

  /** Only a person alone may pass decisions unasked: at a shared screen it would tell who holds nothing. */
  #takesOrders(): boolean {
    return this.#customs.passing !== undefined && this.#people().length === 1;
  }

  /** What an order is bound to at the moment: the phase of the round, the round, or nothing. */
  #moment(order: Order): string {
    return boundTo(order, momentsOf(this.#match.known(SPECTATOR).view));
  }

  /** The orders in force by kind; each ends with the phase or the round it was given for. */
  #standing(): Orders {
    const { orders = {} } = this.#record;
    const inForce = (kind: string): Order => {
      const said = orders[kind];
      return said && said.given === this.#moment(said.order) ? said.order : 'ask';
    };
    return Object.fromEntries(Object.keys(this.#customs.passing ?? {}).map((kind) => [kind, inForce(kind)]));
  }

  async order(kind: string, order: Order): Promise<void> {
    if (!this.#takesOrders()) return;
    this.#takenBack = false;
    this.#record = { ...this.#record, orders: { ...this.#record.orders, [kind]: { order, given: this.#moment(order) } } };
    await this.#store(this.#record);
    this.#say();
    void this.#play();
  }

  /** The answer a standing order gives. */
  #ordered(seat: Seat, open: readonly Choice[]): Choice | undefined {
    const known = this.#match.known(seat);
    const order = orderFor(ordersFor(this.#standing(), this.#customs.passing ?? {}), known.view.decision);
    const pass = (): Choice => this.#rules.fallback(known, open, quick(this.#luck()));
    return order ? (orderedChoice(order, open, this.#rules.choices, pass) ?? undefined) : undefined;
  }

  async resign(): Promise<void> {
    if (this.#record.ended) return;
    this.#thought?.abort();
    this.dismissAdvice();
    this.#record = { ...this.#record, ended: { how: 'resigned', result: null, seat: this.#viewer } };
    await this.#settle();
  }

  /** One person alone is not asked what has one answer. With several people at the screen everybody is asked, so that nobody learns who had a choice. */
  #forced(): Choice | undefined {
    const [seat, ...others] = this.#people();
    if (seat === undefined || others.length > 0 || this.#customs.asksAlways || !this.#asked(seat) || this.#takenBack) return undefined;
    const open = this.#match.open(seat);
    return open.length === 1 ? open[0] : this.#ordered(seat, open);
  }

  /** A computer player's random numbers, bound to the moment: reloading the page does not make it decide otherwise. */
  #luck(): number {
    const [word = 0] = new Uint32Array(sha256(utf8(`${this.#record.seed.secret} ${this.#match.log.length}`)).buffer);
    return word;
  }

  /** What a computer player of this level would do; null where it was stopped. It gets what its seat knows, and nothing else. */
  async #decide(seat: Seat): Promise<Choice | null> {
    const open = this.#match.open(seat);
    const [only] = open;
    if (open.length === 1 && only !== undefined) return only;
    const entrant = entrantOf(this.#record.seats[seat]?.level);
    const known = this.#match.known(seat);
    const milliseconds = this.#waits.thought();
    const thought = new AbortController();
    this.#thought = thought;
    try {
      const question = { ask: 'decide', table: this.#table, entrant, known, open, seed: this.#luck(), milliseconds } as const;
      return await this.#thinkers.ask(question, thought.signal);
    } catch (error) {
      if (thought.signal.aborted) return null;
      throw error;
    }
  }

  /** The next answer that is not a person's to give, in the match but not yet shown; false where people are asked, or none was given. */
  async #step(): Promise<boolean> {
    const [person] = this.#people();
    if (person !== undefined && this.#forced() !== undefined) {
      if (this.#match.undoable(person) > 0) {
        await this.#waits.released();
        await this.#waits.chanceToTakeBack(this.pace);
      }
      const forced = this.#forced();
      if (forced === undefined) return true;
      this.#takeBack.answeredItself(this.#match.view(person).decision);
      return this.#match.answer(person, forced) === null;
    }
    const [seat] = this.#bots();
    if (seat === undefined) return false;
    const position = this.#match.at(seat);
    const choice = await this.#decide(seat);
    if (choice === null || this.#record.ended || this.#match.at(seat) !== position) return true;
    if (this.#match.answer(seat, choice)) throw new Error('a computer player chose what is not open');
    this.#takeBack.forget();
    return true;
  }

  /**
   * Gives the answers of computer players until only people are asked. Only what can be seen costs the pace: answers that tell the person nothing, as most
   * do where everybody is asked at once, are given straight after one another and shown with the next that does.
   */
  async #play(): Promise<void> {
    this.#more = true;
    if (this.#playing) return;
    this.#playing = true;
    try {
      this.#waits.begin();
      let told = this.#told();
      let shown = this.#match.log.length;
      while (this.#more) {
        this.#more = false;
        const bots = this.#bots();
        if (bots.length > 0) this.#waits.asked(this.#match, bots.length, this.pace);
        if (!(await this.#step())) continue;
        this.#more = true;
        const resting = this.#bots().length === 0 && this.#forced() === undefined;
        const moment = this.#waits.worth(this.#news(told));
        // At the instant pace a whole run of bot moves is one step: stored and shown when somebody is asked again.
        const running = this.pace === 'instant' && this.#people().length > 0 && this.#match.asked !== 0 && this.#next() === null;
        const over = this.#match.result !== null || this.#match.turn > TURN_CAP;
        if (this.#record.ended || this.#match.log.length === shown || !(resting || over || (moment > 0 && !running))) continue;
        await this.#waits.released();
        if (moment > 0) await this.#waits.pace(this.pace, moment);
        told = this.#told();
        shown = this.#match.log.length;
        await this.#settle();
      }
    } finally {
      this.#playing = false;
    }
  }
}
