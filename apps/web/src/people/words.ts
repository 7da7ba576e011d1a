import { isGame } from '@orrery/games/list';
import type { Clock } from '@orrery/protocol';
import type { Key, Values } from '@orrery/texts';
import { lobbyOf } from '../app/lobby.ts';
import { textsOf } from '../app/words.ts';

/** A message about finding people, once `need('people')` has fetched them. */
export const say = (key: Key<'people'>, values: Values = {}): string => {
  const texts = textsOf('people');
  return texts.has(key) ? texts.say(key, values) : '';
};

/** Who plays against whom, as people write it: 2 × 2. */
export function sizesOf(game: string): string {
  const { seats, size } = (isGame(game) && lobbyOf(game).teams) || { seats: 0, size: 1 };
  return new Array<number>(seats / size).fill(size).join(' × ');
}

/** How many play, and whether in teams. */
export const companyText = (game: string, seats: number, teams = false): string =>
  teams ? say('seats.teams', { sizes: sizesOf(game) }) : say('seats', { count: seats });

const DAY = 86_400;

/** How much time there is, in a few letters. */
export function shortClock(clock: Clock): string {
  if (clock.kind === 'none') return say('clock.none');
  if (clock.kind === 'bank') return say('clock.bank', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
  return clock.seconds >= DAY
    ? say('clock.days', { days: Math.round(clock.seconds / DAY) })
    : say('clock.move', { minutes: Math.max(1, Math.round(clock.seconds / 60)) });
}
