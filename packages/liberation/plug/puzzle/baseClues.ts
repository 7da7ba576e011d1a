import type { Happening, Known, Localized } from '@orrery/kernel';
import type { Clue } from '@orrery/games/puzzle';
import { Belief, type LiberationEvent, type LiberationRules, type View } from '@orrery/liberation';

interface Solved {
  readonly things: readonly string[];
  readonly left: readonly string[];
  readonly clues: readonly Clue[];
  /** Clues that take some thought. */
  readonly subtle: number;
}

const DRAWN = { en: 'cards you have drawn', ru: 'карты, которые вы взяли', de: 'Karten, die du gezogen hast' };
const TAKEN = { en: 'cities you occupy', ru: 'города, которые вы заняли', de: 'Städte, die du besetzt hast' };

/** What a player sees without thinking: whose card it has drawn, and what it has occupied. */
const PLAIN: readonly LiberationEvent['kind'][] = ['dealt', 'drew', 'occupied', 'captured'];

/**
 * Where the base can be by the rules alone, and for every other city what ruled it out: the last thing told after which no deal was left that has the base
 * there. What was drawn, or occupied, is one clue; anything else is one a turn.
 */
export function baseClues({ table }: LiberationRules, { view, past }: Known<View>): Solved {
  const belief = new Belief(table, view.viewer);
  const ruledOut: (number | null)[] = table.cities.map(() => null);
  const mentioned = new Map<string, number>();
  const turns: number[] = [];
  let turn = 0;
  let hidden = false;
  past.forEach((told, entry) => {
    belief.push(told);
    const event = told < 0 ? null : table.events.codec.name(told);
    if (event?.kind === 'turn') turn++;
    turns.push(turn);
    if (!event) return;
    if ('city' in event && PLAIN.includes(event.kind)) mentioned.set(event.city, entry);
    const settled = hidden;
    hidden ||= event.kind === 'based';
    if (!hidden) return;
    belief.bases().forEach((chance, city) => {
      const id = table.cities[city] ?? '';
      if (chance > 0) ruledOut[city] = null;
      // Where the base never was, its city was the hunter's before.
      else ruledOut[city] ??= settled ? entry : (mentioned.get(id) ?? entry);
    });
  });
  const groups = new Map<
    string,
    { readonly turn: number; readonly events: Happening[]; readonly things: string[]; readonly say: Localized | null }
  >();
  ruledOut.forEach((entry, city) => {
    if (entry === null) return;
    const told = past[entry] as Happening;
    const { kind } = table.events.codec.name(told);
    const say = !PLAIN.includes(kind) ? null : kind === 'dealt' || kind === 'drew' ? DRAWN : TAKEN;
    const key = say ? say.en : `${entry}`;
    const group = groups.get(key) ?? { turn: turns[entry] ?? 0, events: [], things: [], say };
    groups.set(key, group);
    if (!group.events.includes(told)) group.events.push(told);
    group.things.push(table.cities[city] ?? '');
  });
  const clues = [...groups.values()].toSorted((a, b) => Number(b.say !== null) - Number(a.say !== null) || a.turn - b.turn);
  return {
    things: table.cities,
    left: table.cities.filter((_, city) => ruledOut[city] === null),
    clues: clues.map(({ turn: when, events, things, say }) => ({
      turn: say ? 0 : when,
      events,
      things: things.toSorted(),
      ...(say ? { say } : {}),
    })),
    subtle: clues.filter(({ say }) => !say).length,
  };
}
