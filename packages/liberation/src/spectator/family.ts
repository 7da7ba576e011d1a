import { set } from '@orrery/kernel';
import { first, size, type CitySet } from '../cities.ts';

/**
 * A family of worlds: some hidden cards have their zone, all others are dealt evenly over the slots that are left. What a viewer knows is a list of
 * families with weights; together they are exact, and far fewer than the worlds they stand for.
 */
export interface Family {
  readonly weight: number;
  /** Cards placed in each zone. */
  readonly zones: readonly CitySet[];
}

/** Hidden zones. From DECK on: the deck's sections from the top, each a number of cards in unknown order. */
export const BASE = 2;
export const DISCARD = 3;
export const PLAYED = 4;
export const DECK = 5;

/** Cards that may lie anywhere, and how many slots each zone has: the same for all families of a viewer. */
export interface Frame {
  hidden: CitySet;
  sizes: number[];
}

export const bitsOf = (zones: readonly CitySet[]): CitySet => zones.reduce((all, zone) => all | zone, 0);

/** Cards of this family without a zone. */
export const unplaced = (frame: Frame, family: Family): CitySet => frame.hidden & ~bitsOf(family.zones);

/** Slots of a zone that hold an unplaced card. */
export const vacant = (frame: Frame, family: Family, zone: number): number => (frame.sizes[zone] ?? 0) - size(family.zones[zone] ?? 0);

export const zoneOf = (family: Family, card: number): number => family.zones.findIndex((zone) => (zone >> card) & 1);

export const withZone = (family: Family, zone: number, set: CitySet, weight = family.weight): Family => ({
  weight,
  zones: family.zones.with(zone, set),
});

/** The family's part in which the card lies in one of these zones: nothing, itself, or a piece for each zone. */
export function within(frame: Frame, family: Family, card: number, allowed: (zone: number) => boolean): Family[] {
  const at = zoneOf(family, card);
  if (at >= 0) return allowed(at) ? [family] : [];
  const open = size(unplaced(frame, family));
  const pieces: Family[] = [];
  for (let zone = 0; zone < frame.sizes.length; zone++) {
    const slots = allowed(zone) ? vacant(frame, family, zone) : 0;
    if (slots > 0) pieces.push(withZone(family, zone, (family.zones[zone] ?? 0) | (1 << card), (family.weight * slots) / open));
  }
  return pieces;
}

/** The part in which at least one of the cards lies in one of these zones. */
export function someWithin(frame: Frame, family: Family, cards: CitySet, wanted: (zone: number) => boolean): Family[] {
  for (let zone = 0; zone < frame.sizes.length; zone++) if (wanted(zone) && (family.zones[zone] ?? 0) & cards) return [family];
  const found: Family[] = [];
  let rest: Family[] = [family];
  for (let open = cards & unplaced(frame, family); open !== 0; open &= open - 1) {
    const card = first(open);
    const without: Family[] = [];
    for (const each of rest) {
      found.push(...within(frame, each, card, wanted));
      without.push(...within(frame, each, card, (zone) => !wanted(zone)));
    }
    rest = without;
  }
  return found;
}

/** The family split until every card of the zone is placed. */
export function placed(frame: Frame, family: Family, zone: number): Family[] {
  const slots = vacant(frame, family, zone);
  if (slots === 0) return [family];
  const open = unplaced(frame, family);
  let ways = 1;
  for (let i = 0; i < slots; i++) ways = (ways * (size(open) - i)) / (i + 1);
  const weight = family.weight / ways;
  const pieces: Family[] = [];
  const choose = (left: number, from: CitySet, chosen: CitySet): void => {
    if (left === 0) {
      pieces.push(withZone(family, zone, (family.zones[zone] ?? 0) | chosen, weight));
      return;
    }
    for (let rest = from; size(rest) >= left; rest &= rest - 1) {
      choose(left - 1, set.rest(rest), set.with(chosen, set.first(rest)));
    }
  };
  choose(slots, open, 0);
  return pieces;
}

/** A placed card changes its zone. */
export function carried(family: Family, card: number, from: number, to: number, weight = family.weight): Family {
  const zones = [...family.zones];
  zones[from] = (zones[from] ?? 0) & ~(1 << card);
  zones[to] = (zones[to] ?? 0) | (1 << card);
  return { weight, zones };
}

/** One card of a zone, each equally likely, goes to another; the frame's sizes are still those before. */
export function anyCarried(frame: Frame, family: Family, from: number, to: number): Family[] {
  const cards = frame.sizes[from] ?? 0;
  const pieces: Family[] = [];
  for (let rest = family.zones[from] ?? 0; rest !== 0; rest &= rest - 1)
    pieces.push(carried(family, first(rest), from, to, family.weight / cards));
  const open = vacant(frame, family, from);
  if (open > 0) pieces.push({ weight: (family.weight * open) / cards, zones: family.zones });
  return pieces;
}

/** `count` cards of a zone, each set equally likely, are told apart as a section of their own: the placed cards among them are chosen. */
export function parted(frame: Frame, family: Family, zone: number, count: number): { readonly family: Family; readonly part: CitySet }[] {
  let pieces = [{ weight: family.weight, part: 0, chosen: 0 }];
  let seen = 0;
  for (let rest = family.zones[zone] ?? 0; rest !== 0; rest &= rest - 1) {
    const card = set.only(first(rest));
    const slots = (frame.sizes[zone] ?? 0) - seen++;
    pieces = pieces.flatMap(({ weight, part, chosen }) => {
      const inside = (count - chosen) / slots;
      const split: typeof pieces = [];
      if (inside > 0) split.push({ weight: weight * inside, part: part | card, chosen: chosen + 1 });
      if (inside < 1) split.push({ weight: weight * (1 - inside), part, chosen });
      return split;
    });
  }
  return pieces.map(({ weight, part }) => ({ family: { weight, zones: family.zones }, part }));
}

/** Finds equal families by their zones: a table of indices into the list, by hash. */
class Finder {
  readonly #slots: Int32Array;
  readonly #list: { weight: number; readonly zones: readonly CitySet[] }[] = [];

  constructor(most: number) {
    this.#slots = new Int32Array(2 << (32 - Math.clz32(most + 1))).fill(-1);
  }

  add(weight: number, zones: readonly CitySet[]): void {
    let hash = 0;
    for (const zone of zones) hash = Math.imul((hash << 13) ^ (hash >>> 19) ^ zone, 0x9e3779b1);
    const mask = this.#slots.length - 1;
    for (let at = (hash ^ (hash >>> 15)) & mask; ; at = (at + 1) & mask) {
      const index = this.#slots[at] as number;
      const found = this.#list[index];
      if (!found) {
        this.#slots[at] = this.#list.push({ weight, zones }) - 1;
        return;
      }
      if (equal(found.zones, zones)) {
        found.weight += weight;
        return;
      }
    }
  }

  list(total: number): Family[] {
    for (const family of this.#list) family.weight /= total;
    return this.#list;
  }
}

function equal(a: readonly CitySet[], b: readonly CitySet[]): boolean {
  for (let zone = 0; zone < a.length; zone++) if (a[zone] !== b[zone]) return false;
  return true;
}

/** Equal families become one; families in which every card has its zone are written in one way; weights sum to 1. */
export function gathered(frame: Frame, families: readonly Family[]): Family[] {
  const largest = frame.sizes.reduce((best, slots, zone) => (slots > (frame.sizes[best] ?? 0) ? zone : best), 0);
  const finder = new Finder(families.length);
  let total = 0;
  for (const family of families) {
    total += family.weight;
    finder.add(family.weight, settled(frame, family, largest));
  }
  return finder.list(total);
}

/** A choice of `most` families, each as often as its weight asks; weights sum to 1. Every `variant` chooses others. */
export function thinned(families: readonly Family[], most: number, variant: number): Family[] {
  const kept: Family[] = [];
  let sum = 0;
  let next = ((0.5 + variant * 0.618) % 1) / most;
  for (const { weight, zones } of families) {
    sum += weight;
    let times = 0;
    for (; next < sum; next += 1 / most) times++;
    if (times > 0) kept.push({ weight: times / most, zones });
  }
  return kept;
}

/** Where only one zone has open slots, nothing is open at all: the largest zone takes over as the one left unwritten. */
function settled(frame: Frame, family: Family, largest: number): readonly CitySet[] {
  let openZone = -1;
  for (let zone = 0; zone < frame.sizes.length; zone++) {
    if (vacant(frame, family, zone) === 0) continue;
    if (openZone >= 0) return family.zones;
    openZone = zone;
  }
  if (openZone === largest && family.zones[largest] === 0) return family.zones;
  const zones = [...family.zones];
  if (openZone >= 0) zones[openZone] = (zones[openZone] ?? 0) | unplaced(frame, family);
  zones[largest] = 0;
  return zones;
}
