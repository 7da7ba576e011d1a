import { DECK, DISCARD, parted, type Family } from './family.ts';
import type { Heard, Knowledge } from './knowledge.ts';

export function dropEmptySections(k: Knowledge): void {
  while (k.frame.sizes.length > DECK + 1 && k.frame.sizes[DECK] === 0) {
    k.frame.sizes.splice(DECK, 1);
    k.map((zones) => void zones.splice(DECK, 1));
  }
}

/** An empty section goes; the deck keeps one, be it empty. */
function removeSection(k: Knowledge, zone: number): void {
  if (k.frame.sizes.length === DECK + 1) return;
  k.frame.sizes.splice(zone, 1);
  k.map((zones) => void zones.splice(zone, 1));
}

/** Makes sections end after the top `count` cards. */
function cut(k: Knowledge, count: number): void {
  const { sizes } = k.frame;
  let zone = DECK;
  let left = count;
  while (left > 0 && (sizes[zone] ?? 0) <= left) left -= sizes[zone++] ?? 0;
  if (left === 0) return;
  const all: Family[] = [];
  for (const family of k.families)
    for (const { family: piece, part } of parted(k.frame, family, zone, left)) {
      const zones = [...piece.zones];
      zones.splice(zone, 1, part, (zones[zone] ?? 0) & ~part);
      all.push({ weight: piece.weight, zones });
    }
  sizes.splice(zone, 1, left, (sizes[zone] ?? 0) - left);
  k.keep(all);
}

/** A card that was looked at lies on top of the section that begins here; it becomes a section of its own. */
export function sees(k: Knowledge, card: number, zone: number): void {
  k.find(card, zone);
  const rest = (k.frame.sizes[zone] ?? 0) - 1;
  if (rest === 0) return;
  k.map((zones) => zones.splice(zone, 1, 1 << card, (zones[zone] ?? 0) & ~(1 << card)));
  k.frame.sizes.splice(zone, 1, 1, rest);
  k.keep(k.families);
}

export function mills(k: Knowledge, count: number): void {
  cut(k, count);
  let left = count;
  while (left > 0) {
    const cards = k.frame.sizes[DECK] ?? 0;
    left -= cards;
    k.map((zones) => {
      zones[DISCARD] = (zones[DISCARD] ?? 0) | (zones[DECK] ?? 0);
      zones[DECK] = 0;
    });
    k.resize(DISCARD, cards);
    k.frame.sizes[DECK] = 0;
    if (k.frame.sizes.length === DECK + 1) break;
    dropEmptySections(k);
  }
  k.keep(k.families);
}

export function returns(k: Knowledge, count: number): void {
  if (count === 0) return;
  const all: Family[] = [];
  for (const family of k.families)
    for (const { family: piece, part } of parted(k.frame, family, DISCARD, count)) {
      const zones = [...piece.zones];
      zones[DISCARD] = (zones[DISCARD] ?? 0) & ~part;
      zones.splice(DECK, 0, part);
      all.push({ weight: piece.weight, zones });
    }
  k.resize(DISCARD, -count);
  k.frame.sizes.splice(DECK, 0, count);
  // An empty deck had one empty section, which the returned cards replace.
  if (k.frame.sizes[DECK + 1] === 0) {
    k.frame.sizes.splice(DECK + 1, 1);
    for (const family of all) (family.zones as number[]).splice(DECK + 1, 1);
  }
  k.keep(all);
}

export function takes(k: Knowledge, event: Heard<'took'>): void {
  const { sizes } = k.frame;
  if ('city' in event) {
    const card = k.city(event.city);
    const zone = sizes.findIndex((_, at) => at >= DECK && k.families.every((family) => ((family.zones[at] ?? 0) >> card) & 1));
    k.pour(card, zone, event.seat);
    removeSection(k, zone);
    return;
  }
  if (event.count === 0) return;
  // Within one section any card is as likely as another.
  if ((sizes[DECK] ?? 0) >= k.looking) {
    k.carryAny(DECK, event.seat);
    dropEmptySections(k);
    k.looking--;
    return;
  }
  // Else each of the cards is a section of its own, and any of them goes.
  for (let i = 1; i <= k.looking; i++) cut(k, i);
  const all: Family[] = [];
  for (const family of k.families)
    for (let i = 0; i < k.looking; i++) {
      const zones = [...family.zones];
      zones[event.seat] = (zones[event.seat] ?? 0) | (zones[DECK + i] ?? 0);
      zones.splice(DECK + i, 1);
      all.push({ weight: family.weight / k.looking, zones });
    }
  k.looking--;
  sizes.splice(DECK, 1);
  k.resize(event.seat, 1);
  if (sizes.length === DECK) {
    sizes.push(0);
    for (const family of all) (family.zones as number[]).push(0);
  }
  k.keep(all);
}

export function putsBack(k: Knowledge, event: Heard<'putBack'>): void {
  if ('place' in event) {
    const card = k.city(event.city);
    const zone = DECK + event.place - 1;
    k.map((zones) => void (zones[zone] = 1 << card));
    return;
  }
  // Who put them back chose the order: for everybody else they are one section.
  if ((k.frame.sizes[DECK] ?? 0) >= event.count) return;
  cut(k, event.count);
  let sections = 0;
  for (let left = event.count; left > 0; sections++) left -= k.frame.sizes[DECK + sections] ?? 0;
  k.map((zones) =>
    zones.splice(
      DECK,
      sections,
      zones.slice(DECK, DECK + sections).reduce((all, zone) => all | zone, 0),
    ),
  );
  k.frame.sizes.splice(DECK, sections, event.count);
  k.keep(k.families);
}
