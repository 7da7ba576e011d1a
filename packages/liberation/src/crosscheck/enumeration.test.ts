import { At, quick, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { members } from '../cities.ts';
import type { LiberationRules } from '../game.ts';
import { settle } from '../options.ts';
import { standard } from '../pack/standard.ts';
import type { LiberationPack, MapCard } from '../pack/schema.ts';
import { start } from '../setup.ts';
import { clone, type State } from '../state.ts';
import { makeTable } from '../make-table.ts';
import { beliefOf } from '../belief/belief.ts';
import { add, follow, type Worlds } from './enumeration.ts';

const KEPT = new Set('ABDEGHJKLNOR');

/** The standard game with ten cities (eleven warped): small enough to write down every deal. */
const small: LiberationPack = {
  ...standard,
  id: 'ten-cities',
  status: { '': 'reconstructed' },
  cities: standard.cities.filter((city) => KEPT.has(city.id)),
  maps: standard.maps.map((map): MapCard => {
    const cities = map.cities.filter((id) => KEPT.has(id));
    const face = (given: MapCard['faces']['A']): MapCard['faces']['A'] => ({
      ...given,
      lines: given.lines.filter((line) => KEPT.has(line.charAt(0)) && KEPT.has(line.charAt(1))),
      ports: Object.fromEntries(
        Object.entries(given.ports).map(([port, id], i) => [port, KEPT.has(id) ? id : cities[i % cities.length]]),
      ) as MapCard['faces']['A']['ports'],
    });
    return { ...map, cities, faces: { ...map.faces, A: face(map.faces.A), B: face(map.faces.B) } };
  }),
};

/** As much of the rules as playing needs; the small galaxy has fewer cities on a card than a pack for people must have. */
type Engine = Pick<LiberationRules, 'table' | 'options' | 'events' | 'start' | 'clone' | 'asked' | 'legal' | 'apply'>;

function opened(options: object, pack: LiberationPack = standard): Engine {
  const settled = settle(
    options,
    pack.maps.filter((map) => !map.expansion).map((map) => map.id),
  );
  if ('faults' in settled) throw new Error(JSON.stringify(settled.faults));
  const table = makeTable(pack, settled.options, settled.settings);
  return {
    table,
    options: settled.options,
    events: table.events.codec,
    start: (chance, tell) => start(table, chance, tell),
    clone,
    asked: (state) => table.decisions.asks(state.at, table, state),
    legal: (state, seat, out) => table.decisions.list(state.at, table, state, seat, out),
    apply: (state, seat, choice, chance, tell) => table.decisions.answer(state.at, new At(table, state, seat, chance, tell), choice),
  };
}

function orders(cards: readonly number[]): number[][] {
  return cards.length === 0 ? [[]] : cards.flatMap((card, i) => orders(cards.toSpliced(i, 1)).map((rest) => [card, ...rest]));
}

/** All deals that look the same to the viewer before the first choice. */
function everyDeal(rules: Engine, real: State, viewer: Seat): Worlds<State> {
  const worlds: Worlds<State> = new Map();
  const own = viewer === 0 ? real.dynasty : real.liberation;
  const hidden = members(real.inPlay & ~own);
  for (const order of orders(hidden)) {
    const state = rules.clone(real);
    const deck = [...order];
    state.discard = 0;
    for (let i = 0; i < Number(rules.options.setupDiscards); i++) state.discard |= 1 << (deck.pop() as number);
    let hand = 0;
    for (let i = 0; i < 3; i++) hand |= 1 << (deck.pop() as number);
    if (viewer === 0) state.liberation = hand;
    else state.dynasty = hand;
    state.deck = deck;
    add(worlds, state, 1);
  }
  return worlds;
}

/** Plays at random and compares the belief with the enumeration after every answer. */
function compare(options: object, viewer: Seat, seed: number, answers: number): number {
  const rules = opened(options, small);
  const chance = quick(seed);
  const past: number[] = [];
  let heard: number[] = [];
  const tell = (to: number, event: number): void => {
    if ((to >> viewer) & 1) heard.push(event);
  };
  const state = rules.start(chance, tell);
  past.push(...heard);
  let worlds = everyDeal(rules, state, viewer);
  const list: number[] = [];
  let compared = 0;
  for (let step = 0; step < answers && rules.asked(state) !== 0 && worlds.size < 6000; step++) {
    const seat = rules.asked(state) === 1 ? 0 : 1;
    const choice = list[chance.below(rules.legal(state, seat, list))] as number;
    heard = [];
    if (seat === viewer) past.push(~choice);
    rules.apply(state, seat, choice, chance, tell);
    past.push(...heard);
    if (rules.asked(state) === 0) break;
    worlds = follow(rules, worlds, viewer, seat, choice, heard);
    const truth = new Map<string, number>();
    let total = 0;
    for (const world of worlds.values()) {
      const key = viewer === 0 ? `${world.state.base}/${world.state.liberation}` : `-1/${world.state.dynasty}`;
      truth.set(key, (truth.get(key) ?? 0) + world.weight);
      total += world.weight;
    }
    const found = new Map(
      beliefOf(rules.table, viewer, past)
        .pairs()
        .map((guess) => [`${guess.base === 31 ? -1 : guess.base}/${guess.hand}`, guess.weight]),
    );
    expect([...found.keys()].toSorted()).toEqual([...truth.keys()].toSorted());
    for (const [key, weight] of truth) expect(found.get(key)).toBeCloseTo(weight / total, 9);
    compared++;
  }
  return compared;
}

describe('belief', () => {
  for (const viewer of [0, 1])
    for (const options of [
      {},
      { setupDiscards: 0, refillAfterPlacement: true },
      { setupDiscards: 2, hiddenMissions: 'both' },
      { showDiscards: true, hiddenMissions: 'both' },
      { warpedWorld: true, warpedReplaces: 'P1' },
    ])
      test(`seat ${viewer} infers what enumeration finds, ${JSON.stringify(options)}`, () => {
        let compared = 0;
        for (let seed = 1; seed <= 4; seed++) compared += compare(options, viewer, seed, 60);
        expect(compared).toBeGreaterThan(20);
      });
});

describe('belief vectors', () => {
  const rules = opened({});
  const LAYOUT = [
    ['P4', 'A', false],
    ['P1', 'A', false],
    ['P3', 'A', true],
    ['P2', 'A', true],
  ] as const;
  const setup = [
    ...LAYOUT.map(([map, face, turned], i) => ({ kind: 'laid', cell: ['TL', 'TR', 'BL', 'BR'][i], map, face, turned })),
    { kind: 'setAside', count: 1 },
    ...['A', 'C', 'G'].map((city) => ({ kind: 'dealt', seat: 0, city })),
    ...[1, 2, 3].map(() => ({ kind: 'dealt', seat: 1 })),
    { kind: 'occupied', city: 'C' },
    { kind: 'based' },
  ];
  const drew = { kind: 'drew', seat: 1 };
  const sabotage = (city: string) => [
    { kind: 'sabotage', city },
    { kind: 'notInHand', city },
  ];
  /** States a city is the base in, by city; every consistent state is as likely. */
  function states(...events: readonly object[]): { total: number; by: Record<string, number> } {
    const codes = [...setup, ...events].map((event) => rules.events.code(event));
    expect(codes.every((code) => code >= 0)).toBe(true);
    const pairs = beliefOf(rules.table, 0, codes).pairs();
    for (const pair of pairs) expect(pair.weight).toBeCloseTo(1 / pairs.length, 12);
    const by: Record<string, number> = {};
    for (const pair of pairs) {
      const city = rules.table.cities[pair.base] ?? '?';
      by[city] = (by[city] ?? 0) + 1;
    }
    return { total: pairs.length, by };
  }
  const each = (cities: string, count: number) => Object.fromEntries([...cities].map((city) => [city, count]));

  test('B01: after setup all unseen cities are as likely', () => {
    expect(states()).toEqual({ total: 495, by: each('BDEFHIJKLMN', 45) });
  });
  test('B02: a draw leaves the base where it was', () => {
    expect(states(drew)).toEqual({ total: 1320, by: each('BDEFHIJKLMN', 120) });
  });
  test('B03, LIB-SABOTAGE-2: naming J shows that E, H or I is held or the base', () => {
    expect(states(drew, ...sabotage('J'))).toEqual({ total: 1040, by: { ...each('BDFJKLMN', 85), ...each('EHI', 120) } });
  });
  test('B04, LIB-SABOTAGE-2: naming M shows that K or L is held or the base', () => {
    expect(states(drew, ...sabotage('M'))).toEqual({ total: 816, by: { ...each('BDEFHIJMN', 64), ...each('KL', 120) } });
  });
  test('B05, LIB-ATTACK-8: a miss rules the city out', () => {
    expect(states({ kind: 'attacked', city: 'B' }, { kind: 'missed', city: 'B' })).toEqual({ total: 360, by: each('DEFHIJKLMN', 36) });
  });
  test('B06, LIB-MISSION-PROBE-1: an answered probe leaves one side of it', () => {
    const probed = (yes: boolean) => ({ kind: 'probed', map: 'P4', yes });
    expect(states(probed(true))).toEqual({ total: 180, by: each('KLMN', 45) });
    expect(states(probed(false))).toEqual({ total: 315, by: each('BDEFHIJ', 45) });
  });
  test('LIB-EVADE-5: an Evade never shrinks what is possible', () => {
    expect(states(drew).total).toBeLessThanOrEqual(
      beliefOf(
        rules.table,
        0,
        [...setup, drew, { kind: 'evaded' }].map((event) => rules.events.code(event)),
      ).pairs().length,
    );
  });
});
