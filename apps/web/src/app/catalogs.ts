/** Messages, loaded by language and by game when they are first needed. */
import type { en } from '../../../../packages/texts/src/web/en.ts';
import type { Language } from './settings.ts';

export type Catalog = Readonly<Record<string, string>>;
export type WebKey = keyof typeof en;

const files = import.meta.glob<Readonly<Record<string, Catalog>>>('../../../../packages/texts/src/*/{en,ru,de}.ts');

/** The messages of one area (`web`, or a game); empty while nobody has written them. */
export async function catalog(area: string, language: Language): Promise<Catalog> {
  const load = files[`../../../../packages/texts/src/${area}/${language}.ts`];
  return (await load?.())?.[language] ?? {};
}
