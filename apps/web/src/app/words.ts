/** Everything on the screen goes through here. Reading a message subscribes the component to the language. */
import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalog, catalog, type WebKey } from './catalogs.ts';
import { keep, type Language, language } from './settings.ts';

export type Values = Readonly<Record<string, string | number | boolean>>;

/** Loaded messages by area, all of one language. */
const messages = signal<Readonly<Record<string, Catalog>>>({});
const formats = new Map<string, IntlMessageFormat>();

function format(tongue: Language, text: string, values: Values): string {
  if (!text.includes('{') && !text.includes("'")) return text;
  const id = `${tongue}\n${text}`;
  let made = formats.get(id);
  if (!made) {
    made = new IntlMessageFormat(text, tongue, undefined, { ignoreTag: true });
    formats.set(id, made);
  }
  const result: unknown = made.format(values);
  return String(result);
}

/** A message of the web client. */
export const t = (key: WebKey, values: Values = {}): string => say('web', key, values) ?? key;

/** A message of an area, or null where that area has none under this key. */
export function say(area: string, key: string, values: Values = {}): string | null {
  const text = messages.value[area]?.[key];
  return text === undefined ? null : format(language.value, text, values);
}

export const has = (area: string, key: string): boolean => messages.value[area]?.[key] !== undefined;

/** Makes an area's messages ready in the current language. */
export async function need(area: string): Promise<void> {
  if (messages.value[area]) return;
  const loaded = await catalog(area, language.value);
  messages.value = { ...messages.value, [area]: loaded };
}

/** Switches all loaded areas at once, so that a screen is never in two languages. */
export async function speak(tongue: Language): Promise<void> {
  const areas = Object.keys(messages.value);
  const loaded = await Promise.all(areas.map((area) => catalog(area, tongue)));
  messages.value = Object.fromEntries(areas.map((area, i) => [area, loaded[i] ?? {}]));
  language.value = tongue;
  document.documentElement.lang = tongue;
  keep('language', tongue);
}

/** Text of a pack or of the rules in the current language. */
export const local = (text: Readonly<Record<Language, string>>): string => text[language.value];

export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.value, options).format(value);
export const day = (value: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(value);
