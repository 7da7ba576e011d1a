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

/** Time that passes by hand. */
function byHand(): Clock {
  let now = 0;
  return {
    now: () => now,
    rest(milliseconds) {
      now += milliseconds;
      return Promise.resolve();
    },
  };
}

interface Waited {
  /** Until answers may be seen, and while they are seen. */
  released: number;
  shown: number;
  moves: number;
}

/** What a person waits by round of a game of chance, in which everybody answers at once. */
async function waited(level: number): Promise<readonly Waited[]> {
  const clock = byHand();
  const seats = record.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));
  const waits = new Waits(clock, (await loadTable('rex'))?.customs ?? {}, { ...record, seats });
  const rules = rex.open(record.options);
  if ('faults' in rules) throw new Error('the table can be opened');
  const match = startMatch(rules, seeded('waits'));
  const chance = quick(1);
  const rounds: Waited[] = [];
  while (match.asked !== 0) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const round = (rounds[match.view(seat).round] ??= { released: 0, shown: 0, moves: 0 });
    // The person has just answered: what comes next would stay in view longest.
    waits.begin();
    const asked = clock.now();
    waits.asked(match, 1, 'calm');
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] ?? 0);
    await waits.released();
    const seen = clock.now();
    await waits.pace('calm', 1);
    round.released += seen - asked;
    round.shown += clock.now() - seen;
    round.moves++;
  }
  return rounds;
}

test('however much others do in a round of Rex, it stays in view no longer than a person should wait', async () => {
  const most = (await loadTable('rex'))?.customs?.shownPerRound ?? 0;
  const rounds = await waited(3);
  for (const { shown, moves } of rounds) expect(shown).toBeLessThanOrEqual(most + 60 * moves);
  // Everything for a moment of its own would have been far too long.
  expect(Math.max(...rounds.map(({ moves }) => moves * 270))).toBeGreaterThan(2 * most);
});

test.each([
  [3, 7.2],
  [8, 24],
])(
  'however many windows of a round of Rex open and however much bots of level %i have to think of, they share a span',
  async (level, seconds) => {
    for (const { released, moves } of await waited(level)) expect(released).toBeLessThanOrEqual(seconds * 1000 + 50 * moves);
  },
);
