/** What a seat knows for certain of hidden cards, fact by fact, since when and why: an aid, never a guess. */
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

export interface Wording {
  readonly say: (key: MemoryKey, values?: Values) => string;
  readonly language: string;
  /** A city in a sentence. */
  readonly label: (city: string) => string;
}

export function facts(memory: Memory, view: View, { say, language, label }: Wording): Fact[] {
  const dynasty = view.viewer === 0;
  const list: Fact[] = [];
  /** When cards came to be known so; nothing where that was before the first turn. */
  const learnt = (cities: readonly string[]): { when?: string } => {
    const turns = [...new Set(cities.map((city) => memory.learnt[city] ?? 0))].filter((turn) => turn > 0).toSorted((a, b) => a - b);
    return turns.length === 0
      ? {}
      : { when: turns.length === 1 ? say('memory.turn', { turn: turns[0] ?? 0 }) : say('memory.turns', { turns: turns.join(', ') }) };
  };
  memory.deckTop.forEach((city, i) => {
    if (city !== null) list.push({ cities: [city], text: say('memory.deck', { n: i + 1 }), ...learnt([city]), fades: true });
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
    const { clue } = group;
    const places = [
      group.deck.length > 0 &&
        (group.deck.length >= view.deck ? say('memory.in.deck') : say('memory.in.top', { n: Math.max(...group.deck) + 1 })),
      group.discard && say('memory.in.discard'),
      group.hand && say('memory.in.hand'),
      group.base && say('memory.in.base'),
    ].filter((place) => place !== false);
    const why = clue ? say('memory.clue.only', { letter: label(clue.city) }) : group.inferred && say('memory.inferred');
    list.push({
      cities: group.cities,
      text: new Intl.ListFormat(language, { type: 'disjunction' }).format(places),
      when: [group.turn > 0 && say('memory.turn', { turn: clue?.turn ?? group.turn }), why].filter(Boolean).join(' · '),
      ...(clue ? { mark: 'named' } : {}),
    });
  }
  for (const { cities, city, turn } of memory.clues)
    list.push({
      cities,
      text: say('memory.clue'),
      when: `${say('memory.turn', { turn })} · ${say('memory.clue.named', { letter: label(city) })}`,
      mark: 'named',
    });
  if (memory.inDiscard.length > 0)
    list.push({ cities: memory.inDiscard, text: say('memory.discard'), ...learnt(memory.inDiscard), fades: true });
  return list;
}
