/** Names in the forms that sentences need. */
import type { Fault, Localized } from './contract.ts';

/**
 * Where, whither and whence; at the beginning of a sentence, where a language puts something before it (“Der Regent”); and the cases: genitive, dative,
 * accusative, instrumental.
 */
export const NAME_FORMS = ['in', 'to', 'from', 'nom', 'gen', 'dat', 'acc', 'ins'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** A name, and where a pack says so the name as sentences of a language need it: `forms.ru.in` is «в Зале Архива». */
export interface Name extends Localized {
  /** What it begins with in every form, as the letter of a card does. */
  readonly sign?: Localized;
  readonly forms?: Readonly<Partial<Record<keyof Localized, Readonly<Partial<Record<NameForm, string>>>>>>;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isLine = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= 200;

/** What is wrong with the forms a pack gives to one of its names. */
export function formFaults(name: unknown, path: string): Fault[] {
  const forms = isObject(name) ? name['forms'] : undefined;
  if (forms === undefined) return [];
  if (!isObject(forms)) return [{ path: `${path}/forms`, problem: 'is not an object' }];
  return Object.entries(forms).flatMap(([language, given]): Fault[] => {
    if (!isObject(given)) return [{ path: `${path}/forms/${language}`, problem: 'is not an object' }];
    return NAME_FORMS.filter((form) => given[form] !== undefined && !isLine(given[form])).map((form) => ({
      path: `${path}/forms/${language}/${form}`,
      problem: 'is not a line of text',
    }));
  });
}
