/** How fast a belief is, in milliseconds: figures of a quiet machine, so no part of npm test, which counts guesses instead. */
import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { liberation, type LiberationRules } from '../game.ts';
import { Belief } from './belief.ts';

function opened(options: object): LiberationRules {
  const rules = liberation.open(options);
  if ('faults' in rules) throw new Error('the options are sound');
  return rules as LiberationRules;
}

/** Milliseconds of this thread's own work: other people's do not count. */
function milliseconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The slowest event of a story in which more than a million guesses are alive. */
function slowest(): number {
  const rules = opened({ warpedWorld: true, warpedReplaces: 'P3' });
  const { cities, atlas } = rules.table;
  const belief = new Belief(rules.table, 0);
  const [first, second, third] = cities;
  const push = (event: object): number => {
    const code = rules.events.code(event);
    expect(code).toBeGreaterThanOrEqual(0);
    return milliseconds(() => {
      belief.push(code);
    });
  };
  // One occupied city, nothing in the Dynasty's hand, everything else shuffled anew: nothing is known but the sizes.
  atlas.maps.forEach((map, i) => push({ kind: 'laid', cell: ['TL', 'TR', 'BL', 'BR'][i], map, face: 'A', turned: false }));
  push({ kind: 'setAside', count: 1 });
  for (const city of [first, second, third]) push({ kind: 'dealt', seat: 0, city });
  for (let i = 0; i < 3; i++) push({ kind: 'dealt', seat: 1 });
  push({ kind: 'occupied', city: first });
  push({ kind: 'based' });
  push({ kind: 'sabotaged', city: second });
  push({ kind: 'sabotaged', city: third });
  push({ kind: 'milled', count: cities.length - 7 });
  push({ kind: 'drew', seat: 1 });
  push({ kind: 'act', act: 2 });
  const times: number[] = [];
  let most = 0;
  // The Liberation draws and discards unseen until its discards are as uncertain as they can be.
  for (let round = 0; round < 6; round++) {
    times.push(push({ kind: 'drew', seat: 1 }));
    most = Math.max(most, belief.guesses);
    times.push(push({ kind: 'discarded', seat: 1 }));
    times.push(push({ kind: 'evaded' }));
  }
  times.push(milliseconds(() => void belief.bases()));
  times.push(push({ kind: 'sabotage', city: cities[5] }));
  times.push(push({ kind: 'missed', city: cities[6] }));
  times.push(push({ kind: 'drew', seat: 0, city: cities[6] }));
  times.push(push({ kind: 'hit', city: cities[7] }));
  expect(most).toBeGreaterThan(1_000_000);
  return Math.max(...times);
}

test('with a million guesses every event is taken in within 100 ms', () => {
  // The first story is told while the code is still being compiled.
  expect(Math.min(slowest(), slowest(), slowest())).toBeLessThan(100);
});

test('in ordinary games an event takes less than 5 ms in the middle, and never more than 100', () => {
  const rules = opened({});
  const times: number[] = [];
  for (let game = 1; game <= 12; game++) {
    const chance = quick(game);
    const belief = new Belief(rules.table, 0);
    const tell = (to: number, event: number): void => {
      if (to & 1)
        times.push(
          milliseconds(() => {
            belief.push(event);
          }),
        );
    };
    const state = rules.start(chance, tell);
    const list: number[] = [];
    while (rules.asked(state) !== 0) {
      const seat = rules.asked(state) === 1 ? 0 : 1;
      rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance, tell);
    }
  }
  times.sort((a, b) => a - b);
  expect(times[times.length >> 1]).toBeLessThan(5);
  expect(times.at(-1)).toBeLessThan(100);
});
