/** What is said to a program that plays, and what it may say: one JSON value a line. Described in docs/bots.md. */
import type { AnyGame, AnyRules } from '@orrery/games';
import type { Choice, Event, Form, Known, Named, Options, Refusal, Result, Seat, TableView } from '@orrery/kernel';

export const GUEST_PROTOCOL = 1;

/** What a program may take. */
export interface Limits {
  /** For an answer, in milliseconds. */
  readonly milliseconds: number;
  /** For its greeting, in milliseconds. */
  readonly greeting: number;
  /** Of one line it prints, in bytes. */
  readonly line: number;
  /** Of its data, in megabytes, where the system can hold it to that. */
  readonly megabytes: number;
  /** Answers to one decision that are none, before the decision is taken from it. */
  readonly bad: number;
  /** Decisions taken from it in one game, before the game is lost. */
  readonly faults: number;
}

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly seats: number;
  readonly pack: unknown;
  readonly names: AnyRules['names'];
  readonly choices: readonly Form[];
  readonly events: readonly Form[];
  readonly decisions: Readonly<Record<string, string>>;
  readonly limits: Limits;
}
export interface NewGame {
  readonly type: 'game';
  readonly game: string;
  readonly seat: Seat;
  /** For a program that wants to play the same game again. */
  readonly seed: number;
}
/** An entry of the past: what the seat did, or what it was told. */
export type PastEntry = { readonly code: number; readonly choice: Named } | { readonly code: number; readonly event: Event };
export interface Question {
  readonly type: 'decide';
  readonly id: number;
  readonly milliseconds: number;
  readonly view: TableView;
  /** The past is its first `from` entries as they were told before, then these. */
  readonly from: number;
  readonly past: readonly PastEntry[];
  readonly open: readonly { readonly code: Choice; readonly choice: Named }[];
}
export interface ToldOff {
  readonly type: 'error';
  readonly id: number;
  readonly code: FaultCode;
  readonly message: string;
  readonly refusal?: Refusal;
}
export interface Over {
  readonly type: 'over';
  readonly result: Result | null;
  /** The seat that lost by its faults. */
  readonly forfeit?: Seat;
}
export interface Quit {
  readonly type: 'quit';
}
export type ToGuest = Hello | NewGame | Question | ToldOff | Over | Quit;

/** What a program does wrong: it is too slow, it ends, it prints too much, what it prints is no answer, its answer is not open. */
export type FaultCode = 'slow' | 'gone' | 'flood' | 'garbage' | 'not-open';

export interface Ready {
  readonly name: string;
  readonly version: string;
}

const formOf = ({ word, shape, arguments: given }: Form): Form => ({ word, shape, arguments: given });

export const hello = (game: AnyGame, rules: AnyRules, limits: Limits): Hello => ({
  type: 'hello',
  protocol: GUEST_PROTOCOL,
  game: game.id,
  rules: game.rules,
  options: rules.options,
  seats: rules.seats,
  pack: rules.pack,
  names: rules.names,
  choices: rules.choices.forms.map(formOf),
  events: rules.events.forms.map(formOf),
  decisions: rules.decisions ?? {},
  limits,
});

export const question = (
  rules: AnyRules,
  { view, past }: Known<TableView>,
  open: readonly Choice[],
  id: number,
  from: number,
  milliseconds: number,
): Question => ({
  type: 'decide',
  id,
  milliseconds,
  view,
  from,
  past: past.slice(from).map((code) => (code < 0 ? { code, choice: rules.choices.name(~code) } : { code, event: rules.events.name(code) })),
  open: open.map((code) => ({ code, choice: rules.choices.name(code) })),
});

/** A line as an object; null where it is none. */
function objectIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

const NAME = /^[^\p{C}]{1,60}$/u;

/** The greeting of a program, or what is wrong with it. */
export function readReady(line: string): Ready | string {
  const said = objectIn(line);
  if (said?.['type'] !== 'ready') return 'it did not greet: its first line must be {"type":"ready","name":"…","version":"…"}';
  const { name, version = '' } = said;
  if (typeof name !== 'string' || !NAME.test(name)) return 'its greeting needs a "name" of 1 to 60 characters';
  if (typeof version !== 'string' || (version !== '' && !NAME.test(version))) return 'the "version" in its greeting is no short text';
  return { name, version };
}

/** The choice in an answer to this question, by its code; or what is wrong with it. */
export function readAnswer(rules: AnyRules, line: string, id: number): Choice | string {
  const said = objectIn(line);
  if (said?.['type'] !== 'answer') return 'that is no answer: {"type":"answer","id":ID,"choice":CODE or {"verb":…}}';
  if (said['id'] !== id) return `the question is ${id}; "id" must name it`;
  const { choice } = said;
  const code = typeof choice === 'number' ? choice : rules.choices.code(choice);
  if (!Number.isInteger(code) || code < 0 || code >= rules.choices.size) return '"choice" names nothing these rules know';
  return code;
}
