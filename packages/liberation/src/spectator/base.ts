import { set } from '@orrery/kernel';
import { areaOf } from '../areas.ts';
import { first, size, type CitySet } from '../cities.ts';
import { LIBERATION } from '../sides.ts';
import { operation } from './acts.ts';
import { BASE, placed, withZone, type Family } from './family.ts';
import type { Heard, Knowledge } from './knowledge.ts';

function swapsBase(k: Knowledge, from: number, to: number): void {
  if (from !== to)
    k.map((zones) => {
      zones[LIBERATION] = ((zones[LIBERATION] ?? 0) | (1 << from)) & ~(1 << to);
      zones[BASE] = 1 << to;
    });
}

/** The base stays or is exchanged for a hand card, evenly over what was open. */
function relocate(k: Knowledge, open: (base: number, hand: CitySet) => CitySet, mayStay: boolean): void {
  k.each((family) =>
    placed(k.frame, family, BASE).flatMap((based) =>
      placed(k.frame, based, LIBERATION).flatMap((piece) => {
        const base = piece.zones[BASE] ?? 0;
        const hand = piece.zones[LIBERATION] ?? 0;
        const moves = open(first(base), hand);
        const choices = mayStay || moves === 0 ? moves | base : moves;
        const weight = piece.weight / size(choices);
        const pieces: Family[] = [];
        for (let rest = choices; rest !== 0; rest &= rest - 1) {
          const to = set.only(first(rest));
          pieces.push(withZone(withZone(piece, LIBERATION, (hand | base) & ~to, weight), BASE, to));
        }
        return pieces;
      }),
    ),
  );
}

/** LIB-EVADE-3 */
export function evades(k: Knowledge, event: Heard<'evaded'>): void {
  if ('to' in event) swapsBase(k, k.city(event.from), k.city(event.to));
  else relocate(k, (base, hand) => hand & (k.adjacent[base] ?? 0), true);
}

export function relocates(k: Knowledge, event: Heard<'relocated'>): void {
  if ('to' in event) {
    swapsBase(k, k.city(event.from), k.city(event.to));
    return;
  }
  const op = operation(k, 'relocateBase');
  const near = op?.near === 'own';
  const mayStay = op?.mayStay ?? false;
  if (near || !mayStay) {
    relocate(k, (base, hand) => (near ? hand & (k.adjacent[base] ?? 0) : hand), mayStay);
    return;
  }
  // Base and hand are mixed: the base is any of them.
  const hand = k.frame.sizes[LIBERATION] ?? 0;
  k.each((family) => {
    const base = family.zones[BASE] ?? 0;
    const cards = (family.zones[LIBERATION] ?? 0) | base;
    const pieces: Family[] = [];
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const to = set.only(first(rest));
      pieces.push(withZone(withZone(family, LIBERATION, cards & ~to, family.weight / (hand + 1)), BASE, to));
    }
    const open = hand + 1 - size(cards);
    if (open > 0) pieces.push(withZone(withZone(family, LIBERATION, cards, (family.weight * open) / (hand + 1)), BASE, 0));
    return pieces;
  });
}

export function probes(k: Knowledge, event: Heard<'probed'>): void {
  const area = areaOf(k.table, event);
  const there = event.yes ? area : ~area;
  k.each((family) => placed(k.frame, family, BASE).filter((piece) => (piece.zones[BASE] ?? 0) & there));
}
