import { quick, seeded, startMatch } from '@orrery/kernel';
import { rex, type RexEvent, type RexRules } from '@orrery/rex';
import { openStory } from '@orrery/web/replay/opened.ts';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import { eventsOf } from '@orrery/web/table/eventsOf.ts';
import { expect, test } from 'vitest';
import { toOne } from './toOne.ts';

const STEPS = 400;

test('a replay with everything open tells every card that was drawn or seen, and speaks to nobody in particular', () => {
  const rules = rex.open({ seats: 6 }) as RexRules;
  for (const seed of [1, 2, 3]) {
    const match = startMatch(rules, seeded(`open ${seed}`));
    const draw = quick(seed);
    for (let step = 0; step < STEPS && !match.result; step++) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      match.answer(seat, open[draw.below(open.length)] ?? -1);
    }
    const hands = Array.from({ length: 6 }, (_, seat) => match.known(seat));
    const table = { rules, viewer: { value: ALL_OPEN }, hands: { value: hands } } as unknown as Revisited;
    const told = (seat: number) => eventsOf(table, hands[seat]?.past ?? []) as unknown as readonly RexEvent[];
    const story = openStory(table, told(0), toOne) ?? [];
    expect(story.filter((event) => event.kind === 'drew' && !('card' in event))).toEqual([]);
    expect(story.filter(toOne)).toEqual([]);
    for (const kind of ['round', 'phase', 'moved', 'deployed', 'paid', 'won'])
      expect(story.filter((event) => event.kind === kind)).toEqual(told(3).filter((event) => event.kind === kind));
    const seen = (events: readonly RexEvent[]) => events.filter((event) => event.kind === 'sawOffer');
    const cards = [0, 1, 2, 3, 4, 5].flatMap((seat) => seen(told(seat)).filter((event) => 'card' in event));
    expect(seen(story).filter((event) => 'card' in event)).toEqual(cards);
  }
});
