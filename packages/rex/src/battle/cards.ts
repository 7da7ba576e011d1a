import { ALL, no, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, inOrder } from '../frames.ts';
import { dropCard } from '../hand.ts';
import { ATTACK, DEFENCE, type Icon } from '../ids.ts';
import { draftOf, type Combatant } from '../state.ts';
import { cardId } from '../table.ts';
import type { Seats } from '../words.ts';
import { combatantOf, mayUse, sideOf } from './side.ts';

const iconDue = ({ slot }: Combatant, chosen: number): Icon => (set.has(slot, ATTACK) && chosen === 0 ? ATTACK : DEFENCE);

/** The cards of the types the slot demands, attack before defence, in secret (REX-BATTLE-18, REX-BATTLE-19). */
export const useCards = decision('D-CARDS', {
  clause: 'REX-BATTLE-18',
  asks(_, { battle: { sides } }) {
    let playing: Seats = 0;
    for (const { seat, slot } of sides) if (slot !== 0) playing = set.with(playing, seat);
    return playing;
  },
  list(table, state, open, seat) {
    const side = combatantOf(state, seat);
    const icon = iconDue(side, draftOf(state, seat).length);
    for (const card of table.battleCards[icon]) if (mayUse(table, state, side, icon, card)) open.add(table.choices.use(card));
  },
  answers: {
    use({ table, state, seat }, card) {
      const draft = draftOf(state, seat);
      draft.push(table.choices.use(card));
      if (draft.length === set.size(combatantOf(state, seat).slot)) answered(state, seat);
    },
  },
  whyNot: {
    use: ({ table }, card) => no('card-not-usable', 'REX-BATTLE-20', { card: cardId(table, card) }),
  },
});

export function revealCards({ table, state, tell }: At): void {
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    const side = combatantOf(state, seat);
    if (sideOf(state, seat) < 0 || side.slot === 0) continue;
    for (const choice of draftOf(state, seat)) {
      const card = table.choices.use.read.card(choice);
      dropCard(table, state, seat, card);
      side.cards[table.icon[card] === ATTACK ? ATTACK : DEFENCE] = card;
      tell?.(ALL, table.events.battleCard(seat, card));
    }
  }
}
