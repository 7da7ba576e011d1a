/** Seats put into words: the person and the side, or the side alone. */
import type { TableInfo } from '@orrery/protocol';
import { t, textsOf } from '../app/words.ts';

export function sideName(game: string, n: number): string {
  const texts = textsOf(game);
  return texts.has(`seat.${n}`) ? texts.say(`seat.${n}`) : t('setup.seat', { n: n + 1 });
}

export function seatName({ game, seats }: TableInfo, n: number): string {
  const name = seats[n]?.name ?? '';
  return name === '' ? sideName(game, n) : `${name} (${sideName(game, n)})`;
}
