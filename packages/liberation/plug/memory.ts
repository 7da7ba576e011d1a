/** What a seat knows for certain of hidden cards, fact by fact: an aid, never a guess. */
import type { Memory, View } from '@orrery/liberation';
import type { Values } from '@orrery/texts';
import type { en } from './texts/en.ts';

export interface Fact {
  readonly cities: readonly string[];
  readonly text: string;
  readonly when?: string;
  /** Ends with the next shuffle. */
  readonly fades?: boolean;
  readonly mark?: 'miss' | 'named';
}

type MemoryKey = Extract<keyof typeof en, `memory.${string}`>;

export function facts(memory: Memory, view: View, say: (key: MemoryKey, values?: Values) => string, language: string): Fact[] {
  const dynasty = view.viewer === 0;
  const list: Fact[] = [];
  memory.deckTop.forEach((city, i) => {
    if (city !== null) list.push({ cities: [city], text: say('memory.deck', { n: i + 1 }), fades: true });
  });
  for (const { city, turn } of memory.oppHolds)
    list.push({ cities: [city], text: say(dynasty ? 'memory.holds.L' : 'memory.holds.D'), when: say('memory.turn', { turn }) });
  for (const { city, turn } of memory.oppNot)
    if (!memory.inDiscard.includes(city) && !memory.deckTop.includes(city))
      list.push({
        cities: [city],
        text: say(dynasty ? 'memory.not.L' : 'memory.not.D'),
        when: say('memory.turn', { turn }),
        mark: dynasty ? 'miss' : 'named',
      });
  for (const group of memory.groups) {
    const places = [
      group.deck.length > 0 &&
        (group.deck.length >= view.deck ? say('memory.in.deck') : say('memory.in.top', { n: Math.max(...group.deck) + 1 })),
      group.discard && say('memory.in.discard'),
      group.hand && say('memory.in.hand'),
      group.base && say('memory.in.base'),
    ].filter((place) => place !== false);
    list.push({
      cities: group.cities,
      text: new Intl.ListFormat(language, { type: 'disjunction' }).format(places),
      ...(group.inferred ? { when: say('memory.inferred') } : {}),
    });
  }
  if (memory.inDiscard.length > 0) list.push({ cities: memory.inDiscard, text: say('memory.discard'), fades: true });
  return list;
}
