import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type Choice, type Match, quick, seeded, startMatch } from '@orrery/kernel';
import { rex, type RexRules, type RexView } from '@orrery/rex';
import { answering } from '../table/answering.ts';
import type { Offer } from '../table/play.ts';
import type { Snapshot, Table } from '../table/table.ts';
import { draftOf, picksAt } from './plan.ts';

const rules = rex.open({ seats: 6 }) as RexRules;

/** A game played by chance until a seat with leaders and cards to choose from is asked for its plan. */
function atPlan(): { readonly match: Match<RexView>; readonly seat: number } {
  const match = startMatch(rules, seeded('a plan'));
  const draw = quick(3);
  for (;;) {
    const seat = 31 - Math.clz32(match.asked);
    const { view } = match.known(seat);
    const open = match.open(seat);
    if (view.decision === 'D-PLAN' && view.own.steps.length === 0 && open.length > 2 && view.own.hand.length > 1) return { match, seat };
    match.answer(seat, open[draw.below(open.length)] as Choice);
  }
}

/** The table of one seat of a match; what is answered is written down. */
function tableFor(match: Match<RexView>, seat: number) {
  const seen = (): Snapshot => {
    const open = (match.asked >> seat) & 1 ? match.open(seat) : [];
    return {
      stage: open.length > 0 ? 'decide' : 'wait',
      viewer: seat,
      known: match.known(seat),
      open,
      warnings: Object.fromEntries(
        open.map((choice) => [choice, rules.warnings(match.known(seat), choice)] as const).filter(([, codes]) => codes.length > 0),
      ),
      undoable: 0,
      next: null,
      ended: null,
    };
  };
  const now = signal(seen());
  const answers: string[] = [];
  const table: Pick<Table, 'now' | 'answer'> = {
    now,
    answer: (choice: Choice) => {
      const refusal = match.answer(seat, choice);
      answers.push(rules.choices.name(choice).verb);
      now.value = seen();
      return Promise.resolve(refusal);
    },
  };
  return { table, now, answers };
}

const offersOf = ({ open }: Snapshot): readonly Offer[] =>
  open.map((choice) => ({ choice, named: rules.choices.name(choice) as Offer['named'] }));

test('a plan is picked in any order, sent as a whole, and what has been sent stands', async () => {
  const { match, seat } = atPlan();
  const { table, now, answers } = tableFor(match, seat);
  const seated = answering(table);
  const picked = picksAt(table);
  const draft = () => draftOf(rules, now.value.known?.view as RexView, offersOf(now.value), picked);
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
  seated.chooseAll(draft()?.send ?? []);
  await expect.poll(() => answers).toEqual(['dial', 'lead', 'slot']);
  expect(draft()).toBeNull();
});

test('picks of another battle do not count, nor does anything the table does not offer', () => {
  const { match, seat } = atPlan();
  const { table, now } = tableFor(match, seat);
  const picked = picksAt(table);
  const view = now.value.known?.view as RexView;
  const offers = offersOf(now.value);
  picked.value = { battle: 'another', leader: draftOf(rules, view, offers, picked)?.leaders[0] ?? '' };
  expect(draftOf(rules, view, offers, picked)?.leader).toBeNull();
  draftOf(rules, view, offers, picked)?.pick('leader', 'nobody');
  expect(draftOf(rules, view, offers, picked)?.leader).toBeNull();
});

test('answers one after another stop where the next is not open, and ask before one that may be regretted', async () => {
  const { match, seat } = atPlan();
  const { table, now, answers } = tableFor(match, seat);
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
