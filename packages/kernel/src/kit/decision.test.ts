import { describe, expect, test } from 'vitest';
import { quick } from '../chance.ts';
import { as, byWord, decisions, DecisionTable, Desk, no, noun, numeral, set, speak, where, type SetOf } from './index.ts';

interface State {
  hand: SetOf<'card'>;
  done: string[];
}
const card = noun('card', ['A', 'B', 'C', 'D']);
const lexicon = {
  play: [card],
  pass: [],
  swap: [as('give', card), as('take', card)],
  bid: [numeral('amount', 2, 9)],
  place: [card, numeral('row', 1, 3), numeral('column', 5, 6)],
  move: [as('from', card), as('to', card), numeral('x', 1, 2), numeral('y', 3, 4)],
  never: where(false, [card]),
} as const;
const { words, codec } = speak('verb', lexicon);
const decision = decisions<typeof lexicon, null, State, State>();

const turn = decision('D-TURN', {
  clause: 'CARD-1',
  asks: () => 1,
  list(_, state, open) {
    open.each(words.play, state.hand);
    open.eachWith(words.swap, 1, state.hand);
    open.span(words.bid, 2, 4);
    open.all(words.play, [3, 3]);
    open.add(words.pass());
  },
  answers: {
    never: ({ state }, one) => void state.done.push(`never ${one}`),
    play: ({ state }, one) => void state.done.push(`play ${one}`),
    pass: ({ state }) => void state.done.push('pass'),
    swap: ({ state }, give, take) => void state.done.push(`swap ${give} ${take}`),
    bid: ({ state }, amount) => void state.done.push(`bid ${amount}`),
    place: ({ state }, one, row, column) => void state.done.push(`place ${one} ${row} ${column}`),
    move: ({ state }, from, to, x, y) => void state.done.push(`move ${from} ${to} ${x} ${y}`),
  },
  whyNot: {
    play: (seen, one) => (set.has(seen.hand, one) ? null : no('not-in-hand', 'CARD-2', { card: one })),
    swap: (_, give, take) => no('no-swap', 'CARD-3', { give, take }),
  },
});
const last = decision('D-LAST', { clause: 'CARD-4', asks: () => 2, list: (_, __, open) => open.add(words.pass()), answers: { pass() {} } });
const table = new DecisionTable([turn, last], words);

const fresh = (): State => ({ hand: set.of([0, 2]), done: [] });

describe('a table of decisions', () => {
  test('lists what a decision opens, in the order it writes', () => {
    const out: number[] = [];
    const size = table.list(0, null, fresh(), 0, out);
    expect(out.slice(0, size)).toEqual([
      words.play(0),
      words.play(2),
      words.swap(1, 0),
      words.swap(1, 2),
      words.bid(2),
      words.bid(3),
      words.bid(4),
      words.play(3),
      words.play(3),
      words.pass(),
    ]);
    expect(table.list(1, null, fresh(), 0, out)).toBe(1);
  });

  test('carries out every verb with its arguments read', () => {
    const state = fresh();
    const choices = [words.play(3), words.pass(), words.swap(2, 1), words.bid(9), words.place(1, 3, 5), words.move(3, 2, 1, 4)];
    const desk = new Desk<null, State>(null);
    for (const choice of choices) table.answer(0, desk.at(state, 0, quick(1), undefined), choice);
    expect(state.done).toEqual(['play 3', 'pass', 'swap 2 1', 'bid 9', 'place 1 3 5', 'move 3 2 1 4']);
  });

  test('gives each answer that is heard a place of its own: a listener may ask the rules from inside', () => {
    const desk = new Desk<null, State>(null);
    const [one, other] = [fresh(), fresh()];
    const heard = desk.at(one, 0, quick(1), () => {});
    desk.at(other, 1, quick(2), () => {});
    desk.at(other, 1, quick(2), undefined);
    expect([heard.state, heard.seat]).toEqual([one, 0]);
    const silent = desk.at(one, 0, quick(1), undefined);
    expect([silent.state, silent.seat, silent.tell]).toEqual([one, 0, undefined]);
  });

  test('knows which verbs belong to a decision, and what it says against a choice', () => {
    expect([table.answersTo(0, words.bid(2)), table.answersTo(1, words.bid(2)), table.answersTo(1, words.pass())]).toEqual([
      true,
      false,
      true,
    ]);
    expect(table.whyNot(0, fresh(), words.play(1))).toEqual({ code: 'not-in-hand', clause: 'CARD-2', data: { card: 1 } });
    expect(table.whyNot(0, fresh(), words.play(2))).toBeNull();
    expect(table.whyNot(0, fresh(), words.swap(1, 3))).toMatchObject({ data: { give: 1, take: 3 } });
    expect(table.whyNot(0, fresh(), words.pass())).toBeNull();
    expect(table.whyNot(1, fresh(), words.play(1))).toBeNull();
  });

  test('lends its way of reading to whatever is said of a choice by its word', () => {
    const said = byWord<typeof lexicon, State, string>(words, { swap: (_, give, take) => `${give} for ${take}`, pass: () => 'nothing' });
    expect([words.swap(1, 3), words.pass(), words.play(0), words.bid(9)].map((choice) => said(fresh(), choice))).toEqual([
      '1 for 3',
      'nothing',
      undefined,
      undefined,
    ]);
  });

  test('names its decisions, their clauses and whom they ask', () => {
    expect([table.id(0), table.id(1), table.id(2)]).toEqual(['D-TURN', 'D-LAST', '']);
    expect(table.clauses).toEqual({ 'D-TURN': 'CARD-1', 'D-LAST': 'CARD-4' });
    expect([table.asks(0, null, fresh()), table.asks(1, null, fresh())]).toEqual([1, 2]);
    expect(codec.size).toBe(4 + 1 + 16 + 8 + 24 + 64);
  });
});
