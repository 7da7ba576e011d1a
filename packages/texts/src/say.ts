import {
  NAME_FORMS,
  type Event,
  type Name,
  type Named,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
  type SeatSet,
  type TableView,
} from '@orrery/kernel';
import { called, type Form, formed, type Forms } from './forms.ts';
import type { Language } from './language.ts';
import type { Translator, Value, Values } from './translator.ts';

/** What of a table's rules is needed to put its choices and events into words. */
export interface Wording extends Pick<Rules<never, TableView>, 'seats' | 'names' | 'choices' | 'events'> {
  /** Puts a name into a form, where that is not a matter of words alone. */
  readonly formed?: (name: Name, form: Form, language: Language, forms: Forms) => string;
}
/** What the people at a table are called, in the form a sentence needs. */
export type SeatName = (seat: Seat, form?: Form) => string;

/** The name a game gives a seat (`seat.0`), where it gives one. */
export function sideOfSeat(texts: Translator, seat: Seat): Name | null {
  const key = `seat.${seat}`;
  if (!texts.has(key)) return null;
  const name = texts.say(key);
  return { en: name, ru: name, de: name };
}

/** Seats by the names a game gives them, or by number. */
const plainly =
  (texts: Translator): SeatName =>
  (seat, form) => {
    const side = sideOfSeat(texts, seat);
    return called(side, side ? '' : String(seat + 1), form, texts);
  };

/** Arguments that name a person rather than a thing of the game. */
const isSeat = (name: string): boolean => /^(seat|by|ally|rival|giver|taker)$/.test(name);

/** Several seats in one argument: `0+2+5`. */
const isSet = (name: string, value: unknown): value is string => /^(members|seats)$/.test(name) && typeof value === 'string';

const seatsOf = (set: string): readonly Seat[] => (set === '' ? [] : set.split('+').map(Number));

/** An argument as it is, and in every form a sentence may ask for. */
function inForms(name: string, put: (form?: Form) => string): Record<string, string> {
  const said: Record<string, string> = { [name]: put() };
  for (const form of NAME_FORMS) said[`${name}_${form}`] = put(form);
  return said;
}

/** Seats in one argument, joined as the language joins them. */
const together = (name: string, seats: readonly Seat[], texts: Translator, seatName: SeatName): Record<string, string> =>
  inForms(name, (form) =>
    seats.length === 0
      ? '–'
      : list(
          texts.language,
          seats.map((seat) => seatName(seat, form)),
        ),
  );

function words(rules: Wording, texts: Translator, values: Values, seatName: SeatName): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const named = rules.names[name]?.[String(value)];
    if (!named && isSeat(name) && typeof value === 'number') Object.assign(said, together(name, [value], texts, seatName));
    else if (!named && isSet(name, value)) Object.assign(said, together(name, seatsOf(value), texts, seatName));
    else if (named || typeof value === 'string') {
      // What has no name is called by its id.
      const thing: Name = named ?? { en: String(value), ru: String(value), de: String(value) };
      const put = rules.formed ?? formed;
      Object.assign(
        said,
        inForms(name, (form) => (form ? put(thing, form, texts.language, texts.forms) : thing[texts.language])),
      );
    }
  }
  return said;
}

/** How many seats are in an argument of several: `members_count`. */
const counted = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isSet(name, value) ? [[`${name}_count`, seatsOf(value).length]] : [])),
  );

function say(rules: Wording, texts: Translator, keys: readonly string[], values: Values, seatName: SeatName): string {
  const key = keys.find((candidate) => texts.has(candidate));
  if (key !== undefined) return texts.say(key, { ...values, ...counted(values) }, words(rules, texts, values, seatName));
  return [keys.at(-1), ...Object.entries(values).map(([name, value]) => `${name} ${value}`)].join(' ');
}

/** Arguments of a word: everything but its name. */
function argumentsOf(named: object, tag: string): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, value] of Object.entries(named)) if (name !== tag) values[name] = value as Value;
  return values;
}

/** Messages for a word: that of its shape, then that of the word alone. */
function keys(area: string, codec: Wording['choices'] | Wording['events'], word: string, named: unknown): string[] {
  const code = codec.code(named);
  const shape = code < 0 ? 0 : codec.form(code).shape;
  return shape === 0 ? [`${area}.${word}`] : [`${area}.${word}.${shape}`, `${area}.${word}`];
}

/** A choice as a button or a log line says it. */
export const sayChoice = (rules: Wording, texts: Translator, choice: Named, seatName: SeatName = plainly(texts)): string =>
  say(rules, texts, keys('choice', rules.choices, choice.verb, choice), argumentsOf(choice, 'verb'), seatName);

/** What happened, as far as the viewer was told. */
export const sayEvent = (rules: Wording, texts: Translator, event: Event, seatName: SeatName = plainly(texts)): string =>
  say(rules, texts, keys('event', rules.events, event.kind, event), argumentsOf(event, 'kind'), seatName);

/** Why a choice is not open. The clause is not part of the sentence: a screen links it. */
export const sayRefusal = (rules: Wording, texts: Translator, refusal: Refusal, seatName: SeatName = plainly(texts)): string =>
  say(rules, texts, [`refusal.${refusal.code}`], { ...refusal.data, clause: refusal.clause }, seatName);

export const sayWarning = (texts: Translator, code: string): string => (texts.has(`warning.${code}`) ? texts.say(`warning.${code}`) : code);

const members = (seats: SeatSet, count: number): Seat[] =>
  Array.from({ length: count }, (_, seat) => seat).filter((seat) => seats & (1 << seat));

const list = (language: Language, parts: readonly string[]): string =>
  parts.length === 1 ? parts.join('') : new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);

/** The prompt: what is asked of the viewer, or whom the table waits for. */
export function sayDecision(rules: Wording, texts: Translator, view: TableView, seatName: SeatName = plainly(texts)): string {
  if (view.result) return sayResult(texts, view.result, seatName);
  const waiting = members(view.asked & ~view.answered, view.seats);
  const values = { count: waiting.length, seat: waiting[0] ?? 0, seat_count: waiting.length };
  const key = `decision.${view.decision}`;
  if (waiting.includes(view.viewer)) return say(rules, texts, [key], values, seatName);
  if (!texts.has(`${key}.wait`)) return say(rules, texts, [`${key}.wait`], values, seatName);
  return texts.say(`${key}.wait`, values, together('seat', waiting, texts, seatName));
}

/** How a game ended: by which way, and who won. */
export function sayResult(texts: Translator, result: Result, seatName: SeatName = plainly(texts)): string {
  const key = `end.${result.clause}`;
  const values = { count: result.winners.length, seat: result.winners[0] ?? -1 };
  if (!texts.has(key)) return result.clause;
  return texts.say(key, values, together('seat', result.winners, texts, seatName));
}

/** An option of a game, its explanation, and one of its values: numbers speak for themselves. */
export function sayOption(texts: Translator, id: string): { readonly name: string; readonly help: string | null } {
  const [name, help] = [`option.${id}`, `option.${id}.help`];
  return { name: texts.has(name) ? texts.say(name) : id, help: texts.has(help) ? texts.say(help) : null };
}
export function sayOptionValue(texts: Translator, id: string, value: Value): string {
  const key = `option.${id}.${value}`;
  return texts.has(key) ? texts.say(key) : String(value);
}
