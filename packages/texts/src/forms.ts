/**
 * A name in the sentence: `{location_in}` is where, `{location_to}` whither, `{location_from}` whence; `{leader_acc}` is a case, and `{seat_nom}` begins a
 * sentence. A language has forms of the names that came with a game, and a pack may bring some of its own; a name without any stands beside the sentence
 * or within quotes, as it is.
 */
import { type Name, NAME_FORMS, type NameForm } from '@orrery/kernel';
import type { Language } from './language.ts';

export type Form = NameForm;
/** Forms by the name itself, so that a place that is called something else has none of another's. */
export type Forms = Readonly<Record<string, Readonly<Partial<Record<Form, string>>>>>;
/** A language and the forms it has for the names of a game. */
interface Spoken {
  readonly language: Language;
  readonly forms: Forms;
}

const ASKED = new RegExp(`_(?:${NAME_FORMS.join('|')}|count)$`);
/** The name a message asks for by its argument: `location_in` is `location` in its form `in`, and `members_count` how many `members` are. */
export const unformed = (argument: string): string => argument.replace(ASKED, '');

const quotes: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `“${name}”`,
  ru: (name) => `«${name}»`,
  de: (name) => `„${name}“`,
};
const beside: Readonly<Partial<Record<Form, (name: string) => string>>> = {
  in: (name) => `(${name})`,
  from: (name) => `(${name})`,
  to: (name) => `→ ${name}`,
  nom: (name) => name,
};

const known = (name: Name, plain: string, form: Form, { language, forms }: Spoken): string | undefined =>
  name.forms?.[language]?.[form] ?? forms[plain]?.[form];

export function formed(name: Name, form: Form, language: Language, forms: Forms): string {
  const sign = name.sign ? `${name.sign[language]} ` : '';
  const plain = name[language].slice(sign.length);
  return sign + (known(name, plain, form, { language, forms }) ?? (beside[form] ?? quotes[language])(plain));
}

/** What is declined in place of a person's own name. */
const player: Readonly<Record<Language, Readonly<Partial<Record<Form, string>>>>> = {
  en: {},
  ru: { gen: 'игрока', dat: 'игроку', acc: 'игрока', ins: 'игроком' },
  de: {},
};

/** What somebody at the table is called: by the side of the game, which has forms, and by the own name, which nobody else can decline. */
export function called(side: Name | null, own: string, form: Form | undefined, spoken: Spoken): string {
  const plain = side?.[spoken.language] ?? '';
  const declined = side && form && known(side, plain, form, spoken);
  if (declined) return own === '' ? declined : `${declined} (${own})`;
  const name = own === '' ? plain : plain === '' ? own : `${own} (${plain})`;
  const word = form && player[spoken.language][form];
  return word ? `${word} ${name}` : name;
}
