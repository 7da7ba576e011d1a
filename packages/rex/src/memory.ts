import type { Known } from '@orrery/kernel';
import { CardMemory } from './card-memory.ts';
import { SecretMemory } from './secret-memory.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexEvent } from './vocabulary.ts';

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
export function remember(t: Table, { view, past }: Known<RexView>): Memory {
  const { events } = t.words;
  const cards = new CardMemory(t, view);
  const secrets = new SecretMemory(t, view);
  for (const [i, entry] of past.entries()) {
    if (entry < 0 || !TELLING.has(events.word(entry))) continue;
    const event = events.name(entry);
    cards.hear(event);
    secrets.hear(event, i + 1);
  }
  return { cards, secrets };
}
