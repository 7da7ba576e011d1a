/**
 * Names on a map that is small for them, as the whole city is on a phone: of as many places as have room for one, strongholds first; a stronghold that has none
 * is named in a corner outside the rim, with a line to it.
 */
import { at, BADGE, badgeOf, type Box, CENTRE, intrusion, overlap, type Place, polar, reachOf, RIM, sectorAngle } from './geometry.ts';
import { curvesOf, grow, type Label, settings, sizeOf, touching } from './layout.ts';

export interface WholeName extends Label {
  /** From the name to its place, where it does not stand beside it. */
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number] | null;
}

/** Outside the rim. */
const OUTSIDE = 50.6;
const EDGE = 0.6;
/** Between a place and its name, and between two names. */
const [GAP, APART] = [0.55, 0.3];
/** Ways round a place that are tried. */
const WAYS = 32;
/** What a sector's number needs. */
const NUMBER = 1.35;
/** A name may cross streets, but not lie along one: so many points of them are too many. */
const CROSSING = 14;
/** Of a line to a place, so many points are looked at. */
const POINTS = 40;

/** The corner nearest to a place, where its name has room there: in the corner itself, or next to the names that stand there already. */
function inCorner(
  place: Place,
  name: string,
  font: number,
  taken: readonly Box[],
  open: (line: WholeName['line']) => boolean,
): WholeName | null {
  const { x, y } = at(place);
  const [right, low] = [x > CENTRE, y > CENTRE];
  for (const lines of settings(name).toSorted((a, b) => a.length - b.length)) {
    const { w, h } = sizeOf(lines, font);
    const left = right ? 100 - w - EDGE : EDGE;
    const heights = [low ? 100 - h - EDGE : EDGE, ...taken.map((box) => (low ? box.y - h - APART : box.y + box.h + APART))];
    for (const top of heights) {
      const box = { x: left, y: top, w, h };
      const near = { x: right ? box.x : box.x + w, y: low ? box.y : box.y + h };
      if (Math.hypot(near.x - CENTRE, near.y - CENTRE) < OUTSIDE || taken.some((other) => overlap(grow(box, APART / 2), other) > 0))
        continue;
      const away = Math.hypot(x - near.x, y - near.y);
      const end = (reachOf(place) + 0.4) / away;
      const line = [near.x, near.y, x + (near.x - x) * end, y + (near.y - y) * end] as const;
      if (open(line)) return { lines, anchor: right ? 'end' : 'start', x: right ? box.x + w : box.x, y: box.y, box, line };
    }
  }
  return null;
}

interface Spot {
  readonly lines: readonly string[];
  readonly box: Box;
  /** What speaks against it: streets under it, and another place as near as its own. */
  readonly cost: number;
}

/** Where a name may stand beside its place, whatever becomes of the others. */
function spotsOf(
  place: Place,
  name: string,
  font: number,
  places: readonly Place[],
  allowed: (box: Box) => number | null,
): readonly Spot[] {
  const far = (box: Box, other: Place): number => 100 - intrusion(box, at(other), 100) - reachOf(other);
  return settings(name).flatMap((lines) =>
    Array.from({ length: WAYS }, (_, way): Spot | null => {
      const a = (way / WAYS) * 2 * Math.PI;
      const box = touching(at(place), reachOf(place) + GAP, sizeOf(lines, font), Math.cos(a), Math.sin(a));
      const streets = allowed(box);
      if (streets === null) return null;
      const next = Math.min(...places.map((other) => (other === place ? Infinity : far(box, other))));
      return { lines, box, cost: streets / 3 + Math.max(0, 2 - next) * 2 };
    }).filter((spot) => spot !== null),
  );
}

const beside = (place: Place, { lines, box }: Spot): WholeName => {
  const middle = box.x + box.w / 2 - at(place).x;
  const anchor = Math.abs(middle) < box.w / 3 ? 'middle' : middle > 0 ? 'start' : 'end';
  return {
    lines,
    anchor,
    x: anchor === 'middle' ? box.x + box.w / 2 : anchor === 'start' ? box.x : box.x + box.w,
    y: box.y,
    box,
    line: null,
  };
};

export function wholeNames(
  places: readonly Place[],
  sectors: number,
  nameOf: (place: Place) => string,
  font: number,
  coins: ReadonlyMap<string, Box>,
): ReadonlyMap<string, WholeName> {
  const points = curvesOf(places).flatMap((curve) => curve.points);
  const marks = places.map((place) => ({ x: at(place).x + badgeOf(place).x, y: at(place).y + badgeOf(place).y }));
  const numbers = Array.from({ length: sectors }, (_, k) => polar(sectorAngle(k + 1, sectors), RIM + 1.85));
  /** How many points of streets lie under a box that covers nothing else; null where it does. */
  const allowed = (box: Box): number | null => {
    if (box.x < EDGE || box.y < EDGE || box.x + box.w > 100 - EDGE || box.y + box.h > 100 - EDGE) return null;
    for (const coin of coins.values()) if (overlap(grow(box, APART), coin) > 0) return null;
    if (places.some((place) => intrusion(box, at(place), reachOf(place) + 0.1) > 0)) return null;
    if (marks.some((mark) => intrusion(box, mark, BADGE) > 0) || numbers.some((number) => intrusion(box, number, NUMBER) > 0)) return null;
    const streets = points.filter(({ x, y }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).length;
    return streets < CROSSING ? streets : null;
  };
  const names = new Map<string, WholeName>();
  const outside = places.filter(({ council }) => !council);
  const open = new Map(outside.map((place) => [place, spotsOf(place, nameOf(place), font, places, allowed)]));
  /** Nothing else stands there from now on. */
  const take = (place: Place, name: WholeName): void => {
    names.set(place.id, name);
    open.delete(place);
    for (const [other, spots] of open)
      open.set(
        other,
        spots.filter(({ box }) => overlap(grow(box, APART), name.box) === 0),
      );
  };
  /** Whether a line to a place meets nothing on its way that can be read or pressed. */
  const clear =
    (place: Place) =>
    ([x1, y1, x2, y2]: NonNullable<WholeName['line']>): boolean =>
      Array.from({ length: POINTS }, (_, i) => ({ x: x1 + ((x2 - x1) * (i + 1)) / POINTS, y: y1 + ((y2 - y1) * (i + 1)) / POINTS })).every(
        (point) =>
          !places.some((other) => other !== place && Math.hypot(point.x - at(other).x, point.y - at(other).y) < reachOf(other) + 0.3) &&
          !numbers.some((number) => Math.hypot(point.x - number.x, point.y - number.y) < NUMBER) &&
          ![...names.values(), ...[...coins.values()].map((box) => ({ box }))].some(
            ({ box }) =>
              point.x > box.x - APART && point.x < box.x + box.w + APART && point.y > box.y - APART && point.y < box.y + box.h + APART,
          ),
      );
  const cornered = (place: Place, open: (line: NonNullable<WholeName['line']>) => boolean): WholeName | null =>
    inCorner(
      place,
      nameOf(place),
      font,
      [...names.values()].flatMap(({ box, line }) => (line ? [box] : [])),
      (line) => line !== null && open(line),
    );
  /** Whoever has the fewest places to go chooses first, and takes from the others as little as can be. */
  const lay = (among: readonly Place[]): void => {
    for (const left = new Set(among); left.size > 0;) {
      const [place] = [...left].toSorted((a, b) => (open.get(a)?.length ?? 0) - (open.get(b)?.length ?? 0));
      if (!place) return;
      left.delete(place);
      const harm = ({ box, cost }: Spot): number =>
        [...open].reduce((sum, [other, spots]) => {
          if (other === place || spots.length === 0) return sum;
          return sum + (10 * spots.filter((spot) => overlap(grow(spot.box, APART), box) > 0).length) / spots.length;
        }, cost);
      const [best] = (open.get(place) ?? []).map((spot) => ({ spot, harm: harm(spot) })).toSorted((a, b) => a.harm - b.harm);
      const corner = best || !place.stronghold ? null : (cornered(place, clear(place)) ?? cornered(place, () => true));
      if (best) take(place, beside(place, best.spot));
      else if (corner) take(place, corner);
    }
  };
  lay(outside.filter(({ stronghold }) => stronghold));
  lay(outside.filter(({ stronghold }) => !stronghold));
  // What is left of the corners is for those near the rim, the nearest first.
  const corner = ({ xy: [x = CENTRE, y = CENTRE] }: Place): number =>
    Math.hypot(Math.abs(x - CENTRE) - CENTRE, Math.abs(y - CENTRE) - CENTRE);
  for (const place of outside.filter(({ id }) => !names.has(id)).toSorted((a, b) => corner(a) - corner(b))) {
    const name = cornered(place, clear(place));
    if (name) take(place, name);
  }
  return names;
}
