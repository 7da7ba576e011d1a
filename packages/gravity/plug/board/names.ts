/** Names of islands that are too small to carry them: each stands below, above or beside its island, where nothing else does. */
import type { Point } from './hex.ts';

/** A letter of the board's type is about this wide, in its height; Cyrillic ones are wider. */
export const letter = (text: string): number => (/[а-яё]/i.test(text) ? 0.64 : 0.57);

export interface Named {
  readonly id: string;
  readonly name: string;
  /** Said behind the name, whatever becomes of that. */
  readonly more?: string;
  readonly at: Point;
}
export interface Label {
  readonly id: string;
  readonly text: string;
  readonly more?: string;
  /** The middle of its line. */
  readonly at: Point;
}
interface Room {
  readonly width: number;
  readonly height: number;
  /** What is said in words stands above this line. */
  readonly top: number;
}

export const NAME_SIZE = 11;
const LINE = 13;
const EDGE = 2;

/** Enough for every sky that has room for all names. */
const MOST_TRIES = 500;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Laid {
  readonly id: string;
  readonly more: string | undefined;
  readonly text: string;
  readonly box: Box;
}

const meets = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < LINE;

/** Whether a line of words lies on a round thing. */
const touches = ({ x, y, width }: Box, at: Point, radius: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(at.x - x) - width / 2), Math.max(0, Math.abs(at.y - y) - LINE / 2)) < radius;

/** Below and above, within the sky and up to a third aside; to the right, to the left, and at the slanting sides. */
function places({ x, y }: Point, R: number, width: number, room: number): readonly Box[] {
  const [beside, aslant] = [R * 0.98 + width / 2, R * 0.55 + width / 2];
  const [over, slope] = [R * 0.98 + LINE / 2, R * 0.84];
  const within = (middle: number): number => Math.max(EDGE + width / 2, Math.min(room - EDGE - width / 2, middle));
  const below = (aside: number): Box => ({ x: within(x + aside * width), y: y + over, width });
  const above = (aside: number): Box => ({ x: within(x + aside * width), y: y - over, width });
  return [
    below(0),
    above(0),
    { x: x + beside, y, width },
    { x: x - beside, y, width },
    { x: x + aslant, y: y + slope, width },
    { x: x - aslant, y: y + slope, width },
    { x: x + aslant, y: y - slope, width },
    { x: x - aslant, y: y - slope, width },
    ...[1 / 3, -1 / 3].flatMap((aside) => [below(aside), above(aside)]),
  ];
}

/** `others`: middles of further islands and cells, which are to be seen. An island between neighbours on all sides is named where it is looked at. */
export function namesBeside(islands: readonly Named[], R: number, room: Room, others: readonly Point[]): readonly Label[] {
  const round = [...islands.map(({ at }) => at), ...others];
  const free = (box: Box): boolean =>
    box.x - box.width / 2 >= EDGE &&
    box.x + box.width / 2 <= room.width - EDGE &&
    box.y - LINE / 2 >= room.top &&
    box.y + LINE / 2 <= room.height - EDGE &&
    !round.some((at) => touches(box, at, R * 0.95));
  const found = islands.map(({ id, name, more, at }) => {
    const texts = [...new Set([name, name.split(' ').at(-1) ?? name, ...(more === undefined ? [] : [''])])];
    return {
      id,
      more,
      ways: texts.flatMap((text) =>
        places(at, R, (text.length + (more === undefined ? 0 : more.length + 1)) * letter(text) * NAME_SIZE + 4, room.width)
          .filter(free)
          .map((box) => ({ text, box })),
      ),
    };
  });
  // Whoever has the fewest places to go chooses first; the likeliest place is taken unless it leaves another island without a name.
  const wanting = found.filter(({ ways }) => ways.length > 0).toSorted((a, b) => a.ways.length - b.ways.length);
  let best: readonly Laid[] = [];
  let tries = 0;
  const lay = (laid: readonly Laid[], i: number): void => {
    if (laid.length > best.length) best = laid;
    const next = wanting[i];
    if (!next || laid.length + wanting.length - i <= best.length || ++tries > MOST_TRIES) return;
    for (const way of next.ways) if (!laid.some(({ box }) => meets(box, way.box))) lay([...laid, { ...next, ...way }], i + 1);
    lay(laid, i + 1);
  };
  lay([], 0);
  return best.map(({ id, more, text, box: { x, y } }) => ({ id, text, ...(more === undefined ? {} : { more }), at: { x, y } }));
}
