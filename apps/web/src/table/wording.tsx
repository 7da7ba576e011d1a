/** Choices, events and refusals of a table as sentences in which cities, cards and people are things one can point at. */
import type { ComponentChildren } from 'preact';
import {
  type Event,
  type Localized,
  type Name,
  NAME_FORMS,
  type Named,
  type Names,
  type Refusal,
  type Seat,
  type TableView,
} from '@orrery/kernel';
import {
  called,
  type Form,
  formed,
  sayChoice,
  sayDecision,
  sayEvent,
  sayRefusal,
  sayResult,
  sayWarning,
  sideOfSeat,
  type Translator,
  type Wording,
} from '@orrery/texts';
import type { RulesPlug } from '@orrery/games/load';
import { t, textsOf } from '../app/words.ts';
import type { AnyRules } from './engines.ts';
import type { SeatRecord } from './record.ts';

/** A thing inside a sentence: `city` and `F`. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
  /** As the sentence needs it. */
  readonly form?: Form;
}
export type Sentence = readonly (string | Thing)[];

// Private-use signs that no message contains; they carry a thing through the message formatter.
const [BEGIN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const sign = (kind: string, id: string, form?: Form): string => BEGIN + kind + MIDDLE + id + (form ? MIDDLE + form : '') + END;
const signed: NonNullable<Wording['formed']> = (name, form) => name.en.replace(END, MIDDLE + form + END);

function read(text: string): Sentence {
  return text.split(BEGIN).flatMap((part, i): (string | Thing)[] => {
    if (i === 0) return part === '' ? [] : [part];
    const [signs = '', after = ''] = part.split(END);
    const [kind = '', id = '', form] = signs.split(MIDDLE);
    const thing = { kind, id, ...(form ? { form: form as Form } : {}) };
    return after === '' ? [thing] : [thing, after];
  });
}

/** Names of which each is a sign for itself. */
function signs(names: Names): Names {
  const signed = (kind: string, id: string): Localized => ({ en: sign(kind, id), ru: sign(kind, id), de: sign(kind, id) });
  return Object.fromEntries(
    Object.entries(names).map(([kind, things]) => [kind, Object.fromEntries(Object.keys(things).map((id) => [id, signed(kind, id)]))]),
  );
}

export interface Wordings {
  readonly rules: AnyRules;
  readonly texts: () => Translator;
  seat(seat: Seat, form?: Form): string;
  thing(thing: Thing): string;
  /** A thing as arguments of a message: `island`, and `island_acc` where a sentence needs it so. */
  given(name: string, kind: string, id: string): Readonly<Record<string, string>>;
  choice(choice: Named): Sentence;
  event(event: Event): Sentence;
  decision(view: TableView): Sentence;
  refusal(refusal: Refusal): Sentence;
  warning(code: string): string;
  /** The sentence as plain text, for labels and speech. */
  plain(sentence: Sentence): string;
}

export function wordings(
  { game, become }: RulesPlug,
  rules: AnyRules,
  seats: readonly SeatRecord[],
  view: () => TableView | undefined,
): Wordings {
  const texts = (): Translator => textsOf(game.id);
  const marked: Wording = { seats: rules.seats, names: signs(rules.names), choices: rules.choices, events: rules.events, formed: signed };
  const seatSign = (seat: Seat, form?: Form): string => sign('seat', String(seat), form);
  /** Where sides are chosen during the game, a seat is called by what it has become. */
  const sideOf = (n: Seat): Name | null => {
    const seen = view();
    const side = seen && become?.(seen, n);
    return (side && rules.names[side.kind]?.[side.id]) ?? sideOfSeat(texts(), n);
  };
  const seat = (n: Seat, form?: Form): string => {
    const [side, own] = [sideOf(n), seats[n]?.name ?? ''];
    if (side) return called(side, own, form, texts());
    const place = t('setup.seat', { n: n + 1 });
    if (!form) return own === '' ? place : `${own} (${place})`;
    return called(null, own === '' ? String(n + 1) : own, form, texts());
  };
  const thing = ({ kind, id, form }: Thing): string => {
    if (kind === 'seat') return seat(Number(id), form);
    const [name, { language, forms }] = [rules.names[kind]?.[id], texts()];
    return name ? (form ? formed(name, form, language, forms) : name[language]) : id;
  };
  return {
    rules,
    texts,
    seat,
    thing,
    given: (name, kind, id) =>
      Object.fromEntries([[name, thing({ kind, id })], ...NAME_FORMS.map((form) => [`${name}_${form}`, thing({ kind, id, form })])]),
    choice: (choice) => read(sayChoice(marked, texts(), choice, seatSign)),
    event: (event) => read(sayEvent(marked, texts(), event, seatSign)),
    decision: (view) => read(view.result ? sayResult(texts(), view.result, seatSign) : sayDecision(marked, texts(), view, seatSign)),
    refusal: (refusal) => read(sayRefusal(marked, texts(), refusal, seatSign)),
    warning: (code) => sayWarning(texts(), code),
    plain: (sentence) => sentence.map((part) => (typeof part === 'string' ? part : thing(part))).join(''),
  };
}

/** What opens round a thing, and what closes it or ends the sentence behind it. */
const [OPENING, CLOSING] = [/[«„“‘([]+$/, /^[»”“’)\].,:;!?…]+/];

/** A sentence on the screen; things are drawn by whoever knows how they look. No line begins with the sign that ends one. */
export function Words({ of, thing }: { of: Sentence; thing: (thing: Thing) => ComponentChildren }) {
  const parts = of.map((part) => (typeof part === 'string' ? part : thing(part)));
  const take = (i: number, signs: RegExp): string => {
    const part = parts[i];
    if (typeof part !== 'string') return '';
    const rest = part.replace(signs, '');
    parts[i] = rest;
    return signs === CLOSING ? part.slice(0, part.length - rest.length) : part.slice(rest.length);
  };
  parts.forEach((part, i) => {
    // A drawing is a word by itself for whoever breaks lines; mere words take their signs along anyway.
    if (typeof part !== 'object' || !part || !('type' in part) || part.type === 'b') return;
    const [before, after] = [take(i - 1, OPENING), take(i + 1, CLOSING)];
    if (before || after)
      parts[i] = (
        <span class="with-signs">
          {before}
          {part}
          {after}
        </span>
      );
  });
  return <>{parts}</>;
}
