import { ALL, no, set } from '@orrery/kernel';
import { decision, type At, type Seen } from '../decision.ts';
import { answered, ask } from '../frames.ts';
import { takeCard } from '../hand.ts';
import { D } from '../ids.ts';
import { draftOf, type State } from '../state.ts';
import { cardId } from '../table.ts';
import { says, type Card } from '../words.ts';
import { winnerOf } from './side.ts';

/** The n-th card the winner played, −1 if there is none. */
function cardDue(state: State, n: number): Card {
  const [attack, defence] = winnerOf(state).cards;
  return n === 0 ? (attack >= 0 ? attack : defence) : n === 1 && attack >= 0 ? defence : -1;
}

export function askKeep(at: At): void {
  if (cardDue(at.state, 0) >= 0) ask(at, D['D-KEEP']);
}

function sort({ table, state, seat, tell }: At, choice: number): void {
  const { choices, events } = table;
  const draft = draftOf(state, seat);
  draft.push(choice);
  if (cardDue(state, draft.length) >= 0) return;
  answered(state, seat);
  for (const step of draft)
    if (says(choices.keep, step)) {
      const card = choices.keep.read.card(step);
      takeCard(table, state, seat, card);
      tell?.(ALL, events.kept(seat, card));
    } else {
      const card = choices.discard.read.card(step);
      state.cards.discard.push(card);
      tell?.(ALL, events.discarded(seat, card));
    }
  winnerOf(state).cards.fill(-1);
}

const notThisCard = ({ table }: Seen, card: Card) => no('not-this-card', 'REX-HAND-4', { card: cardId(table, card) });

/** The winner keeps or discards what he played, card by card (REX-BATTLE-36, E30). */
export const keep = decision('D-KEEP', {
  clause: 'REX-BATTLE-36',
  asks: (_, state) => set.only(winnerOf(state).seat),
  list({ choices }, state, open, seat) {
    const card = cardDue(state, draftOf(state, seat).length);
    open.add(choices.keep(card));
    open.add(choices.discard(card));
  },
  answers: {
    keep: (at, card) => sort(at, at.table.choices.keep(card)),
    discard: (at, card) => sort(at, at.table.choices.discard(card)),
  },
  whyNot: { keep: notThisCard, discard: notThisCard },
});
