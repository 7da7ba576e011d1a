import { IntlMessageFormat } from 'intl-messageformat';
import type { Forms } from './forms.ts';
import type { Language } from './language.ts';

/** ICU messages by key, all of one language. */
export type Messages = Readonly<Record<string, string>>;
export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/**
 * Messages of one language, put into words. Arguments come twice where both are needed: as `words` for `{city}`, and as they are for `{city, select, …}`
 * and `{count, plural, …}`, which must not depend on how a thing is called.
 */
export interface Translator<Key extends string = string> {
  readonly language: Language;
  readonly keys: readonly Key[];
  /** Names in the forms that sentences need. */
  readonly forms: Forms;
  has(key: string): key is Key;
  say(key: Key, values?: Values, words?: Readonly<Record<string, string>>): string;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
/** Argument names cannot contain this, so a raw value never meets a word. */
const RAW = '#';

/** The same message with choosing arguments renamed, so that they get raw values. */
function choosing(elements: readonly Element[]): Element[] {
  return elements.map((element) => {
    if (!('options' in element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: choosing(option.value) }]);
    return { ...element, value: RAW + element.value, options: Object.fromEntries(options) };
  });
}

function compile(text: string, language: Language): IntlMessageFormat {
  const parsed = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  return new IntlMessageFormat(choosing(parsed.getAst()), language);
}

/** Puts messages of one language into words. A message is compiled when it is first said, and kept. */
export function translator<const M extends Messages>(language: Language, messages: M, forms: Forms = {}): Translator<keyof M & string> {
  const compiled = new Map<string, IntlMessageFormat>();
  return {
    language,
    forms,
    keys: Object.keys(messages),
    has: (key): key is keyof M & string => Object.hasOwn(messages, key),
    say(key, values = {}, words = {}) {
      const text = messages[key];
      if (text === undefined) throw new RangeError(`no message has the key ${key}`);
      if (!/[{']/.test(text)) return text;
      let message = compiled.get(key);
      if (!message) {
        message = compile(text, language);
        compiled.set(key, message);
      }
      const given: Record<string, Value> = {};
      for (const [name, value] of Object.entries(values)) {
        const plain = typeof value === 'boolean' ? String(value) : value;
        // Cases of a select are identifiers, so a value like LIB-END-2 is chosen as LIB_END_2.
        given[RAW + name] = typeof plain === 'string' ? plain.replaceAll('-', '_') : plain;
        given[name] = plain;
      }
      Object.assign(given, words);
      return String(message.format(given));
    },
  };
}

/** One argument of a message: its name, and whether it is said or chosen by. */
export interface Argument {
  readonly name: string;
  readonly type: 'said' | 'select' | 'plural';
  /** The cases a `select` or `plural` has. */
  readonly cases: readonly string[];
}

/** Every argument of a message, in the order of its text; throws where the text is not a message. For checks. */
export function argumentsOf(text: string, language: Language): Argument[] {
  const walk = (elements: readonly Element[]): Argument[] =>
    elements.flatMap((element): Argument[] => {
      if ('options' in element) {
        const inner = Object.values(element.options).flatMap((option) => walk(option.value));
        return [{ name: element.value, type: 'offset' in element ? 'plural' : 'select', cases: Object.keys(element.options) }, ...inner];
      }
      // Literal text is the only other kind with a value; the parser numbers it 0.
      return 'value' in element && element.type > 0 ? [{ name: element.value, type: 'said', cases: [] }] : [];
    });
  return walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst());
}
