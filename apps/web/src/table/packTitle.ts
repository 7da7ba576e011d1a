import type { Pack } from '@orrery/kernel';
import { local } from '../app/words.ts';

type Localized = Readonly<Record<'en' | 'ru' | 'de', string>>;
type Titled = Pack & { readonly title?: Localized; readonly labels?: Localized };

/** A pack by what it says of itself in the reader's language: first of all that it is a reconstruction, where it is one. */
export const packTitle = (pack: Pack): string => {
  const { title, labels, label } = pack as Titled;
  const said = labels ?? title;
  return said ? local(said) : label;
};
