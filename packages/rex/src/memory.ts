import type { Known } from '@orrery/kernel';
import { CardMemory } from './card-memory.ts';
import { SecretMemory } from './secret-memory.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexEvent } from './words.ts';

/** What a viewer has legally seen of hidden things, gathered from its past. */
export interface Memory {
  readonly cards: CardMemory;
  readonly secrets: SecretMemory;
}

/** Events that say something about hidden cards; all others are passed over. */
const TELLING: ReadonlySet<string> = new Set<RexEvent['kind']>([
  'drew',
  'phase',
  'row',
  'reshuffled',
  'won',
  'unsold',
  'sawOffer',
  'window',
  'listed',
  'answered',
  'played',
  'battleCard',
  'kept',
  'discarded',
  'dealtTraitor',
  'traitorsKept',
  'drewTraitor',
  'called',
  'dealtBetrayal',
  'betrayed',
  'predicted',
  'prediction',
]);

/** Folds a past. */
export function remember(table: Table, { view, past }: Known<RexView>): Memory {
  const { eventCodec } = table;
  const cards = new CardMemory(table, view);
  const secrets = new SecretMemory(table, view);
  for (const [i, entry] of past.entries()) {
    if (entry < 0 || !TELLING.has(eventCodec.form(entry).word)) continue;
    const event = eventCodec.name(entry);
    cards.hear(event);
    secrets.hear(event, i + 1);
  }
  return { cards, secrets };
}
