/** The name of a seat before the game has begun: its side. */
import { t, textsOf } from '../app/words.ts';

export function sideName(game: string, n: number): string {
  const texts = textsOf(game);
  return texts.has(`seat.${n}`) ? texts.say(`seat.${n}`) : t('setup.seat', { n: n + 1 });
}
