import { At, VERB, type State, type Table } from '@orrery/liberation';
import type { Choice } from '@orrery/kernel';
import { BASE, HAND, type Recall } from './recall.ts';

/** Whether a choice goes for a card where the seat, as far as it remembers, knows that none can be: an attack, a sabotage, a question for the base. */
export function forNought({ choices, atlas }: Table, { at }: State, recall: Recall, choice: Choice): boolean {
  const verb = choices.verbOf[choice];
  const target = choices.argumentOf[choice] as number;
  const none = (city: number, zones: number): boolean => ((recall.places[city] as number) & zones) === 0;
  if (verb === VERB.attack) return none(target, HAND | BASE);
  if (verb === VERB.sabotage) return none(target, HAND);
  if (verb !== VERB.map) return false;
  const zones = at === At.PROBE_MAP ? BASE : HAND | BASE;
  return recall.places.every((_, city) => (((atlas.mapCities[target] as number) >> city) & 1) === 0 || none(city, zones));
}
