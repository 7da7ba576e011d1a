import { describe, expect, test } from 'vitest';
import { liberation } from '../game.ts';
import { Bench, Dealt } from '../scenarios/driver.ts';
import { randomGame } from '../scenarios/random.ts';
import type { LiberationRules } from '../game.ts';
import { readPosition } from '../notation.ts';
import { check } from './check.ts';
import { standard } from './standard.ts';
import { statusOf } from '@orrery/kernel';

type Loose = { [key: string]: Loose } & Loose[];
/** The standard pack with one change. */
const changed = (change: (pack: Loose) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(standard)) as Loose;
  change(copy);
  return copy;
};
const at = (pack: unknown): string[] => check(pack).map((fault) => fault.path);
const put = (pack: Loose, path: string, value: unknown): void => {
  const keys = path.slice(1).split('/');
  const last = keys.pop() ?? '';
  (keys.reduce<Loose>((part, key) => part[key] as Loose, pack) as Record<string, unknown>)[last] = value;
};

test('LIB-OPT-10: the standard pack is sound, and so is its copy through JSON', () => {
  expect(check(standard)).toEqual([]);
  expect(check(JSON.parse(JSON.stringify(standard)))).toEqual([]);
});

describe('a pack with a fault is refused by its path', () => {
  const cases: readonly [string, string, unknown, string][] = [
    ['a line to a missing city', '/maps/0/faces/A/lines/1', 'AZ', '/maps/0/faces/A/lines/1'],
    ['a port to a city of another card', '/maps/1/faces/B/ports/SE', 'A', '/maps/1/faces/B/ports/SE'],
    ['a line from a city to itself', '/maps/2/faces/A/lines/0', 'HH', '/maps/2/faces/A/lines/0'],
    ['a city id of two letters', '/cities/3/id', 'DD', '/cities/3/id'],
    ['a city twice', '/cities/4/id', 'D', '/cities/4/id'],
    ['an unknown category', '/cities/5/category', 'casino', '/cities/5/category'],
    ['an unknown planet', '/cities/5/planet', 'pluto', '/cities/5/planet'],
    ['a mission that is not there', '/categories/1/dynasty', 'deathRay', '/categories/1/dynasty'],
    ['a mission of the other side', '/categories/1/dynasty', 'publicSupport', '/categories/1/dynasty'],
    ['a cost the Liberation cannot pay', '/missions/0/cost', ['E'], '/missions/0/cost/0'],
    ['an unknown operation', '/missions/0/effect/0/op', 'explode', '/missions/0/effect/0/op'],
    ['a parameter out of range', '/missions/1/effect/0/max', 99, '/missions/1/effect/0/max'],
    ['more of the deck than there is', '/missions/0/effect/0/num', 3, '/missions/0/effect/0/num'],
    ['an operation of the other side', '/missions/0/effect/0', { op: 'askBase', scope: 'planet' }, '/missions/0/effect/0/op'],
    ['borrowing from borrowers', '/missions/2/effect/0/excludeCategories', [], '/missions/2/effect/0/excludeCategories'],
    ['a name without Russian', '/cities/0/name', { en: 'A', de: 'A' }, '/cities/0/name/ru'],
    ['a city without a place', '/maps/0/faces/A/at', { A: [0, 0], B: [0, 0] }, '/maps/0/faces/A/at/C'],
    ['five base cards', '/maps/4/expansion', false, '/maps'],
    ['too many cards to order', '/missions/8/effect/0/count', 6, '/missions/8/effect/0/count'],
    ['an unknown status', '/status/', 'guessed', '/status/'],
    ['no version', '/version', 0, '/version'],
  ];
  for (const [what, path, value, fault] of cases)
    test(`LIB-OPT-10: ${what}`, () => {
      expect(at(changed((pack) => put(pack, path, value)))).toContain(fault);
    });
  test('LIB-MAP-5: a galaxy that does not hang together', () => {
    const pack = changed((copy) => {
      for (const face of ['A', 'B']) put(copy, `/maps/0/faces/${face}/lines`, ['AC']);
      for (const face of ['A', 'B'])
        for (const port of ['NW', 'NE', 'E', 'SE', 'SW', 'W']) put(copy, `/maps/0/faces/${face}/ports/${port}`, 'A');
    });
    expect(at(pack)).toContain('/maps');
  });
  test('LIB-OPT-10: anything that is no pack at all', () => {
    for (const nonsense of [null, 7, 'pack', [], {}]) expect(check(nonsense).length).toBeGreaterThan(0);
    const opened = liberation.open({}, { id: 'x' });
    expect('faults' in opened).toBe(true);
  });
});

/** A pack in which one mission is another. */
function rulesWith(
  missions: Readonly<Record<string, { cost?: readonly string[]; effect: readonly object[] }>>,
  options = {},
): LiberationRules {
  const pack = changed((copy) => {
    (copy['missions'] as unknown as { id: string }[]).forEach((mission, i) => {
      const other = missions[mission.id];
      if (!other) return;
      put(copy, `/missions/${i}/effect`, other.effect);
      if (other.cost) put(copy, `/missions/${i}/cost`, other.cost);
    });
    put(copy, '/id', 'other-missions');
    put(copy, '/status', { '': 'reconstructed' });
  });
  const rules = liberation.open(options, pack);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules as LiberationRules;
}
function table(rules: LiberationRules, position: string): Bench {
  const state = readPosition(rules.table, position);
  if ('faults' in state) throw new Error(JSON.stringify(state.faults));
  return new Bench(rules, state);
}

describe('operations the standard pack does not use', () => {
  test('LIB-OPT-10, LIB-MISSION-GENERAL-5: a mission that draws follows the Acts, and can end the game', () => {
    const rules = rulesWith({ recruitSpyL: { effect: [{ op: 'draw', count: 2 }] } });
    const first = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 B DEFJLMN GI A CH K lib.step2 2');
    first.chance.orders.push([6, 5, 4, 3, 2, 1, 0]);
    first.play('mission C');
    expect(first.position).toBe('P4A,P1A/P3Ar,P2Ar 2 EFJLMN C GI A BDH K dyn.step1 3');
    const last = table(rules, 'P4A,P1A/P3Ar,P2Ar 3 B DEFJLMN GI A CH K lib.step2 2').play('mission C');
    expect(last.rules.result(last.state)).toEqual({ winners: [1], clause: 'LIB-END-3' });
  });
  test('LIB-OPT-10: unexploit, up to a number, one after another', () => {
    const rules = rulesWith({ recruitSpyD: { effect: [{ op: 'unexploit', max: 2 }] } });
    const game = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJL MN FG A*BH* CI K dyn.step2 1').play('mission F');
    expect(game.offers()).toEqual(['unexploit A', 'unexploit H', 'stop']);
    game.play('unexploit H');
    expect(game.offers()).toEqual(['unexploit A', 'stop']);
    expect(game.play('stop').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJL FMN G A*BH CI K lib.step1 2');
  });
  test('LIB-OPT-10: a hand card is occupied without exploiting, near occupied cities only', () => {
    const rules = rulesWith({ recruitSpyD: { effect: [{ op: 'occupyFromHand', adjacentTo: 'anyOccupied' }] } });
    const game = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJLH MN FGB A* CI K dyn.step2 1').play('mission F');
    expect(game.offers()).toEqual(['occupy B', 'skip']);
    expect(game.play('occupy B').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLH FMN G A*B CI K lib.step1 2');
  });
  test('LIB-OPT-10, LIB-TURN-7: the other side discards, by chance or by its own choice', () => {
    const random = table(
      rulesWith({ recruitSpyD: { effect: [{ op: 'opponentDiscards', count: 1, pick: 'random' }] } }),
      'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1',
    );
    random.chance.draws.push(1);
    expect(random.play('mission F').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLHB FIMN G A C K lib.step1 2');
    expect(random.logs.get(0)).toContainEqual({ kind: 'discarded', seat: 1 });
    expect(random.logs.get(1)).toContainEqual({ kind: 'discarded', seat: 1, city: 'I' });
    const chosen = table(
      rulesWith({ recruitSpyD: { effect: [{ op: 'opponentDiscards', count: 1, pick: 'opponent' }] } }),
      'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1',
    ).play('mission F');
    expect([chosen.seat, chosen.offers()]).toEqual([1, ['discard C', 'discard I']]);
    expect(chosen.play('discard C').position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLHB CFMN G A I K lib.step1 2');
  });
  test('LIB-OPT-10: a look at the other hand is for the two players alone', () => {
    const game = table(
      rulesWith({ recruitSpyD: { effect: [{ op: 'lookAtHand', count: 'all', pick: 'random' }] } }),
      'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1',
    );
    game.chance.draws.push(0, 0);
    game.play('mission F');
    expect(game.logs.get(0)?.filter((event) => event.kind === 'shown')).toHaveLength(2);
    expect(game.logs.get(15)?.filter((event) => event.kind === 'shown')).toHaveLength(0);
  });
  test('LIB-OPT-10: targets by planet and by category, and own discards', () => {
    const rules = rulesWith({
      probe: { cost: [], effect: [{ op: 'askBase', scope: 'category' }] },
      superweapon: { cost: [], effect: [{ op: 'attack', scope: 'planet', adjacentTo: null }] },
      recruitSpyD: { effect: [{ op: 'discardOwn', count: 1 }] },
    });
    const probe = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJLHB MN FG A CI K dyn.step2 1').play('mission G', 'category underworld');
    expect(probe.logs.get(1)).toContainEqual({ kind: 'probed', category: 'underworld', yes: true });
    const weapon = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 EJLHB MN FGD A CI K dyn.step2 1').play('mission D', 'planet cyan');
    expect(weapon.offers()).toEqual(['occupy C', 'discard C']);
    const own = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 EJLHB MN FGD A CI K dyn.step2 1').play('mission F');
    expect(own.offers()).toEqual(['discard D', 'discard G']);
  });
  test('LIB-OPT-10: an exploited city may be used for its mission inside a mission', () => {
    const rules = rulesWith({ recruitSpyD: { effect: [{ op: 'exploitFor', operations: ['attack', 'mission'], optional: true }] } });
    const game = table(rules, 'P4A,P1A/P3Ar,P2Ar 1 DEJLHN M FG AB CI K dyn.step2 1').play('mission F', 'exploit B');
    expect(game.offers()).toEqual(['attack C', 'mission']);
    game.play('mission', 'pay A', 'map P1');
    expect(game.position).toBe('P4A,P1A/P3Ar,P2Ar 1 DEJLHN FM G A*B* CI K lib.step1 2');
  });
  test('LIB-OPT-10: games with every operation at once end, conserve cards and leave worlds to imagine', () => {
    const rules = rulesWith(
      {
        recruitSpyD: { effect: [{ op: 'exploitFor', operations: ['occupy', 'attack', 'mission'], optional: true }] },
        recruitSpyL: {
          effect: [
            { op: 'opponentDiscards', count: 1, pick: 'opponent' },
            { op: 'peekDeck', count: 4, takeMax: 0, rest: 'top', order: 'owner' },
          ],
        },
        probe: {
          cost: ['X'],
          effect: [
            { op: 'askBase', scope: 'planet' },
            { op: 'lookAtHand', count: 1, pick: 'random' },
          ],
        },
        launchFleet: {
          cost: ['E'],
          effect: [
            { op: 'attack', scope: 'city', adjacentTo: 'source' },
            { op: 'unexploit', max: 2 },
          ],
        },
        superweapon: {
          cost: ['E'],
          effect: [
            { op: 'attack', scope: 'planet', adjacentTo: null },
            { op: 'occupyFromHand', adjacentTo: null },
          ],
        },
        mobilizeBase: {
          cost: [],
          effect: [
            { op: 'relocateBase', adjacentTo: 'base', allowSame: false },
            { op: 'draw', count: 1 },
          ],
        },
        designFlaw: {
          cost: [],
          effect: [{ op: 'sabotage', adjacentTo: 'baseOrHand' }, { op: 'exploitOccupied' }, { op: 'evade', optional: false }],
        },
        propaganda: {
          cost: [],
          effect: [
            { op: 'discardToDeckTop', max: 2, pick: 'random', order: 'random', count: 'all' },
            { op: 'discardOwn', count: 1 },
          ],
        },
        publicSupport: {
          cost: [],
          effect: [
            { op: 'millDeck', num: 1, den: 3, round: 'down', from: 'top' },
            { op: 'rotateMap', count: 2 },
          ],
        },
      },
      { hiddenMissions: 'both' },
    );
    const chance = new Dealt();
    chance.below = () => 0;
    for (let seed = 0; seed < 25; seed++)
      randomGame(rules, seed, ({ state, past, seat, count }) => {
        if (seat >= 0) expect(count).toBeGreaterThan(0);
        for (const [law, broken] of Object.entries(rules.invariants)) expect(broken(state), law).toBeNull();
        if (seed % 5 !== 0) return;
        for (const viewer of [0, 1]) {
          const known = { view: rules.view(state, viewer), past: past(viewer) };
          expect(rules.view(rules.sample(known)(chance), viewer)).toEqual(known.view);
        }
      });
  });
});

test('LIB-COMP-1, LIB-COMP-2, LIB-COMP-8: five map cards, eighteen cities, letters in Latin and Cyrillic order', () => {
  expect(
    standard.maps
      .filter((map) => !map.expansion)
      .flatMap((map) => map.cities)
      .join(''),
  ).toBe('ABCDEFGHIJKLMN');
  expect(
    standard.maps
      .filter((map) => map.expansion)
      .flatMap((map) => map.cities)
      .join(''),
  ).toBe('OPQR');
  expect(standard.cities.map((city) => city.letter.ru).join('')).toBe('АБВГДЕЖЗИКЛМНОПРСТ');
  expect(standard.cities.map((city) => city.letter.de).join('')).toBe('ABCDEFGHIJKLMNOPQR');
});

test('LIB-COMP-7, LIB-MISSION-GENERAL-1, LIB-MISSION-GENERAL-2: every category has one mission for each side, and its cities share them', () => {
  for (const category of standard.categories) {
    expect(standard.missions.find((mission) => mission.id === category.liberation)?.side).toBe('L');
    expect(standard.missions.find((mission) => mission.id === category.dynasty)?.side).toBe('D');
  }
  for (const city of standard.cities) expect(standard.categories.some((category) => category.id === city.category)).toBe(true);
  expect(statusOf(standard, '/cities/0/category')).toBe('printed');
  expect(statusOf(standard, '/cities/1/category')).toBe('reconstructed');
  expect(statusOf(standard, '/missions/0/cost')).toBe('printed');
  expect(statusOf(standard, '/missions/3/effect/0')).toBe('reconstructed');
});

test('LIB-COST-11: no mission of the Liberation costs an exploited city', () => {
  for (const mission of standard.missions) if (mission.side === 'L') expect(mission.cost).not.toContain('E');
});
