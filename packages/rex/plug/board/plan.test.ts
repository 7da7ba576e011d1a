import { expect, test } from 'vitest';
import type { Choice } from '@orrery/kernel';
import { answering } from '@orrery/web/table/answering.ts';
import { draftOf, picksAt } from './plan.ts';
import { rules, seatAt } from './seatAt.ts';

/** A seat with units, leaders and cards to choose from is asked for its plan. */
const atPlan = () =>
  seatAt(({ decision, own }, open) => decision === 'D-PLAN' && own.steps.length === 0 && open.length > 2 && own.hand.length > 1);

test('a plan is picked in any order, sent as a whole, and what has been sent stands', async () => {
  const { table, answers, view, offers } = atPlan();
  const picked = picksAt(table);
  const draft = () => draftOf(rules, view(), offers(), picked);
  expect(draft()).toMatchObject({ number: 0, leader: null, slot: null, missing: ['leader', 'slot'], send: [] });
  draft()?.pick('slot', draft()?.slots[0] ?? '');
  draft()?.pick('leader', draft()?.leaders[1] ?? '');
  draft()?.pick('number', 1);
  draft()?.pick('leader', draft()?.leaders[0] ?? '');
  expect(answers).toEqual([]);
  const { leader, slot, send = [] } = draft() ?? {};
  expect(send.map((choice) => rules.choices.name(choice))).toEqual([
    { verb: 'dial', number: 1 },
    { verb: 'lead', leader },
    { verb: 'slot', slot },
  ]);
  await table.answer(send[0] as Choice);
  expect(draft()).toMatchObject({ number: 1, numbers: [], leader, slot, missing: [] });
  answering(table).chooseAll(draft()?.send ?? []);
  await expect.poll(() => answers).toEqual(['dial', 'lead', 'slot']);
  expect(draft()).toBeNull();
});

test('picks of another battle do not count, nor does anything the table does not offer', () => {
  const { table, view, offers } = atPlan();
  const picked = picksAt(table);
  const draft = () => draftOf(rules, view(), offers(), picked);
  picked.value = { battle: 'another', leader: draft()?.leaders[0] ?? '' };
  expect(draft()?.leader).toBeNull();
  draft()?.pick('leader', 'nobody');
  expect(draft()?.leader).toBeNull();
});

test('answers one after another stop where the next is not open, and ask before one that may be regretted', async () => {
  const { table, now, answers } = atPlan();
  const seated = answering(table);
  const most = Math.max(...now.value.open);
  const lead = rules.choices.code({ verb: 'lead', leader: 'nobody' });
  seated.chooseAll([most, lead]);
  expect(seated.doubt.value).toMatchObject({ choice: most, codes: ['dials-all'], after: [lead] });
  expect(answers).toEqual([]);
  seated.confirm();
  await expect.poll(() => seated.busy.value).toBe(false);
  expect(answers).toEqual(['dial']);
  expect(seated.refused.value).toBeNull();
});
