import type { Pack } from '@orrery/kernel';
import { local } from '../app/words.ts';

type Titled = Pack & { readonly title?: Readonly<Record<'en' | 'ru' | 'de', string>> };

/** A pack by the name it gives itself in the reader's language. */
export const packTitle = (pack: Pack): string => {
  const { title, label } = pack as Titled;
  return title ? local(title) : label;
};
