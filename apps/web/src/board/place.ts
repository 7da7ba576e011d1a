/** Where an explanation stands: beside what it explains, never over the decision, and over as few open choices as can be. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const within = (at: number, size: number, most: number): number => Math.max(EDGE, Math.min(at, most - size - EDGE));

/** How many pixels of an open choice may be covered for each pixel nearer to the thing. */
const NEARNESS = 30;

/** `never`: what must stay in sight; `rather`: what should. Beyond the sides of the thing those of the decision are tried, then the corners of the screen. */
export function place(thing: Box, size: Room, screen: Room, never: readonly Box[], rather: readonly Box[]): Box {
  const [middleX, middleY] = [thing.left + thing.width / 2 - size.width / 2, thing.top + thing.height / 2 - size.height / 2];
  const [right, bottom] = [screen.width - size.width - EDGE, screen.height - size.height - EDGE];
  const tried: readonly (readonly [number, number])[] = [
    [middleX, thing.top - size.height - GAP],
    [middleX, thing.top + thing.height + GAP],
    [thing.left + thing.width + GAP, middleY],
    [thing.left - size.width - GAP, middleY],
    ...never.flatMap((box): [number, number][] => [
      [middleX, box.top - size.height - GAP],
      [middleX, box.top + box.height + GAP],
    ]),
    [EDGE, EDGE],
    [right, EDGE],
    [EDGE, bottom],
    [right, bottom],
  ];
  const ranked = tried.map(([x, y], order) => {
    const box = { left: within(x, size.width, screen.width), top: within(y, size.height, screen.height), ...size };
    const covers = (boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + shared(box, each), 0);
    const away = Math.hypot(
      box.left + size.width / 2 - thing.left - thing.width / 2,
      box.top + size.height / 2 - thing.top - thing.height / 2,
    );
    return { box, hides: covers(never), bothers: covers(rather) + 4 * shared(box, thing) + NEARNESS * away + order };
  });
  return ranked.toSorted((a, b) => a.hides - b.hides || a.bothers - b.bothers)[0]?.box ?? { ...thing, ...size };
}
