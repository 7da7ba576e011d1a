import type { Clock } from '@orrery/protocol';
import type { Key, Values } from '@orrery/texts';
import { textsOf } from '../app/words.ts';

/** A message about finding people, once `need('people')` has fetched them. */
export const say = (key: Key<'people'>, values: Values = {}): string => {
  const texts = textsOf('people');
  return texts.has(key) ? texts.say(key, values) : '';
};

const DAY = 86_400;

/** How much time there is, in a few letters. */
export function shortClock(clock: Clock): string {
  if (clock.kind === 'none') return say('clock.none');
  if (clock.kind === 'bank') return say('clock.bank', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
  return clock.seconds >= DAY
    ? say('clock.days', { days: Math.round(clock.seconds / DAY) })
    : say('clock.move', { minutes: Math.max(1, Math.round(clock.seconds / 60)) });
}
