import { loadTable } from '@orrery/games/load';
import { commit, quick, seeded, startMatch } from '@orrery/kernel';
import { rex } from '@orrery/rex';
import { expect, test } from 'vitest';
import type { TableRecord } from './record.ts';
import { Waits, type Clock } from './waits.ts';

const record: TableRecord = {
  id: 'waits',
  game: 'rex',
  rules: rex.rules,
  options: { seats: 6 },
  pack: null,
  seats: Array.from({ length: 6 }, (_, i) => ({ kind: i === 0 ? 'person' : 'bot', name: '', level: i === 0 ? 0 : 3 })),
  seed: { commitment: commit('5e'.repeat(32)), nonces: [], match: 'waits', secret: '5e'.repeat(32) },
  log: [],
  started: 0,
  touched: 0,
  ended: null,
};

test('however much others do in a round of Rex, it stays in view no longer than a person should wait', async () => {
  const customs = (await loadTable('rex'))?.customs ?? {};
  const most = customs.shownPerRound ?? 0;
  let now = 0;
  const clock: Clock = {
    now: () => now,
    rest(milliseconds) {
      now += milliseconds;
      return Promise.resolve();
    },
  };
  const waits = new Waits(clock, customs, record);
  const rules = rex.open(record.options);
  if ('faults' in rules) throw new Error('the table can be opened');
  const match = startMatch(rules, seeded('waits'));
  const chance = quick(1);
  const shown = new Map<number, { time: number; moves: number }>();
  while (match.asked !== 0) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const { round } = match.view(seat);
    // The person has just answered: what comes next would stay in view longest.
    waits.begin();
    waits.asked(match, 1, 'calm');
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] ?? 0);
    const before = now;
    await waits.pace('calm', 1);
    const entry = shown.get(round) ?? { time: 0, moves: 0 };
    shown.set(round, { time: entry.time + now - before, moves: entry.moves + 1 });
  }
  for (const [, { time, moves }] of shown) expect(time).toBeLessThanOrEqual(most + 60 * moves);
  // Everything for a moment of its own would have been far too long.
  expect(Math.max(...[...shown.values()].map(({ moves }) => moves * 270))).toBeGreaterThan(2 * most);
});
