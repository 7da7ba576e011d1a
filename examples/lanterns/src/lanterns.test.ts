import { seeded, startMatch, type Match } from '@orrery/kernel';
import { conformance, everybody, type Plan } from '@orrery/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { lanterns, type LanternChoice, type LanternEvent, type LanternRules, type State, type View } from './index.ts';
import { eventCodec } from './words.ts';

/** What the suite needs to know; who may hear what is written from the rules alone. */
const plan: Plan<State, View, LanternChoice, LanternEvent> = {
  games: 300,
  probes: 60,
  stepsProbed: 8,
  exact: true,
  compared: 3000,
  ends: ['LAN-END-1', 'LAN-END-2'],
  grants: {
    looked: ({ event, viewer }) => ('light' in event ? viewer === event.seat : viewer !== event.seat),
    took: everybody,
    ended: everybody,
  },
  fields: (state) => ({ first: state.light[1] ?? 0, last: state.light.at(-1) ?? 0 }),
};
conformance(test, lanterns, plan);

const deal = (size = 9): Match<View, LanternChoice> => startMatch(lanterns.open({ lanterns: size }) as LanternRules, seeded('a row'));
const told = (match: Match<View, LanternChoice>, viewer: number): LanternEvent[] =>
  match.known(viewer).past.flatMap((entry) => (entry < 0 ? [] : [eventCodec.name(entry)]));

describe('lanterns', () => {
  test('LAN-SETUP-1: as many covered lanterns as were chosen, each with another light, and nobody knows which', () => {
    for (const size of [7, 9, 11]) {
      const { lanterns: row } = deal(size).known(0).view;
      expect(row.map(({ light, owner }) => [light, owner])).toEqual(Array.from({ length: size }, () => [null, null]));
    }
  });

  test('LAN-TURN-1: in turn, beginning with the first seat, and nobody out of turn', () => {
    const match = deal();
    expect(match.asked).toBe(1);
    expect(match.answer(1, { verb: 'take', place: 1 })).toMatchObject({ code: 'not-your-turn', clause: 'LAN-TURN-1' });
    expect(match.answer(0, { verb: 'take', place: 1 })).toBeNull();
    expect(match.asked).toBe(2);
  });

  test('LAN-TAKE-1: a lantern that is taken is uncovered for all, counts for its owner, and cannot be taken again', () => {
    const match = deal();
    match.answer(0, { verb: 'take', place: 3 });
    const { lanterns: row, scores } = match.known(1).view;
    expect(row[2]).toMatchObject({ owner: 0, light: scores[0] });
    for (const verb of ['take', 'look'] as const)
      expect(match.answer(1, { verb, place: 3 })).toMatchObject({ code: 'taken', clause: 'LAN-TAKE-1', data: { place: 3 } });
  });

  test('LAN-LOOK-1: who looks learns the light, the others only that there was a look; the same lantern is not looked at twice', () => {
    const match = deal();
    match.answer(0, { verb: 'look', place: 2 });
    const [own] = told(match, 0);
    expect(own).toMatchObject({ kind: 'looked', seat: 0, place: 2 });
    expect(match.known(0).view.lanterns[1]?.light).toBe(own && 'light' in own ? own.light : -1);
    expect(told(match, 1)).toEqual([{ kind: 'looked', seat: 0, place: 2 }]);
    expect(match.known(1).view.lanterns[1]).toMatchObject({ light: null, lookedBy: [0] });
    match.answer(1, { verb: 'look', place: 2 });
    expect(match.answer(0, { verb: 'look', place: 2 })).toMatchObject({ code: 'seen', clause: 'LAN-LOOK-1' });
  });

  test('LAN-LOOK-2: two looks in a game', () => {
    const match = deal();
    for (const place of [1, 2]) for (const seat of [0, 1]) match.answer(seat, { verb: 'look', place });
    expect(match.known(0).view.looksLeft).toEqual([0, 0]);
    expect(match.answer(0, { verb: 'look', place: 3 })).toMatchObject({ code: 'no-looks', clause: 'LAN-LOOK-2' });
  });

  test('LAN-END-1, LAN-END-2: after the last lantern more light wins, as much is a draw', () => {
    const ends = Array.from({ length: 60 }, (_, n) => {
      const match = startMatch(lanterns.open({ lanterns: 7 }) as LanternRules, seeded(`end ${n}`));
      while (match.asked !== 0) match.answer(match.asked - 1, match.open(match.asked - 1)[0] ?? -1);
      const { scores, result } = match.known(0).view;
      const [a, b] = scores;
      expect(result).toEqual({ winners: a === b ? [] : [a > b ? 0 : 1], clause: a === b ? 'LAN-END-2' : 'LAN-END-1' });
      return result?.clause;
    });
    expect(new Set(ends)).toEqual(new Set(['LAN-END-1', 'LAN-END-2']));
  });

  test('the dimmest light is not taken without a warning by who has seen it', () => {
    const rules = lanterns.open() as LanternRules;
    for (let n = 0; ; n++) {
      const match = startMatch(rules, seeded(`dim ${n}`));
      match.answer(0, { verb: 'look', place: 1 });
      if (match.known(0).view.lanterns[0]?.light !== 1) continue;
      match.answer(1, { verb: 'take', place: 2 });
      expect(rules.warnings(match.known(0), rules.choices.code({ verb: 'take', place: 1 }))).toEqual(['dimmest']);
      expect(rules.warnings(match.known(0), rules.choices.code({ verb: 'take', place: 3 }))).toEqual([]);
      return;
    }
  });

  test.each([
    ['/options/speed', { speed: 1 }],
    ['/options/lanterns', { lanterns: 8 }],
    ['/options', 7],
    ['/pack', {}, {}],
  ] as const)('%s is refused in %j', (path, options, pack?: unknown) => {
    const opened = lanterns.open(options, pack);
    expect('faults' in opened ? opened.faults.map((fault) => fault.path) : []).toEqual([path]);
  });
});
