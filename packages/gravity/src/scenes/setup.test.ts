import { quick, scripted, set, shuffleDraws, statusOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gravity, type GravityRules, type State } from '../index.ts';
import { house } from '../pack/house.ts';
import { moveBeside } from '../geometry.ts';
import { scene } from './scene.ts';

function rules(options: object = {}, pack?: unknown): GravityRules {
  const opened = gravity.open(options, pack);
  if ('faults' in opened) throw new Error(JSON.stringify(opened.faults));
  return opened;
}
const faults = (options: object, pack?: unknown): readonly { path: string; problem: string }[] => {
  const opened = gravity.open(options, pack);
  return 'faults' in opened ? opened.faults : [];
};
const start = (options: object, seed = 1): State => rules(options).start(quick(seed));
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
/** The pack built in with one value replaced, by its pointer. */
function changed(pointer: string, value: unknown): unknown {
  const pack = structuredClone(house) as unknown as Record<string, unknown>;
  const parts = pointer.slice(1).split('/');
  let at = pack;
  for (const part of parts.slice(0, -1)) at = at[part] as Record<string, unknown>;
  const last = parts.at(-1) as string;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return pack;
}

describe('packs', () => {
  test('GRV-PACK-1: numbers come from the pack', () => {
    const richer = rules({}, { ...(changed('/pieces/hunters', 15) as object), id: 'another' });
    expect(richer.pack.id).toBe('another');
    const s = richer.start(quick(1));
    expect(s.players.map(({ reserve }) => reserve)).toEqual([9, 9]);
    expect(statusOf(house, '/pieces/hunters')).toBe('reconstructed');
    expect(statusOf(house, '/supply/sabotageTokens')).toBe('printed');
  });

  test('GRV-PACK-2: a pack with a fault is refused with the place of the fault', () => {
    const cases: [pointer: string, value: unknown, path?: string][] = [
      ['/islands', [...house.islands, house.islands[1]]],
      ['/islands/1/index', 3],
      ['/islands/0/centre', false, '/islands'],
      ['/islands/2/sources/0', 'G'],
      ['/islands/2/sources', ['B'], '/islands/2/sources'],
      ['/islands/0/trunks', [[0, 1, 2, 3, 4, 5]]],
      [
        '/islands/1/trunks',
        [
          [0, 1],
          [2, 3],
        ],
      ],
      ['/islands/0/sabotage', true],
      ['/geometry/ringCells/0', [0, 0], '/geometry/ringCells'],
      ['/geometry/ringCells/0', [], '/geometry/ringCells'],
      ['/geometry/ringCells/0', [1, 2, 3], '/geometry/ringCells'],
      ['/geometry/centreCell', [1]],
      ['/geometry/ringCells/0', [1_000_000_000, 0], '/geometry/ringCells'],
      ['/geometry/startRing/3', [0, 2, 2]],
      ['/pieces/hunters', 1_000_000_000],
      ['/pieces/mercenaries', 1e300],
      ['/round/roundLimit', 1_000_000],
      ['/cards/0/actions/A/amount', 1_000_000],
      ['/pieces/startOnIsland', 0],
      ['/pieces/hunters', 5],
      ['/pieces/startOnAirship', 5],
      ['/pieces/airshipMercenaries', 4],
      ['/pieces/mercenaries', 9],
      ['/round/base/draw', 9, '/round/base'],
      ['/round/savedLimit', 0],
      ['/capture/lossDivisor', 1],
      ['/domination/goals', [5, 4]],
      ['/cards/1/number', 1, '/cards'],
      ['/cards/0/actions/A/op', 'dance'],
      ['/cards/0/actions/A/amount', 0],
      ['/cards/6/module', 'sea'],
      ['/cards/3/actions/B/amount', 0],
      ['/attraction/pullsWithLeadBySides', { '5': 3 }],
      ['/attraction/pullsWithLeadBySides', { '3': 0 }],
      ['/attraction/pullsWithLeadBySides', 3],
      ['/cards/0/name/ru', 3],
      ['/extraction/remainders', undefined],
      ['/status/~1pieces', undefined, '/pieces/hunters'],
    ];
    for (const [pointer, value, path = pointer] of cases) {
      const pack = pointer === '/status/~1pieces' ? statusless('/pieces') : changed(pointer, value);
      expect(faults({}, pack)[0]?.path, pointer).toMatch(new RegExp(`^${path}`));
    }
    expect(faults({}, 'nothing')).toHaveLength(1);
  });

  const statusless = (pointer: string): unknown => ({
    ...house,
    status: Object.fromEntries(Object.entries(house.status).filter(([key]) => key !== pointer)),
  });

  test('GRV-PACK-3: every view says that this is a house reconstruction', () => {
    const labels = { en: 'House reconstruction', ru: 'Авторская реконструкция', de: 'Hausrekonstruktion' };
    const second = { en: `${labels.en} 2`, ru: `${labels.ru} 2`, de: `${labels.de} 2` };
    for (const [game, label] of [[rules({}, house), labels] as const, [rules(), second] as const]) {
      const s = game.start(quick(1));
      for (const viewer of [0, 1, 15]) expect(game.view(s, viewer).label).toEqual(label);
    }
  });
});

describe('options', () => {
  test('GRV-OPT-1: two, three or four players take part', () => {
    for (const seats of [2, 3, 4]) expect(rules({ seats }).seats).toBe(seats);
    for (const seats of [1, 5, '2']) expect(faults({ seats })[0]?.path).toBe('/options/seats');
  });

  test('GRV-OPT-2: at most one module is in play', () => {
    for (const module of ['none', 'war', 'air']) expect(rules({ module }).options.module).toBe(module);
    for (const module of ['both', ['war', 'air']]) expect(faults({ module })[0]?.path).toBe('/options/module');
  });

  test('GRV-OPT-3: Domination is off, to 4 or to 5', () => {
    for (const domination of ['off', 4, 5]) expect(rules({ domination }).options.domination).toBe(domination);
    expect(faults({ domination: 6 })[0]?.path).toBe('/options/domination');
  });

  test('GRV-OPT-4: Confrontation needs four players, seats 0 and 1 against 2 and 3', () => {
    expect(faults({ seats: 3, confrontation: true })[0]?.path).toBe('/options/confrontation');
    const view = rules({ seats: 4, confrontation: true }).view(start({ seats: 4, confrontation: true }), 0);
    expect(view.players.map(({ side }) => side)).toEqual([0, 0, 1, 1]);
  });

  test('GRV-OPT-5: modes alone or together, with and without a module', () => {
    for (const module of ['none', 'war', 'air'])
      for (const domination of ['off', 4, 5])
        for (const confrontation of [false, true]) expect(faults({ seats: 4, module, domination, confrontation })).toEqual([]);
  });

  test('GRV-OPT-8: any other option or combination is refused by name', () => {
    expect(faults({ islands: 8 })[0]?.path).toBe('/options/islands');
    expect(faults({ confrontation: 'yes' })[0]?.path).toBe('/options/confrontation');
    expect(gravity.open([1])).toHaveProperty('faults');
  });

  test('GRV-OPT-9: free talk in preparation needs partners', () => {
    expect(faults({ seats: 4, prepTalk: 'free' })[0]?.path).toBe('/options/prepTalk');
    expect(rules({ seats: 4, confrontation: true, prepTalk: 'free' }).options.prepTalk).toBe('free');
  });
});

describe('components and set-up', () => {
  test('GRV-COMP-1, GRV-GEO-2: seven islands on seven cells, Rundor and six others', () => {
    const { islands } = rules().view(start({}), 15);
    expect(islands.map(({ id }) => id)).toEqual([
      'rundor',
      'copperfall',
      'windhollow',
      'stormcrown',
      'mistharbour',
      'cinderpeak',
      'lanternreach',
    ]);
    expect(new Set(islands.map(({ cell }) => cell.join())).size).toBe(7);
  });

  test('GRV-COMP-2, GRV-SETUP-6: twelve hunters each, four on the start island, two aboard, six in reserve; two of each card', () => {
    const view = rules().view(start({}), 0);
    view.players.forEach((player, seat) => {
      expect(Math.max(...view.islands.map(({ hunters }) => hunters[seat] as number))).toBe(4);
      expect(player.airship.hunters).toBe(2);
      expect(player.reserve).toBe(6);
      expect(player.counts.deck + player.counts.drawn).toBe(12);
    });
  });

  test('GRV-COMP-3, GRV-SETUP-7: of twenty mercenaries two guard each island without hunters', () => {
    for (const seats of [2, 3, 4]) {
      const view = rules({ seats }).view(start({ seats }), 15);
      for (const { hunters, mercenaries } of view.islands) expect(mercenaries).toBe(sum(hunters) > 0 ? 0 : 2);
      expect(view.supply.mercenaries).toBe(20 - 2 * (7 - seats));
    }
  });

  test('GRV-COMP-4: gravity is never short', () => {
    const play = scene({ seats: 2 }, { islands: { copperfall: 'r1 400+900' }, red: { hand: [5] } });
    play.play('play 5', 'act 5A', 'done');
    expect(play.on('copperfall')).toBe('r1 400+902');
  });

  test('GRV-COMP-5, GRV-SETUP-9, GRV-SETUP-11: War for Resources brings two cards 7 each, 8 sabotage and 10 source tokens', () => {
    const game = rules({ module: 'war' });
    const view = game.view(game.start(quick(1)), 0);
    expect(view.supply).toMatchObject({ sabotage: 8, sources: 10 });
    for (const { counts } of view.players) expect(counts.deck + counts.drawn).toBe(14);
    expect(game.names.card?.['7']?.ru).toBe('Война за ресурсы');
    expect(game.names.card?.['8']).toBeUndefined();
  });

  test('GRV-COMP-6: Air Transport brings two cards 8 each', () => {
    const game = rules({ module: 'air' });
    const view = game.view(game.start(quick(1)), 0);
    for (const { counts } of view.players) expect(counts.deck + counts.drawn).toBe(14);
    expect(game.names.card?.['8']?.ru).toBe('Транспортировка по воздуху');
    expect(view.supply).toMatchObject({ sabotage: 0, sources: 0 });
  });

  test('GRV-COMP-7, GRV-SETUP-13: markers stand on 0, the last space is the goal', () => {
    for (const domination of [4, 5]) {
      const view = rules({ seats: 4, domination }).view(start({ seats: 4, domination }), 15);
      expect(view.points).toEqual([0, 0, 0, 0]);
      expect(view.goal).toBe(domination);
    }
  });

  test('GRV-COMP-8, GRV-SETUP-12: one first-player token, drawn at random', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => start({ seats: 4 }, seed).round.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('GRV-SETUP-1: seats in order, a colour each', () => {
    expect(house.players.colours).toHaveLength(new Set(house.players.colours).size);
    expect(
      rules({ seats: 3 })
        .view(start({ seats: 3 }), 0)
        .players.map(({ side }) => side),
    ).toEqual([0, 1, 2]);
  });

  test('GRV-SETUP-2, GRV-SETUP-3: Rundor in the middle, the others dealt round it, every rotation by chance', () => {
    const draws = [...shuffleDraws([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]), 0, 1, 2, 3, 4, 5, 0, 1];
    const deck = new Array<number>(22).fill(0);
    const s = rules().start(scripted([...draws, ...deck]));
    expect(s.islands[0]).toMatchObject({ q: 0, r: 0 });
    expect(s.islands[6]).toMatchObject({ q: 2, r: 0 });
    expect(s.islands[1]).toMatchObject({ q: 2, r: -2 });
    expect(s.islands.map(({ rotation }) => rotation)).toEqual([0, 1, 2, 3, 4, 5, 0]);
    expect(s.round.first).toBe(1);
  });

  test('GRV-SETUP-4: no two islands touch', () => {
    expect(start({}).islands.map(({ near }) => near)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('GRV-SETUP-5: start islands by number of players', () => {
    const ring = house.geometry.ringCells.map((cell) => cell.join());
    const places = (seats: number): number[] => {
      const { islands } = rules({ seats }).view(start({ seats }), 15);
      return Array.from({ length: seats }, (_, seat) =>
        ring.indexOf(islands.find(({ hunters }) => hunters[seat] === 4)?.cell.join() ?? ''),
      );
    };
    expect([places(2), places(3), places(4)]).toEqual([
      [0, 3],
      [0, 2, 4],
      [0, 1, 3, 4],
    ]);
  });

  test('GRV-SETUP-8: no gravity lies anywhere', () => {
    const { islands, players } = start({ seats: 4, module: 'air' });
    const everywhere = [...islands, ...players.map(({ airship }) => airship)];
    expect(sum(everywhere.map(({ permanent, temporary }) => permanent + temporary))).toBe(0);
  });

  test('GRV-SETUP-10: decks are shuffled, discard piles and saved cards empty', () => {
    const tops = new Set(Array.from({ length: 40 }, (_, seed) => start({}, seed).players[0]?.deck.join()));
    expect(tops.size).toBeGreaterThan(30);
    const { players } = rules().view(start({}), 15);
    for (const { counts } of players) expect([counts.discard, counts.saved, counts.hand]).toEqual([0, 0, 0]);
  });
});

describe('geometry', () => {
  test('GRV-GEO-1, GRV-GEO-3: six directions on a grid without an edge; the opposite of d is d + 3', () => {
    const { directions } = house.geometry;
    expect(directions).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ]);
    for (let d = 0; d < 6; d++) {
      const [there, back] = [directions[d] as readonly [number, number], directions[(d + 3) % 6] as readonly [number, number]];
      expect([there[0] + back[0], there[1] + back[1]]).toEqual([0, 0]);
    }
    const far = scene({ seats: 2 }, { islands: { copperfall: '900,-500 r1', windhollow: '901,-500' }, red: { hand: [4] } });
    expect(far.state.islands[1]?.near).toBe(set.only(2));
  });

  test('GRV-GEO-4: neighbours share a side; gaps are allowed', () => {
    const { islands } = scene(
      { seats: 2 },
      { islands: { copperfall: '5,0', windhollow: '6,0', stormcrown: '7,0' }, red: { hand: [1] } },
    ).state;
    expect(islands.slice(1, 5).map(({ near }) => set.list(near))).toEqual([[2], [1, 3], [2], []]);
  });

  test('GRV-GEO-6: sources turn with their island', () => {
    // to the right Copperfall shows its blue side s0, turned once its red side s5, turned twice s4 without a source
    const fed = (rotation: number): number => {
      const play = scene({ seats: 2 }, { islands: { stormcrown: '5,0 r1', copperfall: `4,0 ^${rotation}` }, red: { hand: [3] } });
      play.play('play 3');
      return play.island('stormcrown').temporary;
    };
    expect([fed(0), fed(1), fed(2)]).toEqual([2, 3, 2]);
  });

  test('GRV-GEO-8: nothing can cut Rundor’s sides', () => {
    const play = scene({ seats: 2, module: 'war' }, { islands: { rundor: 'r1' }, red: { hand: [7] } });
    play.play('play 7', 'act 7A');
    expect(play.offers().some((offer) => offer.includes('rundor'))).toBe(false);
    expect(play.offers()).toHaveLength(18);
  });

  test('GRV-GEO-9: across direction d lies the side a neighbour shows in direction d + 3', () => {
    const { state } = scene({ seats: 2 }, { islands: { copperfall: '5,0', windhollow: '6,0' }, red: { hand: [1] } });
    expect(state.islands[1]?.across).toEqual([2, -1, -1, -1, -1, -1]);
    expect(state.islands[2]?.across).toEqual([-1, -1, -1, 1, -1, -1]);
  });

  test('GRV-GEO-10: a turned island keeps its cell and everything on it', () => {
    const play = scene({ seats: 2, module: 'war' }, { islands: { copperfall: '5,0 ^4 r2 m1 2+3 T1' }, red: { hand: [4] } });
    play.play('play 4', 'act 4B', 'steps 5', 'done');
    expect(play.island('copperfall')).toMatchObject({ rotation: 3, cell: [5, 0], sabotaged: [1] });
    expect(play.on('copperfall')).toBe('r2 m1 2+3 T1');
  });

  test('GRV-GEO-11: a moved island changes its cell alone', () => {
    const play = scene({ seats: 2, module: 'war' }, { islands: { copperfall: 'r1 9+0', windhollow: '^2 m2 1+0 T2' }, step: 'islands' });
    play.play('target windhollow', 'cell 1');
    expect(play.island('windhollow')).toMatchObject({ cell: [2, 1], rotation: 2 });
    expect(play.on('windhollow')).toBe('m2 1+0 T2');
    const s = play.state;
    moveBeside(play.table, s, 3, 1, 0);
    expect(set.list(s.islands[1]?.near ?? 0)).toEqual([2, 3]);
  });
});
