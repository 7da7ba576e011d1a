/** What the forms of several games are put together from. */
import type { Localized } from '@orrery/kernel';
import type { Field, Value } from './plug.ts';

export const NAME: Localized = { en: 'Name', ru: 'Название', de: 'Name' };

export const name: Field = { kind: 'words', at: '/name', name: NAME };
export const number = (at: string, said: Localized, least: number, most: number): Field => ({
  kind: 'number',
  at,
  name: said,
  least,
  most,
});
export const flag = (at: string, said: Localized): Field => ({ kind: 'flag', at, name: said });
export const copies = (most: number): Field => number('/copies', { en: 'Copies', ru: 'Копии', de: 'Exemplare' }, 1, most);

/** Entries with a name as things to choose among. */
export const among = (entries: readonly { readonly id: string; readonly name: Localized }[]): readonly Value[] =>
  entries.map(({ id, name: said }) => ({ value: id, name: said }));

/** The same entry under an id nobody has yet. */
export function anotherOf<E extends { readonly id: string }>(like: E, all: readonly E[]): E {
  const stem = like.id.replace(/-\d+$/, '');
  let n = 2;
  while (all.some(({ id }) => id === `${stem}-${n}`)) n++;
  return { ...like, id: `${stem}-${n}` };
}
