/** Where the copies of every strategy card lie, as far as a seat knows it. */
import type { Notes, RexPack, RexView } from '@orrery/rex';

type Card = RexPack['strategyCards'][number];

export interface Lying<C = Card> {
  readonly card: C;
  /** In the deck, in the row, or in hands nobody has looked into. */
  readonly unseen: number;
  readonly own: number;
  /** Known to be in the hands of others. */
  readonly known: number;
  readonly discarded: number;
  readonly removed: number;
}

export function deckOf(pack: RexPack, view: RexView, memory: Notes | null): readonly Lying[] {
  const among = (ids: readonly string[], id: string): number => ids.filter((each) => each === id).length;
  const elsewhere = memory?.hands.flatMap((cards, seat) => (seat === view.viewer ? [] : cards)) ?? [];
  return pack.strategyCards.map((card) => {
    const own = among(view.own.hand, card.id);
    const known = among(elsewhere, card.id);
    const discarded = among(view.strategyDiscard, card.id);
    const removed = among(view.strategyRemoved, card.id);
    return { card, own, known, discarded, removed, unseen: card.copies - own - known - discarded - removed };
  });
}
