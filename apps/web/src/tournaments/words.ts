import type { TournamentEntrant } from '@orrery/protocol';
import { Refused } from '@orrery/protocol/client';
import type { Key, Values } from '@orrery/texts';
import { day, textsOf, t } from '../app/words.ts';
import { called as botName } from '../faces/called.ts';
import { link } from '../online/connection.ts';
import { codeOf, sayCode } from '../online/words.ts';

/** A message about tournaments, once `need('tournaments')` has fetched them. */
export const say = (key: Key<'tournaments'>, values: Values = {}): string => {
  const texts = textsOf('tournaments');
  return texts.has(key) ? texts.say(key, values) : '';
};

/** Why something did not come about, in one line. */
export function sayNo(error: unknown): string {
  const texts = textsOf('tournaments');
  const code = codeOf(error);
  return texts.has(`no.${code}`) ? texts.say(`no.${code}`) : sayCode(code, error instanceof Refused ? error.no.data : {});
}

/** A moment of the server's, by this machine's clock. */
export const when = (time: number): string => day(time - link().skew);

/** What somebody is called who plays a tournament of this game; bots of one name are told apart by their numbers. */
export const called = (game: string, { name, level, number }: TournamentEntrant): string =>
  level === undefined ? name || t('online.name.none') : say('bot', { name: botName(game, Number(level) || 0), number: number + 1 });

/** Halves, thirds and the like as people write them. */
export function points(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  const part = [
    [1 / 2, '½'],
    [1 / 3, '⅓'],
    [2 / 3, '⅔'],
    [1 / 4, '¼'],
    [3 / 4, '¾'],
  ].find(([size]) => Math.abs(rest - Number(size)) < 1e-6)?.[1];
  if (Math.abs(rest) < 1e-6) return String(whole);
  return part === undefined ? value.toFixed(2) : `${whole === 0 ? '' : whole}${part}`;
}
