import { standard as pack } from '@orrery/rex';
import { expect, test } from 'vitest';
import { deckOf } from './deck.ts';
import { seatAt } from './seatAt.ts';

test('REX-SEC-4: of every card it is counted where it lies, as far as the seat has seen it; what is left has not been seen', () => {
  const { view } = seatAt(
    ({ decision, own, strategyDiscard }) => decision === 'D-BID' && own.hand.length > 0 && strategyDiscard.length > 0,
  );
  const now = view();
  const other = (now.viewer + 1) % now.seats;
  const hands = now.players.map((_, seat) => (seat === other ? ['feint'] : seat === now.viewer ? now.own.hand : []));
  const plain = deckOf(pack, now, null);
  const remembered = deckOf(pack, now, { hands, returnedTraitors: [] });
  for (const { card, unseen, own, known, discarded, removed } of plain)
    expect([card.id, unseen + own + known + discarded + removed]).toEqual([card.id, card.copies]);
  expect(plain.reduce((sum, { own }) => sum + own, 0)).toBe(now.own.hand.length);
  expect(plain.reduce((sum, { discarded }) => sum + discarded, 0)).toBe(now.strategyDiscard.length);
  const feints = (list: typeof plain): number | undefined => list.find(({ card }) => card.id === 'feint')?.unseen;
  expect(feints(remembered)).toBe((feints(plain) ?? 0) - 1);
});
