import { cardOf } from '../app/lobby.ts';
import type { Pack } from '@orrery/kernel';
import { local } from '../app/words.ts';
import type { Table } from './table.ts';

type Localized = Readonly<Record<'en' | 'ru' | 'de', string>>;
type Titled = Pack & { readonly title?: Localized; readonly labels?: Localized };

/** What a table is played with: how far the built-in pack is a reconstruction, or what one's own pack says of itself, in the reader's language. */
export function packTitle({ game, ownPack, rules }: Pick<Table, 'game' | 'ownPack' | 'rules'>): string {
  if (ownPack === null) return cardOf(game).tag;
  const { title, labels, label } = rules.pack as Titled;
  const said = labels ?? title;
  return said ? local(said) : label;
}
