import { expect, test } from 'vitest';
import { quick, seeded, SPECTATOR, startMatch } from '@orrery/kernel';
import { rex, type RexEvent, type RexRules } from '@orrery/rex';
import { motionOf } from './journeys.ts';

const rules = rex.open({ seats: 6 }) as RexRules;

/** Everything said in a game played by chance. */
function told(seed: number): readonly RexEvent[] {
  const match = startMatch(rules, seeded(`journeys ${seed}`));
  const draw = quick(seed);
  while (match.asked !== 0) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    match.answer(seat, open[draw.below(open.length)] ?? -1);
  }
  return match.known(SPECTATOR).past.map((entry) => rules.events.name(entry));
}

/** Arguments that are places of the table. */
const PLACES = ['location', 'from', 'to', 'first', 'second'];
/** Announces what the next event shows. */
const WORDS_ONLY: ReadonlySet<string> = new Set(['relocating', 'listed', 'played']);

test('every event that names a place moves or marks something there', () => {
  const events = [1, 2, 3].flatMap(told);
  const placed = events.filter((event) => PLACES.some((place) => place in event) && !WORDS_ONLY.has(event.kind));
  const kinds = new Set(placed.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(12);
  const still = [...kinds].filter((kind) => placed.some((event) => event.kind === kind && motionOf(event, 0, 'GC').length === 0));
  expect(still).toEqual([]);
});

test('units march from place to place, cards come into the own hand, coins go to whoever is paid', () => {
  expect(motionOf({ kind: 'moved', seat: 2, from: 'GC', to: 'SCH', units: 3, other: 1 }, 0, 'GC')).toEqual([
    { from: 'place-GC', to: 'place-SCH', kind: 'units', seat: 2, count: 4 },
  ]);
  expect(motionOf({ kind: 'drew', seat: 0 }, 0, 'GC')).toEqual([{ from: 'deck', to: 'hand', kind: 'card', seat: null, count: 0 }]);
  expect(motionOf({ kind: 'paid', seat: 1, taker: 3, amount: 2 }, 0, 'GC')).toEqual([
    { from: 'seat-1', to: 'seat-3', kind: 'coin', seat: null, count: 2 },
  ]);
});
