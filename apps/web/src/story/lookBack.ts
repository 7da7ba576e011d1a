/** A finished game in words: who won, against whom, and how it ended. */
import { sayResult } from '@orrery/texts';
import { textsOf } from '../app/words.ts';
import { called } from '../faces/called.ts';
import { sideName } from '../online/sideName.ts';
import type { Finished } from './finished.ts';
import { say } from './words.ts';

export const outcome = ({ share }: Finished): 'won' | 'lost' | 'shared' | 'open' =>
  share === null ? 'open' : share === 1 ? 'won' : share === 0 ? 'lost' : 'shared';

export function opponents({ game, others }: Finished): string {
  const bots = others.filter(({ kind }) => kind === 'bot');
  const people = others.filter(({ kind }) => kind === 'person').map(({ name }) => name || say('person'));
  const alike = [...Map.groupBy(bots, ({ level }) => level)].toSorted(([a], [b]) => a - b);
  return [...people, ...alike.map(([level, same]) => `${same.length > 1 ? `${same.length} × ` : ''}${called(game, level)}`)].join(', ');
}

/** How a game ended, in the words of its rules where they ended it. */
export function ending(game: Finished): string {
  const seat = (n: number): string => sideName(game.game, n);
  if (game.result) return sayResult(textsOf(game.game), game.result, seat);
  if (game.how === 'unfinished' || game.by === null) return say('ended.unfinished');
  return say(game.how === 'timeout' ? 'ended.timeout' : 'ended.resigned', { who: seat(game.by) });
}
