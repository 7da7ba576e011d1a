import { house } from './house.ts';
import type { CardData, GravityPack } from './pack.ts';

/** An own island that is turned gains two units: Manoeuvre is worth a turn. */
const stirring = (card: CardData): CardData =>
  card.actions.B.op === 'turn' ? { ...card, actions: { ...card.actions, B: { ...card.actions.B, amount: 2 } } } : card;

/** The first reconstruction with two of its own values changed by measurement: docs/gravity-statistics.md. */
export const house2: GravityPack = {
  ...house,
  id: 'gravity-house-2',
  label: 'House reconstruction 2',
  labels: { en: 'House reconstruction 2', ru: 'Авторская реконструкция 2', de: 'Hausrekonstruktion 2' },
  attraction: { ...house.attraction, pullsWithLeadBySides: { '3': 3, '4': 4 } },
  cards: house.cards.map(stirring),
};
