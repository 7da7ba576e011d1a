/** What is stored of a table beside its rows, and when: its card in lists, the time at which it is to be woken, a snapshot now and then. */
import { SPECTATOR } from '@orrery/kernel';
import { NEVER } from '@orrery/games/tables';
import type { Append } from '@orrery/store';
import { dueAt } from '../table/automatic.ts';
import { listed } from '../table/info.ts';
import type { TableRecord } from '../table/record.ts';
import type { Table } from '../table/table.ts';

/** Something to store, and what changes by it when it is stored. */
export interface Entry {
  readonly append: Append;
  /** The table around the game. */
  readonly info: boolean;
  /** Who sits where. */
  readonly seats: boolean;
}

export class Minutes {
  readonly #match: string;
  readonly #snapshotEvery: number;
  #snapshotAt: number;
  #cardDue = false;
  /** As the store has it; not known where undefined. */
  #due: number | null | undefined;

  constructor(table: Table, snapshotEvery: number, due: number | null | undefined) {
    this.#match = table.id;
    this.#snapshotAt = table.seq;
    this.#snapshotEvery = snapshotEvery;
    this.#due = due;
  }

  /** Whether there is something to store though nothing was written: a card that could not be shown in lists before. */
  owes(table: Table, now: number): boolean {
    return this.#cardDue && table.hears(SPECTATOR, now);
  }

  /** What there is to store of what the table has written since. `changed` is whether the table around the game is known to be another. */
  entry(table: Table, changed: boolean, now: number): Entry {
    const { seq, rows } = table.take();
    const append: { -readonly [K in keyof Append]: Append[K] } = { match: this.#match, seq, rows };
    let [info, seats] = [changed, false];
    if (rows.length !== 1 || !rows[0]?.body.startsWith('{"k":"answer"')) {
      const records = rows.map(({ body }) => JSON.parse(body) as TableRecord);
      info ||= records.some(changesInfo);
      seats = records.some(changesSeats);
      const people = records.flatMap((record) => (record.k === 'sat' || record.k === 'claimed' ? [record.person] : []));
      if (people.length > 0) append.people = people;
    }
    if (info || seq === 0) this.#cardDue = true;
    if (this.owes(table, now)) {
      append.card = { status: table.status, public: table.made.public, maker: table.made.by ?? '', summary: JSON.stringify(listed(table)) };
      this.#cardDue = false;
    }
    const due = nextDue(table, now);
    if (due !== this.#due) append.due = due;
    if (table.status === 'running' && table.seq - this.#snapshotAt >= this.#snapshotEvery) {
      const snapshot = table.snapshot();
      if (snapshot !== null) append.snapshot = snapshot;
    }
    return { append, info, seats };
  }

  stored({ append }: Entry, table: Table): void {
    if (append.snapshot !== undefined) this.#snapshotAt = table.seq;
    if (append.due !== undefined) this.#due = append.due;
  }

  /** It was not stored, and what the store has instead has to be read. */
  lost({ append }: Entry): void {
    this.#cardDue ||= append.card !== undefined;
  }

  /** The table was read again. */
  readAgain(): void {
    this.#due = undefined;
  }

  /** Others have written, the last of it at a time. */
  followed(table: Table, info: boolean, written: number): void {
    // Whoever wrote it could not change the card yet: the next who writes does.
    if (info && !table.hears(SPECTATOR, written)) this.#cardDue = true;
    this.#due = nextDue(table, written);
  }
}

/** What a restart has to know: when to wake a match, at once where a bot is to move. */
function nextDue(table: Table, now: number): number | null {
  // Bots among themselves wait for somebody who looks on.
  if (!botsAlone(table)) for (let seat = 0; seat < table.places.length; seat++) if (table.botAsked(seat, now)) return 0;
  const due = dueAt(table, now);
  return due === NEVER ? null : due;
}

/** Whether the table around the game changes by it. */
export const changesInfo = ({ k }: TableRecord): boolean => k !== 'answer' && k !== 'undo' && k !== 'chat';
/** Whether people take or leave seats by it. */
export const changesSeats = ({ k }: TableRecord): boolean =>
  k === 'sat' || k === 'claimed' || k === 'rekeyed' || k === 'left' || k === 'gone';

/** Whether nobody but bots answers here. */
export const botsAlone = (table: Table): boolean => table.places.every(({ kind, away }) => kind === 'bot' || away !== 'no');
