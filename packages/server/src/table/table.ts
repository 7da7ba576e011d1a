/**
 * One table: a fold over its log. Commands are tried against it, what they cause is written into it at once and handed to the caller as records to store;
 * where storing fails the caller throws this object away and reads the log again, so nothing unstored is ever shown.
 */
import { createHmac } from 'node:crypto';
import {
  SPECTATOR,
  commit,
  deriveSeed,
  restoreMatch,
  seeded,
  startMatch,
  type Broken,
  type Choice,
  type Chance,
  type LogEntry,
  type Match,
  type Opening,
  type Refusal,
  type Result,
  type SavedMatch,
  type Seat,
  type SeatSet,
  type TableView,
  type Viewer,
  type Named,
} from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';
import { CHAT_LINES, type ChatLine, type StandingOrder, type Status } from '@orrery/protocol';
import { Clocks, type Elapsed, type SavedClocks } from './clocks.ts';
import { NEVER, customsOf } from './customs.ts';
import { isOpen, mayShow, noGates, opensAt, passed, type Gates } from './gate.ts';
import { inForce, momentsOf, orderFor, orderedChoice, type Moments } from './orders.ts';
import type { Made, TableRecord } from './record.ts';

export interface Place {
  kind: 'person' | 'open' | 'bot';
  level: string;
  name: string;
  /** Everybody who may act for the seat: its person, and who came with its key. */
  people: string[];
  /** Hash of the seat's key. */
  key: string;
  nonce: string | null;
  keep: string | null;
  /** A bot plays for it: for good after `dropped`, until its person returns after `lapsed`. */
  away: 'no' | 'lapsed' | 'dropped';
}

export interface TableEnv {
  readonly rules: AnyRules;
  readonly elapsed: Elapsed;
  /** For answers of the table itself; never the match's. */
  readonly chance: Chance;
  /** Where worlds come from; tests deal again with it. */
  readonly source?: typeof seeded;
}

interface Snapshot {
  readonly match: Omit<SavedMatch, 'log'>;
  readonly clocks: SavedClocks;
  readonly gates: Gates;
  readonly askedSince: number;
  readonly spanUntil: number;
}

/** After a person is asked, an order of theirs answers as soon as a person would. */
const ORDER_DELAY = 1000;
const ORDER_SPREAD = 1000;
/** More answers in a row than any decision of any game can need. */
const MOST_ANSWERS = 2000;

export class Table {
  readonly id: string;
  readonly made: Made;
  readonly madeAt: number;
  readonly rules: AnyRules;
  readonly places: Place[];
  readonly chat: (ChatLine & { readonly team: readonly Seat[] })[] = [];
  readonly commitment: string;
  seq = 0;
  status: Status = 'waiting';
  match: Match | null = null;
  broken: Broken | null = null;
  takeback: { readonly seat: Seat; readonly entries: number; readonly agreed: SeatSet } | null = null;
  rematch: string | null = null;
  readonly #env: TableEnv;
  readonly #orders: { readonly orders: readonly StandingOrder[]; readonly given: Moments | null }[];
  readonly #commands = new Set<string>();
  readonly #customs: ReturnType<typeof customsOf>;
  #nonces: readonly string[] = [];
  #clocks: Clocks;
  #gates: Gates = noGates;
  /** When the present decision was put. */
  #askedSince = 0;
  #spanUntil = NEVER;
  #fresh: { time: number; body: TableRecord }[] = [];

  constructor(id: string, made: Made, madeAt: number, env: TableEnv) {
    this.id = id;
    this.made = made;
    this.madeAt = madeAt;
    this.#env = env;
    this.rules = env.rules;
    this.places = made.seats.map((plan) => ({
      kind: plan.kind,
      level: plan.level ?? '',
      name: '',
      people: [],
      key: '',
      nonce: null,
      keep: plan.keep ?? null,
      away: 'no',
    }));
    this.#orders = made.seats.map(() => ({ orders: [], given: null }));
    this.commitment = commit(made.secret);
    this.#customs = customsOf(made.game);
    this.#clocks = new Clocks(made.clock, made.seats.length, env.elapsed);
  }

  /** A table from its log; with a snapshot the moves before it are not played again. */
  static load(
    id: string,
    rows: readonly { readonly time: number; readonly body: string }[],
    snapshot: { seq: number; body: string } | null,
    env: (made: Made) => TableEnv,
  ): Table {
    const records = rows.map(({ time, body }) => ({ time, body: JSON.parse(body) as TableRecord }));
    const first = records[0];
    if (!first || first.body.k !== 'made') throw new Error(`the log of match ${id} does not begin with its making`);
    const table = new Table(id, first.body, first.time, env(first.body));
    const log: LogEntry[] = [];
    for (const [seq, { time, body }] of records.entries()) {
      if (snapshot && seq <= snapshot.seq) {
        const entry = logEntry(body);
        if (entry) log.push(entry);
        table.#fold(body, time, true);
        if (seq === snapshot.seq) table.#restore(JSON.parse(snapshot.body) as Snapshot, log);
      } else table.#fold(body, time, false);
      table.seq++;
    }
    return table;
  }

  snapshot(): string | null {
    if (!this.match) return null;
    const { log: _, ...match } = this.match.save();
    return JSON.stringify({
      match,
      clocks: this.#clocks.save(),
      gates: this.#gates,
      askedSince: this.#askedSince,
      spanUntil: this.#spanUntil,
    } satisfies Snapshot);
  }

  #restore(saved: Snapshot, log: readonly LogEntry[]): void {
    this.match = restoreMatch(this.rules, this.#source(), { ...saved.match, log });
    this.#clocks = new Clocks(this.made.clock, this.places.length, this.#env.elapsed, saved.clocks);
    this.#gates = saved.gates;
    this.#askedSince = saved.askedSince;
    this.#spanUntil = saved.spanUntil;
  }

  #source(): ReturnType<typeof seeded> {
    return (this.#env.source ?? seeded)(deriveSeed(this.made.secret, this.id, this.#nonces));
  }

  /** Writes a record into the table, to be stored by the caller. */
  write(body: TableRecord, time: number): void {
    this.#fold(body, time, false);
    this.#fresh.push({ time, body });
  }

  /** Records since the last call, to be stored under `seq`; taking them counts them. */
  take(): { readonly seq: number; readonly rows: readonly { time: number; body: string }[] } {
    const rows = this.#fresh.map(({ time, body }) => ({ time, body: JSON.stringify(body) }));
    const seq = this.seq;
    this.seq += rows.length;
    this.#fresh = [];
    return { seq, rows };
  }

  get dirty(): boolean {
    return this.#fresh.length > 0;
  }

  knows(command: string): boolean {
    return this.#commands.has(command);
  }

  // -- what has happened

  #fold(body: TableRecord, time: number, restoring: boolean): void {
    if (body.cmd !== undefined) this.#commands.add(body.cmd);
    switch (body.k) {
      case 'made':
        return;
      case 'sat': {
        const place = this.place(body.seat);
        Object.assign(place, { kind: 'person', name: body.name, people: [body.person], key: body.key, nonce: null });
        return;
      }
      case 'left': {
        const place = this.place(body.seat);
        Object.assign(place, { kind: 'open', name: '', people: [], key: '', nonce: null });
        return;
      }
      case 'claimed':
        this.place(body.seat).people.push(body.person);
        return;
      case 'ready':
        this.place(body.seat).nonce = body.nonce;
        return;
      case 'started':
        this.#nonces = body.nonces;
        this.status = 'running';
        if (restoring) return;
        this.match = startMatch(this.rules, this.#source());
        this.#turned(time, -1);
        return;
      case 'answer':
      case 'undo':
      case 'rewound':
        this.takeback = null;
        if (!restoring) this.#play(body, time);
        return;
      case 'asked':
        this.takeback = { seat: body.seat, entries: body.entries, agreed: 1 << body.seat };
        return;
      case 'agreed':
        if (this.takeback) this.takeback = { ...this.takeback, agreed: this.takeback.agreed | (1 << body.seat) };
        return;
      case 'declined':
        this.takeback = null;
        return;
      case 'dropped': {
        const place = this.place(body.seat);
        place.away = 'dropped';
        // Two who play end with one of them; at a larger table a bot goes on in the seat while anybody is left.
        const left = this.places.some((other) => other.kind === 'person' && other.away !== 'dropped');
        if (this.places.length === 2 || !left) this.#end({ ended: body.why, seat: body.seat }, time);
        return;
      }
      case 'lapsed':
        this.place(body.seat).away = 'lapsed';
        return;
      case 'returned':
        this.place(body.seat).away = 'no';
        return;
      case 'ended':
        this.#end(body.broken, time);
        return;
      case 'chat': {
        const team = body.line.room === 'team' ? this.team(body.line.seat) : [];
        this.chat.push({ ...body.line, time, team });
        if (this.chat.length > 10 * CHAT_LINES) this.chat.splice(0, 5 * CHAT_LINES);
        return;
      }
      case 'orders':
        this.#orders[body.seat] = { orders: body.orders, given: body.given ?? null };
        return;
      case 'rematch':
        this.rematch = body.match;
    }
  }

  /** The log is what was accepted: played again it must be accepted again. */
  #play(body: TableRecord & { readonly k: 'answer' | 'undo' | 'rewound' }, time: number): void {
    const { match } = this;
    if (!match) throw new Error(`match ${this.id} has moves before its deal`);
    if (body.k !== 'answer' || !this.#answered) {
      const refused =
        body.k === 'answer'
          ? match.answer(body.seat, body.choice)
          : body.k === 'undo'
            ? match.undo(body.seat, body.answers)
            : match.rewind(body.entries);
      if (refused) throw new Error(`match ${this.id} does not play as it was logged: ${refused.code}`);
    }
    this.#turned(time, body.k === 'rewound' ? -1 : body.seat);
  }

  /** Set while `answer` folds a choice that the match has just accepted. */
  #answered = false;

  #end(broken: Broken, time: number): void {
    this.broken = broken;
    this.status = 'ended';
    this.takeback = null;
    this.#clocks.turn(0, time);
    this.#spanUntil = NEVER;
  }

  /** After every move: whose time runs, which window is open. */
  #turned(time: number, by: Seat): void {
    const { match } = this;
    if (!match) return;
    const { asked } = match;
    if (asked === 0) {
      this.status = 'ended';
      this.takeback = null;
    }
    const decision = this.#customs.window || this.#customs.span ? this.decision : '';
    const window = asked === 0 ? null : (this.#customs.window?.(decision, this.rules.options, this.made.clock.kind === 'move') ?? null);
    if (window || this.#gates.gate || this.#gates.held > 0)
      this.#gates = passed(this.#gates, { decision, window, asked, positions: () => this.#positions(match) }, time, () =>
        this.#part(match.log.length),
      );
    if (this.#clocks.running) {
      const fresh = by >= 0 && (asked >> by) & 1 && match.undoable(by) === 0 ? by : -1;
      this.#clocks.turn(this.#gates.gate ? 0 : asked, time, fresh);
    }
    const span = this.#customs.span?.(decision, this.rules.options) ?? null;
    if (span === null || asked === 0) this.#spanUntil = NEVER;
    else if (this.#spanUntil === NEVER) this.#spanUntil = time + span;
    this.#askedSince = time;
  }

  #positions(match: Match): number[] {
    return [...this.places.map((_, seat) => match.at(seat)), match.at(SPECTATOR)];
  }

  /** A number in 0…1 that follows from the secret, so that a restart finds the same and nobody can foresee it. */
  #part(step: number): number {
    return createHmac('sha256', this.made.secret).update(`part ${step}`).digest().readUInt32BE(0) / 2 ** 32;
  }

  // -- what is known

  place(seat: Seat): Place {
    const place = this.places[seat];
    if (!place) throw new RangeError(`match ${this.id} has no seat ${seat}`);
    return place;
  }

  seatOf(person: string): Seat | null {
    for (let seat = 0; seat < this.places.length; seat++) if (this.places[seat]?.people.includes(person)) return seat;
    return null;
  }

  /** The running decision by its id, as everybody may know it. */
  get decision(): string {
    return this.match?.view(SPECTATOR).decision ?? '';
  }

  get result(): Result | null {
    return this.match?.result ?? null;
  }

  get shuffle(): Opening {
    return {
      commitment: this.commitment,
      nonces: this.status === 'waiting' ? [] : this.#nonces,
      match: this.id,
      secret: this.status === 'ended' ? this.made.secret : null,
    };
  }

  get played(): { readonly seed: Opening & { readonly secret: string } } {
    return { seed: { ...this.shuffle, secret: this.made.secret } };
  }

  team(seat: Seat): readonly Seat[] {
    return this.#customs.team?.(this.rules.options, this.rules.pack, seat) ?? [];
  }

  get signalsOnly(): boolean {
    return this.#customs.signalsOnly?.(this.decision, this.rules.options) ?? false;
  }

  ordersOf(seat: Seat): readonly StandingOrder[] {
    const { orders = [], given = null } = this.#orders[seat] ?? {};
    return orders.length === 0 ? orders : inForce(orders, given, this.moments);
  }

  get moments(): Moments {
    return momentsOf(this.match?.known(SPECTATOR).view ?? {});
  }

  timesFor(view: TableView): ReturnType<Clocks['seenBy']> | null {
    return this.#clocks.running && this.status === 'running' ? this.#clocks.seenBy(view) : null;
  }

  /** When the running decision is closed for everybody, where it is. */
  get until(): number | null {
    const until = Math.min(this.#gates.gate?.limit ?? NEVER, this.#spanUntil);
    return until === NEVER ? null : until;
  }

  /** Whether a viewer is heard now: not while a window it has finished keeps its minimum time. */
  hears(viewer: Viewer, now: number): boolean {
    return isOpen(this.#gates, viewer, now);
  }

  /** Whether a viewer may be shown the game as it stands for it. */
  shows(viewer: Viewer, now: number): boolean {
    return this.match !== null && mayShow(this.#gates, viewer, this.match.at(viewer), now);
  }

  hearsAgain(now: number): number {
    return opensAt(this.#gates, now);
  }

  /** Whether a bot has to think for the seat now. */
  botAsked(seat: Seat, now: number): boolean {
    const place = this.places[seat];
    if (!place || this.status !== 'running' || !this.match || !((this.match.asked >> seat) & 1)) return false;
    return (place.kind === 'bot' || place.away !== 'no') && this.hears(seat, now);
  }

  // -- moves

  /** Tries a choice; a refusal changes nothing. */
  answer(seat: Seat, choice: Choice | Named, time: number, cmd?: string): Refusal | null {
    const { match } = this;
    if (!match || this.status !== 'running') return { code: 'not-running', clause: 'ORRERY-CHOICE', data: {} };
    const refused = match.answer(seat, choice);
    if (refused) return refused;
    const [, code] = match.log.at(-1) ?? [seat, 0];
    this.#answered = true;
    this.write(cmd === undefined ? { k: 'answer', seat, choice: code } : { k: 'answer', seat, choice: code, cmd }, time);
    this.#answered = false;
    this.#cap(time);
    return null;
  }

  /** A game that goes on for too long ends without a result. */
  #cap(time: number): void {
    if (this.made.turnCap > 0 && this.status === 'running' && (this.match?.turn ?? 0) > this.made.turnCap)
      this.write({ k: 'ended', broken: { ended: 'unfinished' } }, time);
  }

  /** When the table next has to do something by itself. */
  due(now: number): number {
    if (this.status !== 'running' || !this.match) return this.#gates.held > now ? this.#gates.held : NEVER;
    const { asked } = this.match;
    const { held, gate } = this.#gates;
    let due = Math.min(this.#spanUntil, held > now ? held : NEVER);
    if (gate) due = Math.min(due, gate.floor > now || this.#automatic(now) ? gate.floor : gate.limit);
    for (let seat = 0; seat < this.places.length; seat++) {
      if (!((asked >> seat) & 1)) continue;
      if (this.places[seat]?.away === 'no') due = Math.min(due, this.#clocks.deadline(seat, now));
      if (!gate && this.#ordered(seat) !== null) due = Math.min(due, this.#orderTime);
    }
    return due;
  }

  get #orderTime(): number {
    return this.#askedSince + ORDER_DELAY + Math.floor(this.#part(this.match?.log.length ?? 0) * ORDER_SPREAD);
  }

  #ordered(seat: Seat): Choice | null {
    const orders = this.ordersOf(seat);
    const place = this.places[seat];
    if (!this.match || orders.length === 0 || place?.kind !== 'person' || place.away !== 'no') return null;
    const order = orderFor(orders, this.decision);
    return order && orderedChoice(order, this.match.open(seat), this.rules.choices, () => this.#fallback(seat));
  }

  /** The answer the table itself gives for a seat in the open window; null where the seat is to say it. */
  #automaticFor(seat: Seat): Choice | null {
    const open = this.match?.open(seat) ?? [];
    if (open.length === 1) return open[0] ?? null;
    return this.#ordered(seat) ?? (this.#gates.gate?.never ? this.#fallback(seat) : null);
  }

  #automatic(now: number): boolean {
    const { gate } = this.#gates;
    if (!gate || now < gate.floor) return false;
    return this.places.some((_, seat) => (gate.unfinished >> seat) & 1 && this.#automaticFor(seat) !== null);
  }

  #fallback(seat: Seat): Choice {
    const { match } = this;
    if (!match) throw new Error('no match');
    return this.rules.fallback(match.known(seat), match.open(seat), this.#env.chance);
  }

  /** Everything whose time has come. */
  tick(now: number): void {
    for (let i = 0; i < MOST_ANSWERS && this.status === 'running' && this.match; i++) if (!this.#step(now)) return;
  }

  /** One thing whose time has come, if there is one. */
  #step(now: number): boolean {
    const { gate, held } = this.#gates;
    if (now < held || !this.match) return false;
    const { asked } = this.match;
    const seats = this.places.flatMap((_, seat) => ((asked >> seat) & 1 ? [seat] : []));
    if (now >= this.#spanUntil) return this.#answerFor(seats[0] ?? 0, now);
    if (gate && now >= gate.limit && !gate.never) return this.#answerFor(seats[0] ?? 0, now);
    if (gate && now >= gate.floor)
      for (const seat of seats) {
        const choice = this.#automaticFor(seat);
        if (choice !== null) return !this.answer(seat, choice, now);
      }
    if (!gate && now >= this.#orderTime)
      for (const seat of seats) {
        const choice = this.#ordered(seat);
        if (choice !== null) return !this.answer(seat, choice, now);
      }
    const late = seats.find((seat) => now >= this.#clocks.deadline(seat, now) && this.place(seat).away === 'no');
    if (late === undefined) return false;
    const rule = this.place(late).kind === 'person' ? this.made.timeout : 'fallback';
    if (rule === 'resign') this.write({ k: 'dropped', seat: late, why: 'timeout' }, now);
    else if (rule === 'bot') this.write({ k: 'lapsed', seat: late }, now);
    else return this.#answerFor(late, now);
    return true;
  }

  /** Out of time: unfinished steps are taken back, then the rules' own answers are given until the seat is through with this decision. */
  #answerFor(seat: Seat, now: number): boolean {
    const { match } = this;
    if (!match) return false;
    const steps = match.undoable(seat);
    if (steps > 0) this.write({ k: 'undo', seat, answers: steps }, now);
    const before = this.#gates.gate;
    for (let i = 0; i < MOST_ANSWERS && this.status === 'running' && (match.asked >> seat) & 1; i++) {
      if (this.answer(seat, this.#fallback(seat), now)) return false;
      if (before && this.#gates.gate?.from !== before.from) break;
    }
    return true;
  }

  get log(): readonly LogEntry[] {
    return this.match?.log ?? [];
  }
}

function logEntry(body: TableRecord): LogEntry | null {
  switch (body.k) {
    case 'answer':
      return [body.seat, body.choice];
    case 'undo':
      return [body.seat, -body.answers];
    case 'rewound':
      return [-1, body.entries];
    default:
      return null;
  }
}
