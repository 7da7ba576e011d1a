/** A box within another one, in its measures. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a place of a drawn board lies within a frame around it, with some air on all sides. */
export function airyBox(frame: Element, place: Element, air: number): Box {
  const around = frame.getBoundingClientRect();
  const { x, y, width, height } = (place.querySelector('[data-core]') ?? place).getBoundingClientRect();
  return { x: x - around.x - air, y: y - around.y - air, w: width + 2 * air, h: height + 2 * air };
}
