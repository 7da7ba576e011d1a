/** How each city looks at the moment. */
import type { View } from '@orrery/liberation';
import { type Aim, meanings, type Offer } from './aim.ts';
import type { CityLook } from './CityNode.tsx';
import type { Outcome } from './outcome.ts';
import type { Knowledge } from './useKnowledge.ts';
import { t } from './words.ts';

interface Seen {
  readonly view: View;
  /** Offers the aim leaves open; none where nothing can be pointed at. */
  readonly shown: readonly Offer[];
  readonly aim: Aim;
  readonly knowledge: Knowledge;
  readonly outcome: Outcome | null;
  /** The city that is put to use. */
  readonly exploiting: string | null;
}

export const looksOf =
  ({ view, shown, aim, knowledge: { marksAt, belief, inDiscard }, outcome, exploiting }: Seen) =>
  (id: string): CityLook => {
    const occupied = view.occupied.includes(id);
    const inHand = view.hand.includes(id);
    const found = meanings(shown, id, 'galaxy', occupied);
    const tags =
      exploiting === null && aim.verb.value === null ? [] : [...new Set(found.map(({ named }) => t(`verb.${named.verb}` as 'verb.draw')))];
    return {
      occupied: occupied ? (view.exploited.includes(id) ? 'exploited' : 'ready') : null,
      open: found.length > 0,
      hand: inHand,
      base: view.base === id,
      marks: marksAt(id),
      belief: belief && !occupied && !inHand ? (belief.get(id) ?? 0) : null,
      struck: (outcome !== null && outcome.kind !== 'probe' && outcome.cities.includes(id)) || aim.city.value === id,
      source: exploiting === id,
      tag: tags.join(', '),
      near: false,
      gone: inDiscard.includes(id),
    };
  };
