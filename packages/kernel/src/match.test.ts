import { describe, expect, test } from 'vitest';
import { dealConclave, dealDuel, rulesOf, shufflePrizes } from '../fixtures/deal.ts';
import { conclave, duel } from '../fixtures/index.ts';
import { quick, seeded } from './chance.ts';
import { SPECTATOR, type Event, type Named, type Rules, type TableView } from './contract.ts';
import { standingAnswers, type LogEntry } from './log.ts';
import { rebuildMatch, restoreMatch, startMatch, type Match } from './match.ts';

const duelRules = rulesOf(duel);
const threeSeats = rulesOf(conclave);
const fiveSeats = rulesOf(conclave, { seats: 5 });

const viewers = (match: { readonly seats: number }): number[] => [...Array.from({ length: match.seats }, (_, seat) => seat), SPECTATOR];

/** Everything a match shows, to compare two of them. */
const all = (match: Match): unknown => ({
  save: match.save(),
  asked: match.asked,
  result: match.result,
  known: viewers(match).map((viewer) => match.known(viewer)),
  at: viewers(match).map((viewer) => match.at(viewer)),
  seats: viewers(match)
    .slice(0, -1)
    .map((seat) => [match.open(seat), match.answers(seat), match.undoable(seat)]),
});

/** Answers at random, with undos wherever they are open and a rewind now and then. */
function wander<V extends TableView, N extends Named>(match: Match<V, N>, steps: number, seed: number): void {
  const chance = quick(seed);
  for (let step = 0; step < steps && match.asked !== 0; step++) {
    const seats = viewers(match).filter((seat) => match.open(seat).length > 0);
    const seat = seats[chance.below(seats.length)] ?? 0;
    if (match.undoable(seat) > 0 && chance.below(3) === 0) expect(match.undo(seat, 1 + chance.below(match.undoable(seat)))).toBeNull();
    else if (match.log.length > 0 && chance.below(12) === 0) expect(match.rewind(chance.below(match.log.length))).toBeNull();
    else {
      const open = match.open(seat);
      expect(match.answer(seat, open[chance.below(open.length)] ?? -1)).toBeNull();
    }
  }
}

describe('answers', () => {
  const start = () => startMatch(duelRules, dealDuel([50, 51, 52, 53, 54, 55, 56], [0, 1, 2, 3, 4, 5, 6], [10, 20]));

  test('a listed choice is carried out, by its words or its code', () => {
    const match = start();
    expect(match.open(0)).toEqual([50, 51, 52, 53, 54, 55, 56]);
    expect(match.answer(0, { verb: 'play', card: 52 })).toBeNull();
    expect(match.answer(1, 6)).toBeNull();
    expect(match.log).toEqual([
      [0, 52],
      [1, 6],
    ]);
    expect(match.asked).toBe(1);
  });

  test.each<[code: string, clause: string, seat: number, choice: unknown, data: object]>([
    ['no-such-seat', 'ORRERY-CHOICE', 2, 50, { seats: 2 }],
    ['no-such-seat', 'ORRERY-CHOICE', -1, 50, { seats: 2 }],
    ['no-such-seat', 'ORRERY-CHOICE', 0.5, 50, { seats: 2 }],
    ['no-such-seat', 'ORRERY-CHOICE', 32, 50, { seats: 2 }],
    ['no-such-seat', 'ORRERY-CHOICE', SPECTATOR, 50, { seats: 2 }],
    ['no-such-choice', 'ORRERY-CHOICE', 0, 60, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, -1, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, 50.5, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, Number.NaN, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, { verb: 'play', card: 60 }, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, { verb: 'pass' }, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, null, {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, '50', {}],
    ['no-such-choice', 'ORRERY-CHOICE', 0, JSON.parse('{"__proto__":{"verb":"play","card":50}}'), {}],
    ['not-in-hand', 'DUEL-PLAY-2', 0, 7, { card: 7 }],
    ['not-in-hand', 'DUEL-PLAY-2', 0, { verb: 'play', card: 0 }, { card: 0 }],
    ['not-your-turn', 'DUEL-PLAY-1', 1, 0, {}],
  ])('are refused with %s (%s): seat %d, %j', (code, clause, seat, choice, data) => {
    const match = start();
    const before = all(match);
    expect(match.answer(seat, choice as never)).toEqual({ code, clause, data });
    expect(all(match)).toEqual(before);
  });

  test('nobody has open choices but seats that are asked', () => {
    const match = start();
    for (const seat of [1, 2, -1, 32, SPECTATOR, Number.NaN]) expect(match.open(seat)).toEqual([]);
  });

  test('nobody looks from where nobody sits', () => {
    const match = start();
    for (const viewer of [2, -1, 14, 32, 0.5]) {
      expect(() => match.known(viewer)).toThrow(RangeError);
      expect(() => match.at(viewer)).toThrow(RangeError);
    }
    expect(match.known(SPECTATOR).view.viewer).toBe(SPECTATOR);
  });

  test('after the end everything is refused and nothing is open', () => {
    const match = startMatch(duelRules, seeded('to the end'));
    expect(match.result).toBeNull();
    while (match.asked !== 0) match.answer(match.asked - 1, match.open(match.asked - 1)[0] ?? -1);
    expect(match.result?.clause).toMatch(/^DUEL-END-/);
    expect(match.log).toHaveLength(60);
    expect([match.open(0), match.open(1)]).toEqual([[], []]);
    expect(match.answer(0, 7)?.code).toBe('not-your-turn');
  });

  test('what a list or a past was when it was given, it stays', () => {
    const match = start();
    const [open, known] = [match.open(0), match.known(0)];
    const bytes = JSON.stringify([open, known]);
    match.answer(0, 50);
    match.answer(1, 0);
    match.open(0);
    expect(JSON.stringify([open, known])).toBe(bytes);
  });
});

describe('what is known', () => {
  const words = (match: Match, viewer: number, rules: typeof duelRules): (Named | Event)[] =>
    match.known(viewer).past.map((entry) => (entry < 0 ? rules.choices.name(~entry) : rules.events.name(entry)));

  test('a past has what a viewer did and was told, in order; others get the poorer version', () => {
    const match = startMatch(duelRules, dealDuel([50, 51, 52, 53, 54, 55, 56], [0, 1, 2, 3, 4, 5, 6], [10, 20]));
    match.answer(0, 50);
    match.answer(1, 0);
    expect(words(match, 0, duelRules).slice(7)).toEqual([
      { verb: 'play', card: 50 },
      { kind: 'played', seat: 0, card: 50 },
      { kind: 'drew', seat: 0, card: 10 },
      { kind: 'played', seat: 1, card: 0 },
      { kind: 'drew', seat: 1 },
      { kind: 'took', seat: 0 },
    ]);
    expect(words(match, SPECTATOR, duelRules)).toEqual([
      { kind: 'played', seat: 0, card: 50 },
      { kind: 'drew', seat: 0 },
      { kind: 'played', seat: 1, card: 0 },
      { kind: 'drew', seat: 1 },
      { kind: 'took', seat: 0 },
    ]);
  });

  test.each([
    ['duel', () => startMatch(duelRules, seeded('positions'))],
    ['conclave', () => startMatch(fiveSeats, seeded('positions'))],
  ])('%s: a position is how much a viewer did and was told, however that fell into entries of the log', (_, start) => {
    const match: Match = start();
    const chance = quick(5);
    while (match.asked !== 0) {
      expect(viewers(match).map((viewer) => match.at(viewer))).toEqual(viewers(match).map((viewer) => match.past(viewer).length));
      const seats = viewers(match).filter((seat) => match.open(seat).length > 0);
      const seat = seats[chance.below(seats.length)] ?? 0;
      match.answer(seat, match.open(seat)[chance.below(match.open(seat).length)] ?? -1);
    }
  });

  test('positions count what a viewer did, undos included, and was told; answers count own entries', () => {
    const match = startMatch(threeSeats, dealConclave('RLL', [3, 6]));
    const positions = (): number[] => viewers(match).map((viewer) => match.at(viewer));
    expect(positions()).toEqual([2, 2, 2, 1]);
    match.answer(0, { verb: 'bid', coins: 2 });
    expect(positions()).toEqual([3, 2, 2, 1]);
    match.undo(0, 1);
    expect(positions()).toEqual([4, 2, 2, 1]);
    match.answer(0, { verb: 'bid', coins: 3 });
    match.answer(1, { verb: 'bid', coins: 1 });
    expect(positions()).toEqual([5, 3, 2, 1]);
    match.answer(0, { verb: 'claim' });
    expect(positions()).toEqual([7, 4, 3, 2]);
    expect([0, 1, 2].map((seat) => match.answers(seat))).toEqual([4, 1, 0]);
    expect(match.answers(7)).toBe(0);
  });
});

describe('undo', () => {
  const bidding = () => startMatch(fiveSeats, dealConclave('RRLLL', [3, 6]));

  test('takes back an unfinished answer, and the answers of the others stay', () => {
    const match = bidding();
    match.answer(0, { verb: 'bid', coins: 2 });
    match.answer(1, { verb: 'bid', coins: 4 });
    match.answer(1, { verb: 'claim' });
    match.answer(2, { verb: 'bid', coins: 5 });
    const untouched = [1, 2, 3, 4, SPECTATOR].map((viewer) => match.known(viewer));
    expect(match.undoable(0)).toBe(1);
    expect(match.undo(0, 1)).toBeNull();
    expect(match.undoable(0)).toBe(0);
    expect([1, 2, 3, 4, SPECTATOR].map((viewer) => match.known(viewer))).toEqual(untouched);
    expect(match.known(0).view).toMatchObject({ bid: -1, answered: 0b10 });
    expect(match.log.at(-1)).toEqual([0, -1]);
    expect(standingAnswers(match.log)).toEqual([
      [1, 4],
      [1, 6],
      [2, 5],
    ]);
    expect(match.answer(0, { verb: 'bid', coins: 0 })).toBeNull();
  });

  test('is not open once a complete answer was told to the others', () => {
    const match = bidding();
    match.answer(0, { verb: 'bid', coins: 2 });
    match.answer(0, { verb: 'cede' });
    expect(match.undoable(0)).toBe(0);
    const before = all(match);
    expect(match.undo(0, 1)).toEqual({ code: 'not-undoable', clause: 'ORRERY-CHOICE', data: { free: 0 } });
    expect(all(match)).toEqual(before);
  });

  test('is not open after a private look, and not after a vote that leaves nothing to answer', () => {
    const match = startMatch(threeSeats, dealConclave('RLL', [3, 6, 1, 2], shufflePrizes([1, 2, 3])));
    const bidAll = (): void => {
      for (const seat of [0, 1, 2]) {
        match.answer(seat, { verb: 'bid', coins: seat === 0 ? 1 : 0 });
        match.answer(seat, { verb: 'cede' });
      }
    };
    bidAll();
    expect(match.answer(0, { verb: 'peek' })).toBeNull();
    expect(match.undoable(0)).toBe(0);
    expect(match.undo(0, 1)?.code).toBe('not-undoable');
    match.answer(0, { verb: 'keep' });
    for (let round = 2; round <= 4; round++) {
      bidAll();
      match.answer(0, { verb: 'leave' });
    }
    expect(match.known(0).view.decision).toBe('D-VOTE');
    expect(match.answer(1, { verb: 'accuse', seat: 0 })).toBeNull();
    expect(match.undoable(1)).toBe(0);
  });

  test.each([0, -1, 2, 0.5, Number.NaN])('of %d answers is refused where one may be taken back', (answers) => {
    const match = bidding();
    match.answer(0, { verb: 'bid', coins: 2 });
    expect(match.undo(0, answers)).toEqual({ code: 'not-undoable', clause: 'ORRERY-CHOICE', data: { free: 1 } });
    expect(match.log).toHaveLength(1);
  });

  test.each([1, 5, -1, 32, 0.5, SPECTATOR])('by seat %d, which has answered nothing, is refused', (seat) => {
    const match = bidding();
    match.answer(0, { verb: 'bid', coins: 2 });
    expect(match.undo(seat, 1)?.code).toBe('not-undoable');
    expect(match.undoable(seat)).toBe(0);
  });
});

describe('rewind', () => {
  test('goes back to any entry, and the same draws come again', () => {
    const match = startMatch(threeSeats, seeded('again'));
    wander(match, 40, 1);
    const fresh = startMatch(threeSeats, seeded('again'));
    for (const [seat, choice] of standingAnswers(match.log).slice(0, 8)) fresh.answer(seat, choice);
    const played: LogEntry[] = [...standingAnswers(match.log)];
    const straight = startMatch(threeSeats, seeded('again'));
    for (const [seat, choice] of played) straight.answer(seat, choice);
    expect(straight.rewind(8)).toBeNull();
    expect(viewers(straight).map((viewer) => straight.known(viewer))).toEqual(viewers(fresh).map((viewer) => fresh.known(viewer)));
    for (const [seat, choice] of played.slice(8)) expect(straight.answer(seat, choice)).toBeNull();
    expect(viewers(straight).map((viewer) => straight.known(viewer))).toEqual(viewers(match).map((viewer) => match.known(viewer)));
    expect(straight.save().drawn).toBe(match.save().drawn);
  });

  test('is noticed by everybody and is nobody’s own entry', () => {
    const match = startMatch(threeSeats, seeded('again'));
    match.answer(0, 0);
    const [at, answers] = [viewers(match).map((viewer) => match.at(viewer)), [0, 1, 2].map((seat) => match.answers(seat))];
    expect(match.rewind(0)).toBeNull();
    expect(viewers(match).map((viewer) => match.at(viewer))).toEqual(at.map((position) => position + 1));
    expect([0, 1, 2].map((seat) => match.answers(seat))).toEqual(answers);
    expect(match.log.at(-1)).toEqual([-1, 0]);
  });

  test.each([-1, 1, 7, 0.5, Number.NaN])('to %d entries of a log of one is refused', (entries) => {
    const match = startMatch(threeSeats, seeded('again'));
    match.answer(0, 0);
    expect(match.rewind(entries)).toEqual({ code: 'no-such-entry', clause: 'ORRERY-CHOICE', data: { entries: 1 } });
    expect(match.log).toHaveLength(1);
  });

  test('may lead back behind an undo or another rewind, to what stood there', () => {
    const log: LogEntry[] = [
      [0, 1],
      [1, 2],
      [0, -1],
      [0, 3],
      [-1, 2],
      [-1, 4],
      [2, 5],
    ];
    expect(standingAnswers(log.slice(0, 4))).toEqual([
      [1, 2],
      [0, 3],
    ]);
    expect(standingAnswers(log.slice(0, 5))).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(standingAnswers(log)).toEqual([
      [1, 2],
      [0, 3],
      [2, 5],
    ]);
  });

  test('a thousand rewinds, each behind the last, cost no more than a thousand entries', () => {
    const log: LogEntry[] = [[0, 1], ...Array.from({ length: 1000 }, (_, i): LogEntry => [-1, i + 1])];
    expect(standingAnswers(log)).toEqual([[0, 1]]);
  });
});

function lasts<S, V extends TableView, N extends Named, E extends Event>(rules: Rules<S, V, N, E>): void {
  const begin = (seed: string): Match<V, N> => startMatch(rules, seeded(seed));

  test('goes on from JSON as if nothing had happened', () => {
    for (let game = 0; game < 20; game++) {
      const match = begin(`saved ${game}`);
      wander(match, 5 + 2 * game, game);
      const saved = JSON.parse(JSON.stringify(match.save())) as ReturnType<typeof match.save>;
      const restored = restoreMatch(rules, seeded(`saved ${game}`), saved);
      expect(all(restored)).toEqual(all(match));
      wander(match, 15, 1000 + game);
      wander(restored, 15, 1000 + game);
      expect(all(restored)).toEqual(all(match));
    }
  });

  test('what was saved does not change with the match', () => {
    const match = begin('kept');
    wander(match, 9, 5);
    const saved = match.save();
    const bytes = JSON.stringify(saved);
    const restored = restoreMatch(rules, seeded('kept'), saved);
    wander(match, 12, 6);
    wander(restored, 12, 7);
    expect(JSON.stringify(saved)).toBe(bytes);
  });

  test('is rebuilt from its log alone', () => {
    for (let game = 0; game < 20; game++) {
      const match = begin(`log ${game}`);
      wander(match, 40, game);
      const rebuilt = rebuildMatch(rules, seeded(`log ${game}`), JSON.parse(JSON.stringify(match.log)) as LogEntry[]);
      if ('refused' in rebuilt) throw new Error(rebuilt.refused.code);
      expect(all(rebuilt)).toEqual(all(match));
    }
  });
}

describe('a match of the duel', () => {
  lasts(duelRules);
});
describe('a match of a conclave of three', () => {
  lasts(threeSeats);
});
describe('a match of a conclave of five', () => {
  lasts(fiveSeats);
});

test.each<[entry: number, code: string, log: LogEntry[]]>([
  [0, 'not-in-hand', [[0, 59]]],
  [0, 'not-undoable', [[0, -1]]],
  [
    1,
    'no-such-entry',
    [
      [0, 50],
      [-1, 1],
    ],
  ],
  [
    1,
    'no-such-seat',
    [
      [0, 50],
      [2, 0],
    ],
  ],
])('a log that does not hold is refused at entry %i with %s', (entry, code, log) => {
  const source = dealDuel([50, 51, 52, 53, 54, 55, 56], [0, 1, 2, 3, 4, 5, 6]);
  expect(rebuildMatch(duelRules, source, log)).toMatchObject({ entry, refused: { code } });
});
