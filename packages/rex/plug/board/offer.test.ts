import { expect, test } from 'vitest';
import type { Choice } from '@orrery/kernel';
import { answering } from '@orrery/web/table/answering.ts';
import type { RexEvent } from '@orrery/rex';
import { type Lap, lapsOf } from './bargain.ts';
import { answersDraft, offerDraft, wishesAt } from './offer.ts';
import { rules, seatAt } from './seatAt.ts';

const eventsOf = (past: readonly number[]): RexEvent[] => past.flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry)]));
const lapAt = ({ match, seat }: ReturnType<typeof seatAt>): Lap => lapsOf(eventsOf(match.known(seat).past)).now;
const named = (choices: readonly Choice[] = []) => choices.map((choice) => rules.choices.name(choice));

/** A seat with some influence and no allies may make an offer. */
const atOffer = () =>
  seatAt(({ decision, own, players, viewer }) => {
    const me = players[viewer];
    return decision === 'D-CF-OFFER' && own.steps.length === 0 && me !== undefined && me.influence > 3 && me.allies.length === 0;
  });

test('a package is put together in any order and sent as the rules want it: alliance, transfers by giver and receiver, done', async () => {
  const seated = atOffer();
  const { table, seat: me, answers, view, offers } = seated;
  const wishes = wishesAt(table);
  const draft = () => offerDraft(rules, view(), offers(), lapAt(seated), wishes);
  const [a = 0, b = 0, c = 0] = [0, 1, 2, 3, 4, 5].filter((seat) => seat !== me);
  expect(draft()).toMatchObject({ members: [], transfers: [], send: [], mostMembers: 3, mayAdd: true });
  draft()?.toggle(b);
  draft()?.toggle(a);
  expect(draft()?.free).toEqual([a, b].toSorted((p, q) => p - q));
  draft()?.add();
  draft()?.change(0, { giver: c, taker: me, amount: 4 });
  draft()?.add();
  draft()?.change(1, { giver: a, taker: c });
  expect(draft()?.takers(1)).not.toContain(a);
  expect(draft()?.needs).toEqual([a, b, c].toSorted((p, q) => p - q));
  const transfers = [
    { giver: a, taker: c, amount: 1 },
    { giver: c, taker: me, amount: 4 },
  ].toSorted((p, q) => p.giver - q.giver);
  expect(named(draft()?.send)).toEqual([
    { verb: 'ally', members: [me, a, b].toSorted((p, q) => p - q).join('+') },
    ...transfers.flatMap(({ giver, taker, amount }) => [
      { verb: 'transfer', giver, taker },
      { verb: 'amount', amount },
    ]),
    { verb: 'done' },
  ]);
  expect(answers).toEqual([]);
  // Half of it sent, and come back: what has been sent stands, the rest is still wished for.
  for (const choice of draft()?.send.slice(0, 2) ?? []) await table.answer(choice);
  expect(draft()).toMatchObject({ members: [me, a, b].toSorted((p, q) => p - q), free: [], sent: [] });
  expect(draft()?.givers(draft()?.transfers.findIndex(({ giver }) => giver === transfers[0]?.giver) ?? -1)).toEqual([]);
  answering(table).chooseAll(draft()?.send ?? []);
  await expect.poll(() => answers).toEqual(['ally', 'transfer', 'amount', 'transfer', 'amount', 'done']);
  expect(draft()).toBeNull();
});

test('an alliance that stands already cannot be proposed, and no giver pays the same receiver twice', () => {
  const seated = seatAt(({ decision, own, players, viewer }) => {
    return decision === 'D-CF-OFFER' && own.steps.length === 0 && players[viewer]?.allies.length === 1;
  });
  const { table, seat: me, view, offers } = seated;
  const wishes = wishesAt(table);
  const draft = () => offerDraft(rules, view(), offers(), lapAt(seated), wishes);
  draft()?.toggle(view().players[me]?.allies[0] ?? -1);
  expect(draft()).toMatchObject({ stands: true, send: [] });
  draft()?.toggle(view().players[me]?.allies[0] ?? -1);
  draft()?.add();
  draft()?.add();
  const [first, second] = draft()?.transfers ?? [];
  expect(first).toMatchObject({ giver: me, taker: view().players[me]?.allies[0] });
  expect(first?.giver === second?.giver && first?.taker === second?.taker).toBe(false);
  draft()?.change(1, { giver: first?.giver ?? 0, taker: first?.taker ?? 0 });
  expect(new Set(draft()?.transfers.map(({ giver, taker }) => `${giver} ${taker}`)).size).toBe(2);
});

test('every answer to a package is sent with the others, in the order in which they are asked for', async () => {
  const seated = seatAt(({ decision, own }, open) => decision === 'D-CF-ANSWER' && own.steps.length === 0 && open.length > 1);
  const { table, view, offers, answers } = seated;
  const wishes = wishesAt(table);
  const lap = lapAt(seated);
  const draft = () => answersDraft(rules, view(), offers(), lap, wishes);
  const due = draft()?.due ?? [];
  expect(due.length).toBeGreaterThan(0);
  for (const { by } of due.toReversed()) {
    expect(draft()?.send).toEqual([]);
    draft()?.answer(by, by % 2 ? 'accept' : 'decline');
  }
  expect(named(draft()?.send)).toEqual(due.map(({ by }) => ({ verb: by % 2 ? 'accept' : 'decline', seat: by })));
  answering(table).chooseAll(draft()?.send ?? []);
  await expect.poll(() => answers.length).toBe(due.length);
  expect(draft()).toBeNull();
});

test('gifts together are never more than the giver has', async () => {
  const seated = seatAt(({ decision, players, viewer }) => decision === 'D-CF-GIFT' && (players[viewer]?.influence ?? 0) > 2);
  const { table, seat: me, view, offers, answers } = seated;
  const wishes = wishesAt(table);
  const draft = () => offerDraft(rules, view(), offers(), lapAt(seated), wishes);
  const purse = view().players[me]?.influence ?? 0;
  draft()?.add();
  draft()?.add();
  expect(draft()?.most).toEqual([purse - 1, purse - 1]);
  draft()?.change(0, { amount: purse - 1 });
  expect(draft()).toMatchObject({ mayAdd: false, needs: [] });
  answering(table).chooseAll(draft()?.send ?? []);
  await expect.poll(() => answers).toEqual(['give', 'give', 'done']);
});
