/**
 * One table: a fold over its log. Commands are tried against it, what they cause is written into it at once and handed to the caller as records to store;
 * where storing fails the caller throws this object away and reads the log again, so nothing unstored is ever shown.
 */
import {
  SPECTATOR,
  restoreMatch,
  startMatch,
  type seeded,
  type Broken,
  type Choice,
  type Chance,
  type LogEntry,
  type Match,
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
import { customsOf, type Customs } from '@orrery/games/tables';
import { CHAT_LINES, type ChatLine, phraseOf, SIGNALS, type StandingOrder, type Status } from '@orrery/protocol';
import { inForce, momentsOf, type Moments } from '@orrery/protocol/orders';
import { isAlias, type Row } from '@orrery/store';
import { hashOf } from '../secrets.ts';
import { crowded, full, isAside } from './bounds.ts';
import type { Elapsed } from './clocks.ts';
import { layoutOf } from './layout.ts';
import { forgotten, ownMove, placesFor, seatChanged, seatOf, type Place } from './place.ts';
import type { Made, TableRecord } from './record.ts';
import { Shuffle } from './shuffle.ts';
import { Timing, type SavedTiming } from './timing.ts';

export interface TableEnv {
  readonly rules: AnyRules;
  readonly elapsed: Elapsed;
  /** For answers of the table itself; never the match's. */
  readonly chance: Chance;
  /** Where worlds come from; tests deal again with it. */
  readonly source?: typeof seeded;
}

interface Snapshot extends SavedTiming {
  /** How states were laid out when it was written; the first version did not say. */
  readonly layout?: string;
  readonly match: Omit<SavedMatch, 'log'>;
}

export class Table {
  readonly id: string;
  readonly made: Made;
  readonly madeAt: number;
  readonly rules: AnyRules;
  readonly places: Place[];
  readonly chat: (ChatLine & { readonly team: readonly Seat[]; readonly by: string })[] = [];
  /** Lines of talk there have been; the oldest are forgotten. */
  talked = 0;
  seq = 0;
  status: Status = 'waiting';
  match: Match | null = null;
  broken: Broken | null = null;
  takeback: { readonly seat: Seat; readonly entries: number; readonly agreed: SeatSet } | null = null;
  rematch: string | null = null;
  /** How many times moves were taken back by consent. */
  rewinds = 0;
  readonly #env: TableEnv;
  readonly #orders: { readonly orders: readonly StandingOrder[]; readonly given: Moments | null }[];
  readonly #commands = new Set<string>();
  readonly #customs: Customs;
  readonly timing: Timing;
  readonly shuffle: Shuffle;
  #fresh: { time: number; body: TableRecord }[] = [];
  #asides = 0;
  #size = 0;

  constructor(id: string, made: Made, madeAt: number, env: TableEnv) {
    this.id = id;
    this.made = made;
    this.madeAt = madeAt;
    this.#env = env;
    this.rules = env.rules;
    this.places = placesFor(made.seats);
    this.#orders = made.seats.map(() => ({ orders: [], given: null }));
    this.shuffle = new Shuffle(id, made, env.rules, env.source);
    this.#customs = customsOf(made.game);
    this.timing = new Timing(made, env.rules.options, env.elapsed);
  }

  /** A table from its log; with a snapshot of the same layout the moves before it are not played again. */
  static load(
    id: string,
    rows: readonly { readonly time: number; readonly body: string }[],
    stored: { seq: number; body: string } | null,
    env: (made: Made) => TableEnv,
  ): Table {
    const records = rows.map(({ time, body }) => ({ time, body: JSON.parse(body) as TableRecord }));
    const first = records[0];
    if (!first || first.body.k !== 'made') throw new Error(`the log of match ${id} does not begin with its making`);
    const table = new Table(id, first.body, first.time, env(first.body));
    const log: LogEntry[] = [];
    const saved = stored && (JSON.parse(stored.body) as Snapshot);
    const snapshot = saved && saved.layout === layoutOf(table.rules) ? { seq: stored.seq, saved } : null;
    for (const { body } of rows) table.#size += body.length;
    for (const [seq, { time, body }] of records.entries()) {
      if (snapshot && seq <= snapshot.seq) {
        const entry = logEntry(body);
        if (entry) log.push(entry);
        table.#fold(body, time, true);
        if (seq === snapshot.seq) table.#restore(snapshot.saved, log);
      } else table.#fold(body, time, false);
      table.seq++;
    }
    return table;
  }

  snapshot(): string | null {
    if (!this.match) return null;
    const { log: _, ...match } = this.match.save();
    return JSON.stringify({ layout: layoutOf(this.rules), match, ...this.timing.save() } satisfies Snapshot);
  }

  #restore(saved: Snapshot, log: readonly LogEntry[]): void {
    this.match = restoreMatch(this.rules, this.shuffle.source(), { ...saved.match, log });
    this.timing.restore(saved);
  }

  /** Writes a record into the table, to be stored by the caller. */
  write(body: TableRecord, time: number): void {
    this.#fold(body, time, false);
    this.#fresh.push({ time, body });
  }

  /** Records since the last call, to be stored under `seq`; taking them counts them. */
  take(): { readonly seq: number; readonly rows: readonly { time: number; body: string }[] } {
    const rows = this.#fresh.map(({ time, body }) => ({ time, body: JSON.stringify(body) }));
    for (const { body } of rows) this.#size += body.length;
    const seq = this.seq;
    this.seq += rows.length;
    this.#fresh = [];
    return { seq, rows };
  }

  /** Takes in a row that somebody else has stored. */
  follow({ seq, time, body }: Row): TableRecord {
    if (seq !== this.seq) throw new Error(`match ${this.id} has row ${seq} where row ${this.seq} is due`);
    const record = JSON.parse(body) as TableRecord;
    this.#fold(record, time, false);
    this.#size += body.length;
    this.seq++;
    return record;
  }

  get dirty(): boolean {
    return this.#fresh.length > 0;
  }

  knows(command: string): boolean {
    return this.#commands.has(command);
  }

  /** Whether there is room for nothing but the game itself. */
  get crowded(): boolean {
    return crowded(this.#extent);
  }

  get #extent(): Parameters<typeof full>[0] {
    return { rows: this.seq, asides: this.#asides, size: this.#size };
  }

  // -- what has happened

  #fold(body: TableRecord, time: number, restoring: boolean): void {
    if (body.cmd !== undefined) this.#commands.add(body.cmd);
    if (isAside(body.k)) this.#asides++;
    switch (body.k) {
      case 'made':
        return;
      case 'sat':
      case 'left':
      case 'claimed':
      case 'rekeyed':
      case 'promised':
      case 'opened':
      case 'lapsed':
      case 'returned':
        seatChanged(this.place(body.seat), body);
        return;
      case 'holiday':
        seatChanged(this.place(body.seat), body);
        if (!restoring) this.timing.holiday(body.seat, body.until, time);
        return;
      // A number of the first version: who gave it is asked anew, under the seal of the second.
      case 'ready':
        return;
      case 'voided':
        this.shuffle.renew(
          body.secret,
          body.seat,
          this.places.some(({ nonce }) => nonce !== null),
        );
        for (const place of this.places) Object.assign(place, { promise: null, nonce: null });
        return;
      case 'started':
        this.shuffle.deal(body.nonces, body.version ?? 1);
        this.status = 'running';
        if (restoring) return;
        this.match = startMatch(this.rules, this.shuffle.source());
        this.#turned(time, -1);
        return;
      case 'answer':
      case 'undo':
      case 'rewound':
        if (body.k === 'rewound') this.rewinds++;
        else ownMove(this.place(body.seat), body.k, body.cmd !== undefined);
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
        seatChanged(this.place(body.seat), body);
        // Two who play end with one of them; at a larger table a bot goes on in the seat while anybody is left.
        const left = this.places.some((other) => other.kind === 'person' && other.away !== 'dropped');
        if (this.places.length === 2 || !left) this.#end({ ended: body.why, seat: body.seat }, time);
        return;
      }
      case 'ended':
        this.#end(body.broken, time);
        return;
      case 'chat': {
        const team = body.line.room === 'team' ? this.team(body.line.seat) : [];
        const { name } = body.line;
        this.chat.push({ ...body.line, name: isAlias(name) ? '' : name, time, team, by: body.cmd?.split('/')[0] ?? '' });
        this.talked++;
        if (this.chat.length > 10 * CHAT_LINES) this.chat.splice(0, 5 * CHAT_LINES);
        return;
      }
      case 'orders':
        this.#orders[body.seat] = { orders: body.orders, given: body.given ?? null };
        return;
      case 'rematch':
        this.rematch = body.match;
        return;
      case 'gone': {
        const isWho = (person: string): boolean => hashOf(person) === body.was;
        const names = this.places.map(({ people: [first = ''], name }) => (isWho(first) ? name : null));
        for (const place of this.places) forgotten(place, isWho, body.alias);
        for (const [i, line] of this.chat.entries()) {
          const own = line.name === (names[line.seat] ?? null);
          if (own || (isWho(line.by) && line.seat < 0)) this.chat[i] = { ...line, name: '', by: isWho(line.by) ? body.alias : line.by };
        }
      }
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
    this.timing.end(time);
  }

  /** After every move: whose time runs, which window is open. */
  #turned(time: number, by: Seat): void {
    const { match } = this;
    if (!match) return;
    if (match.asked === 0) {
      this.status = 'ended';
      this.takeback = null;
    }
    this.timing.turned(match, time, by, () => this.shuffle.part(match.at(SPECTATOR)));
  }

  // -- what is known

  place(seat: Seat): Place {
    const place = this.places[seat];
    if (!place) throw new RangeError(`match ${this.id} has no seat ${seat}`);
    return place;
  }

  seatOf(person: string): Seat | null {
    return seatOf(this.places, person);
  }

  /** The running decision by its id, as everybody may know it. */
  get decision(): string {
    return this.match?.view(SPECTATOR).decision ?? '';
  }

  get result(): Result | null {
    return this.match?.result ?? null;
  }

  team(seat: Seat): readonly Seat[] {
    return this.#customs.team?.(this.rules.options, this.rules.pack, seat) ?? [];
  }

  /** Whether people without a seat may look on now. */
  get watchable(): boolean {
    return this.made.spectators === 'public' || this.status !== 'running';
  }

  /** Whether somebody may say so by a sign: partners their signals, everybody the phrases of the game. */
  knowsSign(room: ChatLine['room'], sign: string): boolean {
    if (room === 'team') return SIGNALS.some((known) => known === sign);
    return room === 'table' && phraseOf(sign, this.#customs.phrases ?? [], this.rules.seats) !== null;
  }

  get signalsOnly(): boolean {
    return this.#customs.signalsOnly?.(this.decision, this.rules.options) ?? false;
  }

  ordersOf(seat: Seat): readonly StandingOrder[] {
    const { orders = [], given = null } = this.#orders[seat] ?? {};
    return orders.length === 0 ? orders : inForce(orders, given, this.moments, this.match?.answers(seat) ?? 0);
  }

  get moments(): Moments {
    return momentsOf(this.match?.view(SPECTATOR) ?? {});
  }

  timesFor(view: TableView): ReturnType<Timing['seenBy']> {
    return this.status === 'running' ? this.timing.seenBy(view) : null;
  }

  /** Whether a viewer is heard now: not while a window it has finished keeps its minimum time. */
  hears(viewer: Viewer, now: number): boolean {
    return this.timing.hears(viewer, now);
  }

  /** Whether a viewer may be shown the game as it stands for it. */
  shows(viewer: Viewer, now: number): boolean {
    return this.match !== null && this.timing.shows(this.match, viewer, now);
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
    if (this.status !== 'running') return;
    if (full(this.#extent) || (this.made.turnCap > 0 && (this.match?.turn ?? 0) > this.made.turnCap))
      this.write({ k: 'ended', broken: { ended: 'unfinished' } }, time);
  }

  /** The rules' own answer for a seat that says nothing. */
  fallback(seat: Seat): Choice {
    const { match } = this;
    if (!match) throw new Error('no match');
    return this.rules.fallback(match.known(seat), match.open(seat), this.#env.chance);
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
