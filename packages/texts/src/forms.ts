/**
 * A name in the sentence: `{location_in}` is where, `{location_to}` whither, `{location_from}` whence. A language has forms of the names that came with a
 * game, and a pack may bring some of its own; a name without any stands beside the sentence as it is.
 */
import type { Name } from '@orrery/kernel';
import type { Language } from './language.ts';

export const FORMS = ['in', 'to', 'from'] as const;
export type Form = (typeof FORMS)[number];
/** Forms by the name itself, so that a place that is called something else has none of another's. */
export type Forms = Readonly<Record<string, Readonly<Partial<Record<Form, string>>>>>;

/** The name a message asks for by its argument: `location_in` is `location` in its form `in`. */
export const unformed = (argument: string): string => argument.replace(/_(?:in|to|from)$/, '');

const beside: Readonly<Record<Form, (name: string) => string>> = {
  in: (name) => `(${name})`,
  from: (name) => `(${name})`,
  to: (name) => `→ ${name}`,
};

export const formed = (name: Name, form: Form, language: Language, forms: Forms): string =>
  name.forms?.[language]?.[form] ?? forms[name[language]]?.[form] ?? beside[form](name[language]);
