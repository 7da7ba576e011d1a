import { expect, test } from 'vitest';
import { REST, Slots } from './slots.ts';

test('LIB-INFO-6: cards put back in an order of one’s own may lie in each order once, however often that is asked', () => {
  const slots = new Slots();
  const decks = Array.from({ length: 40 }, (_, card) =>
    slots.number([card % 20, 20 + (card % 3), 25, 26, ...new Array<number>(card).fill(REST)]),
  );
  for (let asked = 0; asked < 2; asked++)
    for (const count of [2, 3, 4])
      for (const deck of decks) {
        const order = slots.order(deck);
        const orders = slots.permuted(deck, count).map((number) => slots.order(number));
        expect(new Set(orders.map(String)).size).toBe([1, 1, 2, 6, 24][count]);
        for (const other of orders) {
          expect(new Set(other.slice(0, count))).toEqual(new Set(order.slice(0, count)));
          expect(other.slice(count)).toEqual(order.slice(count));
        }
      }
});
