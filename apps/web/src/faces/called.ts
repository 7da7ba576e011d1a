import { t, textsOf } from '../app/words.ts';

/** Whether a game's computer players have names. */
export const named = (game: string): boolean => textsOf(game).has('character.1');

/** What a computer player of this strength is called; by its level where nobody has named it. */
export function called(game: string, level: number): string {
  const texts = textsOf(game);
  const key = `character.${level}`;
  return texts.has(key) ? texts.say(key) : t('seat.bot', { level });
}
