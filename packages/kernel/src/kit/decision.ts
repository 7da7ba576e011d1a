import type { Chance } from '../chance.ts';
import type { Refusal, Seat, SeatSet, Tell } from '../contract.ts';
import type { Open } from './open.ts';
import type { Indices, Lexicon, NounsOf } from './words.ts';

/** Where an answer is carried out: the table, its state, who answers, and what comes from outside. A `Desk` lays it out. */
export class At<T, S> {
  readonly table: T;
  readonly state: S;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly tell: Tell | undefined;

  constructor(table: T, state: S, seat: Seat, chance: Chance, tell: Tell | undefined) {
    this.table = table;
    this.state = state;
    this.seat = seat;
    this.chance = chance;
    this.tell = tell;
  }
}

/** A rule in one place: what is asked, of whom, what may be answered, what an answer does, and why something is not on the list. */
export interface Rule<L extends Lexicon, T, S, Seen> {
  /** The clause that describes the decision. */
  readonly clause: string;
  /** Seats it is put to, on public grounds alone. */
  asks(table: T, state: S): SeatSet;
  /** Every open answer of the seat, in a fixed order. Listing is half of all calls, so it gets neither chance nor ears. */
  list(table: T, state: S, open: Open, seat: Seat): void;
  /** What each answer does, by its verb, the arguments already read. */
  readonly answers: { readonly [W in keyof L]?: (at: At<T, S>, ...indices: Indices<NounsOf<L[W]>>) => void };
  /** Why an answer with this verb is not on the list, from what the seat knows; null where the decision as a whole is the reason. */
  readonly whyNot?: { readonly [W in keyof L]?: (seen: Seen, ...indices: Indices<NounsOf<L[W]>>) => Refusal | null };
}

export type Decision<L extends Lexicon, T, S, Seen, More = unknown> = Rule<L, T, S, Seen> & More & { readonly id: string };

/** The maker of a game's decisions, with its types filled in once. `More` is what a game's decisions say beyond the common. */
export const decisions =
  <L extends Lexicon, T, S, Seen, More = unknown>() =>
  (id: string, rule: Rule<L, T, S, Seen> & More): Decision<L, T, S, Seen, More> => ({ id, ...rule });

/** A refusal: its code, the clause it comes from, and what its message speaks of. */
export const no = (code: string, clause: string, data: Refusal['data'] = {}): Refusal => ({ code, clause, data });
