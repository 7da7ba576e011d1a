import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Appraisal } from './appraisal.ts';
import { thresholdsFor, verdictOf } from './verdict.ts';
import { wayOf } from './way.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const change = fc.double({ min: -1, max: 1, noNaN: true });
const answer = fc.record({ choice: fc.nat(9), chance: share, error: share, tries: fc.nat(99), inclined: share });

const game = fc.integer({ min: 2, max: 6 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    result: fc.option(share),
    appraisals: fc
      .array(
        fc.record({
          seat: fc.nat(seats - 1),
          decision: fc.constant('d'),
          open: fc.constant(2),
          given: answer,
          answers: fc.array(answer, { maxLength: 3 }),
          loss: share,
          error: share,
          usual: share,
          effect: fc.array(change, { minLength: seats, maxLength: seats }),
          doubt: fc.double({ min: 0, max: 0.5, noNaN: true }),
          solved: fc.constant(null),
          was: fc.constant(null),
        }),
        { maxLength: 40 },
      )
      // An answer changes the own chance from what is usual to what it brings.
      .map((list) =>
        list.map((each, at): Appraisal => ({
          ...each,
          at,
          number: list.slice(0, at).filter(({ seat }) => seat === each.seat).length,
          effect: each.effect.with(each.seat, each.given.chance - each.usual),
        })),
      ),
  }),
);

test('whatever was found, the parts of every seat’s way are exactly its result less its start', () => {
  fc.assert(
    fc.property(game, ({ seats, result, appraisals }) => {
      for (let seat = 0; seat < seats; seat++) {
        const way = wayOf(seat, seats, appraisals, result);
        const others = way.others.reduce((sum, part) => sum + part.share, 0);
        expect(way.start.share + way.own.share + others + way.luck.share + way.leftOver.share).toBeCloseTo(way.result, 9);
        expect(way.others[seat]?.share).toBe(0);
      }
    }),
  );
});

const given = { choice: 1, chance: 0.5, error: 0.02, tries: 48, inclined: 0.3 };
const appraisal: Appraisal = {
  seat: 0,
  number: 0,
  at: 0,
  decision: 'd',
  open: 2,
  given,
  answers: [{ ...given, choice: 2, chance: 0.65 }, given],
  loss: 0.15,
  error: 0.03,
  usual: 0.6,
  effect: [-0.1, 0.1],
  doubt: 0.02,
  solved: null,
  was: null,
};

test('a verdict needs a loss that is large enough and more than noise', () => {
  expect(verdictOf(appraisal, thresholdsFor(2))).toBe('mistake');
  expect(verdictOf(appraisal, thresholdsFor(6))).toBe('blunder');
  expect(verdictOf({ ...appraisal, loss: 0.06 }, thresholdsFor(2))).toBe('slip');
  expect(verdictOf({ ...appraisal, loss: 0.04 }, thresholdsFor(2))).toBe('fine');
  expect(verdictOf({ ...appraisal, error: 0.1 }, thresholdsFor(2))).toBe('fine');
});

test('the best answer by far is only called hard to find where another one suggests itself', () => {
  const best: Appraisal = { ...appraisal, loss: 0, answers: [given, { ...given, choice: 2, chance: 0.3 }] };
  expect(verdictOf(best, thresholdsFor(2))).toBe('found');
  expect(verdictOf({ ...best, given: { ...given, inclined: 0.8 } }, thresholdsFor(2))).toBe('fine');
});
