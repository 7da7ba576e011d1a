import { set, type Known } from '@orrery/kernel';
import { BASE, DECK, DISCARD, HAND, PLAYED, Places } from './places.ts';
import { LIBERATION } from '../sides.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

/** Where a card of a group may be; positions of the deck are counted from its top, 0 first. */
export interface Whereabouts {
  /** Cards that once were known, or that can be nowhere but with the opponent, and whose place is now one of these. */
  readonly cities: readonly string[];
  readonly deck: readonly number[];
  readonly discard: boolean;
  readonly hand: boolean;
  readonly base: boolean;
  /** Nobody has seen them: every other place is ruled out. */
  readonly inferred?: true;
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
  const into = (list: Map<number, string[]>, places: number, city: string): void =>
    void list.set(places, [...(list.get(places) ?? []), city]);
  cities.forEach((city, c) => {
    const places = kept.of(c);
    // A card whose mission is under way lies open.
    if ((places & ~PLAYED) === 0) return;
    const turn = kept.proved[c] ?? 0;
    if (places === DISCARD) inDiscard.push(city);
    else if (places === HAND) oppHolds.push({ city, turn: kept.turn });
    else if (single(places) && places & DECK) deckTop[set.first(places)] = city;
    else if (kept.known[c]) into(groups, places, city);
    else if ((places & ~(HAND | BASE)) === 0) into(inferred, places, city);
    if (!(places & (HAND | BASE)) && turn > 0) oppNot.push({ city, turn });
  });
  while (deckTop.at(-1) === null) deckTop.pop();
  return {
    deckTop,
    inDiscard,
    oppHolds,
    oppNot,
    groups: [...[...groups].map((each) => [...each, false] as const), ...[...inferred].map((each) => [...each, true] as const)].map(
      ([places, list, unseen]) => ({
        cities: list,
        deck: set.list(places & DECK).filter((place) => place < kept.deck),
        discard: (places & DISCARD) !== 0,
        hand: (places & HAND) !== 0,
        base: (places & BASE) !== 0,
        ...(unseen ? { inferred: true as const } : {}),
      }),
    ),
  };
}

/** The certain knowledge that follows from a viewer's past. A spectator, who holds nothing, has none. */
export function memory(table: Table, { view, past }: Known<View>): Memory {
  const kept = new Places(table, view.viewer);
  if (view.viewer <= LIBERATION) for (const entry of past) if (entry >= 0) kept.hear(table.events.codec.name(entry));
  return recall(table.cities, kept);
}
