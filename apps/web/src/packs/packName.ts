/** What a pack is called in the reader's language, whatever it is. */
import { language } from '../app/settings.ts';
import { valueAt } from './pointer.ts';

export function packName(pack: unknown): string {
  for (const key of ['/labels', '/title'])
    for (const said of [valueAt(pack, `${key}/${language.value}`)]) if (typeof said === 'string' && said !== '') return said;
  const label = valueAt(pack, '/label');
  return typeof label === 'string' && label !== '' ? label : packId(pack);
}

export function packId(pack: unknown): string {
  const id = valueAt(pack, '/id');
  return typeof id === 'string' ? id : '';
}
