import { quick, seeded, SPECTATOR, startMatch } from '@orrery/kernel';
import { liberation, type LiberationEvent, type LiberationRules } from '@orrery/liberation';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import { openStory } from '@orrery/web/replay/opened.ts';
import { eventsOf } from '@orrery/web/table/eventsOf.ts';
import { expect, test } from 'vitest';

const rules = liberation.open({}) as LiberationRules;

/** A finished game, looked at with everything open. */
function finished(seed: number) {
  const match = startMatch(rules, seeded(`open ${seed}`));
  const draw = quick(seed);
  while (!match.result) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    match.answer(seat, open[draw.below(open.length)] ?? -1);
  }
  const hands = [0, 1].map((seat) => match.known(seat));
  const table = { rules, viewer: { value: ALL_OPEN }, hands: { value: hands } } as unknown as Revisited;
  const told = (seat: number) => eventsOf(table, match.known(seat).past) as unknown as readonly LiberationEvent[];
  return { table, told };
}

const HIDDEN = ['dealt', 'drew', 'based', 'mission', 'paidDiscard', 'discarded', 'spent', 'evaded', 'relocated', 'took'];

test('a replay with everything open tells every card, and everything each side was told, in its order', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { table, told } = finished(seed);
    const story = openStory(table, told(0));
    expect(
      story?.filter(
        (event) => HIDDEN.includes(event.kind) && !('city' in event) && !('to' in event) && !('count' in event && event.count === 0),
      ),
    ).toEqual([]);
    for (const seat of [0, 1, SPECTATOR]) {
      let at = 0;
      for (const event of told(seat)) {
        // How many were taken is told by which it was.
        const says = Object.entries(event).filter(([key]) => key !== 'count');
        const found = story?.findIndex(
          (each, i) => i >= at && says.every(([key, value]) => Object.entries(each).some(([k, v]) => k === key && v === value)),
        );
        expect(found, `${event.kind} for seat ${seat} in game ${seed}`).toBeGreaterThanOrEqual(at);
        at = (found ?? 0) + 1;
      }
      expect(story?.filter(({ kind }) => kind === 'turn')).toHaveLength(told(seat).filter(({ kind }) => kind === 'turn').length);
    }
  }
});

test('from any other point of view there is no such story', () => {
  const { table, told } = finished(1);
  expect(openStory({ ...table, viewer: { value: 1 } } as unknown as Revisited, told(0))).toBeNull();
});
