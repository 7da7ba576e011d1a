/** Where names and coins go. Computed from the pack and the language alone, so that nothing jumps while units move. */
import type { Point } from '@orrery/web/draw/shapes.ts';
import { at, BADGE, badgeOf, type Box, CENTRE, CROWD, intrusion, overlap, pathCurve, type Place, reachOf, RIM } from './geometry.ts';
import { unbroken } from './shortNames.ts';

export interface Label {
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}
export interface Path {
  readonly a: string;
  readonly b: string;
  readonly d: string;
}
export interface CityLayout {
  readonly paths: readonly Path[];
  readonly labels: ReadonlyMap<string, Label>;
  readonly coins: ReadonlyMap<string, Box>;
  readonly font: number;
}

/** Advances of the text face in em, by its letters; every other letter is as wide as most. */
const ADVANCES: readonly (readonly [em: number, letters: string])[] = [
  [0.2, ' '],
  [0.28, 'ijlI.'],
  [0.42, 'frt-'],
  [0.54, 'cksvxyzFJLгзктух'],
  [0.73, 'CDGHNOQUÄÖÜmжфыАГДИЛНОПСЭ'],
  [0.87, 'wmMWШШщшюМ'],
];
const advance = (letter: string): number => ADVANCES.findLast(([, letters]) => letters.includes(letter))?.[0] ?? 0.615;
const lengthOf = (line: string): number => [...line].reduce((sum, letter) => sum + advance(letter), 0);
/** Between a node and its name; the ring of an open choice fits in. */
const GAP = 1.05;
const COIN = { w: 4.9, h: 2.6 };

/** A name in one or two lines. */
export function settings(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  const whole = unbroken(name);
  if (whole.length < 9) return [[whole]];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), unbroken(words.slice(i + 1).join(' '))]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const best = splits.toSorted((p, q) => longest(p) - longest(q))[0];
  return best ? [best, [whole]] : [[whole]];
}

export const sizeOf = (lines: readonly string[], font: number) => ({
  w: Math.max(...lines.map(lengthOf)) * font,
  h: lines.length * font * 1.16,
});

/** What it costs to cover something: more than any beauty is worth. */
const FAULT = 60;
const TRIES = 8;
/** What a side that the pack names is worth: a good deal, but not a name across a node. */
const LIKED = -5;

/** Sixteen places round a node, the best-liked first. A pack may fix one by its name. */
const AROUND: readonly (readonly [side: string, dx: number, dy: number])[] = [
  ['s', 0, 1],
  ['e', 1, 0],
  ['w', -1, 0],
  ['n', 0, -1],
  ['se', 1, 1],
  ['sw', -1, 1],
  ['ne', 1, -1],
  ['nw', -1, -1],
  ['ese', 1, 0.5],
  ['wsw', -1, 0.5],
  ['ene', 1, -0.5],
  ['wnw', -1, -0.5],
  ['sse', 0.5, 1],
  ['ssw', -0.5, 1],
  ['nne', 0.5, -1],
  ['nnw', -0.5, -1],
];

function beside(centre: Point, reach: number, { w, h }: { w: number; h: number }, dx: number, dy: number, gap: number): Box {
  // Above and below a node a name may stand off its middle.
  if (Math.abs(dx) === 0.5)
    return { x: centre.x + dx * 0.7 * w - w / 2, y: centre.y + dy * (reach + gap + (dx > 0 && dy < 0 ? 1.05 : 0) + h / 2) - h / 2, w, h };
  const slant = dx && dy ? (Math.abs(dy) === 1 ? 0.75 : 0.97) : 1;
  const mark = dx > 0 && dy < 0 ? (dy === -1 ? 1.05 : 1.5) : 0; // the upper right leaves room for the mark of a choice
  const r = (reach + gap) * slant + mark;
  const cy = Math.abs(dy) === 0.5 ? centre.y + dy * (reach + h * 0.5) : centre.y + dy * (r + h / 2);
  return { x: centre.x + dx * (r + w / 2) - w / 2, y: cy - h / 2, w, h };
}

/** The box nearest to a disc in a direction that does not reach into it. */
export function touching(centre: Point, radius: number, { w, h }: { w: number; h: number }, dx: number, dy: number): Box {
  const length = Math.hypot(dx, dy);
  for (let away = radius; ; away += 0.05) {
    const box = { x: centre.x + (dx / length) * away - w / 2, y: centre.y + (dy / length) * away - h / 2, w, h };
    if (intrusion(box, centre, radius) === 0) return box;
  }
}

interface Spot {
  readonly lines: readonly string[];
  readonly box: Box;
  readonly dx: number;
  readonly cost: number;
}
interface Option {
  readonly label: Spot;
  readonly coin: Spot;
  readonly cost: number;
}

const NONE: Spot = { lines: [], box: { x: 0, y: 0, w: 0, h: 0 }, dx: 0, cost: 0 };
export const grow = (box: Box, by: number): Box => (box.w ? { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by } : box);

/** What the ground says against a box: paths, places, marks of choices, the rim. */
function ground(places: readonly Place[], points: readonly Point[], box: Box, own: Place, isLabel: boolean): number {
  let cost = 0;
  const wide = grow(box, isLabel ? 0.35 : 0.1);
  for (const { x, y } of points) if (x > wide.x && x < wide.x + wide.w && y > wide.y && y < wide.y + wide.h) cost += 4;
  for (const place of places) {
    const centre = at(place);
    const badge = badgeOf(place);
    if ((isLabel || place !== own) && intrusion(box, centre, reachOf(place)) > 0) cost += FAULT;
    if (isLabel || place !== own) cost += intrusion(box, centre, reachOf(place) + (place === own ? 0.4 : isLabel ? 1 : 0.5)) * 16;
    if (isLabel && place !== own) cost += intrusion(box, centre, reachOf(place) + 2.2) * 3;
    const mark = { x: centre.x + badge.x, y: centre.y + badge.y };
    cost += intrusion(box, mark, isLabel ? 1.9 : 1.7) * 9 + (intrusion(box, mark, BADGE) > 0 ? FAULT : 0);
  }
  for (const x of [box.x, box.x + box.w])
    for (const y of [box.y, box.y + box.h]) {
      const over = Math.hypot(x - CENTRE, y - CENTRE) - RIM;
      cost += Math.max(0, over + 0.8) * 20 + (over > 0.5 ? FAULT : 0);
    }
  return cost;
}

const touch = (p: Option, q: Option): boolean => [p.label, p.coin].some((a) => [q.label, q.coin].some((b) => overlap(a.box, b.box) > 0));

export function curvesOf(places: readonly Place[]) {
  const byId = new Map(places.map((place) => [place.id, place]));
  return places.flatMap((a) =>
    a.adj.flatMap((id) => {
      const b = byId.get(id);
      return b && a.id < id ? [{ a: a.id, b: id, ...pathCurve(a, b) }] : [];
    }),
  );
}

/** Every way a name may stand round its place, in one line or two. */
const namesOf = (
  place: Place,
  nameOf: (place: Place) => string,
  font: number,
  places: readonly Place[],
  points: readonly Point[],
): readonly Spot[] =>
  settings(nameOf(place)).flatMap((lines, i) =>
    AROUND.map(([side, dx, dy], rank): Spot => {
      const box = beside(at(place), reachOf(place), sizeOf(lines, font), dx, dy, GAP);
      const liked = place.label?.side !== side ? 0 : place.label.lines === lines.length ? LIKED : LIKED / 4;
      return {
        lines,
        box,
        dx,
        cost: ground(places, points, box, place, true) + i * 0.8 + (rank > 3 ? 0.5 : 0) + (rank > 7 ? 0.4 : 0) + liked,
      };
    }),
  );

function labelOf({ box, dx, lines }: Spot): Label {
  const anchor = dx === 1 ? 'start' : dx === -1 ? 'end' : 'middle';
  return { lines, anchor, x: box.x + (dx === 1 ? 0 : dx === -1 ? box.w : box.w / 2), y: box.y, box };
}

const made = new WeakMap<readonly Place[], Map<string, CityLayout>>();

/** The layout of a pack in one language and type size, worked out once. */
export function cityLayout(places: readonly Place[], language: string, nameOf: (place: Place) => string, font: number): CityLayout {
  const known = made.get(places) ?? new Map<string, CityLayout>();
  const key = `${language} ${font.toFixed(2)}`;
  const layout = known.get(key) ?? layoutCity(places, nameOf, font);
  made.set(places, known.set(key, layout));
  return layout;
}

/** Names and coins by repeated best choice: cheap, deterministic, and good after a few passes. */
export function layoutCity(places: readonly Place[], nameOf: (place: Place) => string, font = 1.78): CityLayout {
  const curves = curvesOf(places);
  const points = curves.flatMap((curve) => curve.points);
  const outside = places.filter((place) => !place.council);
  const options = new Map(outside.map((place) => [place.id, optionsOf(place)]));

  function optionsOf(place: Place): readonly Option[] {
    const names = namesOf(place, nameOf, font, places, points);
    const coins = place.influence
      ? AROUND.map(([side, dx, dy]): Spot => {
          const box = touching(at(place), CROWD, COIN, dx, dy);
          return { lines: [], box, dx, cost: ground(places, points, box, place, false) + (place.label?.coins === side ? LIKED : 0) };
        })
      : [NONE];
    return names
      .flatMap((label) =>
        coins.map((coin) => ({ label, coin, cost: label.cost + coin.cost + overlap(grow(label.box, 0.2), coin.box) * 30 })),
      )
      .toSorted((p, q) => p.cost - q.cost)
      .slice(0, 60);
  }

  /** Each place in turn takes what is best for it, until nobody wants to change. */
  function settle(order: readonly string[]): { readonly pick: ReadonlyMap<string, Option>; readonly worst: number } {
    const pick = new Map([...options].flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])));
    /** What the neighbours say against a choice. */
    const clash = (id: string, option: Option): number => {
      let sum = 0;
      const label = grow(option.label.box, 0.4);
      const coin = grow(option.coin.box, 0.3);
      for (const [other, taken] of pick)
        if (other !== id)
          sum +=
            (touch(option, taken) ? FAULT : 0) +
            overlap(label, grow(taken.label.box, 0.4)) * 12 +
            (overlap(label, taken.coin.box) + overlap(grow(taken.label.box, 0.4), option.coin.box) + overlap(coin, taken.coin.box)) * 20;
      return sum;
    };
    for (let pass = 0, moved = true; moved && pass < 8; pass++) {
      moved = false;
      for (const id of order) {
        let best = pick.get(id);
        let least = Infinity;
        for (const option of options.get(id) ?? []) {
          if (option.cost >= least) continue;
          const cost = option.cost + clash(id, option);
          if (cost < least) [best, least] = [option, cost];
        }
        if (best && best !== pick.get(id)) {
          pick.set(id, best);
          moved = true;
        }
      }
    }
    return { pick, worst: Math.max(...[...pick].map(([id, option]) => option.cost + clash(id, option))) };
  }
  // Who chooses first decides where the last ones are left: other beginnings, where the first leaves somebody no room.
  const ids = [...options.keys()];
  let best = settle(ids);
  for (let turn = 1; turn <= TRIES && best.worst >= FAULT; turn++) {
    const from = Math.floor((turn * ids.length) / TRIES);
    const order = [...ids.slice(from), ...ids.slice(0, from)];
    const next = settle(turn % 2 ? order.toReversed() : order);
    if (next.worst < best.worst) best = next;
  }
  const { pick } = best;
  const labels = new Map<string, Label>();
  const coins = new Map<string, Box>();
  for (const [id, { label, coin }] of pick) {
    labels.set(id, labelOf(label));
    if (coin !== NONE) coins.set(id, coin.box);
  }
  return { paths: curves.map(({ a, b, d }) => ({ a, b, d })), labels, coins, font };
}
