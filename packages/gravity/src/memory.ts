import type { Past } from '@orrery/kernel';
import type { Table } from './table.ts';

/** What a viewer noticed of another player's cards, step by step; kinds of cards where it saw them, numbers where it only counted. */
export type Memory =
  | { readonly what: 'drew'; readonly number: number; readonly into: 'drawn' | 'hand' }
  | { readonly what: 'reshuffled' | 'joined' }
  | { readonly what: 'laid' | 'saved'; readonly number: number }
  | { readonly what: 'shown'; readonly kinds: readonly number[] }
  | { readonly what: 'played' | 'castled'; readonly kind: number }
  | { readonly what: 'left'; readonly to: 'buried' | 'saved'; readonly number: number; readonly kinds: readonly number[] | null };

/** The memories of a past about each seat. */
export function memories(table: Table, past: Past): Memory[][] {
  const all: Memory[][] = Array.from({ length: table.seats }, () => []);
  const kindOf = (number: number): number => table.sets.numbers.indexOf(number);
  const kindsOf = (cards: string): number[] => (cards === 'none' ? [] : cards.split(' ').map((number) => kindOf(Number(number))));
  let preparing = true;
  for (const entry of past) {
    if (entry < 0) continue;
    const event = table.eventCodec.name(entry);
    if (event.kind === 'round') preparing = true;
    else if (event.kind === 'laid') preparing = false;
    if (!('seat' in event)) continue;
    const memory = all[event.seat] ?? [];
    switch (event.kind) {
      case 'drew':
        if ('number' in event) memory.push({ what: 'drew', number: event.number, into: preparing ? 'drawn' : 'hand' });
        break;
      case 'reshuffled':
      case 'joined':
        memory.push({ what: event.kind });
        break;
      case 'laid':
        if ('number' in event) memory.push({ what: 'laid', number: event.number });
        break;
      case 'saved':
        memory.push({ what: 'saved', number: event.number });
        break;
      case 'shown':
        memory.push({ what: 'shown', kinds: kindsOf(event.cards) });
        break;
      case 'played':
      case 'castled':
        memory.push({ what: event.kind, kind: kindOf(event.card) });
        break;
      case 'paid': {
        const kinds = 'cards' in event ? kindsOf(event.cards) : null;
        memory.push({ what: 'left', to: 'buried', number: kinds ? kinds.length : 'number' in event ? event.number : 0, kinds });
        break;
      }
      case 'idle':
        memory.push({
          what: 'left',
          to: event.fate === 'saved' ? 'saved' : 'buried',
          number: 1,
          kinds: 'card' in event ? [kindOf(event.card)] : null,
        });
        break;
      default:
    }
  }
  return all;
}
