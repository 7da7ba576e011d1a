import { quick, seeded, startMatch } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import type { Ahead } from '@orrery/protocol/orders';
import { expect, test } from 'vitest';
import type { AnyRules } from '../table/engines.ts';
import { withAnswer } from './ahead.ts';
import { foresee } from './foresee.ts';

const opened = duel.open({});
if ('faults' in opened) throw new Error('the duel cannot be opened');
const rules = opened as unknown as AnyRules;
const match = startMatch(rules, seeded('ahead'));
const seat = match.asked === 1 ? 1 : 0;
const known = match.known(seat);
const { hand } = known.view as unknown as { readonly hand: readonly number[] };
const look = (given: readonly Ahead[], unaided = false) => foresee(rules, { seat, n: 0, known, given, unaided }, quick(1));

test('a seat that waits sees what it may be asked next, and what it could answer then', () => {
  const [next, ...others] = look([]);
  expect(others).toEqual([]);
  expect(next).toMatchObject({ n: 0, decision: 'D-PLAY', share: 1 });
  expect(next?.open.map((choice) => rules.choices.name(choice))).toEqual(
    hand.toSorted((a, b) => a - b).map((card) => ({ verb: 'play', card })),
  );
});

test('what is given ahead is taken for granted: the question after it comes into sight, without the card that is gone', () => {
  const [next] = look([]);
  const [first = 0] = next?.open ?? [];
  const given = withAnswer([], { n: 0, decision: 'D-PLAY' }, first, rules.choices);
  const later = look(given).filter(({ n }) => n === 1);
  expect(later).toHaveLength(1);
  expect(later[0]?.open).not.toContain(first);
  expect(later[0]?.open.length).toBeGreaterThan(hand.length - 1);
  // What might be drawn meanwhile is no reminder of what was seen.
  const plain = look(given, true).find(({ n }) => n === 1);
  expect(plain?.open.toSorted((a, b) => a - b)).toEqual(next?.open.filter((choice) => choice !== first));
});

test('another answer takes along what was to follow the old one; no answer leaves nothing', () => {
  const [next] = look([]);
  const [first = 0, second = 0] = next?.open ?? [];
  const question = { n: 0, decision: 'D-PLAY' };
  const two = withAnswer(withAnswer([], question, first, rules.choices), { n: 1, decision: 'D-PLAY' }, second, rules.choices);
  expect(two.map(({ n, plays }) => [n, plays])).toEqual([
    [0, [rules.choices.name(first)]],
    [1, [rules.choices.name(second)]],
  ]);
  expect(withAnswer(two, question, second, rules.choices)).toMatchObject([{ n: 0, plays: [rules.choices.name(second)] }]);
  expect(withAnswer(two, question, null, rules.choices)).toEqual([]);
});
