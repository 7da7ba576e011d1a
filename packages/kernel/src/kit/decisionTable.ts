import type { Choice, Refusal, Seat } from '../contract.ts';
import type { At, Decision } from './decision.ts';
import { Open } from './open.ts';
import { stepsOf, type Indices, type Lexicon, type Nouns, type NounsOf, type Word, type Words } from './words.ts';

type Answer = (subject: unknown, ...indices: number[]) => unknown;

/** One verb of one decision. All of one class, so that finding and calling them stays fast whatever the game. */
class Verb {
  readonly first: number;
  readonly end: number;
  readonly arity: number;
  readonly zero: number;
  readonly a: number;
  readonly b: number;
  readonly froms: readonly number[];
  readonly steps: readonly number[];
  readonly nouns: Nouns;
  readonly answer: Answer;
  next: Verb | null;

  constructor(word: Word, answer: Answer, next: Verb | null) {
    const steps = stepsOf(word.nouns);
    this.first = word.first;
    this.end = word.end;
    this.arity = word.nouns.length;
    this.froms = word.nouns.map(({ from }) => from);
    this.zero = word.zero;
    this.a = steps[0] ?? 1;
    this.b = steps[1] ?? 1;
    this.steps = steps;
    this.nouns = word.nouns;
    this.answer = answer;
    this.next = next;
  }

  /** Small enough to vanish where it is called; what few verbs need stands apart. */
  call(subject: unknown, choice: Choice): unknown {
    if (this.arity === 1) return this.answer(subject, choice - this.zero);
    if (this.arity === 0) return this.answer(subject);
    return this.callWithMore(subject, choice - this.first);
  }

  private callWithMore(subject: unknown, packed: number): unknown {
    const { a, b, froms } = this;
    const i = (packed / a) | 0;
    const later = packed - i * a;
    if (this.arity === 2) return this.answer(subject, i + (froms[0] ?? 0), later + (froms[1] ?? 0));
    const j = (later / b) | 0;
    if (this.arity === 3) return this.answer(subject, i + (froms[0] ?? 0), j + (froms[1] ?? 0), later - j * b + (froms[2] ?? 0));
    let left = packed;
    const indices = this.steps.map((step, n) => {
      const index = (left / step) | 0;
      left -= index * step;
      return index + (froms[n] ?? 0);
    });
    return this.answer(subject, ...indices);
  }
}

/** Verbs in the order of their codes, linked: a decision has one or two, seldom more. */
function chain(words: Readonly<Record<string, Word>>, functions: Readonly<Record<string, Answer | undefined>>): Verb | null {
  const present = Object.entries(functions).flatMap(([name, answer]) => {
    const word = words[name];
    if (!word) throw new Error(`no verb is called ${name}`);
    return answer && word.first >= 0 ? [{ word, answer }] : [];
  });
  return present
    .toSorted((one, other) => other.word.first - one.word.first)
    .reduce<Verb | null>((next, { word, answer }) => new Verb(word, answer, next), null);
}

function lastOf(verbs: Verb | null): Verb | null {
  let verb = verbs;
  while (verb?.next) verb = verb.next;
  return verb;
}

function find(verbs: Verb | null, choice: Choice): Verb | null {
  let verb = verbs;
  while (verb !== null && choice >= verb.end) verb = verb.next;
  return verb !== null && choice >= verb.first ? verb : null;
}

/** One function a word, called with the word's arguments read; a choice of any other word gives undefined. */
export function byWord<L extends Lexicon, Subject, R>(
  words: Words<L>,
  functions: { readonly [W in keyof L]?: (subject: Subject, ...indices: Indices<NounsOf<L[W]>>) => R },
): (subject: Subject, choice: Choice) => R | undefined {
  const verbs = chain(words as unknown as Readonly<Record<string, Word>>, functions as Readonly<Record<string, Answer | undefined>>);
  return (subject, choice) => find(verbs, choice)?.call(subject, choice) as R | undefined;
}

class Row<T, S> {
  readonly id: string;
  readonly clause: string;
  readonly list: (table: T, state: S, open: Open, seat: Seat) => void;
  readonly asks: (table: T, state: S) => number;
  readonly answers: Verb | null;
  /** The last of the answers, which is tried first: to end, to be done, to pass stand behind what else could be chosen. */
  readonly last: Verb | null;
  readonly whyNot: Verb | null;

  constructor(decision: Decision<Lexicon, T, S, never>, words: Readonly<Record<string, Word>>) {
    this.id = decision.id;
    this.clause = decision.clause;
    this.list = decision.list;
    this.asks = decision.asks;
    this.answers = chain(words, decision.answers as Readonly<Record<string, Answer>>);
    this.last = lastOf(this.answers);
    this.whyNot = chain(words, (decision.whyNot ?? {}) as Readonly<Record<string, Answer>>);
  }
}

/** The decisions of a table by their number, which the state holds; the order given is that of the numbers. */
export class DecisionTable<L extends Lexicon, T, S, Seen> {
  /** The decisions' clauses by their ids. */
  readonly clauses: Readonly<Record<string, string>>;
  private readonly rows: readonly Row<T, S>[];
  private readonly open = new Open();

  constructor(decisions: readonly Decision<L, T, S, Seen>[], words: Words<L>) {
    const rows = decisions as unknown as readonly Decision<Lexicon, T, S, never>[];
    this.rows = rows.map((decision) => new Row(decision, words as unknown as Readonly<Record<string, Word>>));
    this.clauses = Object.fromEntries(decisions.map(({ id, clause }) => [id, clause]));
  }

  id(number: number): string {
    return this.rows[number]?.id ?? '';
  }

  asks(number: number, table: T, state: S): number {
    return (this.rows[number] as Row<T, S>).asks(table, state);
  }

  list(number: number, table: T, state: S, seat: Seat, out: Choice[]): number {
    const open = this.open;
    if (open.out !== out) open.out = out;
    open.size = 0;
    (this.rows[number] as Row<T, S>).list(table, state, open, seat);
    return open.size;
  }

  answer(number: number, at: At<T, S>, choice: Choice): void {
    const { answers, last } = this.rows[number] as Row<T, S>;
    let verb = (choice >= (last as Verb).first ? last : answers) as Verb;
    while (choice >= verb.end) verb = verb.next as Verb;
    verb.call(at, choice);
  }

  /** Whether the decision can ever be answered with this choice's verb. */
  answersTo(number: number, choice: Choice): boolean {
    return find(this.rows[number]?.answers ?? null, choice) !== null;
  }

  /** What the decision says against a choice, if anything. */
  whyNot(number: number, seen: Seen, choice: Choice): Refusal | null {
    const verb = find(this.rows[number]?.whyNot ?? null, choice);
    return verb ? (verb.call(seen, choice) as Refusal | null) : null;
  }
}
