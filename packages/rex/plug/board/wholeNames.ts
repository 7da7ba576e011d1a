/**
 * Names on a map that is small for them, as the whole city is on a phone: of strongholds, beside them or in a corner outside the rim with a line to them, and of
 * whatever else has room.
 */
import { at, type Box, CENTRE, overlap, type Place, reachOf } from './geometry.ts';
import { curvesOf, grow, type Label, labelOf, namesOf, settings, sizeOf } from './layout.ts';

export interface WholeName extends Label {
  /** From the name to its place, where it does not stand beside it. */
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number] | null;
}

/** A name may cross a street, but not lie along one. */
const CROSSING = 26;
/** Outside the rim. */
const OUTSIDE = 50.6;
const EDGE = 0.6;

/** The corner nearest to a place, where its name has room there. */
function inCorner(place: Place, name: string, font: number): WholeName | null {
  const { x, y } = at(place);
  const [right, low] = [x > CENTRE, y > CENTRE];
  for (const lines of settings(name).toSorted((a, b) => a.length - b.length)) {
    const { w, h } = sizeOf(lines, font);
    const box = { x: right ? 100 - w - EDGE : EDGE, y: low ? 100 - h - EDGE : EDGE, w, h };
    const near = { x: right ? box.x : box.x + w, y: low ? box.y : box.y + h };
    if (Math.hypot(near.x - CENTRE, near.y - CENTRE) < OUTSIDE) continue;
    const away = Math.hypot(x - near.x, y - near.y);
    const end = (reachOf(place) + 0.4) / away;
    const line = [near.x, near.y, x + (near.x - x) * end, y + (near.y - y) * end] as const;
    return { lines, anchor: right ? 'end' : 'start', x: right ? box.x + w : box.x, y: box.y, box, line };
  }
  return null;
}

export function wholeNames(
  places: readonly Place[],
  nameOf: (place: Place) => string,
  font: number,
  coins: ReadonlyMap<string, Box>,
): ReadonlyMap<string, WholeName> {
  const points = curvesOf(places).flatMap((curve) => curve.points);
  const taken: Box[] = [...coins.values()];
  const names = new Map<string, WholeName>();
  const free = (box: Box): boolean => taken.every((other) => overlap(grow(box, 0.3), other) === 0);
  const held = (place: Place): boolean => place.stronghold === true;
  for (const place of places.filter(({ council }) => !council).toSorted((a, b) => Number(held(b)) - Number(held(a)))) {
    const [beside] = namesOf(place, nameOf, font, places, points)
      .filter(({ box, cost }) => cost < CROSSING && free(box))
      .toSorted((a, b) => a.cost - b.cost);
    const corner = beside || !held(place) ? null : inCorner(place, nameOf(place), font);
    const found = beside ? { ...labelOf(beside), line: null } : corner && free(corner.box) ? corner : null;
    if (!found) continue;
    taken.push(found.box);
    names.set(place.id, found);
  }
  return names;
}
