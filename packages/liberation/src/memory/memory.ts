import { set, type Known } from '@orrery/kernel';
import type { Cities } from '../cities.ts';
import { BASE, DECK, DISCARD, HAND, PLAYED, Places, THEIRS } from './places.ts';
import { LIBERATION } from '../sides.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

/** Where a card of a group may be; positions of the deck are counted from its top, 0 first. */
export interface Whereabouts {
  /** Cards that once were known, or that can be nowhere but with the opponent, and whose place is now one of these. */
  readonly cities: readonly string[];
  /** Turn in which the last of them came to be known so. */
  readonly turn: number;
  readonly deck: readonly number[];
  readonly discard: boolean;
  readonly hand: boolean;
  readonly base: boolean;
  /** Nobody has seen them: every other place is ruled out. */
  readonly inferred?: true;
  /** The Sabotage that gave the card away: no other neighbour of the city could be the reason. */
  readonly clue?: Proof;
}

export interface Proof {
  readonly city: string;
  /** Turn in which it was last proved. */
  readonly turn: number;
}

/** What a viewer knows for certain about hidden cards; never a guess. */
export interface Memory {
  /** Known cards of the deck by position from the top; null where unknown. */
  readonly deckTop: readonly (string | null)[];
  readonly inDiscard: readonly string[];
  readonly groups: readonly Whereabouts[];
  readonly oppHolds: readonly Proof[];
  /** Certainly not in the opponent's hand and, for the Dynasty, not the base either. */
  readonly oppNot: readonly Proof[];
  /** Cities the Liberation named by Sabotage: of these neighbours one at least is its base or in its hand. LIB-SABOTAGE-2 */
  readonly clues: readonly (Proof & { readonly cities: readonly string[] })[];
  /** Turns in which cards came to be known to lie where they lie, by city. */
  readonly learnt: Readonly<Record<string, number>>;
}

const single = (places: number): boolean => places !== 0 && (places & (places - 1)) === 0;

/** What the possible places of all cards say for certain, in words. */
export function recall(cities: readonly string[], kept: Places): Memory {
  kept.settle();
  const deckTop: (string | null)[] = Array.from({ length: kept.deck }, () => null);
  const inDiscard: string[] = [];
  const oppHolds: Proof[] = [];
  const oppNot: Proof[] = [];
  const groups = new Map<number, string[]>();
  const inferred = new Map<number, string[]>();
  const pointed: Whereabouts[] = [];
  const learnt: Record<string, number> = {};
  const named = (among: Cities): string[] => cities.filter((_, c) => set.has(among, c));
  const whereabouts = (list: readonly string[], places: number, why: Pick<Whereabouts, 'inferred' | 'clue'> = {}): Whereabouts => ({
    cities: list,
    turn: Math.max(...list.map((city) => kept.learnt[cities.indexOf(city)] ?? 0)),
    deck: set.list(places & DECK).filter((place) => place < kept.deck),
    discard: (places & DISCARD) !== 0,
    hand: (places & HAND) !== 0,
    base: (places & BASE) !== 0,
    ...why,
  });
  const into = (list: Map<number, string[]>, places: number, city: string): void =>
    void list.set(places, [...(list.get(places) ?? []), city]);
  cities.forEach((city, c) => {
    const places = kept.of(c);
    // A card whose mission is under way lies open.
    if ((places & ~PLAYED) === 0) return;
    const turn = kept.proved[c] ?? 0;
    const since = kept.learnt[c] ?? 0;
    const clue = kept.reasons[c];
    if (kept.known[c] || single(places)) learnt[city] = since;
    if (places === DISCARD) inDiscard.push(city);
    else if (places === HAND) oppHolds.push({ city, turn: since });
    else if (single(places) && places & DECK) deckTop[set.first(places)] = city;
    else if (kept.known[c]) into(groups, places, city);
    else if ((places & ~THEIRS) === 0 && clue)
      pointed.push(whereabouts([city], places, { clue: { city: cities[clue.city] ?? '', turn: clue.turn } }));
    else if ((places & ~THEIRS) === 0) into(inferred, places, city);
    if (!(places & THEIRS) && turn > 0) oppNot.push({ city, turn });
  });
  while (deckTop.at(-1) === null) deckTop.pop();
  return {
    deckTop,
    inDiscard,
    oppHolds,
    oppNot,
    groups: [
      ...[...groups].map(([places, list]) => whereabouts(list, places)),
      ...pointed,
      ...[...inferred].map(([places, list]) => whereabouts(list, places, { inferred: true })),
    ],
    clues: kept.clues.open.map(({ city, turn, among }) => ({ cities: named(among), city: cities[city] ?? '', turn })),
    learnt,
  };
}

/** The certain knowledge that follows from a viewer's past. A spectator, who holds nothing, has none. */
export function memory(table: Table, { view, past }: Known<View>): Memory {
  const kept = new Places(table, view.viewer);
  if (view.viewer <= LIBERATION) for (const entry of past) if (entry >= 0) kept.hear(table.events.codec.name(entry));
  return recall(table.cities, kept);
}
