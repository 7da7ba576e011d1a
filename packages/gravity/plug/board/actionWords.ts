/** What the actions of the cards do, and why they cannot be done, in the words of the game. */
import type { Values } from '@orrery/texts';
import { textsOf } from '@orrery/web/app/words.ts';
import type { ActionThing } from './things.ts';

/** A message of the game that only its board says. */
export function tell(key: string, values: Values = {}): string {
  const texts = textsOf('gravity');
  return texts.has(key) ? texts.say(key, values) : '';
}

/** What an action does, up to what it does by its card or, where less is possible, to that. */
export const sayEffect = ({ op, amount }: ActionThing, most = amount): string => tell(`does.${op}`, { amount: most });

/** Why an action is not possible; for a capture with the pieces it would take, those aboard, and whether a hunter is among them. */
export const sayLack = ({ op }: ActionThing, { needs = 0, hunters = 0, crew = 0 }: Lack = {}): string =>
  tell(`lacks.${op}`, { needs, crew, near: needs > 0 ? 'some' : 'none', aboard: hunters > 0 ? 'some' : 'none' });
interface Lack {
  readonly needs?: number;
  readonly hunters?: number;
  readonly crew?: number;
}
