import type { Table } from './table.ts';

/**
 * No game has more answers than this: every question of a round is bounded by public numbers, and rounds are counted. Windows: one step per card in hand
 * and one to close. Ceasefire: laps × (package of at most one transfer per pair + answers). Auctions: everybody raises at most to what there is.
 */
export function boundOf(table: Table): number {
  const { seats, locations, cards } = table;
  const { rounds } = table.pack.constants;
  const allCards = table.pack.strategyCards.reduce((sum, card) => sum + card.copies, 0);
  const window = allCards + seats;
  const pairs = seats * (seats - 1);
  const ceasefire = seats + table.laps * seats * (2 * pairs + 3 + seats) + seats * seats;
  const auction = 2 * window + seats + 1000;
  const turn = 5 * window + 2 * cards + locations;
  const battles = ((locations * seats * (seats - 1)) / 2) * (window + 30);
  return 200 + rounds * (6 * window + ceasefire + 4 * locations + (seats + 1) * auction + 2 * seats * turn + battles);
}
